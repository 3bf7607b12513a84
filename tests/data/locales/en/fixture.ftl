# Texts for tests of the compiler alone.
-stone = { $case ->
    [many] stones
   *[one] stone
}
language-autonym = English
plain = Plain
with-term = One { -stone }, two { -stone(case: "many") }
stones = { $count ->
    [0] no stones
    [one] { $count } stone
   *[other] { $count } stones
} of { $side ->
    [white] White
   *[black] Black
}
shown = { $mv }, then { stones }
literal = { "{" }{ 7 }{ "}" }
only-english = Only here: { $what }
other-arguments = { $left } and { $right }
