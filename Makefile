# Two commands: `make play` and `make test`, and `make check` before each commit. All set up what
# they need, in .venv and in web/node_modules.

PYTHON ?= python3
BIN := .venv/bin
# Tests of servers and browsers often wait: two run on each core.
WORKERS = $(shell $(PYTHON) -c "import os; print(2 * os.cpu_count())")
PAGE := src/atoll/server/page/index.html
CHECKED := web/node_modules/.checked
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*') \
  $(wildcard src/atoll/games/*/texts/*.ftl)

# Whoever sets something up wants to know that it is done, and everything if it could not be.
QUIETLY := sh "$(CURDIR)/tools/quietly.sh"
APT_GET = $(QUIETLY) sh -c 'apt-get update && apt-get install -y --no-install-recommends $(1)'

# What is imported is compiled once, whatever the environment says: tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check lint lint-and-try page pictures bench bench-server bench-page lock clean

# Other devices in the house may come in, too; ATOLL_HOST=127.0.0.1 keeps them out.
# `make play PORT=8123` for another port.
play: .venv/play $(PAGE)
	@ATOLL_HOST=$${ATOLL_HOST:-0.0.0.0} ATOLL_PORT=$${PORT:-$${ATOLL_PORT:-8000}} $(BIN)/atoll serve

# All there is to try, and exactly what CI runs.
test: .venv/test web/node_modules/.installed
	@$(MAKE) --no-print-directory -j2 lint $(CHECKED) $(PAGE)
	cd web && npm test
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal

# Before each commit: all but the tests that take long or are of what has not changed.
check: .venv/test web/node_modules/.installed
	@$(MAKE) --no-print-directory -j2 lint-and-try $(CHECKED)

lint-and-try: lint
	$(BIN)/python -m tools.fast_tests

lint: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# The page, as long as nothing in it has changed, is as well as it was.
$(CHECKED): web/node_modules/.installed $(PAGE_SOURCES)
	cd web && npm run check
	@touch $@

# The README's pictures, taken by the page's tests.
pictures: .venv/test $(PAGE)
	ATOLL_PICTURES=1 $(BIN)/pytest -q tests/web/test_pictures.py

bench: .venv/bench
	$(BIN)/python -m benchmarks

# Needs Node: it drives the peer, and plays at the tables of both.
bench-server: .venv/bench
	$(BIN)/python -m benchmarks.server

bench-page: .venv/test $(PAGE)
	$(BIN)/python -m benchmarks.page

# Pin the newest versions that pyproject.toml allows. The locks name no registry.
lock: .venv/made
	$(BIN)/pip install -q pip-tools
	cd requirements && for name in play test bench; do \
	  ../$(BIN)/pip-compile -q --upgrade --strip-extras --no-emit-index-url \
	    --no-emit-trusted-host --no-emit-find-links --no-header --allow-unsafe \
	    --output-file $$name.txt $$name.in; done

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/atoll/server/page

.venv/made:
	@$(QUIETLY) $(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/made requirements/play.txt pyproject.toml
	@echo "Installing Atoll…"
	@$(QUIETLY) $(BIN)/pip install -r requirements/play.txt
	@$(QUIETLY) $(BIN)/pip install --no-deps --no-build-isolation -e .
	@touch $@

# The server is tested on PostgreSQL, too, where there is one; root can have it installed.
.venv/postgresql: .venv/made
	@if [ "$$(id -u)" = 0 ] && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
	  echo "Installing PostgreSQL…"; $(call APT_GET,postgresql) \
	    || echo "No PostgreSQL: the server is tested on SQLite only."; fi
	@touch $@

# The page is tested in a real browser, Debian's.
.venv/chromium: .venv/made
	@if [ "$$(id -u)" = 0 ] && ! command -v chromium >/dev/null; then \
	  echo "Installing Chromium…"; $(call APT_GET,chromium); fi
	@touch $@

.venv/test: .venv/play .venv/postgresql .venv/chromium requirements/test.txt
	@echo "Installing what tests need…"
	@$(QUIETLY) $(BIN)/pip install -r requirements/test.txt
	@touch $@

.venv/bench: .venv/play requirements/bench.txt
	@echo "Installing what benchmarks need…"
	@$(QUIETLY) $(BIN)/pip install -r requirements/bench.txt
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@echo "Installing what the page is made with…"
	@cd web && $(QUIETLY) npm ci
	@touch $@

page: $(PAGE)

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page…"
	@cd web && $(QUIETLY) npm run build
	@touch $@
