# The rules of Toguz Korgool in the players' words, clause by clause: docs/rules-toguz.md says the same in the words of a rule
# book. See tobit.ftl for what the names and brackets mean.

toguz-lead = The Kyrgyz game of nine pits, [ky тогуз коргоол], which the Kazakhs call [kk тоғызқұмалақ]. Each rule has a small board: try it.

toguz-k1 = The board
toguz-k1-1 = Each player has a row of nine pits with nine stones in each, 162 stones in all. A stone is a [ky коргоол], in Kazakh a [kk құмалақ].
toguz-k1-2 = You number your pits from your left to your right, 1 to 9. After your 9 comes your opponent’s 1.
toguz-k1-2-task = Play your pit 7.
toguz-k1-2-names = The pits have names too. From 1 to 9 the founding text calls them [ky ооз], [ky текилдек уй], [ky ат өтпөс], [ky жаман үй], [ky бел үй], [ky далы], [ky эки тиш үй], [ky көк моюн], [ky куйрук үй]; other Kyrgyz sources count from the other end. In Kazakh they are [kk арт], [kk тектұрмас], [kk атөтпес], [kk атсыратар], [kk бел], [kk белбасар], [kk қандықақпан], [kk көкмойын], [kk маңдай].
toguz-k1-3 = Each player gathers stones in a treasury, [ky казына], in Kazakh [kk қазан]. It lies beyond the middle, beside the opponent’s row, and nobody ever sows into it.

toguz-k2 = The start
toguz-k2-1 = A lot decides who plays White. White begins.
toguz-k2-1-task = Make White’s first move, whichever you like.

toguz-k3 = Sowing
toguz-k3-1 = Take all stones out of one of your pits and drop them one by one to the right: along your row, then along your opponent’s from 1 to 9, and round again.
toguz-k3-1-task = Sow the five stones of your pit 3 and see where the last one falls.
toguz-k3-2 = The first stone falls back into the pit that you emptied. Only a single stone goes straight to the next pit.
toguz-k3-2-task = Your pit 1 holds a single stone. Play it.
toguz-k3-3 = No pit is passed over. When 19 stones or more come round, the pit that they came from gets its stone too.
toguz-k3-3-task = Sow the 20 stones of your pit 5 all the way round.
toguz-k3-4 = It is said that the game was formerly played the other way round, clockwise. It can be chosen before a game: the pits are then numbered from your right, and all else is the same.
toguz-k3-4-task = This board is played clockwise. Play your pit 7: it lies on your left now.

toguz-k4 = Capturing
toguz-k4-1 = What counts is the pit of your last stone, and only in your opponent’s row. If that pit now holds an even number of stones, you take them all.
toguz-k4-1-task = One of your moves captures. Find it.
toguz-k4-2 = A single stone captures in the same way. You may take the last stones that your opponent has. One move captures once and brings no second move; nobody may pass.
toguz-k4-2-task = Capture with a single stone.

toguz-k5 = The tuz
toguz-k5-1 = If your last stone makes exactly three in a pit of your opponent, you take the three, and the pit is your [ky туз], in Kazakh [kk тұздық], until the game ends. It happens by itself and cannot be declined.
toguz-k5-1-task = One of your moves wins a tuz. Find it.
toguz-k5-2 = You can have only one. Pit 9 never becomes a tuz, nor does the pit with the same number as the one in which your opponent has a tuz. The move is allowed all the same, and the three stones stay.
toguz-k5-2-task = Let your last stone make three in Black’s pit 9, and see that they stay.
toguz-k5-3 = Every stone that falls into a tuz, whoever sows it, goes at once into the treasury of its owner. Nobody can play from a tuz.
toguz-k5-3-task = Black’s pit 3 is your tuz. Sow over it from your pit 8.

toguz-k6 = The end
toguz-k6-1 = Who has 82 stones or more in the treasury has won at once, also when the deciding stone falls into a tuz during the opponent’s move. With 81 each the game is drawn.
toguz-k6-1-task = You have 78 stones. Win.
toguz-k6-2 = Who is to move and has no stone in the row, [ky ат сыроо], in Kazakh [kk атсырау], ends the game: all stones left on the board go to the other player, and the treasuries are counted.
toguz-k6-2-task = Take Black’s last stone.
toguz-k6-3 = Emptying your own row does not end the game. Your opponent moves, and may feed your row or not.
toguz-k6-3-task = Play your last stone. The game goes on.
toguz-k6-4 = When the same position stands on the board for the third time, the game is drawn. Here it then ends by itself.
toguz-k6-5 = A player may resign, both may agree on a draw, and with a clock the player whose time runs out has lost.
toguz-k6-6 = A win counts 1, a draw one half. Tournaments may count 2, 1 and 0.

toguz-k7 = Clock and conduct
toguz-k7-1 = The source gives an hour to each player for a whole game, with a judge. Kazakh events also play rapid games of 20 minutes and blitz of 7.
toguz-k7-2 = Stones are moved with one hand; from 13 stones on the other may help.

toguz-k8 = Writing moves down
toguz-k8-1 = A move is two digits, the pit that is played and the pit of the last stone: 76. In parentheses may stand the treasury after a capture, 76(10). An X says that the pit became a tuz: 25X.
toguz-k8-2 = A position is written as Black’s pits from 9 to 1, White’s from 1 to 9, the two treasuries and the side to move.
toguz-k8-3 = Whole games are written like those of chess, with the results 1-0, 0-1 and 1/2-1/2.

toguz-differ-1 = The direction ([K3.4]): the founding text says that it was formerly clockwise. All other sources sow anticlockwise.
toguz-differ-2 = A third occurrence ([K6.4]): a tournament text lets a player claim a draw; most servers have no such rule.
toguz-differ-3 = The names of the pits: Kyrgyz sources give them in two orders, one from the mouth to the tail and one from the tail to the mouth.
toguz-differ-4 = The tuz ([K5.1]): a tournament text has the player call it out. Here, as on every server, it happens by itself.
toguz-source-1 = The Russian text [ru Тогуз коргоол], on which this project is founded.
toguz-source-2 = The rules of the same game under its Kazakh name, as federations and servers print them. Clauses K1 to K6 were held against 3,628 games played on a public server, 358,024 moves, and agreed in every one.
