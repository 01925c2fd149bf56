# O que o próprio bot diz: começo e fim das partidas, botões, recusas, ajuda.

game-duel = 7 Wonders Duel
    .short = Duelo
game-seven = 7 Wonders
    .short = Wonders

# `.after`: o que uma palavra vira antes do nome de um computador: “de” + “Computador” = “do Computador”.
computer = Computador
    .short = COM
    .after = de: do; a: ao; por: pelo; em: no; para: para o; contra: contra o; com: com o; escolheu: escolheu o; venceu: venceu o; supera: supera o; deixa: deixa o
computer-numbered = { $computer } { $number }
card-of-game = { $name } · { $game }
computer-for = { $computer } (por { $name })
computer-level = { $computer } ({ $level })

## Desafios

challenge-open = ⚔️ **{ $challenger }** desafia { $opponent } para uma partida de { $game }.
duel-option-wonders-draft = Maravilhas: draft.
duel-option-wonders-beginner = Maravilhas: o conjunto para a primeira partida.
seven-option-sides-random = Lados dos tabuleiros: por sorteio.
seven-option-sides-a = Lados dos tabuleiros: todos A.
seven-option-sides-b = Lados dos tabuleiros: todos B.
seven-option-sides-choose = Lados dos tabuleiros: cada jogador escolhe.
seven-option-free_city-any = Com dois jogadores, qualquer tabuleiro para a Cidade Livre.
seven-option-free_city-plain = Com dois jogadores, um tabuleiro simples para a Cidade Livre.
seven-option-wonders = Maravilhas possíveis: { $things }.
challenge-expires = -# O desafio expira { $when }.
challenge-alt = Cartaz: { $challenger } desafia { $opponent } para uma partida de 7 Wonders Duel.
challenge-anybody = quem aceitar
challenge-accepted = **{ $opponent }** aceitou o desafio de **{ $challenger }**. Que comece a partida!
challenge-declined = **{ $opponent }** recusou o desafio de **{ $challenger }**.
challenge-withdrawn = **{ $challenger }** retirou o desafio feito a **{ $opponent }**.
challenge-expired = O desafio de **{ $challenger }** a **{ $opponent }** expirou: passaram-se 24 horas sem resposta.

## Uma partida

stale = Esse botão era de um tabuleiro antigo. Este é o tabuleiro agora:
stale-shown = Esse botão era de um tabuleiro antigo. O atual já está no canal.
board-again = -# O tabuleiro foi mostrado de novo.
board-follows = Muita gente está jogando agora: o que você fez está salvo, e o tabuleiro vem assim que a imagem ficar pronta.
replay-alt = A partida em vídeo, tabuleiro a tabuleiro: { $moves ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $moves } jogadas
}. /{ command-log } mostra as jogadas em palavras.
replay-goes-on = A partida ainda não acabou: foi assim que ela chegou ao tabuleiro atual.
film-wait = Estou montando o vídeo da partida.
film-progress = Imagem { $n } de { $scenes }
log-empty = Nenhuma jogada.
told-before = { $count ->
    [one] -# Uma jogada anterior está em /{ command-log }.
   *[other] -# { $count } jogadas anteriores estão em /{ command-log }.
}
resign-really = Quer mesmo desistir? { $others ->
    [one] Seu oponente vence
   *[other] Os outros vencem
} na hora.
resigned = Você desistiu.
end-damaged-really = Os dados guardados desta partida (número { $number }) estão danificados, e ela não pode continuar. Quer encerrá-la sem vencedor?
    -# Talvez quem administra o bot ainda possa recuperá-la de um backup.
end-game-really = A última jogada desta partida foi em { $when }. Como gerencia o servidor, você pode encerrá-la, sem vencedor. Quer encerrar?
    -# Todos aqui vão ver que foi você quem encerrou a partida.
end-watched-really = Nesta partida só jogam computadores. Quer encerrá-la, sem vencedor?
end-game-moved = Alguém jogou depois da minha pergunta.
ended-without-winner = A partida foi encerrada sem vencedor. O canal dela está livre de novo.
damaged-ended = Os dados guardados desta partida estavam danificados, por isso ela foi encerrada sem vencedor.
game-ended-by-manager = { $member }, que gerencia este servidor, encerrou esta partida ({ $players }) sem vencedor.
select-resign = Desistir de uma partida
option-resign = { $game } · contra { $opponent } · { $moves ->
    [0] nenhuma jogada
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
option-damaged = Partida { $number } · danificada
games-none = Você não tem nenhuma partida em andamento. `/{ command-help }` explica como começar uma.
games-yours = - **Sua vez** contra **{ $opponent }** em { $place }: [ver o tabuleiro]({ $link }) · { $game } · { $moves ->
    [0] nenhuma jogada
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
games-replaced = - Contra **{ $opponent }** em { $place } · { $game }: o computador está jogando no seu lugar. Use `/{ command-substitute }` lá para jogar de novo.
games-damaged = - Partida { $number } em { $place }: os dados guardados dela estão danificados. Você pode encerrá-la aqui embaixo, sem vencedor, ou pedir a quem administra o bot que a recupere de um backup.
games-direct = mensagens diretas
games-theirs = - Contra **{ $opponent }** em { $place }: [ver o tabuleiro]({ $link }) · { $game } · { $moves ->
    [0] nenhuma jogada
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
games-invited = - **{ $host } convidou você** para { $game } em { $place }: [ver o convite]({ $link })
games-open = - { $game } em { $place } ainda não começou: [ver o convite]({ $link })
thread-name = { $players } · { $game }
thread-opened = O tópico está aberto.
game-in-thread = { $players }: a partida está no tópico.
game-without-thread = Esta partida fica no canal: não posso abrir um tópico sem a permissão **{ permission-name }**.

## O computador no lugar de alguém

substitute-choose = No lugar de quem o computador deve continuar?
substitute-mine = - No seu, no nível **{ $level }**, se { $rival } { $count ->
    [one] concordar
   *[other] concordarem
}.
substitute-theirs-now = - No de **{ $name }**, na hora, no nível **{ $level }**: já faz mais de { $days } dias que é a vez de **{ $name }**.
substitute-theirs-due = - No de **{ $name }**, a partir de { $when }, se **{ $name }** não jogar antes.
substitute-theirs-later = - No de **{ $name }**, só depois que **{ $name }** ficar { $days } dias com a vez sem jogar.
substitute-manager = Como gerencia este servidor, você pode passar agora mesmo o lugar de alguém nesta partida ao computador (**{ $level }**). De quem?
    -# Todos aqui vão ver que foi você. Essa pessoa pode voltar a jogar quando quiser.
substitute-asked = Perguntei a { $rival }. { $count ->
    [one] Até vir a resposta
   *[other] Até todos responderem
}, a partida continua como está.
substitute-request = **{ $name }** quer passar o lugar ao computador (**{ $level }**). { $count ->
    [one] É preciso que { $rival } concorde.
   *[other] É preciso que todos concordem: { $rival }.
}
    -# Até lá, a partida continua como está. **{ $name }** pode voltar a jogar quando quiser com `/{ command-substitute }`.
substitute-agreed = { $rival } { $count ->
    [one] concorda
   *[other] concordam
}: agora o computador (**{ $level }**) joga no lugar de **{ $name }**.
    -# Enquanto a partida durar, **{ $name }** pode voltar a jogar com `/{ command-substitute }`.
substitute-noted = Você concorda. O computador assume o lugar quando todos a quem perguntei tiverem concordado.
substitute-declined = **{ $rival }** não concorda: **{ $name }** continua jogando sem o computador.
substitute-withdrawn = **{ $name }** retirou o pedido e continua jogando sem o computador.
substitute-over-ended = **{ $name }** queria passar o lugar ao computador, mas a partida terminou.
substitute-over-taken = **{ $name }** queria passar o lugar ao computador, que já o assumiu.
substitute-over-replaced = **{ $name }** queria passar o lugar ao computador, mas há outro pedido mais abaixo que substitui este.
substitute-over-closed = **{ $name }** queria passar o lugar ao computador, mas o pedido já foi respondido, ou mudou quem joga.
substitute-filled = Agora o computador joga no lugar de **{ $name }**.
substitute-gone = Já faz mais de { $days } dias que é a vez de { $member }. A pedido de **{ $name }**, o computador (**{ $level }**) agora joga nesse lugar.
    -# Enquanto a partida durar, { $member } pode voltar a jogar com `/{ command-substitute }`.
substitute-freed = { $manager }, que gerencia este servidor, passou o lugar de { $member } ao computador (**{ $level }**).
    -# Enquanto a partida durar, { $member } pode voltar a jogar com o botão ou com `/{ command-substitute }`.
substitute-back-really = O computador está jogando no seu lugar aqui. Quer voltar a jogar?
substitute-back = Você voltou a jogar.
substitute-returned = **{ $name }** voltou a jogar; o computador sai da mesa.
substitute-nobody-playing = O computador jogava aqui no lugar de alguém; agora ninguém tem lugar para retomar.
substitute-nobody-ended = O computador jogava aqui no lugar de alguém; a partida acabou.

## Botões

button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-cut = Cortar e aceitar
button-cut-join = Cortar e entrar
button-cut-open = Abrir minhas palavras
button-rematch = Revanche
button-replay = Ver a partida
button-review = Analisar
button-resign = Desistir
button-end = Encerrar a partida
button-agree = Concordar
button-substitute-me = O computador joga por mim
button-substitute-rival = O computador joga por { $name }
button-take-back = Voltar a jogar
button-open-thread = Abrir um tópico
button-to-thread = Ir para o tópico
button-to-board = Ir para o tabuleiro

## Recusas

apology = Algo deu errado do meu lado; sua partida está a salvo. Use `/{ command-board }` para vê-la de novo. Se isso continuar, passe este número a quem administra o bot: `{ $number }`
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
refusal-private-thread = Não estou neste tópico privado, então não poderia mostrar nenhum tabuleiro aqui. Mencione { $bot } uma vez para eu entrar e tente de novo.
refusal-cannot-show = O que você fez está salvo, mas não consigo mostrar o tabuleiro: não tenho a permissão **{ permission-name }** neste canal. Quando alguém me der essa permissão, `/{ command-board }` mostra a partida de novo.
refusal-illegal-move = Essa jogada não é possível agora; nada mudou. `/{ command-board }` mostra o que dá para fazer.
refusal-unknown-move = Não conheço essa jogada; nada mudou. `/{ command-board }` mostra o que dá para fazer.
refusal-unknown-control = Este botão não vale mais. `/{ command-board }` mostra o tabuleiro atual.
refusal-unknown-choice = Este comando não tem essa opção. Digite `/` e escolha uma das que aparecem.
refusal-restarting = Estou sendo reiniciado neste momento, então nada mudou; suas partidas estão a salvo. Tente de novo daqui a meio minuto.
refusal-no-such-table = Essa partida não existe mais. `/{ command-help }` explica como começar uma.
refusal-damaged-table = Os dados guardados desta partida estão danificados, e ela não pode continuar; todas as outras partidas estão bem. Quem administra o bot pode recuperá-la de um backup. Enquanto ela ocupar este canal, quem joga nela ou gerencia o servidor pode encerrá-la com `/{ command-resign }`.
refusal-damaged-database = O arquivo em que salvo as partidas está danificado, então isso não foi feito. Quem administra o bot pode recuperá-lo de um backup.
refusal-no-such-challenge = Esse convite não existe mais. `/{ command-help }` explica como começar uma partida.
refusal-table-ended = Essa partida já terminou. `/{ command-help }` explica como começar outra.
refusal-moved-already = Essa jogada já foi feita. `/{ command-board }` mostra o tabuleiro atual.
refusal-unavailable = Não consigo salvar nem consultar partidas neste momento, então isso não foi feito. O que já estava salvo continua seguro. Tente de novo daqui a um minuto; `/{ command-board }` mostra como está a partida.
refusal-discord-fails = O Discord não deixou passar a minha resposta. O que você já jogou está salvo; `/{ command-board }` mostra como está a partida.
refusal-busy = Muita gente está jogando agora, e não dou conta das imagens. Tente de novo daqui a um minuto.
refusal-channel-taken = Já há uma partida em andamento neste canal. Jogue em outro canal ou termine esta primeiro.
refusal-channel-taken-thread = Já há uma partida em andamento neste canal. Abro um tópico para a nova?
refusal-channel-taken-no-thread = Já há uma partida em andamento neste canal, e não posso abrir um tópico: não tenho a permissão **{ permission-name }**.
refusal-no-game-here = Não há partida neste canal. `/{ command-help }` explica como começar uma.
refusal-not-your-table = Você não joga nesta partida, mas pode assistir à vontade. `/{ command-help }` explica como começar a sua.
refusal-not-your-table-ended = Você não jogou nesta partida. `/{ command-help }` explica como começar a sua.
refusal-not-your-turn = Não é a sua vez: { $count ->
    [one] é a de
   *[other] é a vez de
} { $names }.
refusal-not-your-turn-computer = Não é a sua vez: o computador está pensando.
refusal-only-challenged = Só **{ $name }** pode responder a este desafio.
refusal-only-challenger = Só **{ $name }** pode retirar este desafio.
refusal-challenge-answered = Este desafio já foi respondido.
refusal-challenge-channel-taken = Há outra partida em andamento neste canal. O desafio continua aberto: aceite-o quando ela terminar.
refusal-challenge-expired = Este desafio expirou. `/{ command-help }` explica como começar outra partida.
refusal-challenge-waiting = Já há um desafio pendente entre vocês neste canal.
refusal-challenge-self = Você não pode desafiar a si mesmo. Indique outra pessoa ou deixe a opção vazia para jogar contra o computador.
refusal-challenge-bot = **{ $name }** é um bot e não joga. Deixe a opção vazia para jogar contra o computador.
refusal-challenge-unseen = **{ $name }** não vê este canal. Desafie alguém daqui ou jogue em um canal que vocês dois vejam.
refusal-challenge-in-dm = Ninguém mais lê esta conversa. Jogue aqui contra o computador, ou desafie pessoas em um servidor.
refusal-watch-computer-only = Só dá para assistir ao computador jogando contra si mesmo: não indique oponente.
refusal-watch-not-here = Para mostrar uma partida do computador, preciso de um lugar onde eu possa publicar por conta própria. Aqui só posso responder: jogue contra o computador ou assista em um servidor que tenha me instalado.
refusal-level-computer-only = Só o computador tem nível: não indique nível ou, para jogar contra o computador, não indique oponente.
refusal-form-late = Demorei demais para mostrar o formulário. Aperte o botão de novo.
refusal-replaced = O computador está jogando no seu lugar nesta partida. Enquanto ela durar, `/{ command-substitute }` devolve o seu lugar.
refusal-replaced-ended = Essa partida já terminou, e o computador estava jogando no seu lugar. `/{ command-help }` explica como começar uma.
refusal-replaced-already = O computador já está jogando no lugar de **{ $name }**.
refusal-only-computer = Aqui você joga contra o computador, e ele espera o tempo que for. `/{ command-resign }` desiste da partida.
refusal-no-people = Nesta partida só jogam computadores.
refusal-only-asked = Ninguém além de { $names } pode responder a este pedido.
refusal-only-asker = Só **{ $name }** pode retirar este pedido.
refusal-request-over = Este pedido não vale mais: já foi respondido, retirado ou refeito. `/{ command-substitute }` faz outro.
refusal-not-deserted = O computador só pode jogar no lugar de **{ $name }** depois que **{ $name }** ficar { $days } dias com a vez sem jogar.
refusal-rival-away = **{ $name }** está fora (`/{ command-away }`). O computador não assume esse lugar até **{ $name }** voltar.
refusal-seated-already = Você já está jogando esta partida. `/{ command-board }` mostra o tabuleiro atual.
refusal-not-manager = Só quem gerencia o servidor pode mudar as configurações dele. Com `/{ command-settings }` você escolhe só para você.
refusal-hints-off = As dicas estão desativadas aqui. Quem gerencia o servidor pode ativá-las com `/{ command-settings }`; fora de servidores, quem começou a partida.
refusal-nothing-to-decide = Não há o que decidir: só há uma jogada possível.
refusal-hint-forbidden = { $others ->
    [one] Seu oponente fica
   *[other] Os outros ficam
} sabendo de cada dica, e aqui não consigo avisar: não tenho a permissão **{ permission-name }** neste canal. Por isso, nada de dica.
refusal-hint-untold = { $others ->
    [one] Seu oponente fica
   *[other] Os outros ficam
} sabendo de cada dica, e agora não consegui avisar. Por isso, nada de dica; tente de novo daqui a pouco.
refusal-hint-late = A partida mudou enquanto eu pensava, por isso não há dica. `/{ command-board }` mostra o tabuleiro atual.
refusal-no-city = **{ $name }** não joga nesta partida.
refusal-review-running = A partida deste canal ainda não acabou; a análise vem depois do fim. Até lá, `/{ command-hint }` ajuda na sua vez.
refusal-review-off = As análises estão desativadas aqui. Quem gerencia o servidor pode ativá-las com `/{ command-settings }`; fora de servidores, quem começou a partida.
refusal-review-empty = Nessa partida não houve nenhuma jogada, então não há o que analisar.
refusal-review-closing = Estou prestes a reiniciar. Peça a análise de novo daqui a um minuto.
refusal-no-card = Não conheço nenhuma carta, Maravilha ou ficha chamada **{ $name }**. Escolha uma da lista enquanto digita.

## Ajuda

help-begin = **Começar uma partida**: { $games }.
help-begin-two = com `/{ $command }` você joga { $game } contra quem indicar ou, se não indicar ninguém, contra o computador
help-begin-more = com `/{ $command }` você abre uma mesa de { $game }, de { $least } a { $most } jogadores
help-levels = **Níveis do computador**: { $levels }.
help-turn = **Sua vez**: aperte um botão embaixo do tabuleiro. Se você puder fazer várias coisas com uma carta, só você as vê, e nada é jogado até você escolher.
help-look = **A partida até agora**: { $commands }.
help-learn = **Jogar melhor**: `/{ command-card }` explica uma carta, `/{ command-hint }` suas melhores jogadas, `/{ command-review }` uma partida terminada; `/{ command-verify }` prova que as cartas foram distribuídas sem trapaça.
help-seat = **Suas partidas**: `/{ command-games }` mostra a lista, com `/{ command-resign }` você desiste de uma, com `/{ command-substitute }` o computador assume um lugar, com `/{ command-undo }` você desfaz uma jogada, com `/{ command-away }` seus relógios param enquanto você estiver fora.
help-choose = **Escolher**: `/{ command-settings }` o seu idioma e a aparência das imagens e, se você gerencia o servidor, o que vale nele; `/{ command-privacy }` mostra o que guardo sobre você, `/{ command-forget-me }` apaga, `/{ command-block }` impede alguém de convidar você, `/{ command-unblock }` desfaz isso. Moderadores excluem membros com `/{ command-bar }` e os readmitem com `/{ command-unbar }`.
help-fan = -# Um projeto de fãs, sem ligação com a editora de 7 Wonders.
