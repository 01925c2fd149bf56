# How the cards were dealt: what was promised, what was mixed in, and what proves it.

fair-sealed = -# 🔒 The cards are sealed already: `{ $commitment }`. Whoever accepts can cut them with any words.
fair-sealed-lobby = -# 🔒 The cards are sealed already: `{ $commitment }`.
fair-dealt = -# 🔒 Sealed before: `{ $commitment }`
    -# Mixed in on accepting: `{ $terms }` · `/{ command-verify }`
fair-opened = -# 🔓 The seal of the cards is open: `{ $secret }` · `/{ command-verify }`

cut-title = Cut the cards
cut-label = Any words
cut-hint = They are mixed into the deal, which is sealed already, and stand below the challenge.

verify-title = **How the cards of this game were dealt**
verify-unsealed = Nothing sealed is left of the game of this channel: it was dealt before deals could be checked, or somebody whose words were mixed in has been forgotten.
verify-sealed = - Sealed before the game, as the SHA-256 of a secret: `{ $commitment }`
verify-sealed-shown = - Sealed before the game, as the SHA-256 of a secret: `{ $commitment }` ([in the challenge]({ $link }))
verify-mixed = - Mixed in afterwards: `{ $terms }`
verify-later = - The secret: I show it when the game ends. Then anybody can work out from it how the cards were dealt, and see that it is the one that was sealed.
verify-secret = - The secret: `{ $secret }`
verify-follows = ✅ I have worked it out once more: the deal with which this game was played follows from these.
verify-differs = ❌ The deal with which this game was played does **not** follow from these. Do not trust this game.
verify-command = Do not take my word for it: this works it out on any computer that has my program, without me.
verify-moves = The moves (seat and move), for `--game FILE`:
verify-next = 🔒 The next game that **you** begin here or anywhere is sealed already: `{ $commitment }`
    -# Keep this, begin the game, and compare: `/{ command-verify }` then shows it again. With `{ command-begin-cut }` in `/{ command-duel }` you mix in words of your own.
