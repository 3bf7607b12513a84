# The pages of the second program: rules, saved games, settings, about. See ../README.md.

## About

about-lead = Utys is a place to play, to study and to learn two old board games of Central Asia: Tobit, the draughts of the Khakas, and Toguz Korgool, the game of nine pits of the Kyrgyz, which the Kazakhs call Togyzqumalaq.
about-privacy = It runs in your browser alone. It asks for no account, sets no cookie and sends nothing anywhere; your games and settings stay on this device.
about-build = This build
about-version = Version
about-build-name = Build

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
rules-try = Try it
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
