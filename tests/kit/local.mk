# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += \
  tests/kit/test-ends \
  tests/kit/test-puzzle \
  tests/kit/test-scenario
dist_check_SCRIPTS += \
  tests/kit/apart.sh \
  tests/kit/coverage.sh \
  tests/kit/lint.sh \
  tests/kit/terms.sh
tests_kit_test_scenario_LDADD = tests/toy/libtoy.a $(LDADD)
tests_kit_test_puzzle_LDADD = tests/toy/libtoy.a $(LDADD)
