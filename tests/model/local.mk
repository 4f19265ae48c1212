# SPDX-License-Identifier: GPL-3.0-or-later
# Each with the made-up game of table.c.
model_table = tests/model/table.c tests/model/table.h

check_PROGRAMS += \
  tests/model/test-allocation \
  tests/model/test-board \
  tests/model/test-chance \
  tests/model/test-knowledge \
  tests/model/test-piece \
  tests/model/test-state \
  tests/model/test-thing \
  tests/model/test-view \
  tests/model/test-zone

tests_model_test_allocation_SOURCES = \
  $(allocations) \
  tests/model/test-allocation.c \
  $(model_table)
tests_model_test_board_SOURCES = tests/model/test-board.c $(model_table)
tests_model_test_chance_SOURCES = tests/model/test-chance.c $(model_table)
tests_model_test_knowledge_SOURCES = tests/model/test-knowledge.c $(model_table)
tests_model_test_piece_SOURCES = tests/model/test-piece.c $(model_table)
tests_model_test_state_SOURCES = tests/model/test-state.c $(model_table)
tests_model_test_thing_SOURCES = tests/model/test-thing.c $(model_table)
tests_model_test_view_SOURCES = tests/model/test-view.c $(model_table)
tests_model_test_zone_SOURCES = tests/model/test-zone.c $(model_table)
