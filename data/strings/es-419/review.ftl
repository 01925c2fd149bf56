# El análisis de una partida terminada: sus momentos clave y la precisión de cada uno.

review-wait = Estoy repasando la partida, jugada a jugada. Tardo más o menos { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
review-progress = Jugada { $n } de { $moves }
review-accuracy = Precisión: { $each }.
review-accuracy-of = { $who } ({ $accuracy })
review-no-choice = sin elecciones
review-turn = **{ $number }.** Jugada { $n }: { $made } Mi consejo: “**{ $advice }**. { $why }” Probabilidad de victoria: { $best } → { $left }
review-warning = Mi aviso habría sido: “{ $risks }”
review-no-turns = Ninguna jugada decidió por sí sola esta partida.
review-note = -# Probabilidades que calcula la computadora en su nivel más alto, solo con lo que podía ver quien tenía el turno. Los botones muestran esos momentos.
review-moment = **Jugada { $n }**: { $made }
review-moment-advice = Mi consejo a { $who } habría sido: “**{ $advice }**. { $why }”
    Probabilidad de victoria: { $left } en vez de { $best }.
review-moment-best = Es lo que yo le habría dicho a { $who }: “{ $why }”
    Probabilidad de victoria: { $chance }.
review-alt-turns = Momentos clave: { $turns }.
review-alt-turn = { $number }: jugada { $n }, de { $who }, del { $best } al { $left }
review-alt-seats = Probabilidades de victoria a lo largo de la partida: { $each }.
review-alt-seat = { $who } ({ $chances })
