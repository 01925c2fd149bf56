# As poucas palavras das imagens. `$name` é o nome de um jogador.

picture-player = Jogador { $n }

picture-turn = Vez de { $name }
picture-takes-token = { $name } pega uma ficha de Progresso
picture-revives = { $name } constrói uma carta descartada

picture-wins = { $name } vence
picture-shared = Vitória compartilhada
picture-seats =
    { $seats ->
        [0] A mesa está completa
        [one] Há um lugar livre
       *[other] Há { $seats } lugares livres
    }
picture-awaited =
    { $people ->
        [one] Uma pessoa ainda não entrou
       *[other] { $people } pessoas ainda não entraram
    }

picture-empty = Nenhuma carta
picture-discard = Pilha de descartes

## Detalhes, fichas, desafios

picture-cost = Custo
picture-effect = Efeito
picture-free-with = Grátis com
picture-makes-free = Permite grátis

picture-score = Pontuação

## A análise

picture-chances = Chance de vitória
picture-accuracy = Precisão
