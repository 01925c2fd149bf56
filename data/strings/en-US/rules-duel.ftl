# The rules of 7 Wonders Duel in short: the title of each subject, its text, and words to find it by.

rules-duel-goal = Goal and the three victories
    .text = You build a city over three Ages, against one opponent.
        - **Military supremacy**: the Conflict pawn enters your opponent’s capital. The game ends at once.
        - **Scientific supremacy**: you have six different scientific symbols. The game ends at once.
        - **Civilian victory**: otherwise, whoever has more victory points at the end of Age III wins.
    .words = win, aim, objective, end, how to win
rules-duel-draft = Set-up and choosing Wonders
    .text = Each player starts with 7 coins and chooses 4 Wonders.
        - Four Wonders are shown: the first player takes one, the second two, the first the last one. Then four more, and the second player begins.
        - The option for a first game deals the recommended Wonders instead.
        - Five of the ten Progress tokens lie on the board. Three cards of each Age stay out of the game unseen; Age III gets three Guilds.
    .words = setup, start, begin, draft, selection, first game
rules-duel-turn = A turn and available cards
    .text = On your turn, you take one available card: one that no other card covers, not even partly. With it, you do one of three things:
        - **build** it and pay its price;
        - **discard** it for coins;
        - put it under one of your **Wonders** and build that instead.
        Then face-down cards that are no longer covered are turned up, and it is your opponent’s turn. You cannot pass, but discarding is always possible.
    .words = covered, free, take, face down, reveal, pass, structure
rules-duel-costs = Production and costs
    .text = Brown and gray cards produce resources, and so do some yellow cards and Wonders. What you produce is never used up: it counts again in every turn.
        - A card can cost resources, coins, both, or nothing. Coins are paid to the bank.
        - Something that produces “one or the other” gives one of them for each purchase.
        - Coins that a card brings cannot help to pay for that card.
    .words = resource, wood, clay, stone, glass, papyrus, price, pay, produce
rules-duel-trade = Trade
    .text = What you lack, you buy from the bank, as many units as you like.
        - One unit costs **2 coins plus 1 for each unit of that resource on your opponent’s brown and gray cards**. Yellow cards and Wonders do not raise the price.
        - Some yellow cards fix the price of a resource at 1 coin for you.
        - The token Economy gives its owner the coins that the other player pays for resources, but not the coins printed as a cost.
    .words = buy, bank, reserve, customs house, price, missing, economy
rules-duel-chains = Free through a chain
    .text = Some cards carry a white symbol. If a later card asks for that symbol and its first card is in **your own city**, you build the later one for free: no resources, no coins.
        - A card in the discard pile, under a Wonder or in the other city does not help.
        - With the token Urbanism, each card built through its chain brings you 4 coins.
    .words = link, free, symbol, linked, urbanism
rules-duel-coins = Coins and discarding
    .text = Discarding the card you take brings **2 coins, plus 1 for each yellow card in your city**. It goes to the discard pile, which everyone may look at at any time.
        - The bank never runs out, and nobody can have fewer than 0 coins.
        - At the end, 3 coins are worth 1 victory point.
    .words = money, sell, discard pile, treasury
rules-duel-wonders = Wonders
    .text = Put the card you take face down under one of your unbuilt Wonders and pay what the Wonder costs; the card’s own price and effect do not matter.
        - With the circling arrow, you **play again** at once. After the last card of an Age, that turn is lost.
        - **Seven Wonders** can be built by both players together: as soon as the seventh stands, the eighth leaves the game.
        - The Mausoleum builds a discarded card for free, Zeus discards a brown card of your opponent, Circus Maximus a gray one, the Great Library lets you choose one of three unused Progress tokens.
    .words = wonder, play again, extra turn, seven, mausoleum, zeus, circus, library
rules-duel-army = Shields, pawn and military tokens
    .text = Each shield moves the Conflict pawn one space towards your opponent’s capital, as soon as the card or Wonder is built.
        - When it first reaches the third space, your opponent loses 2 coins; at the sixth, 5. Each of these tokens works once.
        - When it enters the capital, on the ninth space, you win at once.
        - At the end of the game, a pawn on your opponent’s side brings you 2 points on spaces 1 and 2, 5 points on 3 to 5, 10 points on 6 to 8.
    .words = military, war, red, conflict, loot, capital, shield, pawn
rules-duel-science = Science
    .text = Green cards carry one of six scientific symbols, each found on two cards.
        - With the **second** of the same symbol, you must choose one of the Progress tokens on the board, at once.
        - With **six different** symbols, you win at once. The token Law counts as a seventh kind of symbol.
    .words = green, symbol, pair, law, compass, scientific, progress
rules-duel-tokens = Progress tokens
    .text = - **Agriculture**: 6 coins now, 4 points. **Urbanism**: 6 coins now, and 4 for each card built through its chain.
        - **Architecture**, **Masonry**: your later Wonders, or blue cards, cost up to 2 fewer resources, of your choice.
        - **Economy**: you get what your opponent pays for resources. **Theology**: all your later Wonders let you play again.
        - **Strategy**: your later red cards have 1 more shield. **Law**: one scientific symbol.
        - **Mathematics**: 3 points for each of your tokens, itself included. **Philosophy**: 7 points.
    .words = token, agriculture, architecture, economy, law, masonry, mathematics, philosophy, strategy, theology, urbanism
rules-duel-guilds = Guilds
    .text = Purple cards appear in Age III; three of seven are in each game. Their backs can be told apart.
        - Five of them bring 1 coin at once and 1 point at the end for each card of their kind in **the city that has more of them**, yours or the other. The coins are counted when you build, the points at the end.
        - The Builders Guild brings 2 points for each Wonder in the city with more Wonders; the Moneylenders Guild 1 point for every 3 coins in the richer city. These two bring no coins.
    .words = purple, guild, builders, moneylenders, merchants, scientists, shipowners, magistrates, tacticians
rules-duel-ages = The three Ages
    .text = An Age ends when its 20 cards are gone; then the next is laid out.
        - Whoever has the **weaker army**, with the pawn on their side, chooses who begins the next Age. With the pawn in the middle, whoever took the last card chooses.
        - Brown and gray cards are found in the first two Ages only, Guilds in the third.
    .words = age, start player, begin, end of an age, who begins, layout
rules-duel-scoring = Counting points
    .text = If Age III ends without a supremacy, you count:
        - the points for the pawn (2, 5 or 10);
        - blue, green, yellow and purple cards;
        - Wonders and Progress tokens;
        - 1 point for every 3 coins.
        With equal points, whoever has more points from blue cards wins; if those are equal too, you share the victory.
    .words = points, score, tie, tiebreak, end, blue, draw
