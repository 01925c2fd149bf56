# Rankings, statistics and the history of one’s finished games.

## Leaderboards

leaderboard-here = { $game } · this server
leaderboard-everywhere = { $game } · all servers
leaderboard-empty-here = Nobody is listed in { $game } yet. Games played to their end count automatically, but not those in which somebody playing alone against the computer took a move back.
leaderboard-empty-everywhere = Nobody is listed in { $game } across all servers yet. Only those who want it are listed there: `/{ command-join-rankings }` with the option **{ command-join-rankings-everywhere }**.
leaderboard-note = -# Newcomers start at { $newcomer }; beating the strong counts for more, and whoever leaves a game loses it. Across all servers, only those who want it are listed: `/{ command-join-rankings }`. To leave: `/{ command-leave-rankings }`.
leaderboard-alt = Leaderboard, { $heading }: { $rows }. To compare, the computer: { $levels }.
leaderboard-alt-row = { $place }. { $name }, { $rating } ({ $wins } of { $games } won)
leaderboard-alt-level = { $name }, { $rating }
picture-ranking-games = { $wins } of { $games } won
picture-ranking-computer = The computer
rankings-here = You are listed on the servers where you play, and nowhere else.
rankings-everywhere = You are listed on the servers where you play, and across all servers with the name of your last game.
rankings-nowhere = You are no longer listed in any leaderboard, and nobody else sees your statistics. Your games go on counting, so that those you play against gain and lose what is fair; `/{ command-join-rankings }` brings you back.

## Statistics

picture-stats-victories = Kinds of victory
picture-stats-wonders = Wonders: won / played
picture-stats-games = Games
picture-stats-wins = Victories
picture-stats-rate = Won
picture-stats-average = Average
picture-stats-best = Most points
victory-civilian = Civilian
    .within = civilian
victory-tiebreak = Tiebreak
    .within = tiebreak
victory-draw = Shared
    .within = shared
victory-military = Military
    .within = military
victory-science = Scientific
    .within = scientific
victory-resignation = Resignation
    .within = by resignation
victory-points = Points
    .within = points
victory-shared = Shared
    .within = shared
victory-wonder = A finished Wonder
    .within = a finished Wonder
victory-cards = All cards taken
    .within = all cards taken
stats-rank = Place { $place } of { $of }
stats-unlisted = Not listed
stats-none = { $name } has not finished any game yet that I could show.
stats-place = -# Average place at the end: { $place }.
stats-left = -# Games left before the end: { $count }.
stats-against = Against { $rival }: { $ahead } won, { $behind } lost, { $equal } equal
stats-alt = { $name }, { $game }. { $lines }.
stats-alt-item = { $label }: { $value }
refusal-not-ranked = I cannot show you statistics of **{ $name }** here: they are not in the rankings of this server, or have left them.

## History

history-title = **Your finished games**, page { $page }
history-none = You have not finished any game yet.
history-line = **{ $number }.** { $game } · { $when } · { $outcome } · { $opponents }
history-game = { $game } · { $when } · { $outcome } · { $opponents }
history-won = won ({ $kind })
history-lost = lost ({ $kind })
history-place = place { $place } of { $of }
history-left = left before the end
history-choose = Choose a game to look back on
history-option = { $number }. { $game } · { $opponents }
button-newer = Newer
button-older = Older
button-proof = Verify the deal

## Help

help-rankings = **Rankings**: `/{ command-leaderboard }` shows the best, `/{ command-stats }` what you have achieved, `/{ command-history }` your finished games; `/{ command-leave-rankings }` takes you off the lists, `/{ command-join-rankings }` puts you back. `/{ command-export }` hands out a game as a file, `/{ command-import }` opens one.
