# SPDX-License-Identifier: GPL-3.0-or-later
# A test of the program's own parts is linked with them as well:
#   check_PROGRAMS += tests/console/test-NOUN
#   tests_console_test_NOUN_LDADD = libconsole.la $(LDADD)

check_PROGRAMS += tests/console/test-draw

tests_console_test_draw_LDADD = libconsole.la $(LDADD)
