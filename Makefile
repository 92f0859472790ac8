# Everything a developer runs. It needs python3 (3.11 or newer, with venv) and make; the tests need gcc and Chromium besides.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
BENCH := $(VENV)/bench
BENCH_STAMP := $(BENCH)/.set-up
PEERS := open_spiel pokerkit rlcard
UV := 0.13.9
WORKERS ?= 2

# The distributions that the tests install, made again when what is in them has changed.
DISTRIBUTIONS := $(VENV)/distributions
MADE := $(DISTRIBUTIONS)/.made
PARTS := src web building hatch_build.py pyproject.toml README.md LICENSE scripts/distributions.py
PUBLISHED := $(wildcard $(shell git ls-files --cached --others --exclude-standard $(PARTS) 2>/dev/null || find $(PARTS) -name '*.py'))

# What is tried on which build of the engine: on the source the rules, line by line; on the compiled engine, as it is
# installed, besides all that plays with it; on lists the same game where there is no librt.
RULES := tests/rules tests/property tests/deals tests/game tests/profiles
SOURCE := $(RULES) tests/vecs tests/lang tests/project
INSTALLED := $(RULES) tests/bench tests/bots tests/arena tests/table tests/store tests/server tests/cli tests/web

PYTEST := $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal
PLAIN := PENNIES_DISTRIBUTIONS=$(CURDIR)/$(DISTRIBUTIONS) $(PYTEST) --cov --cov-report=term
COMPILED := PYTHONPATH=$(CURDIR)/$(DISTRIBUTIONS)/site $(PYTEST) --engine=compiled $(INSTALLED)
LISTS := $(PYTEST) --engine=lists tests/rules tests/deals tests/game tests/property/test_deals.py

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup check check-long ready lint web web-check play compiled lists bench bench-peers bench-server bench-web bots-report lock clean

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
	$(BIN)/mypy --strict src tests scripts bench examples building hatch_build.py
	$(BIN)/lint-imports --no-logo

check: ready ## All checks and the tests, on every build of the engine: what must hold before a commit lands
	$(PLAIN) -m "not long" $(SOURCE)
	$(COMPILED) -m "not long"
	$(LISTS) -m "not long"

check-long: ready ## The same with the tests marked long, fresh random cases, and all tests on the source, too
	$(PLAIN) --hypothesis-profile=long
	$(COMPILED) --hypothesis-profile=long
	$(LISTS) -m "not long"

ready: setup
	@$(MAKE) --jobs=$(WORKERS) --output-sync=target lint web-check $(MADE)

$(MADE): $(STAMP) $(PUBLISHED)
	$(BIN)/python scripts/distributions.py $(DISTRIBUTIONS)
	@touch $@

web: setup ## Build the browser client into the package
	$(BIN)/python scripts/web.py build

web-check: setup ## Build and check the browser client: types, accessibility, tests, size
	$(BIN)/python scripts/web.py build check test size

play: setup ## Play a game in the terminal
	@$(BIN)/pennies play

compiled: $(MADE) ## Compile the engine, install the wheel apart and run all tests on it that play
	$(COMPILED) -m "not long"

lists: setup ## Run the tests of engine and game on lists, as where there is no librt
	$(LISTS) -m "not long"

bench: $(BENCH_STAMP) ## Measure all that the project promises of its speed, beside other libraries
	@$(BENCH)/bin/python -m bench.figures

bench-peers: $(BENCH_STAMP) ## Measure the steps of other libraries' card games beside ours
	@$(BENCH)/bin/python -m bench.peers

$(BENCH_STAMP): bench/requirements.txt pyproject.toml hatch_build.py $(shell find src -type f -not -name '*.pyc')
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check .
	@for peer in $(PEERS); do \
		$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check --constraint bench/requirements.txt $$peer \
			|| echo "$$peer was not installed; its rows will say so"; done
	@touch $@

bots-report: setup ## Measure the bots where docs/bots.jsonl lacks it, and write docs/BOTS.md
	$(BIN)/python scripts/report_bots.py --workers $(WORKERS)

bench-server: setup ## Measure a server: load, idle tables, kills (six minutes); figures are in docs/RELIABILITY.md
	$(BIN)/python scripts/bench_server.py load --tables 100 --seconds 30
	$(BIN)/python scripts/bench_server.py load --tables 100 --seconds 30 --processes 2
	$(BIN)/python scripts/bench_server.py idle --tables 500
	$(BIN)/python scripts/bench_server.py kills --every 10 --most 30
	$(BIN)/python scripts/bench_server.py abuse --seconds 10

bench-web: web ## Measure the browser client: first load, views, frames, taps, memory (five minutes); figures are in docs/PERFORMANCE.md
	$(BIN)/python scripts/bench_web.py

lock: setup ## Renew requirements/dev.txt from pyproject.toml and requirements/dev.in
	$(BIN)/python -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV)
	$(VENV)/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--group dev --output-file requirements/dev.txt pyproject.toml requirements/dev.in

clean: ## Remove the environment and everything made here
	rm -rf web/node_modules src/pennies/server/client
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +
