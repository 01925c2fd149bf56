# What is stored about people, and forgetting them.

former-player = a former player

privacy-stored = **What I store about you**
privacy-nothing = I store nothing about you.
privacy-games = - Games: your Discord id, the name you had when each began, and your moves with their times ({ $running } running, { $ended } finished).
privacy-challenges = - Invitations that you have sent or received, with the names of all: { $count }.
privacy-sealed = - Your Discord id beside the sealed secret from which your next game is dealt (`/{ command-verify }`).
privacy-choices = - What you have chosen with `/{ command-preferences }`.
privacy-rest = I never read messages, and hand nothing on. What is stored stays on the machine of whoever hosts me, until you use `/{ command-forget-me }` or they delete it; backups of theirs may keep it longer. My log may hold ids, but no moves and no names you play under.
forget-really = **Shall I forget you?** This cannot be undone.
    - Your finished games stay, without your name: you become “{ former-player }”.
    - Your settings and challenges are deleted; open ones are withdrawn.
    - Messages that stand in Discord already stay as they are; whoever manages the channel can delete them.
forget-running = - { $count ->
    [one] You play in one running game. It is resigned: your opponent wins.
   *[other] You play in { $count } running games. They are resigned: your opponents win.
}
button-forget = Forget me
forgotten = Done. I have forgotten you. If you play again, I store what is needed anew.
refusal-still-plays = A game of yours has begun in the meantime. `/{ command-forget-me }` asks again.
refusal-former-player = { $others ->
    [one] Your former opponent is
   *[other] Somebody who played then is
} not known to me any more, so I cannot ask for a rematch. `/{ command-duel }` begins a new game.
