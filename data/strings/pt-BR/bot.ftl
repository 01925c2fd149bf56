# O que o próprio bot diz: começo e fim das partidas, botões, recusas, ajuda.

computer = Computador
computer-numbered = Computador { $number }

## Desafios

challenge-open = ⚔️ { $opponent }, **{ $challenger }** desafia você para um duelo de 7 Wonders Duel.
challenge-wonders-draft = Maravilhas: escolhidas uma a uma.
challenge-wonders-beginner = Maravilhas: o conjunto para a primeira partida.
challenge-begins-random = Quem começa: por sorteio.
challenge-begins-me = **{ $challenger }** começa.
challenge-begins-opponent = **{ $opponent }** começa.
challenge-expires = -# O desafio expira { $when }.
challenge-alt = Cartaz: { $challenger } desafia { $opponent } para uma partida de 7 Wonders Duel.
challenge-accepted = **{ $opponent }** aceitou o desafio de **{ $challenger }**. Que comece a partida!
challenge-declined = **{ $opponent }** recusou o desafio de **{ $challenger }**.
challenge-withdrawn = **{ $challenger }** retirou o desafio a **{ $opponent }**.
challenge-expired = O desafio de **{ $challenger }** a **{ $opponent }** expirou: passaram-se 24 horas sem resposta.

## Uma partida

game-begins = { $first } começa. Boa sorte aos dois!
stale = Esse botão era de um tabuleiro antigo. Este é o tabuleiro agora:
library-private = Só você vê estas fichas. Fique com uma; as outras duas voltam para a caixa.
price-line = **{ $name }**: { $price }
price-line-why = **{ $name }**: { $price } ({ $why })
offer-build = { $price } – { $does }
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
replay-alt = A partida em vídeo, tabuleiro a tabuleiro: { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
}. /{ command-log } conta o mesmo em palavras.
replay-goes-on = A partida ainda não acabou: foi assim que chegou ao tabuleiro atual.
log-empty = Ainda não houve nenhuma jogada.
resign-really = Quer mesmo desistir? Seu oponente vence a partida na hora.
resigned = Você desistiu.
games-none = Você não tem nenhuma partida em andamento. `/{ command-duel }` começa uma.
games-yours = - **Sua vez** contra **{ $opponent }** em { $place }: [ver o tabuleiro]({ $link }) · { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
games-direct = mensagens diretas
games-theirs = - Contra **{ $opponent }** em { $place }: [ver o tabuleiro]({ $link }) · { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
settings-server = **Configurações deste servidor**
    Idioma dos tabuleiros e desafios: **{ $language }**
    Aparência dos tabuleiros: **{ $board }**
    -# A aparência vale a partir do próximo tabuleiro; o idioma, a partir da próxima partida.
settings-own = **Suas configurações**
    Idioma das partidas que você começa fora de servidores: **{ $language }**
    Aparência dos tabuleiros: **{ $board }**
    -# A aparência vale para tudo o que só você vê e para as partidas que você começa fora de servidores.
tokens-board = No tabuleiro
tokens-library = Sorteadas pela Grande Biblioteca, só você vê
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: nenhuma ficha
thread-name = { $challenger } x { $opponent } · Duelo
thread-opened = O tópico está aberto.

## Botões

button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-build = Construir · { $coins ->
    [0] grátis
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
button-build-short = Construir · { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} ({ $lacking ->
    [one] falta { $lacking }
   *[other] faltam { $lacking }
})
button-discard = Descartar · +{ $coins } moedas
button-wonder = { $name } · { $coins ->
    [0] grátis
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
button-wonder-short = { $name } · { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} ({ $lacking ->
    [one] falta { $lacking }
   *[other] faltam { $lacking }
})
button-library = Ver as três fichas
button-rematch = Revanche
button-replay = Ver a partida
button-resign = Desistir
button-open-thread = Abrir um tópico
button-to-thread = Ir para o tópico
button-to-board = Ir para o tabuleiro
select-revive = { $parts ->
    [1] Escolha a carta a construir de graça
   *[other] Escolha a carta a construir de graça ({ $part } de { $parts })
}

## Recusas

apology = Algo deu errado do meu lado; sua partida está a salvo. Use `/{ command-board }` para vê-la de novo. Se isso continuar, passe este número a quem me hospeda: `{ $number }`
permission-name = { $permission ->
    [view_channel] Ver canal
    [send_messages] Enviar mensagens
    [send_messages_in_threads] Enviar mensagens em tópicos
    [attach_files] Anexar arquivos
    [create_public_threads] Criar tópicos públicos
    [manage_threads] Gerenciar tópicos
   *[other] { $permission }
}
refusal-cannot-post = Não posso jogar aqui: não tenho a permissão **{ permission-name }** neste canal. Quando alguém me der essa permissão, tente de novo.
refusal-cannot-show = Sua jogada está salva, mas não consigo mostrar o tabuleiro: não tenho a permissão **{ permission-name }** neste canal. Quando alguém me der essa permissão, `/{ command-board }` mostra a partida de novo.
refusal-illegal-move = Essa jogada não é possível agora; nada mudou. `/{ command-board }` mostra o que é.
refusal-unknown-move = Não conheço essa jogada; nada mudou. `/{ command-board }` mostra o que é possível.
refusal-unknown-control = Não conheço mais este botão. `/{ command-board }` mostra o tabuleiro atual.
refusal-no-such-table = Essa partida não existe mais. `/{ command-duel }` começa outra.
refusal-no-such-challenge = Esse desafio não existe mais. `/{ command-duel }` faz outro.
refusal-table-ended = Essa partida já terminou. `/{ command-duel }` começa outra.
refusal-moved-already = Essa jogada já foi feita. `/{ command-board }` mostra o tabuleiro atual.
refusal-channel-taken = Já há uma partida em andamento neste canal. Jogue em outro canal ou termine esta primeiro.
refusal-channel-taken-thread = Já há uma partida em andamento neste canal. Abro um tópico para a nova?
refusal-channel-taken-no-thread = Já há uma partida em andamento neste canal, e não posso abrir um tópico: não tenho a permissão **{ permission-name }**.
refusal-no-game-here = Não há partida neste canal. `/{ command-duel }` começa uma.
refusal-not-your-table = Você não joga nesta partida, mas pode assistir à vontade. `/{ command-duel }` começa uma sua.
refusal-not-your-turn = Não é a sua vez: quem joga é **{ $name }**.
refusal-not-your-turn-computer = Não é a sua vez: o computador está pensando.
refusal-only-challenged = Só **{ $name }** pode responder a este desafio.
refusal-only-challenger = Só **{ $name }** pode retirar este desafio.
refusal-challenge-answered = Este desafio já foi respondido.
refusal-challenge-expired = Este desafio expirou. `/{ command-duel }` faz outro.
refusal-challenge-waiting = Já há um desafio entre vocês dois esperando resposta neste canal.
refusal-challenge-self = Você não pode desafiar a si mesmo. Indique outra pessoa ou deixe a opção vazia para jogar contra o computador.
refusal-challenge-bot = **{ $name }** é um bot e não joga. Deixe a opção vazia para jogar contra o computador.
refusal-challenge-unseen = **{ $name }** não vê este canal. Desafie alguém daqui ou jogue em um canal que vocês dois vejam.
refusal-challenge-in-dm = Ninguém mais lê esta conversa. Jogue aqui contra o computador, ou desafie pessoas em um servidor.
refusal-watch-computer-only = Só dá para assistir ao computador jogando contra si mesmo: não indique oponente.
refusal-not-manager = Só quem gerencia o servidor pode escolher por ele. Para escolher só para você, use `/{ command-settings }` em uma mensagem direta para mim.
refusal-no-city = **{ $name }** não joga nesta partida.
refusal-no-card = Não conheço nenhuma carta, Maravilha ou ficha chamada **{ $name }**. Escolha uma da lista enquanto digita.

## Ajuda

help-begin = **Jogue 7 Wonders Duel aqui**
    `/{ command-duel }` desafia alguém, ou começa uma partida contra o computador se você não indicar ninguém. Cabe uma partida em cada canal ou tópico; jogue quantas quiser.
help-turn = **Sua vez**
    Cada carta livre tem uma letra e um botão. Ao tocar nele, só você vê o que pode fazer com a carta e quanto custa: construí-la, descartá-la por moedas ou colocá-la sob uma Maravilha. Nada é jogado até você escolher uma dessas opções.
help-look = **Para ver**
    `/{ command-board }` o tabuleiro de novo, também em palavras · `/{ command-score }` os pontos até agora · `/{ command-city }` tudo o que uma cidade construiu · `/{ command-tokens }` as fichas de Progresso · `/{ command-discard }` a pilha de descartes · `/{ command-log }` as jogadas até agora · `/{ command-replay }` a partida em vídeo · `/{ command-card }` o que uma carta faz · `/{ command-games }` suas partidas · `/{ command-resign }` desistir · `/{ command-settings }` idioma e aparência dos tabuleiros (em uma mensagem direta para mim: só para você)
help-fan = -# Um projeto de fãs, sem vínculo com a editora de 7 Wonders Duel.
