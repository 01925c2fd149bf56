"""Rules and computer players of the games: no input or output, no sentences for people.

`engine.duel.game.DUEL`, `engine.seven.game.SEVEN` and `engine.architects.game.ARCHITECTS` implement
the interface `engine.core.game.Game`:

    from random import Random
    from engine.duel.game import DUEL

    deal = DUEL.deal(Random(1), 2, {})
    state = DUEL.start(deal)
    while seats := DUEL.to_act(state):
        move = DUEL.legal(DUEL.view(state, seats[0]), seats[0])[0]
        state = DUEL.apply(state, seats[0], move).state
    print(DUEL.result(state))

`engine.core.replay` replays a stored game, `engine.verify` checks a deal, and
`engine.ai.<game>.agent` chooses moves.
"""
