# SPDX-License-Identifier: GPL-3.0-or-later
# The language, with the made-up words of words.c.
language_words = tests/language/words.c tests/language/words.h

check_PROGRAMS += \
  tests/language/test-compiler \
  tests/language/test-elements \
  tests/language/test-verifier

tests_language_test_compiler_SOURCES = tests/language/test-compiler.c $(language_words)
tests_language_test_elements_SOURCES = tests/language/test-elements.c $(language_words)
tests_language_test_verifier_SOURCES = tests/language/test-verifier.c $(language_words)
