-stone = { $case ->
    [genitive] камня
   *[nominative] камень
}
    .gender = masculine
language-autonym = Русский
plain = { -stone.gender ->
    [masculine] Простой
   *[feminine] Простая
}
with-term = { -stone } и { -stone(case: "genitive") }
stones = { $side ->
    [white] У белых
   *[black] У чёрных
} { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
}
shown = { $mv }: { stones }
literal = { "\u0041" }
other-arguments = { $left } и { $wrong }
unknown-message = Нет такого
