# Pedra, papel e tesoura: o jogo dos testes. `$who` são nomes, `$card` é o nome de uma carta.

game-rps = Pedra, papel e tesoura
    .short = Pedra, papel e tesoura
choice-game-rps = Pedra, papel e tesoura
command-rps = ppt
    .description = Convide outras pessoas para pedra, papel e tesoura, ou jogue contra o computador
command-rps-rounds = rodadas
    .description = Quantas rodadas são jogadas
choice-rounds-5 = Cinco rodadas
choice-rounds-3 = Três rodadas
rps-option-rounds-5 = Rodadas: cinco.
rps-option-rounds-3 = Rodadas: três.

rps-card-rock = Pedra
    .within = pedra
rps-card-paper = Papel
    .within = papel
rps-card-scissors = Tesoura
    .within = tesoura
rps-cards = { $card } × { $n }
rps-describe = **{ $card }** ganha de { $beaten }: um ponto por cada outro jogador com essa carta.
rps-list-and = { " e " }

## A mesa

rps-begins = As cartas foram distribuídas: são { $rounds } rodadas, e em cada uma todos escolhem uma carta em segredo. Boa sorte a todos!
rps-round = Rodada { $round } de { $rounds }
rps-threw = { $who }: { $card }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
rps-score = { $who }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
rps-row = { $score } ({ $cards })
rps-log-round = Rodada { $round }: { $throws }
rps-log-own = Rodada { $round }: você escolheu { $card }; os outros ainda não sabem.
rps-alt-score = Pontos. { $rows }.
rps-alt-invitation = Convite para pedra, papel e tesoura em { $rounds } rodadas. Até agora: { $who }.

## A mão

rps-button-hand = Minha mão
rps-hand = Sua mão: { $cards }
rps-hand-of = { $who }, cartas restantes: { $cards }
rps-choose = Que carta você joga na rodada { $round }?
rps-chosen = Na rodada { $round } você joga **{ $card }**. Até que todos tenham escolhido, dá para mudar de ideia.

## O fim

rps-result-points = { $winners ->
    [one] { $who } vence com mais pontos.
   *[other] { $who } dividem a vitória com mais pontos.
}
rps-result-resignation = { $rivals ->
    [0] Houve desistência.
    [one] { $rival } desistiu: { $winners ->
        [one] { $who } vence.
       *[other] { $who } vencem.
    }
   *[other] { $rival } desistiram: { $winners ->
        [one] { $who } vence.
       *[other] { $who } vencem.
    }
}
rps-result-abandoned = A partida foi encerrada sem vencedor.

## Dicas e imagens

rps-hint = Pelas cartas já jogadas, isto é o melhor para você agora:
rps-hint-line = **{ $n }. { $card }** · { $percent }%
rps-picture-points = Pontos
rps-picture-hands = Cartas restantes
rps-picture-rounds = { $rounds } rodadas
rps-picture-wins = { $who } vence
rps-picture-shared = Vitória dividida
rps-picture-over = Sem vencedor
hidden-rps-hand = - Na mão de { $name }: { $items }
