# As poucas palavras das imagens. `$name` é o nome de um jogador.

picture-player = Jogador { $n }

picture-turn = Vez de { $name }
picture-drafts = { $name } escolhe uma Maravilha
picture-takes-token = { $name } pega uma ficha de Progresso
picture-keeps-token = { $name } fica com 1 de 3 fichas
picture-revives = { $name } constrói uma carta descartada
picture-destroys = { $name } descarta uma carta rival
picture-chooses-starter = { $name } escolhe quem começa

picture-wins = { $name } vence

picture-buys = Compra por
picture-empty = Nenhuma carta ainda
picture-discard = Pilha de descartes
