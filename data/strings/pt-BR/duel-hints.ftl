# Dicas do computador, vistas só pelo jogador da vez: jogadas, chances e o motivo de cada uma.

## Jogadas

hint-move-draft = Escolher { $wonder }
hint-move-build = Construir { $card } ({ $price })
hint-move-discard = Descartar { $card } (+{ coins })
hint-move-wonder = Construir { $wonder }, usando { $card } ({ $price })
hint-move-token = Pegar { $token }
hint-move-library = Ficar com { $token }
hint-move-revive = Construir { $card }, da pilha de descartes
hint-move-destroy = Descartar { $card } do seu oponente
hint-move-start = Começar a Era
hint-move-start-rival = Deixar seu oponente começar a Era

## Vitória

hint-wins-military = Vence a partida na hora: o peão entra na capital do seu oponente.
hint-wins-science = Vence a partida na hora, com seis símbolos diferentes.
hint-wins-points = Encerra a partida, e você vence por { $own } pontos a { $theirs }.
hint-wins-tiebreak = Encerra a partida em { $own } pontos para cada um, e você vence por ter mais pontos em cartas azuis.
hint-drawn = Encerra a partida em empate, com { $points } pontos para cada um.
hint-loses-points = Encerra a partida, e você perde por { $theirs } pontos a { $own }.
hint-loses-tiebreak = Encerra a partida em { $own } pontos para cada um, e seu oponente vence por ter mais pontos em cartas azuis.
hint-leads-military = Depois disso, você pode vencer na hora com { $item }, por supremacia militar.
hint-leads-science = Depois disso, você pode vencer na hora com { $item }, por supremacia científica.
hint-opens-military = Cuidado: libera { $card }, e com isso seu oponente pode vencer por supremacia militar.
hint-opens-science = Cuidado: libera { $card }, e com isso seu oponente pode vencer por supremacia científica.
hint-opens-pair = Cuidado: libera { $card }, e com isso seu oponente pode formar um par de símbolos.
hint-allows-military = Cuidado: depois disso, seu oponente pode vencer na hora com { $item }, por supremacia militar.
hint-allows-science = Cuidado: depois disso, seu oponente pode vencer na hora com { $item }, por supremacia científica.
hint-covered-military = Não libera { $card }. Pegar { $instead } liberaria, e com isso seu oponente poderia vencer por supremacia militar.
hint-covered-science = Não libera { $card }. Pegar { $instead } liberaria, e com isso seu oponente poderia vencer por supremacia científica.
hint-covered-pair = Não libera { $card }. Pegar { $instead } liberaria, e com isso seu oponente poderia formar um par de símbolos.
hint-prevents-military = Sem isso, seu oponente poderia vencer na hora com { $item }, por supremacia militar.
hint-prevents-science = Sem isso, seu oponente poderia vencer na hora com { $item }, por supremacia científica.

## Ciência

hint-pair = Forma um par de símbolos ({ $symbol }): { $tokens ->
    [one] você pega a única ficha de Progresso do tabuleiro.
   *[other] você pega uma de { $tokens } fichas de Progresso.
}
hint-symbol = Você fica com { $different } símbolos diferentes (o novo: { $symbol }); com seis se vence a partida.
hint-denies-symbol = Não deixa { $item } para seu oponente, que ficaria com { $different } símbolos diferentes (o novo: { $symbol }).
hint-denies-pair = Não deixa { $card } para seu oponente, que poderia formar um par de símbolos ({ $symbol }).

## Conflito

hint-loots = Leva o peão tão longe que seu oponente perde { coins }.
hint-robs = Seu oponente perde { coins }.
hint-defends = Empurra o peão de volta: a { $after } espaços da sua capital, em vez de { $before }.
hint-advances = Avança o peão { spaces }: { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
} até a capital do seu oponente.
hint-denies-shields = Não deixa { $card } para seu oponente, que poderia levar o peão a { spaces } da sua capital.

## Tempo

hint-again = Você joga novamente na hora.
hint-outruns = É a sétima Maravilha: seu oponente não pode mais construir { $wonder }.
hint-race = Depois disso, só { $left ->
    [one] mais uma Maravilha pode ser construída
   *[other] mais { $left } Maravilhas podem ser construídas
}; você e seu oponente ainda têm { $more } por construir.
hint-starter = É a última carta da Era, e você decide quem começa a { $age }.
hint-begins = Você escolhe primeiro, entre { $free } cartas disponíveis.
hint-lets-begin = Quem começa libera uma carta nova, seja qual for a carta que pegar das { $free } disponíveis.
hint-opens-nothing = Não libera nenhuma carta nova para seu oponente; pegar { $instead } liberaria.
hint-drafts-again = Permite jogar novamente quando você a construir{ $left ->
    [0] , o que nenhuma outra Maravilha à escolha faz.
   *[other] .
}

## Negar e destruir

hint-denies-points = Não deixa { $card } para seu oponente, a quem essa carta renderia { points } agora.
hint-denies-free = Não deixa { $card } para seu oponente, que poderia construir de graça (encadeamento com { $giver }).
hint-strikes = { $n ->
    [one] Permite descartar a única { $card } do seu oponente.
   *[other] Permite descartar uma das { $n } { $cards } do seu oponente.
}
hint-destroys-last = Seu oponente passa a ter que comprar { $resource }, por { coins } a unidade.
hint-destroys = Seu oponente passa a produzir só { $units }.
hint-destroys-choice = Seu oponente passa a produzir { $resource } só à escolha, no lugar de outro recurso.

## Preços e moedas

hint-free = De graça pelo encadeamento com { $giver }; sem ele, custaria { coins }.
hint-saves = Barateia { $wonder } para você: { $after } em vez de { $before }.
hint-produces = Produz { $resource }, que agora você compra por { coins } a unidade.
hint-raises-price = Seu oponente, que não produz { $resource }, passa a pagar { coins } a unidade em vez de { $before }.
hint-lowers-price = Você passa a comprar { $resource } por { coins } a unidade em vez de { $before }.
hint-rises = Se seu oponente construísse { $card } antes, isto custaria { coins } em vez de { $before }.
hint-affords = Suas moedas passam a bastar para construir { $item } ({ $price }).
hint-nothing-payable = Você não pode pagar nada agora; descartar rende { coins }.
hint-gains = Rende { coins } para você.

## O que faz

hint-draws = Você fica com uma de { $n } fichas de Progresso da caixa.
hint-revives = { $n ->
    [one] Constrói de graça a única carta descartada.
   *[other] Constrói de graça uma de { $n } cartas descartadas.
}
hint-worth = Vale { points } para você agora.
hint-does = Traz: { $does }.
hint-token-architecture = Economiza { coins } nas Maravilhas que você ainda tem por construir, aos preços atuais.
hint-token-masonry = Economiza { coins } nas cartas azuis à vista, aos preços atuais.
hint-token-theology = { $n ->
    [one] Mais uma das suas Maravilhas permite jogar novamente.
   *[other] Mais { $n } das suas Maravilhas permitem jogar novamente.
}
hint-token-strategy = Um Escudo a mais em cada carta vermelha que você construir, e { $n ->
    [one] há uma à vista.
   *[other] há { $n } à vista.
}
hint-token-urbanism = Moedas a cada encadeamento que você usar, e { $n ->
    [one] uma carta à vista sai de graça para você pelo encadeamento.
   *[other] { $n } cartas à vista saem de graça para você pelo encadeamento.
}
hint-token-economy = Você recebe o que seu oponente paga por recursos, e { $n ->
    [one] há um que seu oponente não produz.
   *[other] há { $n } que seu oponente não produz.
}
