# A análise de uma partida terminada: os momentos decisivos e a precisão de cada um.

review-wait = Estou revendo a partida, jogada a jogada. Isso leva cerca de { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
review-progress = Jogada { $n } de { $moves }
review-accuracy = Precisão: { $each }.
review-accuracy-of = { $who } ({ $accuracy })
review-no-choice = sem escolhas
review-turn = **{ $number }.** Jogada { $n }: { $made } Meu conselho: “**{ $advice }**. { $why }” Chance de vitória: { $best } → { $left }
review-warning = Meu aviso teria sido: “{ $risks }”
review-no-turns = Nenhuma jogada, sozinha, decidiu esta partida.
review-note = -# Chances estimadas pelo computador no nível mais alto, só com o que o jogador da vez podia ver. Os botões mostram esses momentos.
review-moment = **Jogada { $n }**: { $made }
review-moment-advice = Meu conselho a { $who } teria sido: “**{ $advice }**. { $why }”
    Chance de vitória: { $left } em vez de { $best }.
review-moment-best = É o que eu teria dito a { $who }: “{ $why }”
    Chance de vitória: { $chance }.
review-alt-turns = Momentos decisivos: { $turns }.
review-alt-turn = { $number }: jogada { $n }, de { $who }, de { $best } para { $left }
review-alt-seats = Chances de vitória ao longo da partida: { $each }.
review-alt-seat = { $who } ({ $chances })
