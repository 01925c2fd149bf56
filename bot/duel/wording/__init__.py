"""The sentences of 7 Wonders Duel, made from views, events and prices; names nothing hidden."""
