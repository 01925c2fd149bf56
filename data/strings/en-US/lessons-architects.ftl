# The lessons of 7 Wonders Architects.

lesson-architects-decks = Everyone builds one Wonder of five stages. On your turn, you **take one card**: the one on top of the deck on your left, the one on your right, or the one in the middle, which nobody has seen.
    {""}**Take the card that is a surprise.**
    .right = The central deck lies face down. You see the two others, and so does everybody else: what you leave, your neighbors may take.
    .wrong = You can see that card. The surprise lies in the middle.
lesson-architects-stage = Gray cards are resources. A stage asks for a number of them, **all different or all the same**, as the signs on it show. Your first stage asks for 2 different ones, and you have papyrus.
    {""}**Which card lets you build it at once?**
    .right = Papyrus and clay are two different resources, so the stage is built by itself: you have to build as soon as you can. The cards are discarded.
    .wrong = Nobody knows whether that will be a resource you lack. On your right, you can see one.
    .take-0 = That would be papyrus again, the same resource twice. This stage asks for two different ones.
lesson-architects-coin = Yellow cards are coins: **each stands for any one resource that is missing**. You have glass; the stage asks for 2 different resources.
    {""}**Which card lets you build it at once?**
    .right = Glass and a coin: the coin stands for any other resource. It is discarded with the glass.
    .wrong = That is no resource. A coin would do.
    .take-centre = { lesson-unseen }
lesson-architects-cat = Blue cards are points. Some of them show the **cat**: it comes to whoever takes such a card, is worth 2 points at the end, and its owner may look at the top card of the central deck before choosing.
    {""}**Get the cat.**
    .right = 2 points on the card, and the cat is yours until somebody else takes a card with a cat.
    .wrong = That does not bring the cat. It is on the blue card on your left.
    .take-centre = { lesson-unseen }
lesson-architects-science = Green cards carry symbols. **Two of the same or three different ones** are turned in for a Progress token. You have a tablet.
    {""}**Which card gives you a set?**
    .right = Two tablets: now you choose one of the three face-up tokens, or the unseen one on top of the pile.
    .wrong = That makes no set. You need a second tablet, or two other symbols that are both different from it.
    .take-centre = { lesson-unseen }
lesson-architects-token = Progress tokens work for the rest of the game: more cards, more points, more shields. `/{ command-card }` explains each of them. You turn in two gears.
    {""}**Take the token that adds 2 shields to your army.**
    .right = { architects-token-tactics } counts 2 shields in every battle, and is never discarded.
    .wrong = That token has no shields. Look for the one that shows two.
lesson-architects-battle = Red cards are shields. Some show **horns**: each flips a Conflict token to its battle side. When the last one is flipped, there is a battle at the end of the turn, and you get a Military Victory token, worth 3 points, for each neighbor who has fewer shields than you. One token still shows peace; nobody but you has a shield.
    {""}**Start the battle.**
    .right = The last token is flipped, and you beat both neighbors: two tokens, 6 points. After the battle, everyone discards the red cards with horns.
    .wrong = That sounds no horn. You need a shield with horns.
    .take-centre = { lesson-unseen }
lesson-architects-finish = **The game ends with the turn in which somebody completes a Wonder**; then points are compared. You have four stages. The last one asks for 4 different resources, and you have wood, clay and two stone.
    {""}**Complete your Wonder.**
    .right = Wood, clay, stone, and the coin for the fourth: the Wonder is complete, the game is over, and you win.
    .wrong = That does not complete it: you have three different resources and need a fourth, or a coin.
    .take-centre = { lesson-unseen }
lesson-architects-play = That is all you need. In a **guided game** against two computers at their lowest level, the first turns tell you what you can press and why; then you carry on by yourself.
    `/{ command-rules }` tells you every rule in short, `/{ command-card }` what a card does, `/{ command-hint }` what the computer would play.
