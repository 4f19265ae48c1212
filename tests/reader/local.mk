# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += \
  tests/reader/test-complete \
  tests/reader/test-feed \
  tests/reader/test-lexicon \
  tests/reader/test-longer \
  tests/reader/test-once \
  tests/reader/test-read \
  tests/reader/test-rewrite \
  tests/reader/test-several

tests_reader_test_complete_LDADD = tests/toy/libtoy.a $(LDADD)
tests_reader_test_feed_LDADD = tests/toy/libtoy.a $(LDADD)
tests_reader_test_lexicon_LDADD = tests/toy/libtoy.a $(LDADD)
tests_reader_test_once_LDADD = tests/toy/libtoy.a $(LDADD)
tests_reader_test_read_LDADD = tests/toy/libtoy.a $(LDADD)
tests_reader_test_rewrite_LDADD = tests/toy/libtoy.a $(LDADD)
