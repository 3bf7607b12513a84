# Экинчи программанын барактары: эрежелер, сакталган оюндар, жөндөөлөр, программа жөнүндө. ../../README.md караңыз.

## Программа жөнүндө

about-lead = Utys — Борбордук Азиянын эки байыркы үстөл оюнун ойной, изилдей жана үйрөнө турган жер: хакастардын шашкасы тобит жана казактар тогуз кумалак деп атаган кыргыздардын тогуз үйлүү оюну тогуз коргоол.
about-privacy = Ал сиздин браузериңизде гана иштейт. Каттоону сурабайт, cookie койбойт, эч жакка эч нерсе жөнөтпөйт; оюндарыңыз жана жөндөөлөрүңүз ушул түзмөктө калат.
about-build = Бул жыйнак
about-version = Нускасы
about-build-name = Жыйнак

## Окурман билдирген котормо катасы

report-title = Котормо
report-words = Бул котормону эне тилдүү окурман текшере элек. Эмне туура эмес экенин жана сиз кандай айтарыңызды жазып, текстти бул баракты караган адамга жөнөтүңүз. Өзүнөн өзү эч нерсе жөнөтүлбөйт.
report-label = Билдирүү
report-draft = Utys, { $build }
    Тил: { $language }
    Барак: { $page }
    Азыр:
    Жакшыраак:
report-back = Баракка кайтуу

## Эрежелер. Алардын сөздөрү ../rules папкасында

rules-choose = Оюнду тандаңыз. Анын эрежелери жөнөкөй сөздөр менен, сынап көрүүгө кичинекей такталар менен айтылат.
rules-of = { $game ->
    [tobit] Тобиттин эрежелери
   *[toguz] Тогуз коргоолдун эрежелери
}
rules-contents = Мазмуну
rules-clause = { $clause } эрежеси
rules-done = Болду.
rules-other = Мындай да болот, бирок башкасы суралган.
rules-again = Башынан
rules-show = Көрсөтүү
rules-why = Эреже: { $clause }
rules-differ = Булактар эмнеде айырмаланат
rules-sources = Булактар
rules-play = { $game ->
    [tobit] Тобит ойноо
   *[toguz] Тогуз коргоол ойноо
}

## Жөндөөлөр

settings-lead = Ар бир тандоо дароо күчүнө кирет жана ушул түзмөктө калат.
settings-preview = Үлгү
settings-preview-words = Көрүү жана угуу үчүн бул жерде жүрүш жасаңыз.
settings-reset = Кадимки жөндөөлөргө кайтуу
forget-title = Сиздин маалыматтар
forget-words = Оюндар менен жөндөөлөр ушул браузерде гана сакталат.
forget-ask = Бардык маалыматымды өчүрүү
forget-question = Бул түзмөктөгү бардык оюндар менен жөндөөлөр биротоло жоголот. Өчүрүлсүнбү?
forget-yes = Ооба, баарын өчүрүү
forget-no = Жок, калсын
forget-done = Баары өчүрүлдү.
settings-group = { $group ->
    [look] Көрүнүшү
    [play] Ойноо
    [sound] Үн
   *[computer] Компьютер
}
settings-name = { $setting ->
    [theme] Барактын түстөрү
    [board] Такталар
    [pieces] Таштар жана коргоолдор
    [coordinates] Чекиттер менен үйлөрдүн номерлери
    [speed] Таштар канчалык тез жылат
    [confirm] Ар бир жүрүштү ырастоо
    [premove] Экинчи тарап ойлонуп жатканда жүрүш тандоо
    [bar] Оюн учурунда утуу мүмкүнчүлүгү
    [sound] Үн
    [vibration] Дирилдөө
    [ponder] Компьютер сиздин убакытта да ойлонот
   *[book] Башталыш китеби
}
settings-choice = { $choice ->
    [theme-auto] Түзмөктөгүдөй
    [theme-light] Жарык
    [theme-dark] Караңгы
    [theme-contrast] Жогорку контраст
    [board-craft] Топурак жана жыгач
    [board-stone] Таш
    [board-ink] Кагаздагы сыя
    [pieces-natural] Чүкөлөр жана таштар
    [pieces-plain] Жөнөкөй
    [coordinates-outside] Четинде
    [coordinates-inside] Тактанын үстүндө
    [coordinates-off] Жок
    [speed-instant] Дароо
    [speed-fast] Тез
    [speed-normal] Кадимкидей
    [speed-slow] Жай
    [sound-off] Өчүк
    [sound-soft] Акырын
    [sound-medium] Орточо
    [sound-loud] Катуу
    [vibration-off] Жок
    [vibration-on] Ооба
    [confirm-off] Жок
    [confirm-on] Ооба
    [premove-off] Жок
    [premove-on] Ооба
    [bar-off] Жок
    [bar-on] Ооба
    [ponder-off] Жок
    [ponder-on] Ооба
    [book-off] Жок
   *[book-on] Ооба
}
settings-words = { $setting ->
    [confirm] Анда жүрүш сиз ырастаганча күтөт.
    [premove] Уруксат болсо, ал дароо жүрүлөт.
    [bar] Ал компьютер абал жөнүндө эмне ойлогонун айтат: бул жардам.
    [ponder] Эң жогорку деңгээлде. Батареяны көбүрөөк сарптайт.
    [book] Деңгээлинде болсо, белгилүү жакшы жүрүштөрдөн баштайт.
   *[theme] {""}
}
