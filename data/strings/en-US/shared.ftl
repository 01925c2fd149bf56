# What the games say alike: things and counts, what cards do and cost, cities, hints.

## Resources; `.units` counts them

resource-wood = Wood
    .within = wood
    .units = { $n } wood
resource-clay = Clay
    .within = clay
    .units = { $n } clay
resource-stone = Stone
    .within = stone
    .units = { $n } stone
resource-glass = Glass
    .within = glass
    .units = { $n } glass
resource-papyrus = Papyrus
    .within = papyrus
    .units = { $n } papyrus

## Colours: the printed category, the colour alone, and one or more cards of it

colour-brown = Raw materials
    .adjective = brown
    .card = brown card
    .cards = brown cards
colour-grey = Manufactured goods
    .adjective = gray
    .card = gray card
    .cards = gray cards
colour-blue = Civilian Buildings
    .adjective = blue
    .card = blue card
    .cards = blue cards
colour-green = Scientific Buildings
    .adjective = green
    .card = green card
    .cards = green cards
colour-yellow = Commercial Buildings
    .adjective = yellow
    .card = yellow card
    .cards = yellow cards
colour-red = Military Buildings
    .adjective = red
    .card = red card
    .cards = red cards
colour-purple = Guilds
    .adjective = purple
    .card = purple card
    .cards = purple cards

## Ages; 0 is the choice of wonders

age-0 = Wonder selection
age-1 = Age I
age-2 = Age II
age-3 = Age III
event-age-began = { $age } begins.

## The score pad

score-blue = Blue cards
score-green = Green cards
score-yellow = Yellow cards
score-purple = Guilds
score-wonders = Wonders
score-tokens = Progress
score-coins = Coins
score-military = Military
score-total = Total

## How a game ends

reason-civilian = Civilian victory
reason-tiebreak = Civilian victory on the tiebreak
reason-draw = Shared victory
reason-military = Military supremacy
reason-science = Scientific supremacy
reason-resignation = Resignation
reason-abandoned = Ended without a winner

## Counting

coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
    .short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}

## What stands between the items of a list

list-comma = { ", " }
list-plus = { " + " }
list-or = { " or " }
# .before-i: where the last item begins with the sound of an i
list-and = { $head } and { $last }
    .before-i = { $head } and { $last }
list-semicolon = { "; " }
list-more = { $head } and { $n ->
    [one] { $n } more
   *[other] { $n } more
}

## What cards do

effect-produces = Produces { $units }
    .short = { $units }
effect-produces_any = Produces 1 { $choices } each turn, of your choice
    .short = 1 { $choices }
effect-science = Scientific symbol: { $symbol }
    .short = { $symbol }
effect-points = Worth { points }
    .short = { points.short }
effect-coins = Gives { coins }
    .short = { coins }
effect-shields = Gives { shields }
    .short = { shields }

counted-card = { $colours } card

## The page of a card, wonder or token

item-card = { $category } ({ $card }), { $age }
item-cost = Cost: { $cost }
item-opens = Chain: lets you build { $card } for free
item-free-with = Free if your city has { $card }

## Prices

price-free = free
price-missing = { $coins ->
    [one] { $coins } coin short
   *[other] { $coins } coins short
}
price-chained = chain from { $card }
price-printed = printed cost { coins }
price-produced = { $units } produced
price-chosen = { $units } from production of choice

## A city

city-symbols = Scientific symbols: { $list }
city-symbol-twice = { $symbol } ({ $n } times)
city-shields = Shields: { $list }
city-cards = Cards: { $list }
    .head = Cards
city-colour = { $colour } { $n }
city-category = { $category } ({ $n }): { $cards }
discard-head = Discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
discard-empty = The discard pile is empty.
best-in-category = { $category }: { $who } ({ $points })
best-in = Most points by category. { $categories }.

## Hints of the computer

hint-now = Your chance of winning now: **{ $chance }**
hint-others = { $n ->
    [one] Your opponent: { $each }
   *[other] The others: { $each }
}
hint-other = { $who } ({ $chance })
hint-line = **{ $n }. { $move }** · { $chance }
    { $why }
hint-chance = { $percent }%
hint-estimate = -# Chances as estimated by the computer at its highest level.
hint-told = { $who } has asked the computer for a hint · { $turn }
move-heading = Move { $n }
computer-preparing = -# The computer is still getting ready on this machine, so this is a quick first look, below its full strength. { $seconds ->
    [0] Ask again in a few minutes for a better one.
   *[other] Ask again in about { $seconds } seconds for a better one.
}
