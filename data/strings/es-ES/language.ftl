# Cómo se llama este idioma, en él mismo, donde se elige uno.

language-itself = Español (España)
