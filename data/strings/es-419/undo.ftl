# Deshacer una jugada: la petición, las respuestas y lo que se cuenta después.

undo-request = **{ $name }** quiere deshacer { $moves ->
    [one] la última jugada.
   *[other] las últimas { $moves } jugadas.
} { $count ->
    [one] Hace falta que acepte { $rival }.
   *[other] Hace falta que acepten todos: { $rival }.
}
    -# Hasta entonces la partida sigue como está; la próxima jugada cierra la petición.
undo-noted = Aceptas. Las jugadas se deshacen en cuanto acepten todos a quienes les pregunté.
undo-declined = **{ $rival }** no acepta: la jugada de **{ $name }** sigue en pie.
undo-withdrawn = **{ $name }** retiró la petición: la jugada sigue en pie.
undo-over-moved = **{ $name }** quería deshacer una jugada, pero la partida siguió adelante.
undo-over-ended = **{ $name }** quería deshacer una jugada, pero la partida terminó.
undo-over-replaced = **{ $name }** quería deshacer una jugada, pero más abajo hay otra petición que ocupa su lugar.
undo-over-closed = **{ $name }** quería deshacer una jugada, pero la petición ya se respondió, o cambió quién juega.
undo-done = ↩️ **{ $name }** deshizo { $moves ->
    [one] la última jugada.
   *[other] las últimas { $moves } jugadas.
}
undo-agreed = ↩️ { $rival } { $count ->
    [one] acepta
   *[other] aceptan
}: **{ $name }** deshace { $moves ->
    [one] la última jugada.
   *[other] las últimas { $moves } jugadas.
}
undo-turned = Para entonces ya se había visto algo oculto: { $seen }.
undo-turned-cards = cartas recién reveladas
undo-turned-choices = lo que había elegido cada uno
undo-turned-hands = las manos pasadas
undo-turned-tokens = fichas recién reveladas
undo-turned-wonders = Maravillas recién reveladas
undo-rated = -# Todos aceptaron: la partida sigue contando para la clasificación.
undo-unrated = -# Nadie tuvo que aceptar; por eso, la partida ya no cuenta para la clasificación.
undo-board = ↩️ **{ $name }** deshizo { $moves ->
    [one] la última jugada
   *[other] las últimas { $moves } jugadas
}. Antes de eso:
undone = { $count ->
    [one] -# ↩️ Una jugada de esta partida se deshizo y no se muestra.
   *[other] -# ↩️ { $count } jugadas de esta partida se deshicieron y no se muestran.
}
undone-then = ↩️ { $when }: **{ $name }** deshizo { $count ->
    [one] una jugada.
   *[other] { $count } jugadas.
}
refusal-undo-over = Esta petición ya no vale: se respondió o se retiró, alguien ya jugó o cambió quién juega. `/{ command-undo }` hace otra.
refusal-undo-replaced = Esta petición ya no vale: más abajo hay otra que ocupa su lugar.
refusal-undo-choice = Hasta que todos hayan elegido, basta con cambiar tu elección: presiona el botón debajo del tablero.
refusal-undo-nothing = Todavía no hiciste ninguna elección que se pueda deshacer.
refusal-undo-absent = La computadora juega en lugar de **{ $name }**, que por eso no puede aceptar, y también se desharía una jugada hecha por **{ $name }**.
refusal-undo-counts = Esta partida cuenta para la clasificación o para un torneo; por eso, no se puede deshacer nada mientras la computadora juegue en lugar de **{ $name }**, que ahora no puede aceptar, pero todavía puede regresar.
