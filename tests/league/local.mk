# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += \
  tests/league/test-estimate \
  tests/league/test-league
tests_league_test_estimate_LDADD = $(console_ldadd) -lm

dist_check_SCRIPTS += \
  tests/league/league.sh \
  tests/league/report.sh
long_tests += tests/league/machines.sh
