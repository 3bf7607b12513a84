# Как называются доски и места на них и что говорится о ходах.
# $side: white или black. Имена пунктов, лунок и казны читают программы чтения с экрана: они должны быть короткими.

tobit-board = Доска для тобита
toguz-board = Доска для тогуз коргоола

## Состояния, добавляемые к имени пункта или лунки после запятой

with-state = { $name }, { $state }
state-can-move = может ходить
state-can-be-played = можно сыграть
state-can-be-reached = сюда можно пойти
state-chosen = выбрано
state-must-capture = обязан взять
state-must-be-played = обязательный ход

## Перечни

list-comma = { $first }, { $second }
list-or = { $first } или { $second }
list-and = { $first } и { $second }

## Тобит: пункты

point-empty = { $point }, пусто
point-man = { $point }, { $side ->
    [white] белый хул
   *[black] чёрный хул
}
point-tobit = { $point }, { $side ->
    [white] белый тобит
   *[black] чёрный тобит
}

## Тобит: что делает ход. $path: пункты хода, 29 22

tobit-played = { $side ->
    [white] Белые ходят { $path }.
   *[black] Чёрные ходят { $path }.
}
tobit-captured = { $count ->
    [1] Взято: { $points }.
    [one] Взята { $count } фигура: { $points }.
    [few] Взято { $count } фигуры: { $points }.
   *[other] Взято { $count } фигур: { $points }.
}
tobit-promoted = На { $point } становится тобитом.

## Тобит: что возможно

tobit-may-go = { $from } может пойти на { $points }.
tobit-may-capture = { $from } может взять и встать на { $points }.
tobit-goes-on = Взятие продолжается с { $from } на { $points }.
tobit-captures-only = Взятие обязательно. Могут взять: { $points }.

## Тобит: почему касание не принято

tobit-no-such-point = На этой доске нет пункта { $point }.
tobit-touch-a-piece = Начните с одной из своих фигур.
tobit-point-empty = На { $point } нет фигуры.
tobit-not-yours = На { $point } стоит фигура соперника.
tobit-unfinished = Ход с { $point } не закончен.
tobit-cannot-move = Фигура на { $point } не может пойти.
tobit-point-taken = На { $point } стоит фигура.
tobit-no-line = От { $from } к { $to } нет прямой линии.
tobit-not-back = Хул ходит вперёд или в сторону; назад он идёт только со взятием.
tobit-too-far = { $to } слишком далеко от { $from }.
tobit-way-blocked = Фигура на { $point } стоит на пути.
tobit-must-capture = Вы обязаны взять. Могут взять: { $points }.
tobit-must-go-on = Взятие продолжается с { $from }.
tobit-no-turning-back = На { $point } тобит не может повернуть прямо назад.
tobit-nothing-to-capture = Между { $from } и { $to } нечего брать.

## Тогуз коргоол: лунки и казна

pit-stones = Лунка { $number } { $side ->
    [white] белых
   *[black] чёрных
}, { $count ->
    [one] { $count } коргоол
    [few] { $count } коргоола
   *[other] { $count } коргоолов
}
pit-name = Лунка { $number } { $side ->
    [white] белых
   *[black] чёрных
}
pit-empty = Лунка { $number } { $side ->
    [white] белых
   *[black] чёрных
}, пусто
pit-tuz = Лунка { $number } { $side ->
    [white] белых
   *[black] чёрных
}, туз { $owner ->
    [white] белых
   *[black] чёрных
}
treasury-stones = Казна { $side ->
    [white] белых
   *[black] чёрных
}, { $count ->
    [one] { $count } коргоол
    [few] { $count } коргоола
   *[other] { $count } коргоолов
}
treasury-label = { $side ->
    [white] Белые
   *[black] Чёрные
}
tuz-sign = туз

## Тогуз коргоол: что делает ход

toguz-sown = { $side ->
    [white] Белые раскладывают
   *[black] Чёрные раскладывают
} лунку { $number }, { $count ->
    [one] { $count } коргоол
    [few] { $count } коргоола
   *[other] { $count } коргоолов
}.
toguz-last-stone = Последний попадает в лунку { $number } { $row ->
    [white] белых
   *[black] чёрных
}.
toguz-captured = { $side ->
    [white] Белые забирают
   *[black] Чёрные забирают
} { $count }; в казне { $total }.
toguz-tuz-made = { $side ->
    [white] Белые
   *[black] Чёрные
} объявляют тузом лунку { $number } { $row ->
    [white] белых
   *[black] чёрных
}; в казне { $total }.
toguz-fell-into-tuz = { $count ->
    [one] { $count } коргоол попадает
    [few] { $count } коргоола попадают
   *[other] { $count } коргоолов попадают
} в туз { $owner ->
    [white] белых
   *[black] чёрных
}.
toguz-swept = { $side ->
    [white] Белые
   *[black] Чёрные
} получают { $count ->
    [1] последний коргоол
    [one] оставшийся { $count } коргоол
    [few] оставшиеся { $count } коргоола
   *[other] оставшиеся { $count } коргоолов
} на доске.

## Тогуз коргоол: что возможно

toguz-ends-in-own = Лунка { $number }: раскладывается { $count }, последний — в вашей лунке { $landing }.
toguz-ends-in-other = Лунка { $number }: раскладывается { $count }, последний — в лунке { $landing } { $row ->
    [white] белых
   *[black] чёрных
}.
toguz-would-hold = { $count ->
    [0] {""}
    [one] В ней станет { $count } коргоол.
    [few] В ней станет { $count } коргоола.
   *[other] В ней станет { $count } коргоолов.
}
toguz-would-capture = Вы забираете { $count }.
toguz-would-make-tuz = Она становится вашим тузом.
toguz-would-gain = Всего вы получаете { $count }.

## Тогуз коргоол: почему касание не принято

toguz-one-pit = Ход — это одна лунка.
toguz-is-tuz = Лунка { $number } — туз { $owner ->
    [white] белых
   *[black] чёрных
}; из неё никто не ходит.
toguz-not-your-pit = Это лунка соперника.
toguz-empty-pit = Ваша лунка { $number } пуста.

game-is-over = Партия окончена.

## Почему текст позиции не принят

position-tobit-syntax = Начиная со знака { $at } прочесть нельзя.
position-two-on-one-point = На { $point } стоят две фигуры.
position-man-on-far-row = Хул на { $point } дошёл до дальнего ряда и был бы тобитом.
position-too-many-pieces = У { $side ->
    [white] белых
   *[black] чёрных
} больше { $most } фигур.
position-toguz-syntax = На месте знака { $at } { $expected ->
    [pit] должна быть лунка: кучка, туз или ряд пустых лунок
    [slash] должна быть косая черта между рядами
    [space] должен быть пробел
    [treasury] должны быть коргоолы казны
    [turn] должна быть сторона, чей ход: S или N
    [number] должен быть номер хода
   *[end] уже ничего не должно быть
}.
position-row-length = В ряду { $side ->
    [white] белых
   *[black] чёрных
} { $pits ->
    [one] { $pits } лунка
    [few] { $pits } лунки
   *[other] { $pits } лунок
} вместо девяти.
position-sum = В лунках и казнах вместе коргоолов: { $sum }; должно быть 162.
position-two-tuz = В ряду { $side ->
    [white] белых
   *[black] чёрных
} два туза.
position-tuz-in-pit-nine = Лунка 9 никогда не становится тузом.
position-mirror-tuz = У обоих тузов номер { $number }.
position-tuz-in-own-row = Туз лежит в ряду своего хозяина.
position-tuz-holds-stones = В тузе лежат коргоолы.

## Таблички игроков

tobit-tally = { $count ->
    [0] {""}
   *[other] взято { $count }
}
toguz-tally = { $count ->
    [one] { $count } коргоол
    [few] { $count } коргоола
   *[other] { $count } коргоолов
}

## Знаки на доске

rule-link = Правило { $clause }
show-again = Показать ещё раз
draw-signs = Рисовать
sign-begun = Начало стрелки: { $from }. Перейдите к её концу и снова нажмите A.
sign-arrow = Стрелка: { $from } — { $to }.
sign-ring = Круг: { $from }.
signs-gone = Рисунки стёрты.
