# The forms that sentences have where signs take the place of words; the same in every language.
# `$sign-<key>` is a sign; where Discord lacks it, the sentence of the language is used.

coins = { $coins } { $sign-coin }
points = { $points } { $sign-points }
    .short = { $points } { $sign-points }
shields = { $shields } { $sign-shield }

resource-wood =
    .within = { $sign-wood }
    .units = { $n } { $sign-wood }
resource-clay =
    .within = { $sign-clay }
    .units = { $n } { $sign-clay }
resource-stone =
    .within = { $sign-stone }
    .units = { $n } { $sign-stone }
resource-glass =
    .within = { $sign-glass }
    .units = { $n } { $sign-glass }
resource-papyrus =
    .within = { $sign-papyrus }
    .units = { $n } { $sign-papyrus }
resource-ore =
    .within = { $sign-ore }
    .units = { $n } { $sign-ore }
resource-loom =
    .within = { $sign-loom }
    .units = { $n } { $sign-loom }

symbol-wheel =
    .within = { $sign-symbol_wheel }
symbol-mortar =
    .within = { $sign-symbol_mortar }
symbol-pendulum =
    .within = { $sign-symbol_pendulum }
symbol-quill =
    .within = { $sign-symbol_quill }
symbol-sundial =
    .within = { $sign-symbol_sundial }
symbol-globe =
    .within = { $sign-symbol_globe }
symbol-law =
    .within = { $sign-symbol_law }
symbol-tablet =
    .within = { $sign-symbol_tablet }
symbol-compass =
    .within = { $sign-symbol_compass }
symbol-gear =
    .within = { $sign-symbol_gear }

colour-brown = { $sign-brown }
colour-grey = { $sign-grey }
colour-blue = { $sign-blue }
colour-green = { $sign-green }
colour-yellow = { $sign-yellow }
colour-red = { $sign-red }
colour-purple = { $sign-purple }

# The cards of Architects: what is printed on them.

architects-card-wood = { $sign-wood }
    .within = { $sign-wood }
architects-card-clay = { $sign-clay }
    .within = { $sign-clay }
architects-card-stone = { $sign-stone }
    .within = { $sign-stone }
architects-card-glass = { $sign-glass }
    .within = { $sign-glass }
architects-card-papyrus = { $sign-papyrus }
    .within = { $sign-papyrus }
architects-card-coin = { $sign-coin }
    .within = { $sign-coin }
architects-card-tablet = { $sign-symbol_tablet }
    .within = { $sign-symbol_tablet }
architects-card-gear = { $sign-symbol_gear }
    .within = { $sign-symbol_gear }
architects-card-compass = { $sign-symbol_compass }
    .within = { $sign-symbol_compass }
architects-card-vp2cat = 2 { $sign-points } { $sign-cat }
    .within = 2 { $sign-points } { $sign-cat }
architects-card-vp3 = 3 { $sign-points }
    .within = 3 { $sign-points }
architects-card-red0 = { $sign-shield }
    .within = { $sign-shield }
architects-card-red1 = { $sign-shield } { $sign-horn }
    .within = { $sign-shield } { $sign-horn }
architects-card-red2 = { $sign-shield } { $sign-horn } { $sign-horn }
    .within = { $sign-shield } { $sign-horn } { $sign-horn }
architects-effect-horns =
    .short = { $n } { $sign-horn }
architects-effect-takes_cat =
    .short = { $sign-cat }
architects-effect-takes_token =
    .short = { $sign-progress }
