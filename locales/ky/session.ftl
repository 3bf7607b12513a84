# Оюндун алдында эмнеге макулдашылат жана саат эмне дейт. $side: white же black.

setup-question = { $question ->
    [opponent] Атаандаш
    [side] Сиздин тарап
    [level] Деңгээл
    [seating] Орундар
    [time] Убакыт
    [kind] Убакыт кантип бөлүнөт
    [minutes] Бүт оюнга мүнөт
    [seconds] Бир жүрүшкө секунд
    [bonus] Ар бир жүрүшкө кошумча, секунд
    [help] Жардам
   *[takebacks] Жүрүштү кайтаруу
}
setup-answer = { $answer ->
    [opponent-computer] Компьютер
    [opponent-person] Эки адам, бир түзмөк
    [opponent-judge] Жыгач тактадагы оюндун калысы
    [seating-beside] Катар
    [seating-opposite] Бетме-бет
    [seating-turning] Такта бурулат
    [kind-sudden] Кошумчасыз
    [kind-increment] Кошумча менен
    [kind-delay] Кечигүү менен
    [kind-move] Ар бир жүрүшкө
    [help-none] Жок
    [help-possible] Эмне кылса болот
    [help-hints] Кеңештер да
    [takebacks-allowed] Уруксат
   *[takebacks-never] Катуу оюн
}
setup-words = { $answer ->
    [opponent-judge] Түзмөктүн жанында жасалган ар бир жүрүштү киргизиңиз: ал текшерилип жазылат, кабыл алынбаса, себеби айтылат.
    [seating-opposite] Аркы оюнчу окуй турган нерсе ага карай бурулат.
    [seating-turning] Ар бир жүрүштөн кийин такта экинчи оюнчуга бурулат.
    [kind-increment] Ар бир жүрүш өз секунддарын кошот.
    [kind-delay] Саат ушунча күтүп анан жүрөт.
    [help-none] Белги да, сөз да жок: жыгач тактадагыдай.
    [help-possible] Белгилер жана сап азыр эмне кылса болорун айтат.
    [help-hints] Сурасаңыз, бир жүрүшкө үч кеңеш, биринен кийин бири.
    [takebacks-never] Жүрүш кайтарылбайт, кеңеш да жок.
   *[none] {""}
}
setup-name = { $side ->
    [white] Актын аты
   *[black] Каранын аты
}
setup-more = Дагы тандоолор

## Убакыт

time-other = { $time ->
    [none] Саатсыз
   *[own] Өзүңүздүкү
}
time-hours = { $hours } саат
time-minutes = { $minutes } мүн
time-seconds = { $seconds } сек
time-increment = { $time } + { $more } сек
time-delay = { $time }, кечигүү { $more } сек
time-per-move = бир жүрүшкө { $time }
time-note = { $game ->
    [toguz] Булактагы эрежелер боюнча ар бир оюнчуга бир саат; Казакстандагы мелдештерде тез оюнда 20 мүнөт, блицте 7 мүнөт.
   *[tobit] Тобит үчүн эч бир булак убакыт атабайт: булар биздин тандоо.
}
clock-words = { $minutes } мүн { $seconds } сек калды
pause = Тыныгуу
go-on = Улантуу
more = Дагы
close = Жабуу
paused-line = Саат токтотулду.
say-time-low = { $side ->
    [white] Акта
   *[black] Карада
} { $pressure ->
    [low] аз убакыт калды
   *[last] он секунд калды
}.
say-paused = Саат токтотулду, такта жабылды.
say-slept = Түзмөк уктап калган. Саат токтотулду; уйку эсептелбейт.
say-went-on = Оюн уланат. { $side ->
    [white] Актын кезеги.
   *[black] Каранын кезеги.
}
link-fault-time = Убакыт секунд менен жазылат: 600, 300+3, 300d3, 300b3 же ар бир жүрүшкө 30m.

## Күткөн жүрүштөр жана артка кароо

say-waiting = { $move }: жүрөсүзбү?
play-it = Жүрүү
cancel-move = Баш тартуу
say-premove = { $stage ->
    [whole] Алдын ала тандалды: кезегиңиз келгенде жүрүлөт.
   *[begun] Алдын ала тандалды: эми кайда.
}
say-put-back = Тандоо жокко чыгарылды.
say-premove-gone = Алдын ала тандалган жүрүштөн баш тартылды.
say-premove-refused = Алдын ала тандалган жүрүш мүмкүн эмес. { $reason }
turn-pages = Оюнду барактоо
to-start = Башына
to-previous = Бир жүрүш артка
to-next = Бир жүрүш алдыга
to-end = Аягына
say-looking = { $plies } жүрүштүн { $ply }-жүрүшүнөн кийин. { $move }
say-at-start = Биринчи жүрүшкө чейинки абал.
say-back = Кайра оюнда. { $side ->
    [white] Актын кезеги.
   *[black] Каранын кезеги.
}
share = Шилтеме
say-copied = Оюндун шилтемеси көчүрүлдү.
say-in-address = Оюндун шилтемеси дарек сабында турат.
link-fault-ply = Бул жүрүштөрдүн саны же last.

## Калыс

undo-question = Эки оюнчу тең жүрүштү кайтарабы?
undo-yes = Ооба, кайтаруу
attempts = Эрежеге каршы аракеттер
attempt = { $number }-жүрүш, { $side ->
    [white] ак
   *[black] кара
}: { $reason }
attempt-count = эрежеге каршы аракет: { $count }
strike = Чийип салуу
say-struck = Эрежеге каршы акыркы аракет чийилип салынды.

## Кеңештер

hint = Кеңеш
coach-thinks = Машыктыруучу карап жатат.
say-no-hint = Машыктыруучуга жетүү мүмкүн болгон жок.
hint-where = Караңыз: { $spot }.
hint-what = { $move } жүрүңүз.
hint-why = { $move }:
goods = { $goods ->
    [men] хул: { $count }
    [tobits] тобит: { $count }
   *[stones] коргоол: { $count }
}
why-only = { $why ->
    [legal] бул мүмкүн болгон жалгыз жүрүш.
    [wins] ушул жүрүш гана сөзсүз утат.
    [saves] ушул жүрүш гана уттурбайт.
   *[keeps] башка жүрүштөрдүн баары кыйла начар.
}
why-ends = Оюн жеңиш менен бүтөт, калган жүрүш: { $moves }.
why-does = { $deed ->
    [promotes] Хул тобитке айланат.
    [tuz] Туз жасалат.
   *[majority] Коргоолдордун жарымынан көбү чогулат.
}
why-wins = Утуш: { $prize }.
why-loses = Жоготуу: { $prize }; башка жүрүштөр кымбатыраак.
why-gives-back = Утуш: { $won }; кайра берилет: { $lost }.
why-offers = Берилет: { $lost }; анын ордуна утуш: { $won }.
why-meets = Экинчи тарап утуп алмак: { $prize }.
why-quiet = Дароо эч нерсе утуп алынбайт: бул эң жакшы даярдык.
bar-words = Актын утуу мүмкүнчүлүгү: { $percent } %
bar-unknown = Утуу мүмкүнчүлүгү азырынча белгисиз
