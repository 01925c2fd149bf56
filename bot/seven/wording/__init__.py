"""The sentences of 7 Wonders, made from views, events and prices; names nothing hidden."""
