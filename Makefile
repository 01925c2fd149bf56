# `make run` and `make test` do all of the set-up; nothing but Python 3.11 and make is needed.

PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready

.PHONY: run doctor test check bench soak format clean
.DEFAULT_GOAL := run

run: $(READY)
	@$(PY) -m bot

# Is everything there that the bot needs? Starts nothing.
doctor: $(READY)
	@$(PY) -m bot doctor

test: $(READY)
	@$(PY) -m pytest -n auto --dist worksteal

check: $(READY)
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy
	@.venv/bin/lint-imports

bench: $(READY)
	@$(PY) -m bench

# The long form of the tests that play: more games, more restarts. GAMES=200 make soak
soak: $(READY)
	@SOAK_GAMES=$(or $(GAMES),100) $(PY) -m pytest tests/bot/test_games.py

format: $(READY)
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(READY): requirements.lock requirements-dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed; name it: make PYTHON=python3.12")'
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock -r requirements-dev.lock
	@touch $@
