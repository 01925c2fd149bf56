"""Any reason for a move, and any of its risks: the unions of all kinds."""

from typing import TypeAlias

from . import endings, kinds

Reason: TypeAlias = (
    endings.Wins
    | endings.WinsOnPoints
    | endings.EndsUnwon
    | endings.LeadsToWin
    | kinds.Opens
    | kinds.Allows
    | kinds.KeepsCovered
    | kinds.Prevents
    | kinds.MakesPair
    | kinds.GainsSymbol
    | kinds.DeniesSymbol
    | kinds.DeniesPair
    | kinds.DeniesShields
    | kinds.DeniesPoints
    | kinds.DeniesFree
    | kinds.PlaysAgain
    | kinds.Outruns
    | kinds.Race
    | kinds.Loots
    | kinds.Robs
    | kinds.Defends
    | kinds.Advances
    | kinds.Strikes
    | kinds.Destroys
    | kinds.LowersPrice
    | kinds.RaisesPrice
    | kinds.Produces
    | kinds.SavesOnWonder
    | kinds.Free
    | kinds.RisesSoon
    | kinds.Affords
    | kinds.NothingPayable
    | kinds.ChoosesStarter
    | kinds.Begins
    | kinds.LetsBegin
    | kinds.OpensNothing
    | kinds.DraftsAgain
    | kinds.DrawsTokens
    | kinds.Revives
    | kinds.TokenHelps
    | kinds.Worth
    | kinds.Gains
    | kinds.Does
)

Risk: TypeAlias = kinds.Opens | kinds.Allows
"""Anything that may go wrong after a move."""
