# A página do playground.

page-title = Playground
page-skip = Ir para a caixa de mensagem
page-close = Fechar
page-cancel = Cancelar
page-save = Salvar
page-menu = Canais e lugares

## O primeiro minuto

page-welcome = Comece por aqui
page-welcome-channel = Boas-vindas ao #{ $name }
page-welcome-thread = { $name }
page-welcome-direct = Mensagens diretas com { $name }
page-first = Clique em um dos botões abaixo e o duelo começa: contra o computador ou contra outra pessoa nesta mesma tela, trocando de lugar com um clique.
page-first-alone = Clique no botão abaixo e começa um duelo contra o computador.
page-first-more = Ou escreva { $command } aqui embaixo; uma “/” mostra tudo o que o bot sabe fazer.
page-open-wonders = Abrir uma mesa de 7 Wonders
page-open-architects = Abrir uma mesa de 7 Wonders Architects
page-first-wait = { $bot } está iniciando. Os botões já vão aparecer.
page-play-computer = Jogar contra o computador
page-play-seat = Jogar contra { $name }
page-level = Nível do computador

## Canais e lugares

page-places = Canais e lugares
page-channels = Canais
page-channel-add = Criar um canal
page-channel-name = Nome do canal
page-channel-need-name = O canal precisa de um nome.
page-directs = Mensagens diretas
page-archived = arquivado
page-unread = mensagens não lidas
page-for-you = mensagens para você: { $n }
page-unknown = desconhecido
page-seats = Lugares
page-you = você
page-called = recebeu uma menção
page-seat-key = Sentar aqui: Ctrl+{ $n } ou Alt+{ $n }
page-seat-add = Adicionar um lugar
page-seat-change = Mudar o nome ou o idioma
page-seat-change-of = Mudar o nome ou o idioma de { $name }
page-seat-name = Nome
page-seat-need-name = Todo mundo precisa de um nome.
page-seat-language = Idioma
page-seat-language-more = O idioma que esta pessoa escolheu no Discord: o dos comandos, das respostas privadas e desta página.
page-sit = Sentar no lugar de { $name }
page-own-window = Abrir em outra janela
page-person = Mais
page-apps = Apps
page-mention = Mencionar
page-language = Idioma do seu lugar
page-dark = Tema escuro
page-light = Tema claro

## Mensagens

page-log = Mensagens em { $place }
page-app = APP
page-used = usou
page-edited = (editado)
page-thinking = { $name } está pensando…
page-typing = { $name } está digitando…
page-only-you = Só você pode ver esta mensagem
page-dismiss = Dispensar mensagem
page-spoiler = Spoiler: mostrar
page-thread-open = Abrir tópico
page-present = Ir para as mais recentes
page-present-new = Ir para as mais recentes · Novas: { $n }
page-select = Escolher
page-select-none = Não há nada para escolher.
page-picture = Imagem
page-picture-plain = Imagem sem descrição
page-picture-before = Imagem anterior
page-picture-after = Próxima imagem
page-picture-open = Abrir o original
page-modal-send = Enviar
page-modal-need = Falta algo obrigatório, ou o texto é curto demais.

## Escrever

page-write-in = / para comandos, ou escreva em { $place }
page-send = Enviar
page-commands = Comandos
page-no-command = Nenhum comando começa assim.
page-people = Pessoas
page-options = Opções
page-option-change = { $name }: { $value }; mudar
page-hint-options = Enter envia; Tab acrescenta uma opção
page-hint-enter = Enter envia
page-required = obrigatório
page-write = Escreva e aperte Enter.
page-attach = Escolher um arquivo
page-searching = Procurando…
page-nothing-found = Nada foi encontrado.
page-true = Verdadeiro
page-false = Falso
page-need = O comando precisa de “{ $name }”.
page-no-option = O comando não tem a opção “{ $name }”. Esvazie o campo para ver as opções.
page-need-choice = Escolha algo da lista.
page-need-file = Escolha um arquivo de no máximo 10 MB que não esteja vazio.
page-need-whole = Aqui vai um número inteiro.
page-need-number = Aqui vai um número.
page-need-least = O mínimo é { $n }.
page-need-most = O máximo é { $n }.
page-need-longer = É preciso ter pelo menos { $n } caracteres.
page-need-shorter = Pode ter no máximo { $n } caracteres.
page-lost = A conexão com o playground caiu. Tentando de novo…
page-lost-asking = A conexão caiu antes da resposta. Tente de novo.

## O painel do anfitrião

page-host = Painel do anfitrião
page-bot = O bot
page-bot-online = { $name } está online
page-bot-offline = { $name } está offline
page-bot-restart = Reiniciar
page-bot-restart-more = Encerra o bot como o anfitrião faria e o inicia de novo.
page-bot-kill = Tirar da tomada
page-bot-kill-more = Encerra o processo do bot na hora, como numa queda de luz; depois ele inicia de novo.
page-faults = O que dá errado
page-fault-rate_limit = Requisições demais
page-fault-rate_limit-more = As requisições do bot recebem a resposta 429.
page-fault-server_error = Erro nos servidores do Discord
page-fault-server_error-more = As requisições do bot recebem um erro da família 500.
page-fault-slow = Tudo fica lento
page-fault-slow-more = Cada requisição do bot demora mais.
page-fault-lost_answer = Respostas se perdem
page-fault-lost_answer-more = As requisições surtem efeito, mas o bot não fica sabendo.
page-fault-gateway_refused = O gateway não abre
page-fault-gateway_refused-more = A conexão do bot é cortada, e ele não consegue se conectar de novo.
page-fault-no_permission = Sem permissão para escrever
page-fault-no_permission-more = O bot não pode mais enviar mensagens nem imagens aqui.
page-fault-drop_gateway = Cortar o gateway
page-fault-drop_gateway-more = A conexão do bot é cortada uma vez; ele se reconecta e continua.
page-fault-invalid_session = Encerrar a sessão
page-fault-invalid_session-more = O bot precisa se identificar de novo.
page-fault-expired_tokens = Fazer os tokens expirarem
page-fault-expired_tokens-more = Nenhuma interação feita até agora pode mais ser respondida.
page-fault-message_deleted = Apagar a última mensagem do bot
page-fault-message_deleted-more = Como faria um moderador.
page-records = Requisições e eventos
page-records-seek = Procurar
page-records-pause = Pausar
page-way-in = do bot
page-way-event = para o bot
page-way-act = uma pessoa
page-way-host = o anfitrião

## O que o servidor responde
server-no-answer = O aplicativo não respondeu
server-failed = Esta interação falhou
server-not-offered = Isso não está mais disponível aqui.
server-not-understood = A página e o playground não se entendem. Recarregue a página.
server-unknown = Isso não existe mais.
server-not-allowed = Você não pode escrever aqui.
server-too-long = Uma mensagem tem de 1 a 2.000 caracteres.
server-too-many = Não há lugar para mais.
server-bad-name = Esse nome está vazio ou é longo demais.
server-no-bot = O bot não foi iniciado por este playground; por isso não dá para reiniciá-lo daqui.
