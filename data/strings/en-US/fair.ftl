# How the cards were dealt: what was promised, what was mixed in, and what proves it.

fair-sealed = -# 🔒 The cards are already sealed: `{ $commitment }` · `/{ command-verify }`
fair-dealt = -# 🔒 Sealed beforehand: `{ $commitment }` · `/{ command-verify }`
fair-opened = -# 🔓 The cards’ seal is open: `{ $secret }` · `/{ command-verify }`
fair-promised = -# ✉️ **{ $name }** mixes in sealed words; their SHA-256: `{ $promise }`
fair-opening =
    All seats are fixed, and so is everything that goes into the deal: `{ $terms }`
    Whoever sealed words must open them now, and then the game starts. The invitation expires { $when }.

cut-title = Cut the cards
cut-label = Any words
cut-label-promised = The words that you sealed
cut-hint = They are mixed into the deal, which is already sealed; /{ command-verify } shows them.

verify-title = **How the cards of this game were dealt**
verify-unsealed = There is nothing to check for the game in this channel: it was dealt before deals could be checked, or someone whose words were mixed in has been forgotten.
verify-sealed = - Sealed before the game, as the SHA-256 of a secret: `{ $commitment }`
verify-sealed-shown = - Sealed before the game, as the SHA-256 of a secret: `{ $commitment }` ([in the invitation]({ $link }))
verify-mixed = - Mixed in afterwards: `{ $terms }`
verify-later = - The secret: I show it when the game ends. Then anyone can work out how the cards were dealt, and see that it is the deal that was sealed.
verify-secret = - The secret: `{ $secret }`
verify-follows = ✅ I have worked it out again: this game’s deal follows from the above.
verify-differs = ❌ This game’s deal does **not** follow from the above. Do not trust this game.
verify-other-cards = ⚠️ I cannot tell whether this game’s deal follows from the above: it was drawn from other cards (`{ $data }`) than my program has now. The version of my program with those cards can tell; `docs/fair-deal.md` says how to find it.
verify-command = Don’t take my word for it: this works it out without me, on any computer that has my program.
verify-moves = The moves (seat and move), for `--game FILE`:
verify-open = 🔒 Sealed for the invitation by **{ $host }**: `{ $commitment }`
verify-next = 🔒 The next game **you** start, here or anywhere, is already sealed: `{ $commitment }`
    -# Keep this, start the game and compare: `/{ command-verify }` then shows it again. With the option `{ command-begin-cut }` you mix in words of your own.
