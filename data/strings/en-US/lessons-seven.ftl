# The lessons of 7 Wonders.

lesson-seven-hand = Everyone has a city and a hand of cards. **All choose one card at the same time**, then the hands go on to the neighbors. The coin on each card is what it costs *you* right now; the resources you produce are never used up.
    {""}**Which of these three cards costs you nothing?**
    .right = { seven-card-altar } needs no resources at all: 2 points for free. Until everyone has chosen, you can still change your mind.
    .wrong = That card needs something your city does not produce. Look for the price 0 on it.
    .baths = { seven-card-baths } needs stone, which neither you nor your neighbors produce: it is out of reach for now.
lesson-seven-coins = Three things can be done with any card: build it, use it for a stage of your Wonder, or **discard it for 3 coins**. Coins are what buys resources from your neighbors later.
    {""}**Turn { seven-card-baths } into coins.**
    .right = 3 coins from the bank. The card goes face down to the discards, and no neighbor gets it.
    .wrong = That is possible too, but it costs you coins instead of bringing 3.
lesson-seven-trade = What your city does not produce, you can buy from **the neighbor on your left or on your right**, for 2 coins a unit; they cannot refuse, and they lose nothing by it. { seven-card-stockade } needs one wood. Both neighbors have some, but the one on your left, in Giza, is already building a Wonder.
    {""}**Build { seven-card-stockade } and pay the neighbor on your right, { computer } 2.**
    .right = Your coins go to the neighbor, so it matters whom you choose. You can only spend what you have at the start of the turn.
    .wrong = That does not pay the neighbor on your right. The button says who is paid.
    .build-stockade-2-0 = Then your 2 coins go to Giza, on your left. Give them to the other neighbor.
lesson-seven-market = Yellow cards make trade cheaper. Your { seven-card-east_trading_post } lets you buy **raw materials from the right for 1 coin** instead of 2.
    {""}**Build { seven-card-stables } as cheaply as you can.**
    .right = 1 coin instead of 2. Such a card works from the turn after the one it is built in.
    .wrong = There is a cheaper way to build { seven-card-stables }. Compare the coins on the buttons.
lesson-seven-chain = Many cards of Age I make a later one **free, whatever it costs**. You built { seven-card-apothecary } in Age I.
    {""}**Which card is free for you thanks to it?**
    .right = { seven-card-stables } would need clay, wood and ore; thanks to { seven-card-apothecary }, you pay nothing. The link on the card shows it.
    .wrong = That card still costs something. Look for the link and the price 0.
lesson-seven-stage = A card you do not need can become **a stage of your Wonder**: you pay what the stage costs, and the card goes face down under your board. Your city produces the 2 stone of the first stage, and { seven-card-guard_tower } is out of your reach anyway.
    {""}**Use it for the stage.**
    .right = 3 points, and the card is out of everybody’s hands. Stages are built from left to right, one a turn.
    .wrong = That brings 3 coins. The stage would bring 3 points and cost you nothing.
lesson-seven-army = At the end of each Age, you compare shields **with each of your two neighbors**. More shields: a Victory token, worth 1 point in Age I, then 3, then 5. Fewer: a Defeat token, −1. This is the last turn of Age I; you have no shield, your left neighbor none, your right neighbor one.
    {""}**Which card wins you a Victory token?**
    .right = With one shield, you beat the left neighbor and draw with the right one. Only your neighbors count: nobody else’s army concerns you.
    .wrong = Then you lose to the neighbor on your right, and win nothing on your left. You need a shield.
lesson-seven-science = Green cards score twice: **for each symbol, the number you have of it, squared** (1, 4, 9 …), and **7 points for each set of three different ones**. You have a tablet and a gear.
    {""}**Which card brings you the most points?**
    .right = { seven-card-dispensary } brings the compass: 1 point for itself and 7 for the set. Keep going, and the squares will add up.
    .wrong = Fewer points than another card here. Which symbol is missing from your set?
lesson-seven-guild = In Age III, **Guilds** come into play, the purple cards. They give points for what the cities around you have done. { seven-card-craftsmens_guild } is worth 2 points for each gray card of your two neighbors.
    {""}**Which card brings you the most points?**
    .right = Your neighbors have five gray cards together: 10 points. Guilds are counted at the end, so what the neighbors still build counts too.
    .wrong = Good, but count the gray cards of your two neighbors first: they have five.
lesson-seven-play = That is all you need. In a **guided game** against two computers at their lowest level, the first turns tell you what you can press and why; then you carry on by yourself.
    `/{ command-rules }` tells you every rule in short, `/{ command-card }` what a card does, `/{ command-hint }` what the computer would play.
