# Como as cartas foram distribuídas: o que foi prometido, o que foi misturado e o que prova isso.

fair-sealed = -# 🔒 As cartas já estão lacradas: `{ $commitment }` · `/{ command-verify }`
fair-dealt = -# 🔒 Lacrado antes: `{ $commitment }` · `/{ command-verify }`
fair-opened = -# 🔓 O lacre das cartas está aberto: `{ $secret }` · `/{ command-verify }`
fair-promised = -# ✉️ **{ $name }** mistura palavras lacradas; o SHA-256 delas: `{ $promise }`
fair-opening =
    Os lugares estão definidos, e também tudo o que entra na distribuição: `{ $terms }`
    Quem lacrou palavras deve abri-las agora, e então a partida começa. O convite expira { $when }.

cut-title = Cortar as cartas
cut-label = Quaisquer palavras
cut-label-promised = As palavras que você lacrou
cut-hint = Entram na distribuição, que já está lacrada; /{ command-verify } as mostra.

verify-title = **Como as cartas desta partida foram distribuídas**
verify-unsealed = Não há o que conferir na partida deste canal: as cartas foram distribuídas quando ainda não dava para conferir, ou alguém cujas palavras foram misturadas pediu para ser esquecido.
verify-sealed = - Lacrado antes da partida, como o SHA-256 de um segredo: `{ $commitment }`
verify-sealed-shown = - Lacrado antes da partida, como o SHA-256 de um segredo: `{ $commitment }` ([no convite]({ $link }))
verify-mixed = - Misturado depois: `{ $terms }`
verify-later = - O segredo: eu o mostro quando a partida acabar. Aí qualquer pessoa pode calcular como as cartas foram distribuídas e ver que é a distribuição que foi lacrada.
verify-secret = - O segredo: `{ $secret }`
verify-follows = ✅ Refiz a conta: a distribuição com que esta partida foi jogada sai destes dados.
verify-differs = ❌ A distribuição com que esta partida foi jogada **não** sai destes dados. Não confie nesta partida.
verify-other-cards = ⚠️ Não consigo dizer se a distribuição desta partida sai destes dados: ela foi feita com cartas (`{ $data }`) diferentes das que o meu programa tem agora. A versão do meu programa com aquelas cartas consegue; `docs/fair-deal.md` explica como encontrá-la.
verify-command = Não acredite só em mim: isto refaz a conta em qualquer computador que tenha o meu programa, sem mim.
verify-moves = As jogadas (lugar e jogada), para `--game ARQUIVO`:
verify-open = 🔒 Lacrado para o convite de **{ $host }**: `{ $commitment }`
verify-next = 🔒 A próxima partida que **você** começar, aqui ou em outro lugar, já está lacrada: `{ $commitment }`
    -# Guarde isto, comece a partida e compare: `/{ command-verify }` mostra tudo de novo. Com a opção `{ command-begin-cut }`, você mistura palavras suas.
