# Watching games without a seat, and what was hidden in them.

button-watch = 👀 Watch
button-watch-end = Tell me at the end
button-watch-ages = Tell me at every Age
button-watch-stop = Stop watching
watch-end = 👀 You are watching this game. I mention you here once it is over. What is hidden stays hidden until then.
watch-ages = 👀 You are watching this game. I mention you here at every Age and once it is over. What is hidden stays hidden until then.
watch-stopped = You are no longer watching this game.
watch-age = 👀 { $who }: { $age } begins in the game that you are watching.
watch-ended = 👀 { $who }: the game that you were watching is over. { $outcome }
refusal-watch-seated = You play in this game yourself: I tell you when it is your turn.
refusal-limit-spectators = { $count ->
    [one] One person is
   *[other] { $count } people are
} already watching this game, and there is no room for more. The board is here for everyone.
refusal-limit-spectated = You are already watching { $count ->
    [one] one game
   *[other] { $count } games
}. Stop watching one of them first.
privacy-watched = - Games that you watch, until they are over: { $count }.

## What was hidden

button-hidden = What was hidden
hidden-title = **What was hidden until the end**
refusal-hidden-running = This game is still on: what is hidden stays hidden until it is over.
hidden-duel-face-down = - { $age }, still face down: { $items }
hidden-duel-later = - { $age }, not reached: { $items }
hidden-duel-out = - { $age }, left in the box: { $items }
hidden-duel-out-wonders = - Wonders left in the box: { $items }
hidden-duel-out-tokens = - Progress tokens left in the box: { $items }
hidden-seven-under = - Under the Wonder of { $name }: { $items }
hidden-seven-under-free-city = - Under the Wonder of the Free City: { $items }
hidden-seven-discards = - In the discard pile: { $items }
hidden-seven-hand = - In the hand of { $name }: { $items }
hidden-seven-guilds = - Guilds that were not in the game: { $items }
hidden-architects-deck = - Deck of { $name }, from the top: { $items }
hidden-architects-centre = - Central deck, from the top: { $items }
hidden-architects-tokens = - Progress tokens face down, from the top: { $items }
