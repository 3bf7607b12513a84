# О чём договариваются перед партией и что говорят часы. $side: white или black.

setup-question = { $question ->
    [opponent] Соперник
    [side] Ваша сторона
    [level] Уровень
    [seating] Места
    [time] Время
    [kind] Как распределяется время
    [minutes] Минут на партию
    [seconds] Секунд на ход
    [bonus] Добавка за ход, секунд
    [help] Помощь
   *[takebacks] Возврат хода
}
setup-answer = { $answer ->
    [opponent-computer] Компьютер
    [opponent-person] Двое за одним устройством
    [opponent-judge] Судья партии на деревянной доске
    [seating-beside] Рядом
    [seating-opposite] Друг против друга
    [seating-turning] Доска поворачивается
    [kind-sudden] Без добавления
    [kind-increment] С добавлением
    [kind-delay] С задержкой
    [kind-move] На каждый ход
    [help-none] Никакой
    [help-possible] Что можно сделать
    [help-hints] И подсказки
    [takebacks-allowed] Разрешён
   *[takebacks-never] Строгая игра
}
setup-words = { $answer ->
    [opponent-judge] Вводите каждый ход, сделанный рядом с устройством: он проверяется и записывается, а отказ объясняется.
    [seating-opposite] То, что читает дальний игрок, повёрнуто к нему.
    [seating-turning] После каждого хода доска поворачивается к другому игроку.
    [kind-increment] Каждый ход добавляет свои секунды.
    [kind-delay] Столько часы ждут, прежде чем пойти.
    [help-none] Ни отметок, ни слов: как на деревянной доске.
    [help-possible] Отметки и строка говорят, что сейчас можно сделать.
    [help-hints] Три подсказки к ходу, одна за другой, когда вы попросите.
    [takebacks-never] Ходы не возвращаются, подсказок нет.
   *[none] {""}
}
setup-name = { $side ->
    [white] Имя белых
   *[black] Имя чёрных
}
setup-more = Ещё выбор

## Время

time-other = { $time ->
    [none] Без часов
   *[own] Своё
}
time-hours = { $hours } ч
time-minutes = { $minutes } мин
time-seconds = { $seconds } с
time-increment = { $time } + { $more } с
time-delay = { $time }, задержка { $more } с
time-per-move = { $time } на ход
time-note = { $game ->
    [toguz] По правилам источника час на игрока; на казахстанских турнирах 20 минут в быстрых партиях и 7 в блице.
   *[tobit] Для тобита ни один источник времени не называет: это наш выбор.
}
clock-words = осталось { $minutes } мин { $seconds } с
pause = Пауза
go-on = Продолжить
more = Ещё
close = Закрыть
paused-line = Часы остановлены.
say-time-low = { $pressure ->
    [low] Мало времени
   *[last] Десять секунд
} у { $side ->
    [white] белых
   *[black] чёрных
}.
say-paused = Часы остановлены, доска закрыта.
say-slept = Устройство спало. Часы остановлены; сон не засчитан.
say-went-on = Партия продолжается. { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
}
link-fault-time = Время пишется в секундах: 600, 300+3, 300d3, 300b3 или 30m на каждый ход.

## Ходы, которые ждут, и взгляд назад

say-waiting = { $move }: сыграть?
play-it = Сыграть
cancel-move = Отменить
say-premove = { $stage ->
    [whole] Выбрано заранее: ход будет сделан, когда придёт ваша очередь.
   *[begun] Выбрано заранее: теперь куда.
}
say-put-back = Выбор снят.
say-premove-gone = Ход, выбранный заранее, отменён.
say-premove-refused = Ход, выбранный заранее, невозможен. { $reason }
turn-pages = Листать партию
to-start = К началу
to-previous = Ход назад
to-next = Ход вперёд
to-end = К концу
say-looking = После хода { $ply } из { $plies }. { $move }
say-at-start = Позиция до первого хода.
say-back = Снова в партии. { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
}
share = Ссылка
say-copied = Ссылка на партию скопирована.
say-in-address = Ссылка на партию стоит в адресной строке.
link-fault-ply = Это число ходов или last.

## Судья

undo-question = Оба игрока возвращают ход?
undo-yes = Да, вернуть
attempts = Недозволенные попытки
attempt = Ход { $number }, { $side ->
    [white] белые
   *[black] чёрные
}: { $reason }
attempt-count = { $count ->
    [one] { $count } недозволенная попытка
    [few] { $count } недозволенные попытки
   *[many] { $count } недозволенных попыток
}
strike = Вычеркнуть
say-struck = Последняя недозволенная попытка вычеркнута.

## Подсказки

hint = Подсказка
coach-thinks = Тренер смотрит.
say-no-hint = Не удалось связаться с тренером.
hint-where = Посмотрите: { $spot }.
hint-what = Сыграйте { $move }.
hint-why = { $move }:
goods = { $goods ->
    [men] хулов: { $count }
    [tobits] тобитов: { $count }
   *[stones] коргоолов: { $count }
}
why-only = { $why ->
    [legal] это единственный возможный ход.
    [wins] только этот ход наверняка выигрывает.
    [saves] только этот ход не проигрывает.
   *[keeps] любой другой ход явно хуже.
}
why-ends = Партия выигрывается, ходов до конца: { $moves }.
why-does = { $deed ->
    [promotes] Хул становится тобитом.
    [tuz] Появляется туз.
   *[majority] Собрано больше половины коргоолов.
}
why-wins = Выигрыш: { $prize }.
why-loses = Потеря: { $prize }; другие ходы стоят дороже.
why-gives-back = Выигрыш: { $won }; возвращается: { $lost }.
why-offers = Отдаётся: { $lost }; за это выигрыш: { $won }.
why-meets = Другая сторона грозила выиграть: { $prize }.
why-quiet = Сразу ничего не выигрывается: это лучшая подготовка.
bar-words = Шансы белых: { $percent } %
bar-unknown = Шансы пока не известны
