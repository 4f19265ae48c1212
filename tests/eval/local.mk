# SPDX-License-Identifier: GPL-3.0-or-later
# Running it, with the made-up game of bout.c.
eval_bout = tests/eval/bout.c tests/eval/bout.h

check_PROGRAMS += \
  tests/eval/test-effects \
  tests/eval/test-expression \
  tests/eval/test-frame \
  tests/eval/test-interpreter \
  tests/eval/test-opening \
  tests/eval/test-query \
  tests/eval/test-scene \
  tests/eval/test-table-effects \
  tests/eval/test-targets

tests_eval_test_effects_SOURCES = tests/eval/test-effects.c $(eval_bout)
tests_eval_test_expression_SOURCES = tests/eval/test-expression.c $(eval_bout)
tests_eval_test_frame_SOURCES = tests/eval/test-frame.c $(eval_bout)
tests_eval_test_interpreter_SOURCES = tests/eval/test-interpreter.c $(eval_bout)
tests_eval_test_opening_SOURCES = tests/eval/test-opening.c $(eval_bout)
tests_eval_test_query_SOURCES = tests/eval/test-query.c $(eval_bout)
tests_eval_test_scene_SOURCES = tests/eval/test-scene.c $(eval_bout)
tests_eval_test_table_effects_SOURCES = tests/eval/test-table-effects.c $(eval_bout)
tests_eval_test_targets_SOURCES = tests/eval/test-targets.c $(eval_bout)
