# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
DEPS := $(VENV)/.deps
TOOLS := $(VENV)/.tools
PACKAGE := $(VENV)/.package
COMPILED = $(VENV)/.compiled-$(OPT)
WHEEL = build/wheel-$(OPT)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md') pyproject.toml README.md tools/build_hook.py
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
WORKERS ?= 2
# Most of the tests outside the games wait for a browser, a server or a new process.
WAITERS ?= 4
# How hard the C compiler tries, 0 to 3: the tests compile with less.
OPT ?= 3
ENGINE_TESTS := $(addprefix tests/,contract core match perft records playthroughs games bots search stateful \
	env/test_pettingzoo.py env/test_gymnasium.py env/test_tables.py env/test_vector.py env/test_parallel.py \
	build/test_real.py packaging/test_installed.py)

.PHONY: play test setup tools client wheel compiled check tests tests-compiled soak bench golden shots docs clean

play: setup client
	@$(BIN)/tianxia play

test: setup  # what waits for one core, or for a browser, goes side by side
	@$(MAKE) --no-print-directory -j2 tools client
	@$(MAKE) --no-print-directory -j3 check wheel tests OPT=1
	@$(MAKE) --no-print-directory tests-compiled

# --- set-up ---------------------------------------------------------------------------------

setup: $(PACKAGE)

$(DEPS): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "tianxia needs Python 3.11 or newer; set PYTHON=/path/to/python" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what tianxia needs (only this once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements.lock
	@touch $@

# What only tests, checks, benches and the documentation need.
tools: $(TOOLS)

$(TOOLS): $(DEPS) requirements-test.lock
	@echo "Installing what the tests need (only this once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements-test.lock
	@touch $@

# The package as it stands in src/. A compiled build that is older than the sources is dropped.
$(PACKAGE): $(DEPS) pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --editable .
	@rm -f $(VENV)/.compiled-*
	@touch $@

# The browser client, built into the package when a source is newer than the last build.
client: $(DEPS)
	@$(BIN)/python tools/client.py build

# --- the compiled build: same sources, same environment ----------------------------------------

compiled: setup client
	@$(MAKE) --no-print-directory $(COMPILED)

wheel: setup client
	@$(MAKE) --no-print-directory $(WHEEL)/.made

ifeq ($(CC_FOUND),)
$(WHEEL)/.made:
	@echo "No C compiler found: tianxia stays interpreted."

$(COMPILED): $(WHEEL)/.made
else
$(WHEEL)/.made: $(SOURCES)
	@echo "Compiling the engine with mypyc …"
	@rm -rf $(WHEEL)
	@TIANXIA_OPT=$(OPT) $(BIN)/python -m pip wheel --quiet \
		--disable-pip-version-check --no-build-isolation --no-deps --wheel-dir $(WHEEL) .
	@touch $@

$(COMPILED): $(WHEEL)/.made
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --force-reinstall $(WHEEL)/tianxia-*.whl
	@rm -f $(VENV)/.compiled-*
	@touch $@
endif

# --- tests ------------------------------------------------------------------------------------

check: tools
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports
	@PYTHONPATH=src $(BIN)/python tools/wire_types.py --check
	@PYTHONPATH=src $(BIN)/python tools/view_types.py --check
	@PYTHONPATH=src $(BIN)/python tools/shelf.py --check
	@$(BIN)/python tools/fields.py --check
	@$(BIN)/python tools/client.py run --silent lint
	@$(BIN)/python tools/client.py run --silent check
	@$(BIN)/python tools/client.py run --silent test

# The interpreted sources, whatever is installed; every line and branch of the games counts.
tests: export PYTHONPATH := src
tests: export TIANXIA_EXPECT_COMPILED := 0
tests: export TIANXIA_ENGINE := interpreted
tests: tools client
	@$(BIN)/pytest -n $(WORKERS) tests/games --cov=tianxia.games --cov-branch --cov-report= --cov-fail-under=95
	@$(BIN)/pytest -n $(WAITERS) --ignore=tests/games --durations=40

# The same engine compiled.
tests-compiled: export TIANXIA_EXPECT_COMPILED := 1
tests-compiled: setup tools
ifneq ($(CC_FOUND),)
	@$(MAKE) --no-print-directory compiled OPT=1
	@$(BIN)/pytest -n $(WORKERS) $(ENGINE_TESTS) --durations=20
endif

# The long runs: the engine compiled as `play` does it, 10 000 games through every invariant, full
# bot matches, twenty kills under load, whole games by mouse; alone, since it takes the time of
# answers: a hundred tables whose players vanish, 100 000 nearly right messages, two worlds at many
# positions.
soak: export TIANXIA_SOAK := 1
soak: compiled tools client
	@$(BIN)/pytest -n $(WORKERS) tests/contract tests/stateful tests/bots tests/server tests/browser/test_games.py \
		tests/build/test_real.py
	@PYTHONPATH=src $(BIN)/pytest -s tests/hostile tests/server/test_worlds.py

# Instructions per decision and per casual answer against the stored figures; speed beside
# Catanatron; whether searches keep their time; what the environments cost; how long a question takes;
# the server under load.
bench: setup tools
	@$(BIN)/python tests/bench/instructions.py
	@$(BIN)/python tests/bench/catanatron_ratio.py
	@$(BIN)/python tests/bench/search_ratio.py
	@PYTHONPATH=src $(BIN)/python tests/bench/budget.py
	@PYTHONPATH=src $(BIN)/python tests/bench/budget.py --thorough
	@$(BIN)/python tests/bench/env_overhead.py
	@$(BIN)/python tests/bench/questions.py
	@PYTHONPATH=src:. $(BIN)/python tests/bench/load.py
	@PYTHONPATH=src:. $(BIN)/python tests/bench/fairness.py
	@PYTHONPATH=src:. $(BIN)/python tests/bench/fairness.py --tables 0 --masters 10 --watched

# Everything stored for comparison, written anew: read the difference before you commit it.
golden: setup tools
	@PYTHONPATH=src $(BIN)/python tools/golden.py

# Pictures of the client's pages, for people to look at.
shots: setup tools client
	@PYTHONPATH=src $(BIN)/python -m tests.browser.shots

# The documentation as pages in build/docs; the tests run every example in it.
docs: setup tools
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in build/docs/index.html"

clean:
	rm -rf $(VENV) build dist web/node_modules src/tianxia/server/static \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
