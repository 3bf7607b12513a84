# Такталар жана алардагы орундар кандай аталат, жүрүштөр тууралуу эмне айтылат.
# $side: white же black. Чекиттердин, үйлөрдүн жана казынанын аттарын экран окугучтар окуйт: алар кыска болсун.

tobit-board = Тобит тактасы
toguz-board = Тогуз коргоол тактасы

## Чекиттин же үйдүн атына үтүрдөн кийин кошулган абалдар

with-state = { $name }, { $state }
state-can-move = жүрө алат
state-can-be-played = ойносо болот
state-can-be-reached = барса болот
state-chosen = тандалды
state-must-capture = алууга милдеттүү
state-must-be-played = милдеттүү жүрүш

## Тизмелер

list-comma = { $first }, { $second }
list-or = { $first } же { $second }
list-and = { $first } жана { $second }

## Тобит: чекиттер

point-empty = { $point }, бош
point-man = { $point }, { $side ->
    [white] ак хул
   *[black] кара хул
}
point-tobit = { $point }, { $side ->
    [white] ак тобит
   *[black] кара тобит
}

## Тобит: жүрүш эмне кылат. $path: жүрүштүн чекиттери, 29 22

tobit-played = { $side ->
    [white] Ак жүрдү: { $path }.
   *[black] Кара жүрдү: { $path }.
}
tobit-captured = { $count ->
    [one] Алынды: { $points }.
   *[other] { $count } таш алынды: { $points }.
}
tobit-promoted = { $point } чекитинде тобит болду.

## Тобит: эмне мүмкүн

tobit-may-go = { $from } чекитинен барса болот: { $points }.
tobit-may-capture = { $from } чекитинен алып, бул жерге түшсө болот: { $points }.
tobit-goes-on = Алуу { $from } чекитинен уланат: { $points }.
tobit-captures-only = Алуу милдеттүү. Ала алат: { $points }.

## Тобит: басуу эмне үчүн кабыл алынган жок

tobit-no-such-point = Бул тактада { $point } чекити жок.
tobit-touch-a-piece = Өз ташыңыздан баштаңыз.
tobit-point-empty = { $point } чекитинде таш жок.
tobit-not-yours = { $point } чекитинде атаандаштын ташы турат.
tobit-unfinished = { $point } чекитинен башталган жүрүш бүтө элек.
tobit-cannot-move = { $point } чекитиндеги таш жүрө албайт.
tobit-point-taken = { $point } чекитинде таш турат.
tobit-no-line = { $from } менен { $to } чекиттеринин ортосунда түз сызык жок.
tobit-not-back = Хул алдыга же капталга жүрөт; артка алууда гана барат.
tobit-too-far = { $to } чекити { $from } чекитинен өтө алыс.
tobit-way-blocked = { $point } чекитиндеги таш жолду тосуп турат.
tobit-must-capture = Алууга милдеттүүсүз. Ала алат: { $points }.
tobit-must-go-on = Алуу { $from } чекитинен уланат.
tobit-no-turning-back = { $point } чекитинде тобит түз артка бурула албайт.
tobit-nothing-to-capture = { $from } менен { $to } чекиттеринин ортосунда ала турган таш жок.

## Тогуз коргоол: үйлөр жана казына

pit-stones = { $side ->
    [white] Актын
   *[black] Каранын
} { $number }-үйү, { $count } коргоол
pit-name = { $side ->
    [white] Актын
   *[black] Каранын
} { $number }-үйү
pit-empty = { $side ->
    [white] Актын
   *[black] Каранын
} { $number }-үйү, бош
pit-tuz = { $side ->
    [white] Актын
   *[black] Каранын
} { $number }-үйү, { $owner ->
    [white] актын
   *[black] каранын
} тузу
treasury-stones = { $side ->
    [white] Актын
   *[black] Каранын
} казынасы, { $count } коргоол
treasury-label = { $side ->
    [white] Ак
   *[black] Кара
}
tuz-sign = туз

## Тогуз коргоол: жүрүш эмне кылат

toguz-sown = { $side ->
    [white] Ак
   *[black] Кара
} { $number }-үйдөн { $count } коргоол таратат.
toguz-last-stone = Акыркысы { $row ->
    [white] актын
   *[black] каранын
} { $number }-үйүнө түшөт.
toguz-captured = { $side ->
    [white] Ак
   *[black] Кара
} { $count } коргоол алат; казынада { $total }.
toguz-tuz-made = { $side ->
    [white] Ак
   *[black] Кара
} { $row ->
    [white] актын
   *[black] каранын
} { $number }-үйүн туз кылат; казынада { $total }.
toguz-fell-into-tuz = { $owner ->
    [white] Актын
   *[black] Каранын
} тузуна { $count } коргоол түшөт.
toguz-swept = Тактада калган { $count ->
    [1] акыркы коргоолду
   *[other] { $count } коргоолду
} { $side ->
    [white] ак
   *[black] кара
} алат.

## Тогуз коргоол: эмне мүмкүн

toguz-ends-in-own = { $number }-үй: { $count } коргоол таратылат, акыркысы өзүңүздүн { $landing }-үйүңүзгө түшөт.
toguz-ends-in-other = { $number }-үй: { $count } коргоол таратылат, акыркысы { $row ->
    [white] актын
   *[black] каранын
} { $landing }-үйүнө түшөт.
toguz-would-hold = { $count ->
    [0] {""}
   *[other] Анда үйдө { $count } коргоол болот.
}
toguz-would-capture = { $count } коргоол аласыз.
toguz-would-make-tuz = Ал сиздин тузуңуз болот.
toguz-would-gain = Баары болуп { $count } коргоол аласыз.

## Тогуз коргоол: басуу эмне үчүн кабыл алынган жок

toguz-one-pit = Жүрүш — бул бир үй.
toguz-is-tuz = { $number }-үй — { $owner ->
    [white] актын
   *[black] каранын
} тузу; андан эч ким жүрбөйт.
toguz-not-your-pit = Бул атаандаштын үйү.
toguz-empty-pit = Сиздин { $number }-үйүңүз бош.

game-is-over = Оюн бүттү.

## Абалдын тексти эмне үчүн кабыл алынган жок

position-tobit-syntax = { $at }-белгиден баштап окууга болбойт.
position-two-on-one-point = { $point } чекитинде эки таш турат.
position-man-on-far-row = { $point } чекитиндеги хул алыскы катарга жеткен, ал тобит болмок.
position-too-many-pieces = { $side ->
    [white] Актын
   *[black] Каранын
} ташы { $most } таштан көп.
position-toguz-syntax = { $at }-белгинин ордунда { $expected ->
    [pit] үй болушу керек: коргоолдор, туз же бош үйлөрдүн катары
    [slash] катарлардын ортосундагы кыйгач сызык болушу керек
    [space] боштук болушу керек
    [treasury] казынанын коргоолдору болушу керек
    [turn] кезеги келген тарап болушу керек: S же N
    [number] жүрүштүн номери болушу керек
   *[end] эми эч нерсе болбошу керек
}.
position-row-length = { $side ->
    [white] Актын
   *[black] Каранын
} катарында тогуз эмес, { $pits } үй бар.
position-sum = Үйлөр менен казыналарда бардыгы { $sum } коргоол бар; 162 болушу керек.
position-two-tuz = { $side ->
    [white] Актын
   *[black] Каранын
} катарында эки туз бар.
position-tuz-in-pit-nine = 9-үй эч качан туз болбойт.
position-mirror-tuz = Эки туздун тең номери { $number }.
position-tuz-in-own-row = Туз ээсинин өз катарында жатат.
position-tuz-holds-stones = Тузда коргоол бар.

## Оюнчулардын тилкелери

tobit-tally = { $count ->
    [0] {""}
   *[other] { $count } алынды
}
toguz-tally = { $count } коргоол

## Тактадагы белгилер

rule-link = { $clause } эрежеси
show-again = Кайра көрсөтүү
draw-signs = Сызуу
sign-begun = Жебенин башы: { $from }. Анын учуна барып, A баскычын кайра басыңыз.
sign-arrow = Жебе: { $from } — { $to }.
sign-ring = Тегерек: { $from }.
signs-gone = Сызылгандар өчүрүлдү.
