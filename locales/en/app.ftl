# The app's frame, its pages and what a game in progress says. See ../README.md.
# $side, $winner and the like are white or black.

# The name of this language in its own words.
language-autonym = English

app-name = Utys
app-title = Utys: Tobit and Toguz Korgool

## The frame

skip-to-content = Skip to the content
nav-games = Games
nav-menu = Menu
nav-language = Language
language-missing = { $language }: the texts could not be loaded.
# Empty once a native reader has checked the translation.
translation-note = {""}
licence = Utys is free software under the MIT or the Apache 2.0 licence, at your choice.
page-title = { $page } · Utys

## What the browser has to say

news = { $news ->
    [unkept] This browser keeps no games for this page: they last until it is closed.
    [full] The browser has no room left for saved games. Delete old ones, or save them as a file.
    [cleared] This game was deleted from the browser while it was open. It goes on, and is saved again.
    [elsewhere] This game is open in another tab too. Moves made here are saved as a game of its own.
   *[renewed] A new version of Utys is ready. Your game is kept.
}
news-renew = Update now
news-close = Close

## The games

game-name = { $game ->
    [tobit] Tobit
   *[toguz] Toguz Korgool
}
game-about = { $game ->
    [tobit] Khakas draughts on a grid of lines. Men go forward and sideways, capture every way, and become tobits on the far side.
   *[toguz] The Kyrgyz game of nine pits. Sow your stones, capture even heaps, win a tuz, and gather 82 of the 162.
}

## Home

home-title = Tobit and Toguz Korgool
home-lead = Two old board games of Central Asia, to play against the computer or with somebody beside you.
home-play = Play { $game ->
    [tobit] Tobit
   *[toguz] Toguz Korgool
}
home-continue = Continue { $game ->
    [tobit] Tobit
   *[toguz] Toguz Korgool
}
home-begun = Move { $number }

## Pages of the second program, which is fetched when one of them is first visited. See rooms.ftl for what they say

room-name = { $room ->
    [rules] Rules
    [games] Saved games
    [settings] Settings
   *[about] About Utys
}
room-coming = The page is being fetched.
room-lost-title = This page is not here yet
room-lost-words = It could not be fetched. Is there a network? The boards are here all the same.

## Pages that later stages furnish

later-title = { $room ->
    [learn] Learn
    [puzzles] Puzzles
    [analysis] Analysis
    [heritage] Heritage
    [compete] Compete
   *[embed] Boards for your page
}
later-words = { $room ->
    [learn] Here short lessons will teach both games on a live board, step by step.
    [puzzles] Here positions with one good answer will wait for you.
    [analysis] Here you will set up a position, try moves and ask the computer.
    [heritage] Here the history of the games, the craft of the boards and the words of their players will be told, each with its source.
    [compete] Here tournaments will be drawn up and their tables kept.
   *[embed] Here a board for other pages will be found.
}
later-meanwhile = The room is not furnished yet. The boards are ready to be played on.

## An address that leads nowhere

unknown-title = No page here
unknown-words = This address leads nowhere: { $address }
unknown-way = Both games are one step away.

## A new game

new-game = New game
setup-title = New game
start-game = Start
back-to-game = Back to the game
take-up-earlier = Take up the earlier game
damaged-game = The game stored here could not be read. It is kept, and a new one can begin.
side-by-lot = By lot
level-words = Level { $level }: { $name }
level-name = { $level ->
    [1] looks two moves ahead at most and plays almost anything, in about half a second
    [2] looks two moves ahead and errs often, in about half a second
    [3] looks two moves ahead, follows captures and misses no win in one, in about half a second
    [4] looks two or three moves ahead, in about half a second
    [5] looks three or four moves ahead and errs now and then, in less than a second
    [6] looks four or five moves ahead, in about a second
    [7] looks five to seven moves ahead and errs seldom, in about a second
   *[8] looks as far as it can, in up to three seconds
}
option-title = { $field ->
    [variant] Board
    [tobit] How far a tobit goes
   *[direction] Sowing
}
option-name = { $option ->
    [variant-5x4] 5 x 4
    [variant-4x4] 4 x 4
    [tobit-short] Short
    [tobit-long] Long
    [tobit-flying] Flying
    [direction-anticlockwise] Anticlockwise
   *[direction-clockwise] Clockwise
}
option-words = { $option ->
    [variant-5x4] 38 points, twelve men a side: the board of the written analyses.
    [variant-4x4] 32 points, ten men a side: the most widespread board.
    [tobit-short] One step, and it captures what stands next to it. The sources differ; this fits the published games.
    [tobit-long] As far as the line is free, and it captures what stands next to it. The sources differ on this.
    [tobit-flying] As far as the line is free, and it captures from afar. The sources differ on this.
    [direction-anticlockwise] Pits are numbered from your left, and stones go round to the right: as it is played today.
   *[direction-clockwise] The mirror image, as it is said to have been played formerly.
}

# The rules of a game, named beside its board, joined by list-comma.
option-short = { $option ->
    [variant-5x4] 5 x 4
    [variant-4x4] 4 x 4
    [tobit-short] short tobit
    [tobit-long] long tobit
    [tobit-flying] flying tobit
    [direction-anticlockwise] anticlockwise
   *[direction-clockwise] clockwise
}

## The players

side-name = { $side ->
    [white] White
   *[black] Black
}
player-you = You, { $side ->
    [white] White
   *[black] Black
}
player-computer = Computer, level { $level }
thinking = thinking
moves = Moves
controls = Game

## Actions

undo = Undo
resign = Resign
resign-question = { $side ->
    [white] Does White resign?
   *[black] Does Black resign?
}
resign-yes = Yes, resign
resign-no = No, play on
offer-draw = Offer draw
accept-draw = Accept the draw
decline-draw = Play on
flip = Flip
again = Again
try-again = Try again

## What the page says

your-move = { $side ->
    [white] Your move: you play White.
   *[black] Your move: you play Black.
}
side-to-move = { $side ->
    [white] White to move.
   *[black] Black to move.
}
computer-thinks = The computer is thinking.
say-began = A new game. { $side ->
    [white] White to move.
   *[black] Black to move.
}
say-taken-back = Taken back. { $side ->
    [white] White to move.
   *[black] Black to move.
}
say-taken-up = The earlier game goes on. { $side ->
    [white] White to move.
   *[black] Black to move.
}
say-turned = The board is turned. { $side ->
    [white] White sits at the bottom.
   *[black] Black sits at the bottom.
}
draw-offered = { $side ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
draw-declined = The draw is declined. The game goes on.
trouble-unreachable = The computer player could not be reached.
trouble-stale = Utys has been renewed since this page was loaded. Load the page again: your game is kept.
trouble-answer = The computer player found no move that can be played.


## Results

result-win = { $winner ->
    [white] White wins
   *[black] Black wins
}{ $reason ->
    [no-pieces] : the other side has no piece left.
    [no-moves] : the other side cannot move.
    [majority] : more than half of the stones are in the treasury.
    [empty-row] : the other side has no stone to play.
    [resignation] : the other side resigned.
   *[time] : the other side’s time ran out.
}
result-draw = A draw{ $reason ->
    [halves] : 81 stones each.
    [repetition] : the same position for the third time.
   *[agreement] : by agreement.
}

## A link that cannot be followed

link-title = This link cannot be followed
link-field = { $field } says “{ $value }”.
link-field-empty = { $field } says nothing.
link-remedy = Start without it
link-new = A new game
link-fault-percent = A percent sign wants two hexadecimal digits behind it.
link-fault-utf8 = The percent codes are no readable text.
link-fault-twice = It is there twice.
link-fault-version = This app reads links of version 1.
link-fault-side = A side is white, black or both.
link-fault-level = A level is a number from 1 to 8.
link-fault-lang = The app does not speak this language. It speaks: { $languages }.
link-fault-option = It is one of: { $allowed }.
link-fault-move = Move { $number }, { $move }: { $reason }
link-fault-over = Move { $number }, { $move }: the game was over. { $result }
move-fault-syntax = this is not how a move is written.
move-fault-ambiguous = it fits several moves: { $candidates }.
move-fault-landing = the last stone falls in pit { $pit }.
move-fault-total = the treasury then holds { $total }.
move-fault-missing-tuz = the move makes a tuz, and the X is missing.
move-fault-needless-tuz = the move makes no tuz, and the X is too much.

## When the program fails

failure-title = Something broke
failure-words = The program has stopped. Your game is stored. Below is a report that you can copy and send to whoever looks after this page.
failure-report = Report
failure-reload = Load the page again
