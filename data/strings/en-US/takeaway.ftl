# Games to take away: /export, /import, and what is looked at in an imported game.

button-export = Export
button-log = Moves
export-done = Here is the game: a file with the deal and all moves. Anyone can open it with `/{ command-import }`, or check it without me (`python -m engine.verify --game`). Names of others are in it only if they allow it (`/{ command-settings }`).
export-player = Player { $number }
import-title = **{ $game }** from a file: { $players }
import-kept = -# Only you see this game, for 7 days. It counts for no ranking and no history; the names are those of the file.
import-unproved = 🎲 The file does not tell how the deal came about.
import-differs = ⚠️ The deal does not follow from the line of the fair deal in the file.
import-other-cards = 🎲 I cannot tell whether the deal follows from the line in the file: it was drawn from other cards (`{ $data }`) than my program has now.
import-follows = 🎲 The deal follows from the line in the file. It was fair if this commitment stood below the invitation: `{ $commitment }`
refusal-export-running = This game is still on. It can be exported once it is over: the file shows everything that is hidden.
refusal-export-choose = Choose one of your finished games from the list, or leave the option empty for the last game of this channel.
refusal-import-large = This file is too large for a game: I read at most { $most } KB.
refusal-import-unreadable = I cannot read this file. I open the files that `/{ command-export }` makes (JSON).
refusal-import-version = This file is in a format that I do not know yet. Perhaps a newer version of me made it.
refusal-import-unknown-game = I do not know the game in this file.
refusal-import-deal = The deal in this file is not one of this game: a card is missing or wrong.
refusal-import-seats = The seats in this file do not fit the game.
refusal-import-move = Move { $number } in this file is not possible by the rules.
refusal-import-other-cards = This game was dealt from other cards (`{ $data }`) than I have now, and they do not allow it. A version of me with those cards can open the file.
refusal-import-turn = The moves in this file end within a turn: some have chosen, and others have not. I open games that end after a whole turn.
refusal-import-unfinished = The game in this file is not over. I open finished games only.
refusal-import-lost = Discord did not give me the file. Please try again.
refusal-import-gone = This imported game is no longer here: I keep the last 5, for 7 days. `/{ command-import }` opens it again.
privacy-imported = - Games you have imported, kept for 7 days: { $count }.
