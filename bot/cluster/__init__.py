"""How processes of the bot share the shards: what each claims, keeps and gives back."""
