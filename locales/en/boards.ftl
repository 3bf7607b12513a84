# What the boards are called, what their spots are called, and what is said of moves.
# $side is white or black. The names of points, pits and treasuries are read by screen readers: keep them short.

tobit-board = Tobit board
toguz-board = Toguz Korgool board

## States, added to the name of a point or a pit after a comma

with-state = { $name }, { $state }
state-can-move = can move
state-can-be-played = can be played
state-can-be-reached = can be reached
state-chosen = chosen
state-must-capture = must capture
state-must-be-played = must be played

## Lists

list-comma = { $first }, { $second }
list-or = { $first } or { $second }
list-and = { $first } and { $second }

## Tobit: points

point-empty = { $point }, empty
point-man = { $point }, { $side ->
    [white] white man
   *[black] black man
}
point-tobit = { $point }, { $side ->
    [white] white tobit
   *[black] black tobit
}

## Tobit: what a move does. $path is the points of the move: 29 22

tobit-played = { $side ->
    [white] White plays { $path }.
   *[black] Black plays { $path }.
}
tobit-captured = { $count ->
    [one] Captures { $points }.
   *[other] Captures { $count }: { $points }.
}
tobit-promoted = Becomes a tobit on { $point }.

## Tobit: what is possible

tobit-may-go = { $from } may go to { $points }.
tobit-may-capture = { $from } may capture, landing on { $points }.
tobit-goes-on = The capture goes on from { $from } to { $points }.
tobit-captures-only = A capture is compulsory: with { $points }.

## Tobit: why a touch was refused

tobit-no-such-point = There is no point { $point } on this board.
tobit-touch-a-piece = Begin with one of your pieces.
tobit-point-empty = No piece stands on { $point }.
tobit-not-yours = The piece on { $point } is your opponent’s.
tobit-unfinished = The move of { $point } is not finished.
tobit-cannot-move = The piece on { $point } cannot move.
tobit-point-taken = A piece stands on { $point }.
tobit-no-line = No line leads straight from { $from } to { $to }.
tobit-not-back = A man moves forward or sideways; it goes back only to capture.
tobit-too-far = { $to } is too far from { $from }.
tobit-way-blocked = The piece on { $point } is in the way.
tobit-must-capture = You must capture: with { $points }.
tobit-must-go-on = The capture goes on from { $from }.
tobit-no-turning-back = A tobit may not turn straight back at { $point }.
tobit-nothing-to-capture = There is nothing to capture between { $from } and { $to }.

## Toguz Korgool: pits and treasuries

pit-stones = { $side ->
    [white] White
   *[black] Black
} pit { $number }, { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
pit-name = { $side ->
    [white] White
   *[black] Black
} pit { $number }
pit-empty = { $side ->
    [white] White
   *[black] Black
} pit { $number }, empty
pit-tuz = { $side ->
    [white] White
   *[black] Black
} pit { $number }, tuz of { $owner ->
    [white] White
   *[black] Black
}
treasury-stones = { $side ->
    [white] White
   *[black] Black
} treasury, { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
treasury-label = { $side ->
    [white] White
   *[black] Black
}
tuz-sign = tuz

## Toguz Korgool: what a move does

toguz-sown = { $side ->
    [white] White sows
   *[black] Black sows
} pit { $number }, { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
toguz-last-stone = The last falls into { $row ->
    [white] White
   *[black] Black
} pit { $number }.
toguz-captured = { $side ->
    [white] White captures
   *[black] Black captures
} { $count }; treasury { $total }.
toguz-tuz-made = { $side ->
    [white] White
   *[black] Black
} makes { $row ->
    [white] White
   *[black] Black
} pit { $number } a tuz; treasury { $total }.
toguz-fell-into-tuz = { $count ->
    [one] One stone falls
   *[other] { $count } stones fall
} into { $owner ->
    [white] White’s tuz
   *[black] Black’s tuz
}.
toguz-swept = { $side ->
    [white] White
   *[black] Black
} gets { $count ->
    [one] the last stone
   *[other] the { $count } stones
} left on the board.

## Toguz Korgool: what is possible

toguz-ends-in-own = Pit { $number } sows { $count } and ends in your pit { $landing }.
toguz-ends-in-other = Pit { $number } sows { $count } and ends in { $row ->
    [white] White’s
   *[black] Black’s
} pit { $landing }.
toguz-would-hold = { $count ->
    [0] {""}
    [one] The pit then holds { $count } stone.
   *[other] The pit then holds { $count } stones.
}
toguz-would-capture = You capture { $count }.
toguz-would-make-tuz = It becomes your tuz.
toguz-would-gain = You gain { $count } in all.

## Toguz Korgool: why a touch was refused

toguz-one-pit = A move is one pit.
toguz-is-tuz = Pit { $number } is a tuz of { $owner ->
    [white] White
   *[black] Black
}; nobody plays from it.
toguz-not-your-pit = That pit is your opponent’s.
toguz-empty-pit = Your pit { $number } is empty.

game-is-over = The game is over.

## Why a position text was refused

position-tobit-syntax = From character { $at } on it cannot be read.
position-two-on-one-point = Two pieces stand on { $point }.
position-man-on-far-row = The man on { $point } has reached the far row and would be a tobit.
position-too-many-pieces = { $side ->
    [white] White
   *[black] Black
} has more than { $most } pieces.
position-toguz-syntax = At character { $at } there should be { $expected ->
    [pit] a pit: a heap, a tuz or a run of empty pits
    [slash] the slash between the rows
    [space] a space
    [treasury] the stones of a treasury
    [turn] the side to move, S or N
    [number] the number of a move
   *[end] nothing more
}.
position-row-length = { $side ->
    [white] White’s
   *[black] Black’s
} row has { $pits ->
    [one] { $pits } pit
   *[other] { $pits } pits
} instead of nine.
position-sum = Pits and treasuries hold { $sum } stones together; they must hold 162.
position-two-tuz = { $side ->
    [white] White’s
   *[black] Black’s
} row holds two tuz.
position-tuz-in-pit-nine = A pit 9 never becomes a tuz.
position-mirror-tuz = Both tuz have the number { $number }.
position-tuz-in-own-row = A tuz lies in its owner’s row.
position-tuz-holds-stones = A tuz holds stones.

## The players' bars

tobit-tally = { $count ->
    [0] {""}
   *[other] { $count } captured
}
toguz-tally = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

## Signs on the board

rule-link = Rule { $clause }
show-again = Show again
draw-signs = Draw
sign-begun = An arrow begins at { $from }. Go to its end and press A again.
sign-arrow = Arrow from { $from } to { $to }.
sign-ring = Ring on { $from }.
signs-gone = The drawings are gone.
