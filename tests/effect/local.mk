# SPDX-License-Identifier: GPL-3.0-or-later
# The language, with the made-up words of words.c.
effect_words = tests/effect/words.c tests/effect/words.h

check_PROGRAMS += \
  tests/effect/test-compiler \
  tests/effect/test-elements \
  tests/effect/test-printer \
  tests/effect/test-verify

tests_effect_test_compiler_SOURCES = tests/effect/test-compiler.c $(effect_words)
tests_effect_test_elements_SOURCES = tests/effect/test-elements.c $(effect_words)
tests_effect_test_printer_SOURCES = tests/effect/test-printer.c $(effect_words)
tests_effect_test_verify_SOURCES = tests/effect/test-verify.c $(effect_words)

# Running it, with the made-up game of bout.c.
effect_bout = tests/effect/bout.c tests/effect/bout.h

check_PROGRAMS += \
  tests/effect/test-effects \
  tests/effect/test-expression \
  tests/effect/test-frame \
  tests/effect/test-interpreter \
  tests/effect/test-opening \
  tests/effect/test-query \
  tests/effect/test-scene \
  tests/effect/test-targets \
  tests/effect/test-verbs

tests_effect_test_effects_SOURCES = tests/effect/test-effects.c $(effect_bout)
tests_effect_test_expression_SOURCES = tests/effect/test-expression.c $(effect_bout)
tests_effect_test_frame_SOURCES = tests/effect/test-frame.c $(effect_bout)
tests_effect_test_interpreter_SOURCES = tests/effect/test-interpreter.c $(effect_bout)
tests_effect_test_opening_SOURCES = tests/effect/test-opening.c $(effect_bout)
tests_effect_test_query_SOURCES = tests/effect/test-query.c $(effect_bout)
tests_effect_test_scene_SOURCES = tests/effect/test-scene.c $(effect_bout)
tests_effect_test_targets_SOURCES = tests/effect/test-targets.c $(effect_bout)
tests_effect_test_verbs_SOURCES = tests/effect/test-verbs.c $(effect_bout)

# What the cards of a game say, for the games' own tests.
effect_sentences = tests/effect/sentences.c tests/effect/sentences.h
