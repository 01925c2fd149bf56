# O que se guarda sobre as pessoas, e como são esquecidas.

# Está no lugar de um nome: também começa frases, por isso tem maiúscula.
former-player = Ex-jogador
forgotten-invitation = Este convite não vale mais.

privacy-stored = **O que eu guardo sobre você**
privacy-nothing = Não guardo nada sobre você.
privacy-games = - Partidas: seu id do Discord, o nome que você tinha quando cada uma começou e suas jogadas com os horários ({ $running } em andamento, { $ended ->
    [0] nenhuma terminada
    [one] { $ended } terminada
   *[other] { $ended } terminadas
}).
privacy-challenges = - Convites que você enviou ou recebeu, com os nomes de todos: { $count }.
privacy-sealed = - Seu id do Discord junto ao segredo lacrado do qual sai a distribuição da sua próxima partida (`/{ command-verify }`).
privacy-away = - Quando você está ou esteve fora (`/{ command-away }`), até um ano depois.
privacy-tournaments = - Torneios de que você participa ou participou, ou que organiza, com seu nome e resultados: { $count }.
privacy-notices = - De quais jogadas eu avisei ou devo avisar você (`/{ command-settings }`), até o fim da partida.
privacy-results = - Resultados das suas partidas terminadas, de que são feitas estatísticas e classificações: { $count }.
privacy-choices = - O que você escolheu com `/{ command-settings }`, `/{ command-leave-rankings }` e `/{ command-join-rankings }`.
privacy-others = - Quem você bloqueou; e, da última hora, quem eu avisei a seu pedido e quem me pediu para avisar você.
privacy-lessons = - Até onde você chegou nas lições de cada jogo (`/{ command-learn }`).
privacy-file = Tudo isso está no arquivo anexo.
privacy-rest = Nunca leio mensagens e não repasso nada. O que está guardado fica na máquina de quem administra o bot: os convites, até 30 dias depois de expirarem ou de a partida deles terminar; partidas e configurações, até você usar `/{ command-forget-me }` ou até essa pessoa apagar; os backups dela podem durar mais. Meu log tem ids de partidas e canais, mas nenhum id de pessoa, nenhum nome e nenhuma jogada.
forget-really = **Devo esquecer você?** Isso não pode ser desfeito.
    - Suas partidas terminadas ficam, sem o seu nome: você vira “{ former-player }”. As últimas mensagens das suas partidas e dos seus convites também perdem o seu nome, até 100 de cada tipo; as linhas mais antigas do canal ficam como estão, e quem o administra pode apagá-las.
    - Suas configurações, seus convites e as palavras que você digitou para uma distribuição são apagados; convites abertos são retirados.
    - Seus resultados e sua classificação são apagados; o que seus oponentes ganharam e perderam com eles fica.
forget-running = - { $count ->
    [one] Você tem uma partida em andamento: desiste dela, e seu oponente vence; onde jogam três ou mais, as outras pessoas continuam, com o computador no seu lugar.
   *[other] Você tem { $count } partidas em andamento: desiste de todas, e seus oponentes vencem; onde jogam três ou mais, as outras pessoas continuam, com o computador no seu lugar.
}
button-forget = Esqueça-me
forgotten = Pronto. Esqueci você. Se você jogar de novo, guardo outra vez o que for necessário.
refusal-still-plays = Uma partida sua começou nesse meio-tempo. `/{ command-forget-me }` pergunta de novo.
refusal-former-player = Não conheço mais { $others ->
    [one] o seu antigo oponente
   *[other] alguém que jogou essa partida
}, então não posso pedir uma revanche. Comece uma nova partida.
