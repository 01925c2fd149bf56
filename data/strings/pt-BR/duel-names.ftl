# Como se chamam as coisas do jogo. `.within` é o nome dentro de uma frase, `.label` o nome nos
# botões, sem artigo, e `.short` o nome para lugares estreitos.

## Era I

card-lumber_yard = Madeireira
    .within = a Madeireira
card-logging_camp = Campo de Lenhadores
    .within = o Campo de Lenhadores
card-clay_pool = Argileira
    .within = a Argileira
card-clay_pit = Cava de Argila
    .within = a Cava de Argila
card-quarry = Pedreira
    .within = a Pedreira
card-stone_pit = Canteira
    .within = a Canteira
card-glassworks = Vidraçaria
    .within = a Vidraçaria
card-press = Prensa
    .within = a Prensa
card-guard_tower = Torre de Vigia
    .within = a Torre de Vigia
card-workshop = Oficina
    .within = a Oficina
card-apothecary = Apotecário
    .within = o Apotecário
card-stone_reserve = Reserva de Pedra
    .within = a Reserva de Pedra
card-clay_reserve = Reserva de Argila
    .within = a Reserva de Argila
card-wood_reserve = Reserva de Madeira
    .within = a Reserva de Madeira
card-stable = Estábulos
    .within = os Estábulos
card-garrison = Guarnição
    .within = a Guarnição
card-palisade = Paliçada
    .within = a Paliçada
card-scriptorium = Scriptorium
    .within = o Scriptorium
card-pharmacist = Farmácia
    .within = a Farmácia
card-theater = Teatro
    .within = o Teatro
card-altar = Altar
    .within = o Altar
card-baths = Banhos
    .within = os Banhos
card-tavern = Taverna
    .within = a Taverna

## Era II

card-sawmill = Serralheria
    .within = a Serralheria
card-brickyard = Olaria
    .within = a Olaria
card-shelf_quarry = Pedreira de Lavra em Tiras
    .within = a Pedreira de Lavra em Tiras
card-glassblower = Soprador de Vidro
    .within = o Soprador de Vidro
card-drying_room = Sala de Secagem
    .within = a Sala de Secagem
card-walls = Muralha
    .within = a Muralha
card-forum = Fórum
    .within = o Fórum
card-caravansery = Caravançará
    .within = o Caravançará
card-customs_house = Alfândega
    .within = a Alfândega
card-courthouse = Tribunal
    .within = o Tribunal
card-horse_breeders = Haras
    .within = o Haras
card-barracks = Caserna
    .within = a Caserna
card-archery_range = Arqueria
    .within = a Arqueria
card-parade_ground = Área de Desfiles
    .within = a Área de Desfiles
card-library = Biblioteca
    .within = a Biblioteca
card-dispensary = Enfermaria
    .within = a Enfermaria
card-school = Escola
    .within = a Escola
card-laboratory = Laboratório
    .within = o Laboratório
card-statue = Estátua
    .within = a Estátua
card-temple = Templo
    .within = o Templo
card-aqueduct = Aqueduto
    .within = o Aqueduto
card-rostrum = Tribuna
    .within = a Tribuna
card-brewery = Cervejaria
    .within = a Cervejaria

## Era III

card-arsenal = Arsenal
    .within = o Arsenal
card-pretorium = Pretório
    .within = o Pretório
card-academy = Academia
    .within = a Academia
card-study = Estúdio
    .within = o Estúdio
card-chamber_of_commerce = Câmara de Comércio
    .within = a Câmara de Comércio
card-port = Porto
    .within = o Porto
card-armory = Sala de Armas
    .within = a Sala de Armas
card-palace = Palácio
    .within = o Palácio
card-town_hall = Prefeitura
    .within = a Prefeitura
card-obelisk = Obelisco
    .within = o Obelisco
card-fortifications = Fortificação
    .within = a Fortificação
card-siege_workshop = Oficina de Máquinas
    .within = a Oficina de Máquinas
card-circus = Circo
    .within = o Circo
card-university = Universidade
    .within = a Universidade
card-observatory = Observatório
    .within = o Observatório
card-gardens = Jardins
    .within = os Jardins
card-pantheon = Panteão
    .within = o Panteão
card-senate = Senado
    .within = o Senado
card-lighthouse = Farol
    .within = o Farol
card-arena = Arena
    .within = a Arena

## Guildas

card-merchants_guild = Guilda dos Comerciantes
    .within = a Guilda dos Comerciantes
card-shipowners_guild = Guilda dos Armadores
    .within = a Guilda dos Armadores
card-builders_guild = Guilda dos Construtores
    .within = a Guilda dos Construtores
card-magistrates_guild = Guilda dos Magistrados
    .within = a Guilda dos Magistrados
card-scientists_guild = Guilda dos Cientistas
    .within = a Guilda dos Cientistas
card-moneylenders_guild = Guilda dos Agiotas
    .within = a Guilda dos Agiotas
card-tacticians_guild = Guilda dos Estrategistas
    .within = a Guilda dos Estrategistas

## Maravilhas

wonder-appian_way = A Via Ápia
    .within = a Via Ápia
    .label = Via Ápia
    .short = Via Ápia
wonder-circus_maximus = O Circo Máximo
    .within = o Circo Máximo
    .label = Circo Máximo
    .short = Circo Máximo
wonder-colossus = O Colosso
    .within = o Colosso
    .label = Colosso
    .short = Colosso
wonder-great_library = A Grande Biblioteca
    .within = a Grande Biblioteca
    .label = Grande Biblioteca
    .short = Gr. Biblioteca
wonder-great_lighthouse = O Grande Farol
    .within = o Grande Farol
    .label = Grande Farol
    .short = Grande Farol
wonder-hanging_gardens = Os Jardins Suspensos
    .within = os Jardins Suspensos
    .label = Jardins Suspensos
    .short = Jardins
wonder-mausoleum = O Mausoléu
    .within = o Mausoléu
    .label = Mausoléu
    .short = Mausoléu
wonder-piraeus = Pireu
    .within = o Pireu
    .label = Pireu
    .short = Pireu
wonder-pyramids = As Pirâmides
    .within = as Pirâmides
    .label = Pirâmides
    .short = Pirâmides
wonder-sphinx = A Esfinge
    .within = a Esfinge
    .label = Esfinge
    .short = Esfinge
wonder-statue_of_zeus = A Estátua de Zeus
    .within = a Estátua de Zeus
    .label = Estátua de Zeus
    .short = Zeus
wonder-temple_of_artemis = O Templo de Ártemis
    .within = o Templo de Ártemis
    .label = Templo de Ártemis
    .short = Ártemis

## Fichas de Progresso

token-agriculture = Agricultura
    .within = Agricultura
    .short = Agricultura
token-architecture = Arquitetura
    .within = Arquitetura
    .short = Arquitetura
token-economy = Economia
    .within = Economia
    .short = Economia
token-law = Lei
    .within = Lei
    .short = Lei
token-masonry = Alvenaria
    .within = Alvenaria
    .short = Alvenaria
token-mathematics = Matemática
    .within = Matemática
    .short = Matemática
token-philosophy = Filosofia
    .within = Filosofia
    .short = Filosofia
token-strategy = Estratégia
    .within = Estratégia
    .short = Estratégia
token-theology = Teologia
    .within = Teologia
    .short = Teologia
token-urbanism = Urbanismo
    .within = Urbanismo
    .short = Urbanismo

## Recursos; `.units` os conta

resource-wood = Madeira
    .within = madeira
    .units = { $n ->
    [0] 0 madeiras
    [one] { $n } madeira
   *[other] { $n } madeiras
}
resource-clay = Argila
    .within = argila
    .units = { $n ->
    [0] 0 argilas
    [one] { $n } argila
   *[other] { $n } argilas
}
resource-stone = Pedra
    .within = pedra
    .units = { $n ->
    [0] 0 pedras
    [one] { $n } pedra
   *[other] { $n } pedras
}
resource-glass = Vidro
    .within = vidro
    .units = { $n ->
    [0] 0 vidros
    [one] { $n } vidro
   *[other] { $n } vidros
}
resource-papyrus = Papiro
    .within = papiro
    .units = { $n ->
    [0] 0 papiros
    [one] { $n } papiro
   *[other] { $n } papiros
}

## Cores: a categoria impressa, a cor sozinha, e uma ou mais cartas dela

colour-brown = Matérias-Primas
    .adjective = marrom
    .card = carta marrom
    .cards = cartas marrons
colour-grey = Produtos Manufaturados
    .adjective = cinza
    .card = carta cinza
    .cards = cartas cinza
colour-blue = Estruturas Cívicas
    .adjective = azul
    .card = carta azul
    .cards = cartas azuis
colour-green = Estruturas Científicas
    .adjective = verde
    .card = carta verde
    .cards = cartas verdes
colour-yellow = Estruturas Comerciais
    .adjective = amarela
    .card = carta amarela
    .cards = cartas amarelas
colour-red = Estruturas Militares
    .adjective = vermelha
    .card = carta vermelha
    .cards = cartas vermelhas
colour-purple = Guildas
    .adjective = roxa
    .card = carta roxa
    .cards = cartas roxas

## Símbolos científicos

symbol-wheel = Roda
    .within = roda
symbol-mortar = Almofariz
    .within = almofariz
symbol-pendulum = Prumo
    .within = prumo
symbol-quill = Pena
    .within = pena
symbol-sundial = Relógio de sol
    .within = relógio de sol
symbol-globe = Esfera armilar
    .within = esfera armilar
symbol-law = Balança
    .within = balança

## Eras; 0 é a seleção de Maravilhas

age-0 = Seleção de Maravilhas
age-1 = Era I
age-2 = Era II
age-3 = Era III

## A caderneta de pontuação

score-blue = Cartas azuis
score-green = Cartas verdes
score-yellow = Cartas amarelas
score-purple = Guildas
score-wonders = Maravilhas
score-tokens = Progresso
score-coins = Moedas
score-military = Militar
score-total = Total

## Como uma partida termina

reason-civilian = Vitória civil
reason-tiebreak = Vitória civil no desempate
reason-draw = Vitória compartilhada
reason-military = Supremacia militar
reason-science = Supremacia científica
reason-resignation = Desistência
reason-abandoned = Encerrada sem vencedor

## Contagem

coins = { $coins ->
    [0] 0 moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
points = { $points ->
    [0] 0 pontos de vitória
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}
    .short = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
shields = { $shields ->
    [0] 0 Escudos
    [one] { $shields } Escudo
   *[other] { $shields } Escudos
}
spaces = { $spaces ->
    [0] 0 espaços
    [one] { $spaces } espaço
   *[other] { $spaces } espaços
}

## O que fica entre os itens de uma lista

list-comma = { ", " }
list-plus = { " + " }
list-or = { " ou " }
# .before-i: onde o último item começa com o som de i
list-and = { $head } e { $last }
    .before-i = { $head } e { $last }
list-semicolon = { "; " }
