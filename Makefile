# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEPS := $(VENV)/.deps
PACKAGE := $(VENV)/.package
COMPILED := $(VENV)/.compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md') pyproject.toml README.md
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
WORKERS ?= 2

.PHONY: play test setup compiled check tests tests-compiled soak bench golden clean

play: setup
	@$(BIN)/tianxia play

test: setup
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory tests
	@$(MAKE) --no-print-directory tests-compiled

# --- set-up ---------------------------------------------------------------------------------

setup: $(PACKAGE)

$(DEPS): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "tianxia needs Python 3.11 or newer; set PYTHON=/path/to/python" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what tianxia needs (only this once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

# The package as it stands in src/. A compiled build that is older than the sources is dropped.
$(PACKAGE): $(DEPS) pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --editable .
	@rm -f $(COMPILED)
	@touch $@

# --- the compiled build: same sources, same environment ----------------------------------------

compiled: setup
	@$(MAKE) --no-print-directory $(COMPILED)

$(COMPILED): $(SOURCES)
ifeq ($(CC_FOUND),)
	@echo "No C compiler found: tianxia stays interpreted."
else
	@echo "Compiling the engine with mypyc …"
	@rm -rf build/wheel build/source  # a copy: the compiler leaves its results beside the sources
	@mkdir -p build/source && cp -R src pyproject.toml README.md LICENSE build/source/
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --wheel-dir build/wheel ./build/source
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --force-reinstall build/wheel/tianxia-*.whl
	@touch $@
endif

# --- tests ------------------------------------------------------------------------------------

check:
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports

# The interpreted sources, whatever is installed.
tests: export PYTHONPATH := src
tests:
	@$(BIN)/pytest -n $(WORKERS)

# The same engine compiled: contract suite, rulebook, golden records.
tests-compiled: compiled
ifneq ($(CC_FOUND),)
	@TIANXIA_EXPECT_COMPILED=1 $(BIN)/pytest -n $(WORKERS) -m "not interpreted" tests/contract
endif

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
