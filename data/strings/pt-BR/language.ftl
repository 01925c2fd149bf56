# Como este idioma se chama, nele mesmo, onde se escolhe um.

language-itself = Português
