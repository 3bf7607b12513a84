# The pages of the second program: rules, saved games, settings, about. See ../README.md.

## About

about-lead = Utys is a place to play, to study and to learn two old board games of Central Asia: Tobit, the draughts of the Khakas, and Toguz Korgool, the game of nine pits of the Kyrgyz, which the Kazakhs call Togyzqumalaq.
about-privacy = It runs in your browser alone. It asks for no account, sets no cookie and sends nothing anywhere; your games and settings stay on this device.
about-build = This build
about-version = Version
about-build-name = Build
