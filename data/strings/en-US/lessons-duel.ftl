# The lessons of 7 Wonders Duel: what each page says, what it says of the right answer, and of others.

lesson-duel-free = Two cities, one display of cards. On your turn, you take **one card that is completely uncovered**. The pictures give these cards letters; everything underneath has to wait.
    {""}**Which of these three cards can you take now?**
    .right = Nothing lies on { card-baths }: it is free to take. As soon as it is gone, it helps to uncover the cards above it, so watch what you open for your opponent.
    .wrong = That card still lies under others, so nobody can take it yet. Look for a card with a letter in the bottom row.
lesson-duel-coins = Whatever card you take, you have three options: build it, discard it for coins, or use it to build a Wonder. You have 1 coin left. **Take { card-press } and turn it into coins.**
    .right = Discarding brings 2 coins, plus 1 for each yellow card in your city. It is always possible, so you are never stuck.
    .wrong = { card-press } would be a fine thing to have, but building it costs your last coin. This time, you wanted coins.
lesson-duel-price = What your city does not produce, you buy from the bank. A unit costs **2 coins, plus 1 for each unit of it on your opponent’s brown and gray cards**. Your opponent makes 1 clay and 1 stone; you make nothing. All three cards need one unit: { card-baths } stone, { card-garrison } clay, { card-stable } wood.
    {""}**Which one is the cheapest for you?**
    .right = Your opponent makes no wood, so wood costs only 2 coins. The coin next to each card on the board has already worked that out for you.
    .wrong = Your opponent makes that resource, so a unit of it costs you 3 coins. Nobody makes wood yet.
lesson-duel-chain = Some cards open the way to later ones: a small white symbol on the earlier card, the same symbol on the later one. **Whoever has built the first builds the second for free.** You built { card-altar } in Age I.
    {""}**Which card costs you nothing now?**
    .right = { card-altar } and { card-temple } share a symbol, so { card-temple } is yours without coins or resources: 4 points for nothing.
    .wrong = That card costs coins. Look for the one whose price is 0: it follows from { card-altar }.
lesson-duel-wonder = You can also put the card you take face down under one of your **Wonders** and pay for the Wonder instead of the card. What was on the card no longer counts. A Wonder with the circling arrow gives you **another turn right away**. You can afford three of them.
    {""}**Take { card-guard_tower } and build the one that lets you play again.**
    .right = { wonder-temple_of_artemis } brings 12 coins and another turn: you take a second card before your opponent moves. Only seven Wonders can be built in a game by both of you together, so do not wait too long.
    .wrong = That is possible, but it does not bring you another turn. Look for the circling arrow among your Wonders.
lesson-duel-army = Each shield moves the **Conflict pawn** one space towards your opponent’s capital. Where it reaches a Military token, your opponent loses coins. The pawn is on the second space; the first token, for 2 coins, waits on the third.
    {""}**Which card makes your opponent lose 2 coins?**
    .right = One shield, one space, and 2 coins are gone. If the pawn ever reaches the capital, the game is over at once: that is military supremacy.
    .wrong = That card has no shield, so the pawn stays where it is. Military cards are red.
lesson-duel-threat = Danger! The pawn is **one space away from your capital**. If your opponent gets one more shield, the game is over. You have 1 coin.
    {""}**Which card do you have to take?**
    .right = Whoever has shields can push back: { card-horse_breeders } has one, the token { token-strategy } adds another, and for you the card is free. The pawn moves away from your capital, and the card is out of your opponent’s reach.
    .wrong = Then your opponent takes { card-horse_breeders }, and the pawn enters your capital. Shields decide here, and you can afford just one red card.
lesson-duel-science = Green cards carry scientific symbols. **As soon as you have two of the same, you choose a Progress token** from the board. You already have a mortar and a quill.
    {""}**Which card gives you a pair?**
    .right = { card-dispensary } is your second mortar, so you choose one of the tokens at once. They work for the rest of the game.
    .wrong = That makes no pair you can pay for. Compare the symbols on the cards with yours: a mortar and a quill.
lesson-duel-sixth = There are seven scientific symbols, the scales of the token { token-law } included. **With six different ones, you win on the spot**, whatever the points say. You have five: quill, mortar, wheel, globe and scales. With points, you would lose this game.
    {""}**Win it now.**
    .right = { card-study } brings the sixth symbol: scientific supremacy! Always count your opponent’s symbols too.
    .wrong = That card brings no new symbol. A green card that you can pay for is waiting.
lesson-duel-points = If nobody wins before, points decide at the end of Age III: blue cards above all, but also green and yellow cards, Guilds, Wonders, tokens, the pawn and 1 point for every 3 coins.
    {""}**Which card brings you the most points?**
    .right = { card-palace }, with 7 points. Blue cards do nothing else, but they do that very well.
    .wrong = A fine card, but it brings fewer points than another one here. Look for the greatest number on a tablet.
lesson-duel-play = That is all you need. In a **guided game** against the computer at its lowest level, the first turns tell you what you can press and why; then you carry on by yourself. The Wonders are those recommended for a first game.
    `/{ command-rules }` tells you every rule in short, `/{ command-card }` what a card does, `/{ command-hint }` what the computer would play.
