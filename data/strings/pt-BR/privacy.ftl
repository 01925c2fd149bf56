# O que se guarda sobre as pessoas, e como são esquecidas.

former-player = um ex-jogador

privacy-stored = **O que eu guardo sobre você**
privacy-nothing = Não guardo nada sobre você.
privacy-games = - Partidas: seu id do Discord, o nome que você tinha quando cada uma começou e suas jogadas com os horários ({ $running } em andamento, { $ended ->
    [0] nenhuma terminada
    [one] { $ended } terminada
   *[other] { $ended } terminadas
}).
privacy-challenges = - Convites que você enviou ou recebeu, com os nomes de todos: { $count }.
privacy-sealed = - Seu id do Discord junto ao segredo lacrado do qual sai a distribuição da sua próxima partida (`/{ command-verify }`).
privacy-choices = - O que você escolheu com `/{ command-preferences }`.
privacy-rest = Nunca leio mensagens e não repasso nada. O que está guardado fica na máquina de quem administra o bot, até você usar `/{ command-forget-me }` ou até essa pessoa apagar; backups dela podem durar mais. Meu log pode conter ids, mas nenhuma jogada e nenhum nome com que você joga.
forget-really = **Devo esquecer você?** Isso não pode ser desfeito.
    - Suas partidas terminadas ficam, sem o seu nome: você vira “{ former-player }”.
    - Suas configurações e seus desafios são apagados; os que estão abertos são retirados.
    - As mensagens que já estão no Discord ficam como estão; quem administra o canal pode apagá-las.
forget-running = - { $count ->
    [one] Você joga uma partida em andamento. Ela será abandonada: seu oponente vence.
   *[other] Você joga { $count } partidas em andamento. Elas serão abandonadas: seus oponentes vencem.
}
button-forget = Esqueça-me
forgotten = Pronto. Esqueci você. Se você jogar de novo, guardo outra vez o que for necessário.
refusal-still-plays = Uma partida sua começou nesse meio-tempo. `/{ command-forget-me }` pergunta de novo.
refusal-former-player = Não conheço mais { $others ->
    [one] o seu antigo oponente
   *[other] alguém que jogou essa partida
}, então não posso pedir uma revanche. Comece uma nova partida.
