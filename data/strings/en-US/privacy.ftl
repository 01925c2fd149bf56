# What is stored about people, and forgetting them.

former-player = a former player

privacy-stored = **What I store about you**
privacy-nothing = I store nothing about you.
privacy-games = - Games: your Discord id, the name you had when each began, and your moves with their times ({ $running } running, { $ended } finished).
privacy-challenges = - Invitations you have sent or received, with everyone’s names: { $count }.
privacy-sealed = - Your Discord id next to the sealed secret that your next game is dealt from (`/{ command-verify }`).
privacy-choices = - What you have chosen with `/{ command-preferences }`.
privacy-rest = I never read messages, and I pass nothing on. Everything is stored on the machine of whoever runs this bot, until you use `/{ command-forget-me }` or they delete it; their backups may keep it longer. My log may contain ids, but no moves and no player names.
forget-really = **Shall I forget you?** This cannot be undone.
    - Your finished games stay, without your name: you become “{ former-player }”.
    - Your settings and challenges are deleted; open ones are withdrawn.
    - Messages already on Discord stay as they are; whoever manages the channel can delete them.
forget-running = - { $count ->
    [one] You are playing one game. It is resigned: your opponent wins.
   *[other] You are playing { $count } games. They are resigned: your opponents win.
}
button-forget = Forget me
forgotten = Done. I have forgotten you. If you play again, I will store what is needed again.
refusal-still-plays = A game of yours has started in the meantime. `/{ command-forget-me }` asks again.
refusal-former-player = { $others ->
    [one] Your former opponent is
   *[other] Someone who played in it is
} no longer known to me, so I cannot set up a rematch. Start a new game instead.
