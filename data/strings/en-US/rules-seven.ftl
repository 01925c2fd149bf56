# The rules of 7 Wonders (first edition) in short.

rules-seven-goal = Goal of the game
    .text = Everyone builds a city over three Ages of six turns each. Points are counted once, after Age III: whoever has the most wins. Armies, Wonders, coins, blue, green, yellow and purple cards all bring points, so there are many ways to win.
    .words = win, aim, objective, end, how to win
rules-seven-setup = Set-up
    .text = Each player has one Wonder board, on side A or B, and 3 coins. The board produces one resource from the start.
        - Which cards are in the game depends on the number of players; all of them are dealt, 7 to each player in each Age.
        - Of the ten Guilds, as many are in the game as there are players, plus two.
        - The neighbors on your left and right matter most: you trade with them and compare armies with them.
    .words = start, board, side, coins, deal, players, begin
rules-seven-turn = A turn
    .text = Everyone secretly chooses one card from their hand; then all cards are played at once. With yours, you do one of three things:
        - **build** it in your city;
        - use it for the next **stage of your Wonder**;
        - **discard** it for 3 coins.
        Then the hands go on to the next player. You can never build two cards of the same name.
    .words = choose, simultaneous, at once, play, action, same card, twice
rules-seven-costs = Production and costs
    .text = Your board, brown and gray cards and some yellow ones produce resources. They are never used up: each serves in every turn.
        - A card can cost resources, coins (paid to the bank), or nothing.
        - A card that produces one resource **or** another gives only one of them in a turn.
    .words = resource, wood, stone, clay, ore, glass, cloth, papyrus, price, pay, produce
rules-seven-trade = Trade with neighbors
    .text = What you lack, you can buy from your left and right neighbor, **2 coins a unit**, paid to them. They cannot refuse, and may use the resource themselves in the same turn.
        - You can buy what their board, brown and gray cards produce, but not what comes from yellow cards or from stages of a Wonder.
        - You need the coins at the start of the turn: what you earn in it cannot be spent in it.
        - Trading Posts and the Marketplace lower a price to 1 coin, from the next turn on.
    .words = buy, sell, neighbor, neighbour, coins, marketplace, trading post
rules-seven-chains = Free through an earlier card
    .text = From Age II on, many cards name an earlier one. If that card stands in your city, you build the new one **for free**: no resources, no coins. A card that was discarded or used for a stage of a Wonder does not help.
    .words = chain, link, free
rules-seven-coins = Coins and discarding
    .text = Instead of building the card you choose, you can always discard it for **3 coins** from the bank. Discards lie face down. If you can do nothing else with your card, you have to discard it.
        - At the end, 3 coins are worth 1 victory point.
    .words = money, sell, discard pile, treasury, bank
rules-seven-wonder = Stages of a Wonder
    .text = Pay what the next stage costs and put any card from your hand face down under your board. That card has no other effect and is no longer a building.
        - Stages are built in order, from left to right, each once. Nobody has to build any.
        - On side A, the first stage brings 3 points and the third 7; the second does what is special about the Wonder (in Giza, it brings 5 points).
        - A card built from the discards (Halicarnassus) is built at the end of the turn and costs nothing.
    .words = wonder, stage, board, side a, side b, rhodes, alexandria, ephesus, babylon, olympia, halicarnassus, giza
rules-seven-conflicts = Shields and conflicts
    .text = At the end of each Age, you compare shields with **each of your two neighbors**:
        - more shields: a Victory token, worth 1 point in Age I, 3 in Age II, 5 in Age III;
        - fewer: a Defeat token, worth −1;
        - the same number: nothing.
        Red cards stay and count in every Age. Players who are not your neighbors do not concern you.
    .words = military, war, red, army, conflict, victory, defeat, shield
rules-seven-science = Science
    .text = At the end, your symbols (tablet, compass, gear) score twice:
        - for each symbol, the number you have of it **squared**: 1, 4, 9, 16 …
        - **7 points** for each set of three different symbols.
        Three, two and one symbols bring 9 + 4 + 1 + 7 = 21 points. A symbol of your choice (Babylon, Scientists Guild) becomes what is best for you.
    .words = green, symbol, tablet, compass, gear, set, square
rules-seven-guilds = Guilds
    .text = The purple cards appear in Age III. Most of them bring points at the end for what your **two neighbors** have: cards of a color, or their Defeat tokens.
        - The Shipowners Guild counts your own brown, gray and purple cards, the Builders Guild the stages of all three Wonders, yours and your neighbors’.
        - The Scientists Guild brings a scientific symbol of your choice.
        - With the last stage of Olympia (side B), you copy one Guild of a neighbor.
    .words = purple, guild, neighbors, scientists, builders, shipowners, strategists
rules-seven-ages = Ages and passing hands
    .text = An Age has six turns. After each, hands go on: **to the left in Ages I and III, to the right in Age II**.
        - In the sixth turn, you have two cards, play one and discard the other, without coins. Only Babylon (side B) may play it too.
        - Then conflicts are settled, and the next Age is dealt.
    .words = age, pass, direction, left, right, last card, seventh card, round
rules-seven-scoring = Counting points
    .text = At the end of Age III, you add up:
        - Victory and Defeat tokens;
        - 1 point for every 3 coins;
        - the stages of your Wonder;
        - blue cards, yellow cards with points, green cards, Guilds.
        With equal points, whoever has more coins wins; with equal coins, you share the victory.
    .words = points, score, tie, end, blue, coins, victory points
rules-seven-two = Two players and the Free City
    .text = Between the two players lies a third city, the Free City, with 3 coins of its own and a pile of 7 cards in each Age.
        - The cards in the game are those for three players, five Guilds among them.
        - The players take turns at playing for it: whoever does so draws a card from that pile, then chooses one card for their own city and one for the Free City.
        - It trades, pays and fights like any neighbor. It may only discard a card if none of those that are left can be built or used for a stage. If the card chosen for it is free through an earlier one, it has to build that card.
        - At the end, only the two players are compared.
    .words = two players, free city, 2 players, duel
