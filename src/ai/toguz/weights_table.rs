//! What the terms of a position are worth. Written by `cargo xtask tune toguz --games 1685 --data toguz-second --also toguz-first --rounds 40 --result-share 100`:
//! 5137 games at 3000 nodes a move, 398968 quiet positions;
//! surprise about the results of held-out games 0.52877 -> 0.51995 bits.

use crate::ai::Weight;

/// By the place of the term: the worth on a full board and on an empty one.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 447] = [
    Weight::new(100, 100),   // treasury
    Weight::new(-41, -43),   // tempo
    Weight::new(6, 0),       // tuz-chance
    Weight::new(288, 247),   // tuz-aim
    Weight::new(6, 36),      // aim
    Weight::new(0, 0),       // best-aim
    Weight::new(0, 72),      // tempo-best-aim
    // tuz
    Weight::new(2265, 1584), Weight::new(3145, 1526), Weight::new(1838, 1347), Weight::new(1563, 1194), Weight::new(1339, 1160), Weight::new(1476, 1031),
    Weight::new(2173, 1229), Weight::new(1685, 969),
    // heap
    Weight::new(42, -161), Weight::new(-22, 56), Weight::new(6, 97), Weight::new(97, 65), Weight::new(20, 35), Weight::new(-19, -31),
    Weight::new(71, 73), Weight::new(49, 26), Weight::new(65, 48), Weight::new(97, 90), Weight::new(92, 92), Weight::new(100, 100),
    Weight::new(108, 108), Weight::new(116, 116), Weight::new(131, 134), Weight::new(132, 132), Weight::new(140, 140), Weight::new(148, 148),
    Weight::new(156, 156), Weight::new(164, 164), Weight::new(172, 172), Weight::new(180, 180), Weight::new(188, 188), Weight::new(196, 196),
    Weight::new(-123, -663), Weight::new(181, -380), Weight::new(226, -173), Weight::new(78, -49), Weight::new(51, 180), Weight::new(-54, 187),
    Weight::new(-154, 535), Weight::new(35, 284), Weight::new(21, 466), Weight::new(141, 199), Weight::new(123, 236), Weight::new(127, 98),
    Weight::new(49, -12), Weight::new(155, 145), Weight::new(95, -15), Weight::new(137, 128), Weight::new(124, 50), Weight::new(135, 138),
    Weight::new(121, 97), Weight::new(147, 165), Weight::new(167, 111), Weight::new(203, 205), Weight::new(170, 155), Weight::new(267, 317),
    Weight::new(227, -777), Weight::new(9, -330), Weight::new(6, -131), Weight::new(-71, -46), Weight::new(-109, 186), Weight::new(19, 191),
    Weight::new(-63, 332), Weight::new(129, 205), Weight::new(131, 279), Weight::new(112, 133), Weight::new(138, 176), Weight::new(177, 185),
    Weight::new(100, 104), Weight::new(110, 95), Weight::new(101, 106), Weight::new(53, -35), Weight::new(18, -59), Weight::new(98, 85),
    Weight::new(117, 236), Weight::new(179, 222), Weight::new(212, 218), Weight::new(213, 229), Weight::new(189, 208), Weight::new(372, 491),
    Weight::new(128, -671), Weight::new(-151, -238), Weight::new(-110, -49), Weight::new(-14, -23), Weight::new(-4, 91), Weight::new(-102, 291),
    Weight::new(13, 147), Weight::new(183, 198), Weight::new(217, 99), Weight::new(200, 58), Weight::new(134, 67), Weight::new(172, 124),
    Weight::new(101, 99), Weight::new(72, 30), Weight::new(146, 245), Weight::new(101, 189), Weight::new(74, 77), Weight::new(131, 201),
    Weight::new(108, 205), Weight::new(178, 201), Weight::new(207, 200), Weight::new(180, 175), Weight::new(196, 243), Weight::new(300, 350),
    Weight::new(208, -539), Weight::new(-60, -100), Weight::new(-134, 136), Weight::new(-78, 110), Weight::new(-71, 223), Weight::new(125, 174),
    Weight::new(128, 218), Weight::new(237, 237), Weight::new(183, 85), Weight::new(130, 233), Weight::new(67, 28), Weight::new(191, 167),
    Weight::new(40, -54), Weight::new(107, 33), Weight::new(7, 6), Weight::new(36, -1), Weight::new(-8, 21), Weight::new(84, 116),
    Weight::new(123, 82), Weight::new(100, 52), Weight::new(250, 215), Weight::new(213, 191), Weight::new(267, 327), Weight::new(306, 343),
    Weight::new(79, -310), Weight::new(-19, 31), Weight::new(-75, 212), Weight::new(52, 212), Weight::new(11, 316), Weight::new(215, 255),
    Weight::new(165, 272), Weight::new(126, 170), Weight::new(74, 114), Weight::new(121, 36), Weight::new(67, -86), Weight::new(104, 15),
    Weight::new(134, 71), Weight::new(44, -99), Weight::new(28, -66), Weight::new(78, -95), Weight::new(19, -83), Weight::new(63, 23),
    Weight::new(42, 35), Weight::new(136, 55), Weight::new(154, 150), Weight::new(227, 233), Weight::new(296, 267), Weight::new(312, 575),
    Weight::new(-270, -240), Weight::new(-44, -26), Weight::new(51, 138), Weight::new(97, 192), Weight::new(129, 189), Weight::new(40, 40),
    Weight::new(16, 117), Weight::new(33, 33), Weight::new(80, -69), Weight::new(8, -169), Weight::new(46, -81), Weight::new(-32, -244),
    Weight::new(-57, -188), Weight::new(-2, -80), Weight::new(-3, -81), Weight::new(40, -102), Weight::new(30, 99), Weight::new(210, 164),
    Weight::new(232, 212), Weight::new(346, 448), Weight::new(360, 383), Weight::new(357, 432), Weight::new(451, 486), Weight::new(344, 654),
    Weight::new(-15, -63), Weight::new(-165, 135), Weight::new(-41, 235), Weight::new(129, 165), Weight::new(228, 46), Weight::new(270, -153),
    Weight::new(220, -69), Weight::new(105, -46), Weight::new(20, -207), Weight::new(165, 51), Weight::new(48, -90), Weight::new(88, 33),
    Weight::new(-122, -196), Weight::new(14, -24), Weight::new(26, 129), Weight::new(57, 14), Weight::new(50, 307), Weight::new(80, 259),
    Weight::new(130, 143), Weight::new(168, 180), Weight::new(344, 407), Weight::new(242, 260), Weight::new(223, 231), Weight::new(193, 562),
    Weight::new(84, -222), Weight::new(62, -50), Weight::new(118, 10), Weight::new(199, -25), Weight::new(-63, 50), Weight::new(-124, 60),
    Weight::new(72, 16), Weight::new(44, 18), Weight::new(21, 30), Weight::new(42, -107), Weight::new(-31, -22), Weight::new(-44, -56),
    Weight::new(-91, -205), Weight::new(-34, -22), Weight::new(76, 86), Weight::new(-8, 8), Weight::new(163, 141), Weight::new(193, 156),
    Weight::new(265, 254), Weight::new(280, 302), Weight::new(368, 410), Weight::new(277, 302), Weight::new(231, 250), Weight::new(283, 824),
    // open-heap
    Weight::new(93, 37), Weight::new(-69, 254), Weight::new(23, 1), Weight::new(87, 51), Weight::new(-8, -28), Weight::new(-7, 7),
    Weight::new(87, 114), Weight::new(48, 30), Weight::new(93, 85), Weight::new(98, 96), Weight::new(92, 92), Weight::new(100, 100),
    Weight::new(108, 108), Weight::new(116, 116), Weight::new(125, 132), Weight::new(132, 132), Weight::new(140, 140), Weight::new(148, 148),
    Weight::new(156, 156), Weight::new(164, 164), Weight::new(172, 172), Weight::new(180, 180), Weight::new(188, 188), Weight::new(196, 196),
    Weight::new(131, -753), Weight::new(83, -169), Weight::new(167, -77), Weight::new(116, 91), Weight::new(82, 336), Weight::new(-32, 179),
    Weight::new(-123, 594), Weight::new(25, 224), Weight::new(57, 447), Weight::new(126, 198), Weight::new(176, 307), Weight::new(127, 97),
    Weight::new(95, 78), Weight::new(160, 160), Weight::new(107, 33), Weight::new(132, 134), Weight::new(166, 95), Weight::new(136, 138),
    Weight::new(72, 59), Weight::new(147, 165), Weight::new(98, 40), Weight::new(203, 205), Weight::new(163, 130), Weight::new(111, 76),
    Weight::new(269, -737), Weight::new(45, -184), Weight::new(25, 5), Weight::new(27, 150), Weight::new(-101, 252), Weight::new(7, 96),
    Weight::new(-9, 359), Weight::new(172, 240), Weight::new(122, 282), Weight::new(91, 151), Weight::new(105, 120), Weight::new(175, 184),
    Weight::new(109, 103), Weight::new(127, 143), Weight::new(110, 123), Weight::new(28, -31), Weight::new(23, -21), Weight::new(100, 88),
    Weight::new(106, 189), Weight::new(157, 202), Weight::new(173, 169), Weight::new(199, 217), Weight::new(169, 196), Weight::new(293, 362),
    Weight::new(147, -816), Weight::new(-106, -108), Weight::new(-132, -6), Weight::new(5, 66), Weight::new(31, 121), Weight::new(-51, 272),
    Weight::new(5, 174), Weight::new(152, 156), Weight::new(235, 154), Weight::new(234, 158), Weight::new(192, 187), Weight::new(187, 165),
    Weight::new(103, 107), Weight::new(99, 98), Weight::new(147, 239), Weight::new(89, 199), Weight::new(106, 126), Weight::new(124, 184),
    Weight::new(69, 153), Weight::new(150, 172), Weight::new(179, 200), Weight::new(171, 186), Weight::new(171, 210), Weight::new(207, 268),
    Weight::new(212, -553), Weight::new(85, -93), Weight::new(-72, 144), Weight::new(-18, 216), Weight::new(-70, 240), Weight::new(85, 169),
    Weight::new(124, 241), Weight::new(176, 229), Weight::new(204, 221), Weight::new(121, 196), Weight::new(66, 79), Weight::new(180, 185),
    Weight::new(40, 18), Weight::new(122, 82), Weight::new(32, 49), Weight::new(91, 53), Weight::new(-5, 43), Weight::new(71, 113),
    Weight::new(94, 50), Weight::new(78, 49), Weight::new(222, 194), Weight::new(193, 174), Weight::new(237, 329), Weight::new(239, 231),
    Weight::new(117, -287), Weight::new(104, -17), Weight::new(-27, 163), Weight::new(34, 248), Weight::new(-19, 287), Weight::new(164, 173),
    Weight::new(171, 336), Weight::new(132, 219), Weight::new(118, 169), Weight::new(153, 128), Weight::new(107, 9), Weight::new(106, 48),
    Weight::new(172, 174), Weight::new(100, 10), Weight::new(72, 36), Weight::new(93, -27), Weight::new(-25, -100), Weight::new(28, 34),
    Weight::new(-3, -2), Weight::new(71, 31), Weight::new(121, 138), Weight::new(166, 168), Weight::new(252, 198), Weight::new(304, 523),
    Weight::new(-188, -343), Weight::new(-51, -25), Weight::new(-3, 72), Weight::new(119, 128), Weight::new(68, 137), Weight::new(-5, 69),
    Weight::new(38, 55), Weight::new(55, 0), Weight::new(81, -53), Weight::new(38, -88), Weight::new(91, 11), Weight::new(33, -74),
    Weight::new(-14, -34), Weight::new(34, -2), Weight::new(16, 4), Weight::new(72, -14), Weight::new(-6, 94), Weight::new(188, 191),
    Weight::new(216, 234), Weight::new(275, 354), Weight::new(278, 289), Weight::new(315, 402), Weight::new(400, 402), Weight::new(463, 852),
    Weight::new(-4, -229), Weight::new(-36, -127), Weight::new(-27, -25), Weight::new(33, -90), Weight::new(136, -101), Weight::new(157, -219),
    Weight::new(157, -34), Weight::new(67, -8), Weight::new(32, -91), Weight::new(141, 54), Weight::new(51, -15), Weight::new(104, 163),
    Weight::new(-80, -83), Weight::new(85, 158), Weight::new(58, 218), Weight::new(87, 106), Weight::new(75, 422), Weight::new(63, 298),
    Weight::new(152, 208), Weight::new(181, 236), Weight::new(328, 421), Weight::new(234, 321), Weight::new(210, 239), Weight::new(306, 845),
    Weight::new(175, -280), Weight::new(19, -69), Weight::new(148, -1), Weight::new(111, -49), Weight::new(-108, -19), Weight::new(-139, 13),
    Weight::new(34, -164), Weight::new(6, -54), Weight::new(34, 47), Weight::new(-16, -170), Weight::new(9, 100), Weight::new(-29, -36),
    Weight::new(-58, -87), Weight::new(-1, 127), Weight::new(92, 178), Weight::new(14, 61), Weight::new(209, 179), Weight::new(182, 179),
    Weight::new(241, 286), Weight::new(253, 306), Weight::new(373, 436), Weight::new(258, 287), Weight::new(210, 242), Weight::new(421, 1046),
];
