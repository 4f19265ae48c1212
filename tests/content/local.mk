# SPDX-License-Identifier: GPL-3.0-or-later
# Content and its messages, with the made-up words of tests/effect/words.c.
check_PROGRAMS += \
  tests/content/test-bad

tests_content_test_bad_SOURCES = tests/content/test-bad.c $(effect_words)
