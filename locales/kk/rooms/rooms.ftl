# Екінші бағдарламаның беттері: ережелер, сақталған ойындар, баптаулар, бағдарлама туралы. ../../README.md қараңыз.

## Бағдарлама туралы

about-lead = Utys — Орталық Азияның екі көне үстел ойынын ойнайтын, зерттейтін және үйренетін орын: хакастардың дойбысы тобит және қырғыздар тогуз коргоол деп атайтын тоғызқұмалақ.
about-privacy = Ол тек сіздің браузеріңізде жұмыс істейді. Тіркелуді сұрамайды, cookie қоймайды, ешқайда ештеңе жібермейді; ойындарыңыз бен баптауларыңыз осы құрылғыда қалады.
about-build = Бұл жинақ
about-version = Нұсқасы
about-build-name = Жинақ

## Оқырман хабарлаған аударма қатесі

report-title = Аударма
report-words = Бұл аударманы тілді жетік білетін оқырман әлі тексерген жоқ. Ненің дұрыс емес екенін және сіз қалай айтатыныңызды жазып, мәтінді осы бетке қарайтын адамға жіберіңіз. Өздігінен ештеңе жіберілмейді.
report-label = Хабарлама
report-draft = Utys, { $build }
    Тіл: { $language }
    Бет: { $page }
    Қазір:
    Жақсырақ:
report-back = Бетке оралу

## Ережелер. Олардың сөздері ../rules қалтасында

rules-choose = Ойынды таңдаңыз. Оның ережелері қарапайым сөзбен, байқап көруге шағын тақталармен айтылады.
rules-of = { $game ->
    [tobit] Тобит ережелері
   *[toguz] Тоғызқұмалақ ережелері
}
rules-contents = Мазмұны
rules-clause = { $clause } ережесі
rules-done = Болды.
rules-other = Бұлай да болады, бірақ басқасы сұралды.
rules-again = Басынан
rules-show = Көрсету
rules-why = Ереже: { $clause }
rules-differ = Дереккөздер неде ерекшеленеді
rules-sources = Дереккөздер
rules-play = { $game ->
    [tobit] Тобит ойнау
   *[toguz] Тоғызқұмалақ ойнау
}

## Баптаулар

settings-lead = Әр таңдау бірден күшіне енеді және осы құрылғыда қалады.
settings-preview = Үлгі
settings-preview-words = Көру және есту үшін осында жүріс жасаңыз.
settings-reset = Әдеттегі баптауларға оралу
forget-title = Сіздің деректеріңіз
forget-words = Ойындар мен баптаулар тек осы браузерде сақталады.
forget-ask = Барлық деректерімді өшіру
forget-question = Осы құрылғыдағы барлық ойындар мен баптаулар біржола жоғалады. Өшірілсін бе?
forget-yes = Иә, бәрін өшіру
forget-no = Жоқ, қалсын
forget-done = Бәрі өшірілді.
settings-group = { $group ->
    [look] Көрінісі
    [play] Ойнау
    [sound] Дыбыс
   *[computer] Компьютер
}
settings-name = { $setting ->
    [theme] Бет түстері
    [board] Тақталар
    [pieces] Тастар мен құмалақтар
    [coordinates] Нүктелер мен отаулардың нөмірлері
    [speed] Тастар қаншалықты тез жылжиды
    [confirm] Әр жүрісті растау
    [premove] Екінші жақ ойланып жатқанда жүріс таңдау
    [bar] Ойын кезінде ұту мүмкіндігі
    [sound] Дыбыс
    [vibration] Діріл
    [ponder] Компьютер сіздің уақытыңызда да ойланады
   *[book] Дебют кітабы
}
settings-choice = { $choice ->
    [theme-auto] Құрылғыдағыдай
    [theme-light] Ашық
    [theme-dark] Қараңғы
    [theme-contrast] Жоғары контраст
    [board-craft] Топырақ пен ағаш
    [board-stone] Тас
    [board-ink] Қағаздағы сия
    [pieces-natural] Асықтар мен тастар
    [pieces-plain] Қарапайым
    [coordinates-outside] Шетінде
    [coordinates-inside] Тақтаның үстінде
    [coordinates-off] Жоқ
    [speed-instant] Бірден
    [speed-fast] Жылдам
    [speed-normal] Әдеттегідей
    [speed-slow] Баяу
    [sound-off] Өшірулі
    [sound-soft] Ақырын
    [sound-medium] Орташа
    [sound-loud] Қатты
    [vibration-off] Жоқ
    [vibration-on] Иә
    [confirm-off] Жоқ
    [confirm-on] Иә
    [premove-off] Жоқ
    [premove-on] Иә
    [bar-off] Жоқ
    [bar-on] Иә
    [ponder-off] Жоқ
    [ponder-on] Иә
    [book-off] Жоқ
   *[book-on] Иә
}
settings-words = { $setting ->
    [confirm] Онда жүріс сіз растағанша күтеді.
    [premove] Рұқсат болса, ол бірден жүріледі.
    [bar] Ол компьютер позиция туралы не ойлайтынын айтады: бұл көмек.
    [ponder] Ең жоғары деңгейде. Батареяны көбірек жұмсайды.
    [book] Деңгейінде болса, белгілі жақсы жүрістерден бастайды.
   *[theme] {""}
}
