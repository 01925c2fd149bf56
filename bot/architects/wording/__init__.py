"""The sentences of 7 Wonders Architects, made from views and events; names nothing hidden."""
