# The rules of 7 Wonders Architects in short.

rules-architects-goal = Goal and end of the game
    .text = Everyone builds a Wonder of five stages. **The game ends with the turn in which somebody completes theirs.** Then whoever has the most victory points wins, which need not be the one who finished first.
    .words = win, aim, objective, end, how to win
rules-architects-setup = Set-up
    .text = Each Wonder has its own deck of 25 cards, face up, between its owner and the neighbor on the left. In the middle lie the central deck, face down, three Progress tokens face up and the others in a pile, the cat, and the Conflict tokens: 3 of them for two or three players, 4 for four, 5 for five, 6 for six or seven.
    .words = start, decks, central deck, tokens, number of players
rules-architects-turn = A turn
    .text = You take **one** of three cards: the top one of the deck on your left (your own), of the deck on your right (your neighbor’s), or of the central deck, which you do not see.
        - It lies in front of you and works at once: you build, turn in science, move the cat or sound horns, in any order.
        - When nothing more can be done, your turn is over.
    .words = take, deck, left, right, center, centre, card, order
rules-architects-building = Building stages
    .text = A stage asks for 2, 3 or 4 resources, **all different (≠)** or **all the same (=)**. Gray cards are resources.
        - As soon as you have what an available stage needs, you **must** build it, and go on building while you can.
        - A stage is available when all the stages below it are built. Where several are, and you can pay for only one, you choose.
        - The cards you pay with are discarded. Some stages have an effect, which happens once, at once.
    .words = build, stage, resource, gray, grey, different, same, cost, must
rules-architects-coins = Coins
    .text = Each yellow card stands for **any one resource that is missing**. Coins are used only for what your gray cards do not cover, but then they have to be: one wood and one coin build a stage that asks for two.
    .words = yellow, coin, joker, wild, any resource
rules-architects-science = Green cards
    .text = **Two of the same symbol or three different ones** must be turned in on your turn: the cards are discarded, and you choose a Progress token, one of the three face-up ones or the unseen one on top of the pile. A face-up token is replaced at once.
    .words = green, symbol, set, tablet, compass, gear, science
rules-architects-tokens = Progress tokens
    .text = A token works from then on, each at most **once a turn**, and you may choose not to use one that brings cards.
        - **Urbanism**, **Crafts**, **Jewellery**, **Science**, **Propaganda**, **Architecture** bring one more card for certain cards or for a stage.
        - **Economy**: one coin counts as 2. **Engineering**: any resources pay for a stage. **Tactics**: 2 shields.
        - At the end: **Decor** 4 points, or 6 with a complete Wonder; **Politics** 1 for each cat on your blue cards; **Strategy** 1 for each Military Victory token; **Education** 2 for each Progress token, itself included; **Culture** 4, or 12 for both.
    .words = progress, token, extra card, urbanism, crafts, jewellery, engineering, economy, decor, politics, culture, education
rules-architects-cat = Blue cards and the cat
    .text = Blue cards are worth 2 or 3 points. With one that shows the **cat**, you take the cat, wherever it is.
        - Whoever has it at the end gets 2 more points.
        - At the start of their turn, its owner may secretly look at the top card of the central deck before taking a card.
    .words = blue, cat, peek, look, points
rules-architects-horns = Red cards and horns
    .text = Each red card is one shield. Some show 1 or 2 **horns**: as many Conflict tokens are flipped from peace to battle. When the last one is flipped, there is a battle at the end of that turn, for everybody. Horns that are left over are lost.
    .words = red, horn, shield, conflict token, peace
rules-architects-battle = A battle
    .text = You compare shields with **each of your two neighbors**; for each who has fewer, you take a Military Victory token, worth 3 points. Nobody loses anything.
        - Shields come from red cards, from stages of Rhodes and from the token Tactics.
        - Afterwards, everyone discards the red cards **with horns** and keeps the others, and all Conflict tokens show peace again.
    .words = fight, war, military, victory, shields, neighbors
rules-architects-wonders = What the Wonders do
    .text = - **Alexandria**: the top card of any deck. **Ephesus**: the top card of the central deck.
        - **Olympia**: the top cards of the decks on your left and right. **Rhodes**: one shield for the rest of the game.
        - **Babylon**: a Progress token. **Halicarnassus**: look at the top 5 cards of the deck on your left or right and keep one.
        - **Giza** has no effects, but more points.
    .words = wonder, effect, alexandria, ephesus, olympia, rhodes, babylon, halicarnassus, giza
rules-architects-two = Two players
    .text = Only battles differ. Whoever has more shields takes one Military Victory token; with **at least twice as many** as the opponent, two instead. One shield against none brings one token.
        The deck on your left is your own, the one on your right your opponent’s.
    .words = two players, 2 players
rules-architects-scoring = Counting points
    .text = At the end, you add up:
        - the stages you have built;
        - 2 points for the cat;
        - blue cards;
        - 3 points for each Military Victory token;
        - Progress tokens with points.
        With equal points, whoever has built more stages wins; if those are equal too, you share the victory. Gray, yellow, green and red cards bring nothing.
    .words = points, score, tie, end, count
