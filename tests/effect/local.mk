# SPDX-License-Identifier: GPL-3.0-or-later
# The language, with the made-up words of words.c.
effect_words = tests/effect/words.c tests/effect/words.h

check_PROGRAMS += \
  tests/effect/test-compiler

tests_effect_test_compiler_SOURCES = tests/effect/test-compiler.c $(effect_words)
