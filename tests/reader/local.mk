# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += tests/reader/test-feed
tests_reader_test_feed_LDADD = tests/toy/libtoy.la $(LDADD)
