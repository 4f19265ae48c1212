# SPDX-License-Identifier: GPL-3.0-or-later
# Content and its messages, with the made-up words of tests/language/words.c.
check_PROGRAMS += \
  tests/content/test-bad \
  tests/content/test-rule-numbers \
  tests/content/test-decks \
  tests/content/test-examples \
  tests/content/test-lint \
  tests/content/test-loader \
  tests/content/test-manual \
  tests/content/test-noise \
  tests/content/test-numbers \
  tests/content/test-rulebook \
  tests/content/test-schema \
  tests/content/test-translation

golden_tests += \
  tests/content/test-bad \
  tests/content/test-decks \
  tests/content/test-manual \
  tests/content/test-schema

expected_messages = tests/content/expected.c tests/content/expected.h

tests_content_test_bad_SOURCES = tests/content/test-bad.c $(expected_messages) $(language_words)
tests_content_test_rule_numbers_SOURCES = tests/content/test-rule-numbers.c
tests_content_test_decks_SOURCES = tests/content/test-decks.c $(expected_messages)
tests_content_test_examples_SOURCES = tests/content/test-examples.c
tests_content_test_lint_SOURCES = tests/content/test-lint.c $(language_words)
tests_content_test_loader_SOURCES = tests/content/test-loader.c $(language_words)
tests_content_test_manual_SOURCES = tests/content/test-manual.c $(language_words)
tests_content_test_noise_SOURCES = tests/content/test-noise.c $(language_words)
tests_content_test_rulebook_SOURCES = tests/content/test-rulebook.c
tests_content_test_schema_SOURCES = tests/content/test-schema.c $(language_words)
tests_content_test_translation_SOURCES = tests/content/test-translation.c $(language_words)


# Cards for the scenarios.
EXTRA_DIST += tests/content/siegestorm tests/content/summoner-wars

# Deck files that must be refused, each with the messages it must give at its end.
EXTRA_DIST += tests/decks-bad
