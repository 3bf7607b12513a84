# The pages of the second program: rules, saved games, settings, about. See ../README.md.

## About

about-lead = Utys is a place to play, to study and to learn two old board games of Central Asia: Tobit, the draughts of the Khakas, and Toguz Korgool, the game of nine pits of the Kyrgyz, which the Kazakhs call Togyzqumalaq.
about-privacy = It runs in your browser alone. It asks for no account, sets no cookie and sends nothing anywhere; your games and settings stay on this device.
about-build = This build
about-version = Version
about-build-name = Build
about-data = Your data on this device
about-licences = Licences
about-code = The program is free software under the MIT or the Apache 2.0 licence, at your choice.
about-content = The texts, the rules in the players’ words and the drawings of the boards stand under the same two licences. The rules themselves belong to nobody.
about-faults = Faults
about-report = When the program breaks, it shows a report with your game in it that can be copied. Send it to whoever looks after the page where you found Utys. Nothing is sent by itself.
about-translation = Report a fault of the translation
about-others = The work of others
about-others-words = These programs are part of Utys.
about-texts = The texts of their licences

## A fault of the translation, reported by the reader

report-title = The translation
report-words = A native reader has not checked this translation yet. Write down what is wrong and how you would say it, and send the text to whoever looks after this page. Nothing is sent by itself.
report-label = Report
report-draft = Utys, { $build }
    Language: { $language }
    Page: { $page }
    It says:
    Better:
report-back = Back to the page

## Rules. What the rules say stands in ../rules

rules-choose = Choose a game. Its rules stand there in plain words, each with a small board to try it on.
rules-of = { $game ->
    [tobit] Rules of Tobit
   *[toguz] Rules of Toguz Korgool
}
rules-contents = Contents
rules-clause = Rule { $clause }
rules-done = Done.
rules-other = That is allowed too, but it is not what was asked for.
rules-again = Start again
rules-show = Show me
rules-why = The rule: { $clause }
rules-differ = Where the sources differ
rules-sources = Sources
rules-play = Play { $game ->
    [tobit] Tobit
   *[toguz] Toguz Korgool
}

## Settings

settings-lead = Every choice is in force at once and stays on this device.
settings-preview = Preview
settings-preview-words = Play a move here to see and hear it.
settings-reset = Back to the usual settings
forget-title = Your data
forget-words = Games and settings are kept in this browser and nowhere else.
forget-ask = Delete all my data
forget-question = All games and settings on this device will be gone for good. Delete them?
forget-yes = Yes, delete everything
forget-no = No, keep it
forget-done = Everything has been deleted.
settings-group = { $group ->
    [look] How it looks
    [play] How it is played
    [sound] What is heard and felt
   *[computer] The computer
}
settings-name = { $setting ->
    [theme] Page colours
    [board] Boards
    [pieces] Pieces and stones
    [coordinates] Numbers of points and pits
    [speed] How fast pieces move
    [confirm] Confirm each move
    [premove] Choose a move while the other side thinks
    [bar] Win chance during a game
    [sound] Sound
    [vibration] Vibration
    [ponder] The computer thinks on your time
   *[book] Opening book
}
settings-choice = { $choice ->
    [theme-auto] As the device
    [theme-light] Light
    [theme-dark] Dark
    [theme-contrast] High contrast
    [board-craft] Earth and wood
    [board-stone] Stone
    [board-ink] Ink on paper
    [pieces-natural] Knucklebones and pebbles
    [pieces-plain] Plain
    [coordinates-outside] At the edge
    [coordinates-inside] On the board
    [coordinates-off] None
    [speed-instant] At once
    [speed-fast] Fast
    [speed-normal] Usual
    [speed-slow] Slow
    [sound-off] Off
    [sound-soft] Soft
    [sound-medium] Medium
    [sound-loud] Loud
    [vibration-off] Off
    [vibration-on] On
    [confirm-off] Off
    [confirm-on] On
    [premove-off] Off
    [premove-on] On
    [bar-off] Off
    [bar-on] On
    [ponder-off] Off
    [ponder-on] On
    [book-off] Off
   *[book-on] On
}
settings-words = { $setting ->
    [confirm] A move then waits until you confirm it.
    [premove] It is played at once when it is still allowed.
    [bar] It says what the computer thinks of the position: that is help.
    [ponder] At its highest level. It uses more of the battery.
    [book] It opens from known good moves where its level has them.
   *[theme] {""}
}

## When something was

moment-words = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $time }

## Saved games

games-lead = Every game is kept on this device as it is played.
games-reading = The games are being read.
games-none = There is no game yet. The first move makes one.
games-search = Search
games-export = Save all as a file
games-import = Read in a file
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-two = Two people
games-computer = { $side ->
    [white] You play White
   *[black] You play Black
} against level { $level }
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
games-open = Not finished
games-continue = Continue
games-look = Look at it
games-delete = Delete
games-deleted = Deleted.
games-undo = Bring back
games-damaged = What cannot be read
games-damaged-words = These records are damaged. They are kept as they are, and stand in the file of all games too.
games-imported = Read in: { $added ->
    [one] { $added } new game
   *[other] { $added } new games
}. Here already: { $known }.
games-refused = Line { $line } cannot be read: { $excerpt }
