# `make run` and `make test` set everything up; they need Python 3.11 or later and make.

PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready
TEST_READY := .venv/.test-ready

.PHONY: run doctor audit test mutants check bench load soak fuzz format clean
.DEFAULT_GOAL := run

run: $(READY)
	@$(PY) -m bot

# Check the installation; starts nothing.
doctor: $(READY)
	@$(PY) -m bot doctor

# Look up known vulnerabilities of the locked packages, over the network.
audit: .venv/audit/.ready
	@.venv/audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements.lock

.venv/audit/.ready: $(READY) requirements-audit.lock
	@$(PYTHON) -m venv .venv/audit
	@.venv/audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements-audit.lock
	@touch $@

# Every test but those marked `long`; ALL=1 runs these as well, as `.ci/run` does before anything
# lands. There are more processes than cores: tests wait for other processes, the long ones most.
# Python's bytecode is kept, even where the surroundings forbid that: each process would compile every
# module anew. A test that hangs fails by name after a quarter of an hour, and prints what each thread
# was doing.
test: export PYTHONDONTWRITEBYTECODE =
test: $(TEST_READY)
	@cores=$$($(PY) -c 'import os; print(os.cpu_count() or 1)'); \
	$(PY) -m pytest --dist worksteal -n $$((cores + $(if $(ALL),3,1))) $(if $(ALL),,-m "not long") \
		-o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true

# Which mistakes would the tests of an area not notice? AREA=all N=300 SEED=2 draws over all areas.
mutants: $(TEST_READY)
	@$(PY) -m tests.mutants $(or $(AREA),all) -n $(or $(N),50) --seed $(or $(SEED),1)

check: $(TEST_READY)
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy
	@.venv/bin/lint-imports

bench: $(TEST_READY)
	@$(PY) -m bench

# Measure 200 concurrent games: moves a second, waits, memory. MOVES=20000 goes on for as many moves.
load: $(TEST_READY)
	@$(PY) -m bench.load --moves $(or $(MOVES),0)

# Play a hundred duels, twenty games of 7 Wonders, twenty of Architects and sixty of the tests' own
# toy under faults, and many with restarts; then fifteen of each on a cluster of four processes and
# two workers, of which one is struck twenty times.
# GAMES=200 KILLS=80 SEED=3 make soak
soak: $(TEST_READY)
	@SOAK_GAMES=$(or $(GAMES),100) SOAK_KILLS=$(or $(KILLS),50) SOAK_SEED=$(or $(SEED),7) \
		SOAK_TOYS=$(or $(TOYS),60) SOAK_TOY_KILLS=$(or $(TOY_KILLS),30) \
		SOAK_SEVENS=$(or $(SEVENS),20) SOAK_SEVEN_KILLS=$(or $(SEVEN_KILLS),20) \
		SOAK_ARCHITECTS=$(or $(ARCHITECTS),20) SOAK_ARCHITECTS_KILLS=$(or $(ARCHITECTS_KILLS),20) \
		SOAK_CLUSTER_GAMES=$(or $(CLUSTER_GAMES),15) SOAK_BLOWS=$(or $(BLOWS),20) \
		SOAK_PROCESSES=4 SOAK_WORKERS=2 \
		SOAK_PACE=2 SOAK_CALM=400 $(PY) -m pytest -s tests/soak tests/bot/tables/test_games.py

# Fuzz each target of tests/fuzz for SECONDS; needs atheris, which is installed by hand.
fuzz: $(TEST_READY)
	@$(PY) -m tests.fuzz $(or $(SECONDS),60)

format: $(TEST_READY)
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes

# Install the dependencies of the bot.
$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed; name it: make PYTHON=python3.12")'
	@echo "Setting up .venv (once, it takes a few minutes) ..."
	@$(PYTHON) -m venv .venv
	@$(INSTALL) -r requirements.lock
	@touch $@

# Install the dependencies of the tests.
$(TEST_READY): $(READY) requirements-dev.lock
	@echo "Adding the dependencies of tests to .venv (once, it takes a few minutes) ..."
	@$(INSTALL) -r requirements.lock -r requirements-dev.lock
	@touch $@
