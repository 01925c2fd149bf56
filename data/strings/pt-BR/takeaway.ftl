# Partidas para levar: /exportar, /importar e o que se vê numa partida importada.

button-export = Exportar
button-log = Jogadas
export-done = Aqui está a partida: um arquivo com a distribuição e todas as jogadas. Qualquer pessoa pode abri-lo com `/{ command-import }` ou conferi-lo sem mim (`python -m engine.verify --game`). Os nomes dos outros só aparecem se eles permitirem (`/{ command-settings }`).
export-player = Jogador { $number }
import-title = **{ $game }** de um arquivo: { $players }
import-kept = -# Só você vê esta partida, por 7 dias. Ela não conta para a classificação nem para o histórico; os nomes são os do arquivo.
import-unproved = 🎲 O arquivo não diz como a distribuição foi feita.
import-differs = ⚠️ A distribuição não resulta da linha da distribuição justa que está no arquivo.
import-other-cards = 🎲 Não consigo dizer se a distribuição resulta da linha do arquivo: ela foi feita com cartas (`{ $data }`) diferentes das que o meu programa tem agora.
import-follows = 🎲 A distribuição resulta da linha do arquivo. Ela foi justa se este compromisso estava abaixo do convite: `{ $commitment }`
refusal-export-running = Esta partida ainda está em andamento. Ela pode ser exportada quando acabar: o arquivo mostra tudo o que está oculto.
refusal-export-choose = Escolha uma das suas partidas terminadas na lista, ou deixe a opção vazia para a última partida deste canal.
refusal-import-large = Este arquivo é grande demais para uma partida: leio no máximo { $most } KB.
refusal-import-unreadable = Não consigo ler este arquivo. Eu abro os arquivos que `/{ command-export }` cria (JSON).
refusal-import-version = Este arquivo está em um formato que ainda não conheço. Talvez uma versão mais nova de mim o tenha criado.
refusal-import-unknown-game = Não conheço o jogo deste arquivo.
refusal-import-deal = A distribuição deste arquivo não é deste jogo: falta uma carta ou há uma errada.
refusal-import-seats = Os lugares deste arquivo não correspondem aos do jogo.
refusal-import-move = A jogada { $number } deste arquivo não é possível pelas regras.
refusal-import-other-cards = Esta partida foi distribuída com outras cartas (`{ $data }`), e as que eu tenho agora não a permitem. Uma versão minha com aquelas cartas pode abrir o arquivo.
refusal-import-turn = As jogadas deste arquivo terminam no meio de um turno: uns já escolheram e outros não. Eu só abro partidas que terminam com o turno completo.
refusal-import-unfinished = A partida deste arquivo não acabou. Eu só abro partidas terminadas.
refusal-import-lost = O Discord não me entregou o arquivo. Tente de novo.
refusal-import-gone = Esta partida importada não está mais aqui: guardo as últimas 5, por 7 dias. `/{ command-import }` a abre de novo.
privacy-imported = - Partidas que você importou, guardadas por 7 dias: { $count }.
