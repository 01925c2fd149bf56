# Como se chamam as cartas e Maravilhas de 7 Wonders. `.within` é o nome dentro de uma frase,
# `.short` o nome para lugares estreitos.

## Era I

seven-card-altar = Altar
    .within = o Altar
seven-card-apothecary = Apotecário
    .within = o Apotecário
seven-card-barracks = Quartel
    .within = o Quartel
seven-card-baths = Banhos
    .within = os Banhos
seven-card-clay_pit = Cava de Argila
    .within = a Cava de Argila
seven-card-clay_pool = Argileira
    .within = a Argileira
seven-card-east_trading_post = Posto de Comércio Oriental
    .within = o Posto de Comércio Oriental
seven-card-excavation = Escavação
    .within = a Escavação
seven-card-forest_cave = Caverna da Floresta
    .within = a Caverna da Floresta
seven-card-glassworks = Vidraçaria
    .within = a Vidraçaria
seven-card-guard_tower = Torre de Vigia
    .within = a Torre de Vigia
seven-card-loom = Tear
    .within = o Tear
seven-card-lumber_yard = Campo de Lenhadores
    .within = o Campo de Lenhadores
seven-card-marketplace = Mercado
    .within = o Mercado
seven-card-mine = Mina
    .within = a Mina
seven-card-ore_vein = Veio de Minério
    .within = o Veio de Minério
seven-card-pawnshop = Casa de Penhores
    .within = a Casa de Penhores
seven-card-press = Prensa
    .within = a Prensa
seven-card-scriptorium = Scriptorium
    .within = o Scriptorium
seven-card-stockade = Paliçada
    .within = a Paliçada
seven-card-stone_pit = Canteira
    .within = a Canteira
seven-card-tavern = Taverna
    .within = a Taverna
seven-card-theater = Teatro
    .within = o Teatro
seven-card-timber_yard = Exploração Florestal
    .within = a Exploração Florestal
seven-card-tree_farm = Silvicultura
    .within = a Silvicultura
seven-card-west_trading_post = Posto de Comércio Ocidental
    .within = o Posto de Comércio Ocidental
seven-card-workshop = Oficina
    .within = a Oficina

# Como se chamam nas imagens, em lugares estreitos, as cartas de nome longo.
seven-picture-card = { $card ->
    [east_trading_post] Posto Oriental
    [west_trading_post] Posto Ocidental
   *[other] { $name }
}

## Era II

seven-card-aqueduct = Aqueduto
    .within = o Aqueduto
seven-card-archery_range = Campo de Arqueiros
    .within = o Campo de Arqueiros
seven-card-bazar = Bazar
    .within = o Bazar
seven-card-brickyard = Olaria
    .within = a Olaria
seven-card-caravansery = Caravançará
    .within = o Caravançará
seven-card-courthouse = Tribunal
    .within = o Tribunal
seven-card-dispensary = Enfermaria
    .within = a Enfermaria
seven-card-forum = Fórum
    .within = o Fórum
seven-card-foundry = Fundição
    .within = a Fundição
seven-card-glassworks_2 = { seven-card-glassworks }
    .within = { seven-card-glassworks.within }
seven-card-laboratory = Laboratório
    .within = o Laboratório
seven-card-library = Biblioteca
    .within = a Biblioteca
seven-card-loom_2 = { seven-card-loom }
    .within = { seven-card-loom.within }
seven-card-press_2 = { seven-card-press }
    .within = { seven-card-press.within }
seven-card-quarry = Pedreira
    .within = a Pedreira
seven-card-sawmill = Serralheria
    .within = a Serralheria
seven-card-school = Escola
    .within = a Escola
seven-card-stables = Estábulos
    .within = os Estábulos
seven-card-statue = Estátua
    .within = a Estátua
seven-card-temple = Templo
    .within = o Templo
seven-card-training_ground = Campo de Treinamento
    .within = o Campo de Treinamento
seven-card-vineyard = Vinhedo
    .within = o Vinhedo
seven-card-walls = Muralhas
    .within = as Muralhas

## Era III

seven-card-academy = Academia
    .within = a Academia
seven-card-arena = Arena
    .within = a Arena
seven-card-arsenal = Arsenal
    .within = o Arsenal
seven-card-chamber_of_commerce = Câmara de Comércio
    .within = a Câmara de Comércio
seven-card-circus = Circo Romano
    .within = o Circo Romano
seven-card-fortifications = Fortificações
    .within = as Fortificações
seven-card-gardens = Jardins
    .within = os Jardins
seven-card-haven = Porto
    .within = o Porto
seven-card-lighthouse = Farol
    .within = o Farol
seven-card-lodge = Loja Maçônica
    .within = a Loja Maçônica
seven-card-observatory = Observatório
    .within = o Observatório
seven-card-palace = Palácio
    .within = o Palácio
seven-card-pantheon = Panteão
    .within = o Panteão
seven-card-senate = Senado
    .within = o Senado
seven-card-siege_workshop = Oficina de Catapultas
    .within = a Oficina de Catapultas
seven-card-study = Estúdio
    .within = o Estúdio
seven-card-town_hall = Prefeitura
    .within = a Prefeitura
seven-card-university = Universidade
    .within = a Universidade

## Guildas

seven-card-builders_guild = Guilda dos Construtores
    .within = a Guilda dos Construtores
seven-card-craftsmens_guild = Guilda dos Artesãos
    .within = a Guilda dos Artesãos
seven-card-magistrates_guild = Guilda dos Magistrados
    .within = a Guilda dos Magistrados
seven-card-philosophers_guild = Guilda dos Filósofos
    .within = a Guilda dos Filósofos
seven-card-scientists_guild = Guilda dos Cientistas
    .within = a Guilda dos Cientistas
seven-card-shipowners_guild = Guilda dos Armadores
    .within = a Guilda dos Armadores
seven-card-spies_guild = Guilda dos Espiões
    .within = a Guilda dos Espiões
seven-card-strategists_guild = Guilda dos Estrategistas
    .within = a Guilda dos Estrategistas
seven-card-traders_guild = Guilda dos Comerciantes
    .within = a Guilda dos Comerciantes
seven-card-workers_guild = Guilda dos Trabalhadores
    .within = a Guilda dos Trabalhadores

## Maravilhas

seven-wonder-alexandria = Farol de Alexandria
    .within = o Farol de Alexandria
    .short = Alexandria
seven-wonder-babylon = Os Jardins Suspensos da Babilônia
    .within = os Jardins Suspensos da Babilônia
    .short = Babilônia
seven-wonder-ephesus = O Templo de Ártemis em Éfeso
    .within = o Templo de Ártemis em Éfeso
    .short = Éfeso
seven-wonder-giza = A Grande Pirâmide de Gizé
    .within = a Grande Pirâmide de Gizé
    .short = Gizé
seven-wonder-halicarnassus = O Mausoléu de Halicarnasso
    .within = o Mausoléu de Halicarnasso
    .short = Halicarnasso
seven-wonder-olympia = A Estátua de Zeus em Olímpia
    .within = a Estátua de Zeus em Olímpia
    .short = Olímpia
seven-wonder-rhodes = Colosso de Rodes
    .within = o Colosso de Rodes
    .short = Rodes
