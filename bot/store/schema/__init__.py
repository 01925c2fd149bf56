"""The tables of the database as SQLAlchemy describes them; `data/migrations` creates them."""
