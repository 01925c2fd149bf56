"""What a server or a person can choose, among it when somebody is told of a turn."""
