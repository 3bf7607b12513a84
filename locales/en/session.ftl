# What is agreed on before a game, and what a clock says. $side is white or black.

setup-question = { $question ->
    [opponent] Opponent
    [side] You play
    [level] Level
    [seating] Seats
    [time] Time
    [kind] How it is divided
    [minutes] Minutes for the game
    [seconds] Seconds for a move
    [bonus] Seconds a move
    [help] Help
   *[takebacks] Taking back
}
setup-answer = { $answer ->
    [opponent-computer] Computer
    [opponent-person] Two people, one device
    [opponent-judge] Judge of a game on a wooden board
    [seating-beside] Side by side
    [seating-opposite] Opposite each other
    [seating-turning] The board turns
    [kind-sudden] All at once
    [kind-increment] With increment
    [kind-delay] With delay
    [kind-move] For each move
    [help-none] None
    [help-possible] What can be done
    [help-hints] Hints too
    [takebacks-allowed] Allowed
   *[takebacks-never] Strict
}
setup-words = { $answer ->
    [opponent-judge] Enter every move made beside this device: it is checked and recorded, and a refusal says why.
    [seating-opposite] What the far player reads is turned towards them.
    [seating-turning] After each move the board turns to the other player.
    [kind-increment] Every move adds its seconds.
    [kind-delay] The clock waits so long before it runs.
    [help-none] No marks and no words: as on a wooden board.
    [help-possible] Marks and a line say what can be done now.
    [help-hints] Three hints for a move, one after the other, when you ask.
    [takebacks-never] No move is taken back, and there are no hints.
   *[none] {""}
}
setup-name = { $side ->
    [white] White’s name
   *[black] Black’s name
}
setup-more = More choices

## Times

time-other = { $time ->
    [none] No clock
   *[own] Own
}
time-hours = { $hours } h
time-minutes = { $minutes } min
time-seconds = { $seconds } s
time-increment = { $time } + { $more } s
time-delay = { $time }, delay { $more } s
time-per-move = { $time } a move
time-note = { $game ->
    [toguz] By the rules of the source one hour a player; Kazakh events play rapid games of 20 minutes and blitz of 7.
   *[tobit] No source names times for Tobit: these are ours.
}
clock-words = { $minutes } min { $seconds } s left
pause = Pause
go-on = Go on
more = More
close = Close
paused-line = The clock is stopped.
say-time-low = { $side ->
    [white] White
   *[black] Black
} has { $pressure ->
    [low] little time left
   *[last] ten seconds left
}.
say-paused = The clock is stopped and the board covered.
say-slept = The device slept. The clock is stopped; the sleep does not count.
say-went-on = The game goes on. { $side ->
    [white] White to move.
   *[black] Black to move.
}
link-fault-time = A time is written in seconds: 600, 300+3, 300d3, 300b3 or 30m for each move.

## Moves that wait, and looking back

say-waiting = { $move }: play it?
play-it = Play it
cancel-move = Cancel
say-premove = { $stage ->
    [whole] Chosen in advance: it is played when your turn comes.
   *[begun] Chosen in advance: now where to.
}
say-put-back = Put back: nothing is chosen.
say-premove-gone = The move chosen in advance is given up.
say-premove-refused = The move chosen in advance is not possible. { $reason }
turn-pages = Turn the pages of the game
to-start = To the start
to-previous = One move back
to-next = One move on
to-end = To the end
say-looking = After move { $ply } of { $plies }. { $move }
say-at-start = The position before the first move.
say-back = Back in the game. { $side ->
    [white] White to move.
   *[black] Black to move.
}
share = Copy link
say-copied = The link of the game is copied.
say-in-address = The link of the game stands in the address bar.
link-fault-ply = A ply is a number of moves, or last.

## The judge

undo-question = Do both players take the move back?
undo-yes = Yes, take back
attempts = Illegal attempts
attempt = Move { $number }, { $side ->
    [white] White
   *[black] Black
}: { $reason }
attempt-count = { $count ->
    [one] { $count } illegal attempt
   *[other] { $count } illegal attempts
}
strike = Strike out
say-struck = The last illegal attempt is struck out.

## Hints

hint = Hint
coach-thinks = The coach is looking.
say-no-hint = The coach could not be reached.
hint-where = Look at { $spot }.
hint-what = Play { $move }.
hint-why = { $move }:
goods = { $goods ->
    [men] { $count ->
        [one] { $count } man
       *[other] { $count } men
    }
    [tobits] { $count ->
        [one] { $count } tobit
       *[other] { $count } tobits
    }
   *[stones] { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
}
why-only = { $why ->
    [legal] it is the only legal move.
    [wins] it is the only move that surely wins.
    [saves] it is the only move that does not lose.
   *[keeps] every other move is clearly worse.
}
why-ends = It wins the game in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
why-does = { $deed ->
    [promotes] A man becomes a tobit.
    [tuz] It makes a tuz.
   *[majority] It gathers more than half of the stones.
}
why-wins = It wins { $prize }.
why-loses = It gives up { $prize }; other moves cost more.
why-gives-back = It wins { $won } and gives back { $lost }.
why-offers = It gives { $lost } and wins { $won } for it.
why-meets = The other side threatened to win { $prize }.
why-quiet = Nothing is won at once: it prepares best for what comes.
bar-words = Win chance of White: { $percent } %
bar-unknown = Win chance: not known yet
