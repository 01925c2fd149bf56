# The few words on the pictures of 7 Wonders. `$name` is a player's name.

seven-picture-free-city = Free City
seven-picture-all-choose = All choose a card
seven-picture-free-city-turn = { $name } plays for the Free City
seven-picture-seventh = { $name } plays the last card
seven-picture-won = Most points
seven-picture-won-tiebreak = Most points, then most coins

## The hand

seven-picture-own = Own production
seven-picture-no-cost = No cost
seven-picture-built = Already built
seven-picture-or = or
seven-picture-lacking = Not for sale:
seven-picture-complete = Wonder complete
seven-picture-nothing-to-revive = Nothing to build

## Close-ups, posters, conflicts

seven-picture-players = Players
seven-picture-side = Side { $side }
seven-picture-start = Produces
seven-picture-conflicts = Conflicts of { $age }
