# Everything a developer runs. It needs python3 (3.11 or newer, with venv) and make; `compiled` needs gcc, the tests in the browser Chromium.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
UV := 0.13.9
WORKERS ?= 2

PYTEST := $(BIN)/python -m pytest --numprocesses=$(WORKERS) --cov --cov-report=term

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup check check-long lint web web-check play compiled bench bench-server lock clean

help: ## List what there is to make
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(STAMP) ## Make the virtual environment and install everything pinned; quick when nothing changed

$(STAMP): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; say which: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

lint: setup ## The checks that run no test: style, types, layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests scripts examples
	$(BIN)/lint-imports --no-logo

check: lint web-check ## All checks and the tests: what must hold before a commit lands
	$(PYTEST) -m "not long"

check-long: lint web-check ## The same with the tests marked long, and fresh random cases
	$(PYTEST) --hypothesis-profile=long

web: setup ## Build the browser client into the package
	$(BIN)/python scripts/web.py build

web-check: setup ## Build and check the browser client: types, accessibility, tests, size
	$(BIN)/python scripts/web.py build check test size

play: setup ## Play a game in the terminal
	@$(BIN)/pennies play

compiled: setup ## Compile the engine in a scratch folder and run its tests on it
	$(BIN)/python scripts/compile_engine.py

bench: setup ## Measure random deals and steps per second
	@$(BIN)/pennies bench

bench-server: setup ## Measure a server: load, idle tables, kills (five minutes); figures are in docs/RELIABILITY.md
	$(BIN)/python scripts/bench_server.py load --tables 100 --seconds 30
	$(BIN)/python scripts/bench_server.py idle --tables 500
	$(BIN)/python scripts/bench_server.py kills --every 10 --most 30
	$(BIN)/python scripts/bench_server.py abuse --seconds 10

lock: setup ## Renew requirements/dev.txt from pyproject.toml and requirements/dev.in
	$(BIN)/python -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV)
	$(VENV)/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--group dev --output-file requirements/dev.txt pyproject.toml requirements/dev.in

clean: ## Remove the environment and everything made here
	rm -rf web/node_modules src/pennies/server/client
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
