# Тақталар және олардағы орындар қалай аталады, жүрістер туралы не айтылады.
# $side: white немесе black. Нүктелердің, отаулардың және қазанның атауларын экран оқығыштар оқиды: олар қысқа болсын.

tobit-board = Тобит тақтасы
toguz-board = Тоғызқұмалақ тақтасы

## Нүктенің немесе отаудың атына үтірден кейін қосылатын күйлер

with-state = { $name }, { $state }
state-can-move = жүре алады
state-can-be-played = ойнауға болады
state-can-be-reached = баруға болады
state-chosen = таңдалды
state-must-capture = алуға міндетті
state-must-be-played = міндетті жүріс

## Тізімдер

list-comma = { $first }, { $second }
list-or = { $first } немесе { $second }
list-and = { $first } және { $second }

## Тобит: нүктелер

point-empty = { $point }, бос
point-man = { $point }, { $side ->
    [white] ақ хул
   *[black] қара хул
}
point-tobit = { $point }, { $side ->
    [white] ақ тобит
   *[black] қара тобит
}

## Тобит: жүріс не істейді. $path: жүрістің нүктелері, 29 22

tobit-played = { $side ->
    [white] Ақ жүрді: { $path }.
   *[black] Қара жүрді: { $path }.
}
tobit-captured = { $count ->
    [one] Алынды: { $points }.
   *[other] { $count } тас алынды: { $points }.
}
tobit-promoted = { $point } нүктесінде тобит болды.

## Тобит: не мүмкін

tobit-may-go = { $from } нүктесінен баруға болады: { $points }.
tobit-may-capture = { $from } нүктесінен алып, мына жерге түсуге болады: { $points }.
tobit-goes-on = Алу { $from } нүктесінен жалғасады: { $points }.
tobit-captures-only = Алу міндетті. Ала алады: { $points }.

## Тобит: басу неге қабылданбады

tobit-no-such-point = Бұл тақтада { $point } нүктесі жоқ.
tobit-touch-a-piece = Өз тасыңыздан бастаңыз.
tobit-point-empty = { $point } нүктесінде тас жоқ.
tobit-not-yours = { $point } нүктесінде қарсыластың тасы тұр.
tobit-unfinished = { $point } нүктесінен басталған жүріс әлі біткен жоқ.
tobit-cannot-move = { $point } нүктесіндегі тас жүре алмайды.
tobit-point-taken = { $point } нүктесінде тас тұр.
tobit-no-line = { $from } мен { $to } нүктелерінің арасында түзу сызық жоқ.
tobit-not-back = Хул алға немесе бүйірге жүреді; артқа тек алғанда ғана барады.
tobit-too-far = { $to } нүктесі { $from } нүктесінен тым алыс.
tobit-way-blocked = { $point } нүктесіндегі тас жолды бөгеп тұр.
tobit-must-capture = Алуға міндеттісіз. Ала алады: { $points }.
tobit-must-go-on = Алу { $from } нүктесінен жалғасады.
tobit-no-turning-back = { $point } нүктесінде тобит тура артқа бұрыла алмайды.
tobit-nothing-to-capture = { $from } мен { $to } нүктелерінің арасында алатын тас жоқ.

## Тоғызқұмалақ: отаулар мен қазан

pit-stones = { $side ->
    [white] Ақтың
   *[black] Қараның
} { $number }-отауы, { $count } құмалақ
pit-name = { $side ->
    [white] Ақтың
   *[black] Қараның
} { $number }-отауы
pit-empty = { $side ->
    [white] Ақтың
   *[black] Қараның
} { $number }-отауы, бос
pit-tuz = { $side ->
    [white] Ақтың
   *[black] Қараның
} { $number }-отауы, { $owner ->
    [white] ақтың
   *[black] қараның
} тұздығы
treasury-stones = { $side ->
    [white] Ақтың
   *[black] Қараның
} қазаны, { $count } құмалақ
treasury-label = { $side ->
    [white] Ақ
   *[black] Қара
}
tuz-sign = тұздық

## Тоғызқұмалақ: жүріс не істейді

toguz-sown = { $side ->
    [white] Ақ
   *[black] Қара
} { $number }-отаудан { $count } құмалақ таратады.
toguz-last-stone = Соңғысы { $row ->
    [white] ақтың
   *[black] қараның
} { $number }-отауына түседі.
toguz-captured = { $side ->
    [white] Ақ
   *[black] Қара
} { $count } құмалақ алады; қазанда { $total }.
toguz-tuz-made = { $side ->
    [white] Ақ
   *[black] Қара
} { $row ->
    [white] ақтың
   *[black] қараның
} { $number }-отауын тұздық етеді; қазанда { $total }.
toguz-fell-into-tuz = { $owner ->
    [white] Ақтың
   *[black] Қараның
} тұздығына { $count } құмалақ түседі.
toguz-swept = Тақтада қалған { $count ->
    [1] соңғы құмалақты
   *[other] { $count } құмалақты
} { $side ->
    [white] ақ
   *[black] қара
} алады.

## Тоғызқұмалақ: не мүмкін

toguz-ends-in-own = { $number }-отау: { $count } құмалақ таратылады, соңғысы өзіңіздің { $landing }-отауыңызға түседі.
toguz-ends-in-other = { $number }-отау: { $count } құмалақ таратылады, соңғысы { $row ->
    [white] ақтың
   *[black] қараның
} { $landing }-отауына түседі.
toguz-would-hold = { $count ->
    [0] {""}
   *[other] Сонда отауда { $count } құмалақ болады.
}
toguz-would-capture = { $count } құмалақ аласыз.
toguz-would-make-tuz = Ол сіздің тұздығыңыз болады.
toguz-would-gain = Барлығы { $count } құмалақ аласыз.

## Тоғызқұмалақ: басу неге қабылданбады

toguz-one-pit = Жүріс — бұл бір отау.
toguz-is-tuz = { $number }-отау — { $owner ->
    [white] ақтың
   *[black] қараның
} тұздығы; одан ешкім жүрмейді.
toguz-not-your-pit = Бұл қарсыластың отауы.
toguz-empty-pit = Сіздің { $number }-отауыңыз бос.

game-is-over = Ойын бітті.

## Позиция мәтіні неге қабылданбады

position-tobit-syntax = { $at }-таңбадан бастап оқуға болмайды.
position-two-on-one-point = { $point } нүктесінде екі тас тұр.
position-man-on-far-row = { $point } нүктесіндегі хул алыс қатарға жеткен, ол тобит болар еді.
position-too-many-pieces = { $side ->
    [white] Ақтың
   *[black] Қараның
} тасы { $most } тастан көп.
position-toguz-syntax = { $at }-таңбаның орнында { $expected ->
    [pit] отау болуы керек: құмалақтар, тұздық немесе бос отаулар қатары
    [slash] қатарлар арасындағы қиғаш сызық болуы керек
    [space] бос орын болуы керек
    [treasury] қазандағы құмалақтар саны болуы керек
    [turn] кезегі келген жақ болуы керек: S немесе N
    [number] жүрістің нөмірі болуы керек
   *[end] енді ештеңе болмауы керек
}.
position-row-length = { $side ->
    [white] Ақтың
   *[black] Қараның
} қатарында тоғыз емес, { $pits } отау бар.
position-sum = Отаулар мен қазандарда барлығы { $sum } құмалақ бар; 162 болуы керек.
position-two-tuz = { $side ->
    [white] Ақтың
   *[black] Қараның
} қатарында екі тұздық бар.
position-tuz-in-pit-nine = 9-отау ешқашан тұздық болмайды.
position-mirror-tuz = Екі тұздықтың да нөмірі { $number }.
position-tuz-in-own-row = Тұздық иесінің өз қатарында жатыр.
position-tuz-holds-stones = Тұздықта құмалақ бар.

## Ойыншылардың жолақтары

tobit-tally = { $count ->
    [0] {""}
   *[other] { $count } алынды
}
toguz-tally = { $count } құмалақ

## Тақтадағы белгілер

rule-link = { $clause } ережесі
show-again = Қайта көрсету
draw-signs = Сызу
sign-begun = Жебенің басы: { $from }. Оның ұшына барып, A пернесін қайта басыңыз.
sign-arrow = Жебе: { $from } — { $to }.
sign-ring = Шеңбер: { $from }.
signs-gone = Сызылғандар өшірілді.
