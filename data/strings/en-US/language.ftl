# What this language is called, in itself, where people choose one.

language-itself = English
