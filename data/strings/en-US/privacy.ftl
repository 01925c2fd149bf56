# What is stored about people, and forgetting them.

# What stands for a name: it begins sentences, too, so it has a capital.
former-player = Former player
forgotten-invitation = This invitation is no longer open.

privacy-stored = **What I store about you**
privacy-nothing = I store nothing about you.
privacy-games = - Games: your Discord id, the name you had when each began, and your moves with their times ({ $running } running, { $ended } finished).
privacy-challenges = - Invitations you have sent or received, with everyone’s names: { $count }.
privacy-sealed = - Your Discord id next to the sealed secret that your next game is dealt from (`/{ command-verify }`).
privacy-away = - When you are or were away (`/{ command-away }`), until a year after.
privacy-tournaments = - Tournaments you take or took part in or organize, with your name and results: { $count }.
privacy-notices = - Which turns I have told you of, or still have to tell you of (`/{ command-settings }`), until the game is over.
privacy-results = - Results of your finished games, from which statistics and ratings are made: { $count }.
privacy-choices = - What you have chosen with `/{ command-settings }`, `/{ command-leave-rankings }` and `/{ command-join-rankings }`.
privacy-others = - Whom you have blocked; and, of the last hour, whom I have notified for you, and who had me notify you.
privacy-lessons = - How far you have come in the lessons of each game (`/{ command-learn }`).
privacy-file = All of it is in the attached file.
privacy-rest = I never read messages, and I pass nothing on. Everything is stored on the machine of whoever runs this bot: invitations until 30 days after they expire or after their game ends, games and settings until you use `/{ command-forget-me }` or that person deletes them; their backups may keep them longer. My log has ids of games and channels, but no ids of people, no names and no moves.
forget-really = **Should I forget you?** This cannot be undone.
    - Finished games stay, without your name: you become “{ former-player }”. The last messages of your games and invitations lose your name too, up to 100 of each; older lines in the channel stay as they are, and whoever manages it can delete them.
    - Your settings, your invitations and the words you typed for a deal are deleted; open invitations are withdrawn.
    - Your results and ratings are deleted; what those you played against have won and lost by them stays.
forget-running = - { $count ->
    [one] You are playing one game. You will resign from it: your opponent wins; where three or more play, the other people play on, with the computer in your seat.
   *[other] You are playing { $count } games. You will resign from all of them: your opponents win; where three or more play, the other people play on, with the computer in your seat.
}
button-forget = Forget me
forgotten = Done. I have forgotten you. If you play again, I will store what is needed again.
refusal-still-plays = A game of yours has started in the meantime. `/{ command-forget-me }` asks again.
refusal-former-player = { $others ->
    [one] Your former opponent is
   *[other] Someone who played in it is
} no longer known to me, so I cannot set up a rematch. Start a new game instead.
