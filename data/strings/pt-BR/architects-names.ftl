# Como se chamam as cartas, Maravilhas e fichas de Progresso de 7 Wonders Architects. `.within` é o
# nome dentro de uma frase.

## Cartas

architects-card-wood = Madeira
    .within = madeira
    .many = { $n } madeiras
architects-card-clay = Argila
    .within = argila
    .many = { $n } argilas
architects-card-stone = Pedra
    .within = pedra
    .many = { $n } pedras
architects-card-glass = Vidro
    .within = vidro
    .many = { $n } vidros
architects-card-papyrus = Papiro
    .within = papiro
    .many = { $n } papiros
architects-card-coin = Moeda
    .within = uma moeda
    .many = { $n } moedas
architects-card-tablet = Tabuleta
    .within = uma tabuleta
    .many = { $n } tabuletas
architects-card-gear = Engrenagem
    .within = uma engrenagem
    .many = { $n } engrenagens
architects-card-compass = Compasso
    .within = um compasso
    .many = { $n } compassos
architects-card-vp2cat = 2 pontos com o gato
    .within = 2 pontos com o gato
    .many = { $n } cartas de 2 pontos com o gato
architects-card-vp3 = 3 pontos
    .within = 3 pontos
    .many = { $n } cartas de 3 pontos
architects-card-red0 = Escudo
    .within = um Escudo
    .many = { $n } Escudos
architects-card-red1 = Escudo com 1 corneta
    .within = um Escudo com 1 corneta
    .many = { $n } Escudos com 1 corneta
architects-card-red2 = Escudo com 2 cornetas
    .within = um Escudo com 2 cornetas
    .many = { $n } Escudos com 2 cornetas

## Maravilhas

architects-wonder-alexandria = Alexandria
    .within = Alexandria
architects-wonder-babylon = Babilônia
    .within = Babilônia
architects-wonder-ephesus = Éfeso
    .within = Éfeso
architects-wonder-giza = Gizé
    .within = Gizé
architects-wonder-halicarnassus = Halicarnasso
    .within = Halicarnasso
architects-wonder-olympia = Olímpia
    .within = Olímpia
architects-wonder-rhodes = Rodes
    .within = Rodes

## Fichas de Progresso

architects-token-urbanism = Urbanismo
    .within = Urbanismo
architects-token-crafts = Manufatura
    .within = Manufatura
architects-token-jewellery = Joalheria
    .within = Joalheria
architects-token-science = Ciência
    .within = Ciência
architects-token-propaganda = Propaganda
    .within = Propaganda
architects-token-architecture = Arquitetura
    .within = Arquitetura
architects-token-economy = Economia
    .within = Economia
architects-token-engineering = Engenharia
    .within = Engenharia
architects-token-tactics = Tática
    .within = Tática
architects-token-decor = Decoração
    .within = Decoração
architects-token-politics = Política
    .within = Política
architects-token-strategy = Estratégia
    .within = Estratégia
architects-token-education = Educação
    .within = Educação
architects-token-culture = Cultura
    .within = Cultura
