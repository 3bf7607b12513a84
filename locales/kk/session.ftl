# Ойын алдында не туралы келісіледі және сағат не дейді. $side: white немесе black.

setup-question = { $question ->
    [opponent] Қарсылас
    [side] Сіздің жағыңыз
    [level] Деңгей
    [seating] Орындар
    [time] Уақыт
    [kind] Уақыт қалай бөлінеді
    [minutes] Бүкіл ойынға минут
    [seconds] Бір жүріске секунд
    [bonus] Әр жүріске қосымша, секунд
    [help] Көмек
   *[takebacks] Жүрісті қайтару
}
setup-answer = { $answer ->
    [opponent-computer] Компьютер
    [opponent-person] Екі адам, бір құрылғы
    [opponent-judge] Ағаш тақтадағы ойынның төрешісі
    [seating-beside] Қатар
    [seating-opposite] Бетпе-бет
    [seating-turning] Тақта бұрылады
    [kind-sudden] Қосымшасыз
    [kind-increment] Қосымшамен
    [kind-delay] Кідіріспен
    [kind-move] Әр жүріске
    [help-none] Жоқ
    [help-possible] Не істеуге болады
    [help-hints] Кеңестер де
    [takebacks-allowed] Рұқсат
   *[takebacks-never] Қатаң ойын
}
setup-words = { $answer ->
    [opponent-judge] Құрылғының жанында жасалған әр жүрісті енгізіңіз: ол тексеріліп жазылады, қабылданбаса, себебі айтылады.
    [seating-opposite] Арғы ойыншы оқитын нәрсе оған қарай бұрылады.
    [seating-turning] Әр жүрістен кейін тақта екінші ойыншыға бұрылады.
    [kind-increment] Әр жүріс өз секундтарын қосады.
    [kind-delay] Сағат осынша күтіп барып жүреді.
    [help-none] Белгі де, сөз де жоқ: ағаш тақтадағыдай.
    [help-possible] Белгілер мен жол қазір не істеуге болатынын айтады.
    [help-hints] Сұрасаңыз, бір жүріске үш кеңес, бірінен соң бірі.
    [takebacks-never] Жүріс қайтарылмайды, кеңес те жоқ.
   *[none] {""}
}
setup-name = { $side ->
    [white] Ақтың аты
   *[black] Қараның аты
}
setup-more = Тағы таңдаулар

## Уақыт

time-other = { $time ->
    [none] Сағатсыз
   *[own] Өзіңіздікі
}
time-hours = { $hours } сағ
time-minutes = { $minutes } мин
time-seconds = { $seconds } с
time-increment = { $time } + { $more } с
time-delay = { $time }, кідіріс { $more } с
time-per-move = бір жүріске { $time }
time-note = { $game ->
    [toguz] Дереккөздегі ережелер бойынша әр ойыншыға бір сағат; Қазақстандағы жарыстарда жылдам ойында 20 минут, блицте 7 минут.
   *[tobit] Тобит үшін ешбір дереккөз уақыт атамайды: бұл біздің таңдауымыз.
}
clock-words = { $minutes } мин { $seconds } с қалды
pause = Үзіліс
go-on = Жалғастыру
more = Тағы
close = Жабу
paused-line = Сағат тоқтатылды.
say-time-low = { $side ->
    [white] Ақта
   *[black] Қарада
} { $pressure ->
    [low] аз уақыт қалды
   *[last] он секунд қалды
}.
say-paused = Сағат тоқтатылды, тақта жабылды.
say-slept = Құрылғы ұйықтап қалған. Сағат тоқтатылды; ұйқы есептелмейді.
say-went-on = Ойын жалғасады. { $side ->
    [white] Ақтың кезегі.
   *[black] Қараның кезегі.
}
link-fault-time = Уақыт секундпен жазылады: 600, 300+3, 300d3, 300b3 немесе әр жүріске 30m.

## Күткен жүрістер және артқа қарау

say-waiting = { $move }: жүресіз бе?
play-it = Жүру
cancel-move = Бас тарту
say-premove = { $stage ->
    [whole] Алдын ала таңдалды: кезегіңіз келгенде жүріледі.
   *[begun] Алдын ала таңдалды: енді қайда.
}
say-put-back = Таңдау алып тасталды.
say-premove-gone = Алдын ала таңдалған жүрістен бас тартылды.
say-premove-refused = Алдын ала таңдалған жүріс мүмкін емес. { $reason }
turn-pages = Ойынды парақтау
to-start = Басына
to-previous = Бір жүріс артқа
to-next = Бір жүріс алға
to-end = Соңына
say-looking = { $plies } жүрістің { $ply }-жүрісінен кейін. { $move }
say-at-start = Бірінші жүріске дейінгі позиция.
say-back = Қайта ойында. { $side ->
    [white] Ақтың кезегі.
   *[black] Қараның кезегі.
}
share = Сілтеме
say-copied = Ойынның сілтемесі көшірілді.
say-in-address = Ойынның сілтемесі мекенжай жолында тұр.
link-fault-ply = Бұл жүрістер саны немесе last.

## Төреші

undo-question = Екі ойыншы да жүрісті қайтара ма?
undo-yes = Иә, қайтару
attempts = Ережеге қайшы әрекеттер
attempt = { $number }-жүріс, { $side ->
    [white] ақ
   *[black] қара
}: { $reason }
attempt-count = ережеге қайшы әрекет: { $count }
strike = Сызып тастау
say-struck = Ережеге қайшы соңғы әрекет сызып тасталды.

## Кеңестер

hint = Кеңес
coach-thinks = Жаттықтырушы қарап жатыр.
say-no-hint = Жаттықтырушыға жету мүмкін болмады.
hint-where = Қараңыз: { $spot }.
hint-what = { $move } жүріңіз.
hint-why = { $move }:
goods = { $goods ->
    [men] хул: { $count }
    [tobits] тобит: { $count }
   *[stones] құмалақ: { $count }
}
why-only = { $why ->
    [legal] бұл мүмкін болған жалғыз жүріс.
    [wins] тек осы жүріс сөзсіз ұтады.
    [saves] тек осы жүріс ұтылмайды.
   *[keeps] басқа жүрістердің бәрі едәуір нашар.
}
why-ends = Ойын жеңіспен аяқталады, қалған жүріс: { $moves }.
why-does = { $deed ->
    [promotes] Хул тобитке айналады.
    [tuz] Тұздық жасалады.
   *[majority] Құмалақтардың жартысынан көбі жиналады.
}
why-wins = Ұтыс: { $prize }.
why-loses = Шығын: { $prize }; басқа жүрістер қымбатырақ.
why-gives-back = Ұтыс: { $won }; қайтарылады: { $lost }.
why-offers = Беріледі: { $lost }; оның орнына ұтыс: { $won }.
why-meets = Екінші тарап ұтып алмақ еді: { $prize }.
why-quiet = Бірден ештеңе ұтып алынбайды: бұл ең жақсы дайындық.
bar-words = Ақтың ұту мүмкіндігі: { $percent } %
bar-unknown = Ұту мүмкіндігі әзірге белгісіз
