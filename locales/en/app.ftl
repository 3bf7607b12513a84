# The texts of the app's frame. A translator edits only these files; see ../README.md.

# The name of this language in its own words.
language-autonym = English

app-name = Utys
