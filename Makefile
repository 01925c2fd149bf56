# `make run` and `make test` do all of the set-up; nothing but Python 3.11 and make is needed.

PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready

.PHONY: run doctor audit test mutants check bench load soak fuzz format clean
.DEFAULT_GOAL := run

run: $(READY)
	@$(PY) -m bot

# Is everything there that the bot needs? Starts nothing.
doctor: $(READY)
	@$(PY) -m bot doctor

# Are there known vulnerabilities in what is locked? Asks the public list of them over the network.
audit: .venv/audit/.ready
	@.venv/audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements.lock

.venv/audit/.ready: $(READY)
	@$(PYTHON) -m venv .venv/audit
	@.venv/audit/bin/python -m pip install --quiet --disable-pip-version-check 'pip-audit>=2.9,<3'
	@touch $@

test: $(READY)
	@$(PY) -m pytest -n auto --dist worksteal

# Which mistakes would the tests of a room not notice? ROOM=all N=300 SEED=2 draws over all rooms.
mutants: $(READY)
	@$(PY) -m tests.mutants $(or $(ROOM),all) -n $(or $(N),50) --seed $(or $(SEED),1)

check: $(READY)
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy
	@.venv/bin/lint-imports

bench: $(READY)
	@$(PY) -m bench

# Two hundred games at once: moves a second, waits, memory. MOVES=20000 watches the memory longer.
load: $(READY)
	@$(PY) -m bench.load --moves $(or $(MOVES),0)

# A hundred games in a storm of faults, and many more games with restarts: a quarter of an hour.
# GAMES=200 KILLS=80 SEED=3 make soak
soak: $(READY)
	@SOAK_GAMES=$(or $(GAMES),100) SOAK_KILLS=$(or $(KILLS),50) SOAK_SEED=$(or $(SEED),7) \
		SOAK_PACE=2 SOAK_CALM=400 $(PY) -m pytest -s tests/soak tests/bot/test_games.py

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
