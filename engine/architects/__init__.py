"""The rules of 7 Wonders Architects, for two to seven players."""
