# The rules of Tobit in the players' words, clause by clause: docs/rules-tobit.md says the same in the words of a rule book.
# tobit-t4-2 is clause T4.2; tobit-t4-2-task is what there is to do on its board. [kjh хул] is a word in the language named
# before it (kjh Khakas, ky Kyrgyz, kk Kazakh, ru Russian); [T4.2] is a link to a clause. Both stay as they are.

tobit-lead = Draughts of the Khakas, on the crossings and ends of drawn lines. Each rule has a small board: try it.

tobit-t1 = The board
tobit-t1-1 = Nine lines are drawn. A line is a [kjh чол], a road. Five run from one player to the other and four cross them, and every line sticks out a little at both ends. The pieces stand on the points: 20 crossings and 18 line ends, 38 in all.
tobit-t1-2 = There is also a smaller board of four lines and four lines, with 32 points. All other rules are the same.
tobit-t1-3 = The points have numbers, from White’s left, row by row, from White’s side to Black’s: 1 to 38.
tobit-t1-4 = Two points are neighbours when they lie next to each other on one line. A crossing has four neighbours, a line end has only one.
tobit-t1-4-task = The man stands on a line end. Try to lead it to 13, the next line end, and then where it can go.
tobit-t1-5 = The board looks alike from both sides: when it is turned half round, the players change places and no rule changes.

tobit-t2 = The start
tobit-t2-1 = Both players fill the two rows nearest to them, line ends included: twelve men each, on the smaller board ten.
tobit-t2-2 = White begins. Then the players take turns; whoever can move must move.
tobit-t2-2-task = Make White’s first move, whichever you like.

tobit-t3 = Moving
tobit-t3-1 = A man, [kjh хул], goes one step along a line to an empty point: forward, to the left or to the right. It never goes backward, unless it captures.
tobit-t3-1-task = Try to lead the man back to 8. Then move it as it may go.
tobit-t3-2 = A promoted piece, a [kjh тобит], goes in all four directions, backward too.
tobit-t3-2-task = Lead the tobit backward, to 16.
tobit-t3-3 = How far a tobit goes, the sources do not agree. It is chosen before a game, and named beside the board.
tobit-t3-3-short = Short, the usual way: one step, and it captures what stands next to it. Only so are the published games and their endings right.
tobit-t3-3-short-task = Try to lead the tobit from 23 to 9 at once. Then move it as it may go.
tobit-t3-3-long = Long: over any number of empty points in a straight line, never over a piece. It captures like a man, only what stands next to it.
tobit-t3-3-long-task = Lead the tobit over several points at once.
tobit-t3-3-flying = Flying: it goes like a long tobit and captures from afar too, over one enemy piece to any empty point behind it. In one capture it may not turn straight back.
tobit-t3-3-flying-task = Capture from afar.

tobit-t4 = Capturing
tobit-t4-0 = While a piece captures, the point it came from counts as empty. A capture may pass over it, or end there.
tobit-t4-0-task = Four men stand in a ring, a fifth beside it. Capture the ring and come home to 14, either way round.
tobit-t4-1 = A piece captures an enemy next to it by a jump over it, to the next point of the same line, when that is empty. Men capture in all four directions, backward too.
tobit-t4-1-task = Capture backward with the man on 22.
tobit-t4-2 = You must capture when you can. As long as one of your pieces can, no other move is allowed.
tobit-t4-2-task = The man on 11 would like to step forward. Try it, see what the board says, and play what must be played.
tobit-t4-3 = A capture goes on. While the same piece can capture again from where it landed, it must.
tobit-t4-3-task = Capture with the man on 8, point by point: it does not stop after the first.
tobit-t4-4 = The choice is yours: with which piece you capture, and where to at every fork. You need not take the most, nor with a tobit first.
tobit-t4-4-task = You may take one man or two. Choose.
tobit-t4-5 = A piece that was jumped over leaves the board at once, not only at the end of the move.
tobit-t4-6 = However many pieces it takes, a capture is one move.
tobit-t4-7 = Two ways of jumping that begin and end alike and take the same pieces are one and the same move, as on the ring of [T4.0].

tobit-t5 = Promotion
tobit-t5-1 = A man that reaches the far end of one of the lines between the players becomes a [kjh тобит] and stays one. The ends of the lines that run across promote nobody. You may have any number of tobits.
tobit-t5-1-task = Lead the man to the end of its line.
tobit-t5-2 = A man that arrives there by a capture becomes a tobit too. The capture ends there.
tobit-t5-2-task = Capture, and become a tobit.

tobit-t6 = The end
tobit-t6-1 = Who is to move and has no piece left, or cannot move, has lost. The win is called [kjh утыс]: this app bears its name.
tobit-t6-1-task = Black has one man left. Shut it in.
tobit-t6-2 = A player may resign.
tobit-t6-3 = A draw, [kjh хайым], comes by agreement, or when the same position with the same player to move stands on the board for the third time.
tobit-t6-3-task = The tobits go to and fro. Play for both: White from 9 to 8, Black from 30 to 31.
tobit-t6-3a = In a game here the third time ends it by itself. Records of games may go on.
tobit-t6-4 = Nothing else ends a game. No source limits the number of moves.
tobit-t6-5 = A win counts 2 points, a draw 1 for each, a loss none.

tobit-t7 = Writing moves down
tobit-t7-1 = A step is written with a hyphen: 10-17. A capture is written with colons: the start, the points where it turns, the end, as 7:21:23:36.
tobit-t7-1-task = Play 10-17.
tobit-t7-2 = A position is written as the side to move and the points of each side, with K before a tobit: W:W1,2,K30:B27,K36.
tobit-t7-3 = Whole games are written like those of draughts everywhere, with the results 2-0, 1-1 and 0-2.
tobit-t7-4 = In the two published analyses the players called White sit on the other side. They are shown here turned round, in the colours of these rules.

tobit-t8 = Competitions
tobit-t8-1 = The source names three kinds: everybody against everybody, knockout, and groups with a final; for single players or for teams.
tobit-t8-2 = No source gives a clock, ways to break ties, or titles. Whatever an organiser adds is the organiser’s choice.

tobit-differ-1 = How far a tobit goes ([T3.3]): the rule text can be read either way. The published games and endings fit the short tobit alone; a rule file for the program Zillions of Games plays it flying.
tobit-differ-2 = The board ([T1.2]): the analyses are played on five lines by four; an article calls four by four the most widespread.
tobit-differ-3 = Who cannot move ([T6.1]): the rule text speaks of men shut in by the opponent’s pieces. Here whatever shuts them in counts.
tobit-differ-4 = When jumped pieces leave the board ([T4.5]): no source says it. With a short or long tobit it makes no difference.
tobit-source-1 = The Russian rule text of Tobit with two analysed games, written after the revision that followed the republican Spartakiad of national sports of Khakassia.
tobit-source-2 = The article [ru Тобит] of the Russian Wikipedia, after Kilchichakov and Sagalakov (2007).
tobit-source-3 = “Tobit” by M. Winther (2021), a rule file for Zillions of Games, for the flying tobit.
