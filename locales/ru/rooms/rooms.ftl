# Страницы второй программы: правила, сохранённые партии, настройки, о программе. См. ../../README.md.

## О программе

about-lead = Utys — место, где играют в две старинные настольные игры Центральной Азии, изучают их и учат им других: тобит, шашки хакасов, и тогуз коргоол, игру кыргызов с девятью лунками, которую казахи называют тогызкумалак.
about-privacy = Программа работает только в вашем браузере. Она не просит учётной записи, не ставит cookie и никуда ничего не посылает; ваши партии и настройки остаются на этом устройстве.
about-build = Эта сборка
about-version = Версия
about-build-name = Сборка
about-data = Ваши данные на этом устройстве
about-licences = Лицензии
about-code = Программа свободна: лицензия MIT или Apache 2.0, на ваш выбор.
about-content = Тексты, правила словами игроков и рисунки досок стоят под теми же двумя лицензиями. Сами правила не принадлежат никому.
about-faults = Ошибки
about-report = Если программа сломалась, она показывает отчёт вместе с партией, который можно скопировать. Пошлите его тем, кто ведёт страницу, где вы нашли Utys. Само по себе ничего не посылается.
about-translation = Сообщить об ошибке перевода
about-others = Труд других
about-others-words = Эти программы входят в Utys.
about-texts = Тексты их лицензий

## Ошибка перевода, о которой сообщает читатель

report-title = Перевод
report-words = Этот перевод ещё не проверен носителем языка. Запишите, что неверно и как сказали бы вы, и пошлите текст тем, кто ведёт эту страницу. Сам по себе он никуда не посылается.
report-label = Сообщение
report-draft = Utys, { $build }
    Язык: { $language }
    Страница: { $page }
    Сейчас:
    Лучше:
report-back = Назад к странице

## Правила. Что они говорят, стоит в ../rules

rules-choose = Выберите игру. Её правила изложены простыми словами, с маленькими досками, на которых их можно попробовать.
rules-of = { $game ->
    [tobit] Правила тобита
   *[toguz] Правила тогуз коргоола
}
rules-contents = Содержание
rules-clause = Правило { $clause }
rules-done = Готово.
rules-other = Так тоже можно, но просили о другом.
rules-again = Сначала
rules-show = Показать
rules-why = Правило: { $clause }
rules-differ = В чём расходятся источники
rules-sources = Источники
rules-play = Играть в { $game ->
    [tobit] тобит
   *[toguz] тогуз коргоол
}

## Настройки

settings-lead = Каждый выбор действует сразу и остаётся на этом устройстве.
settings-preview = Образец
settings-preview-words = Сделайте здесь ход, чтобы увидеть и услышать.
settings-reset = Вернуть обычные настройки
forget-title = Ваши данные
forget-words = Партии и настройки хранятся в этом браузере и больше нигде.
forget-ask = Удалить все мои данные
forget-question = Все партии и настройки на этом устройстве исчезнут навсегда. Удалить?
forget-yes = Да, удалить всё
forget-no = Нет, оставить
forget-done = Всё удалено.
settings-group = { $group ->
    [look] Вид
    [play] Игра
    [sound] Звук
   *[computer] Компьютер
}
settings-name = { $setting ->
    [theme] Цвета страницы
    [board] Доски
    [pieces] Фигуры и коргоолы
    [coordinates] Номера пунктов и лунок
    [speed] Как быстро движутся фигуры
    [confirm] Подтверждать каждый ход
    [premove] Выбирать ход, пока думает другая сторона
    [bar] Шансы на победу во время партии
    [sound] Звук
    [vibration] Вибрация
    [ponder] Компьютер думает и в ваше время
   *[book] Дебютная книга
}
settings-choice = { $choice ->
    [theme-auto] Как на устройстве
    [theme-light] Светлые
    [theme-dark] Тёмные
    [theme-contrast] Контрастные
    [board-craft] Земля и дерево
    [board-stone] Камень
    [board-ink] Тушь на бумаге
    [pieces-natural] Кости и камешки
    [pieces-plain] Простые
    [coordinates-outside] По краю
    [coordinates-inside] На доске
    [coordinates-off] Без номеров
    [speed-instant] Сразу
    [speed-fast] Быстро
    [speed-normal] Обычно
    [speed-slow] Медленно
    [sound-off] Выключен
    [sound-soft] Тихий
    [sound-medium] Средний
    [sound-loud] Громкий
    [vibration-off] Нет
    [vibration-on] Да
    [confirm-off] Нет
    [confirm-on] Да
    [premove-off] Нет
    [premove-on] Да
    [bar-off] Нет
    [bar-on] Да
    [ponder-off] Нет
    [ponder-on] Да
    [book-off] Нет
   *[book-on] Да
}
settings-words = { $setting ->
    [confirm] Тогда ход ждёт вашего подтверждения.
    [premove] Он делается сразу, если ещё разрешён.
    [bar] Шкала говорит, что компьютер думает о позиции: это подсказка.
    [ponder] На высшем уровне. Больше расходует батарею.
    [book] Начинает с известных хороших ходов там, где они есть на его уровне.
   *[theme] {""}
}

## Когда что-то было

moment-words = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } г., { $time }

## Сохранённые партии

games-lead = Каждая партия сохраняется на этом устройстве, пока её играют.
games-reading = Партии читаются.
games-none = Партий пока нет. Первая появится с первым ходом.
games-search = Поиск
games-export = Сохранить все в файл
games-import = Прочитать файл
games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
games-two = Вдвоём
games-computer = { $side ->
    [white] Вы белыми
   *[black] Вы чёрными
} против уровня { $level }
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
games-open = Не закончена
games-continue = Продолжить
games-look = Посмотреть
games-delete = Удалить
games-deleted = Удалена.
games-undo = Вернуть
games-damaged = Что не читается
games-damaged-words = Эти записи повреждены. Они хранятся как есть и попадают в файл всех партий.
games-imported = Прочитано: { $added ->
    [one] { $added } новая партия
    [few] { $added } новые партии
   *[other] { $added } новых партий
}. Уже были здесь: { $known }.
games-refused = Строка { $line } не читается: { $excerpt }
