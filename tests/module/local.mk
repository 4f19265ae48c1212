# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += \
  tests/module/test-game \
  tests/module/test-module

tests_module_test_game_LDADD = tests/toy/libtoy.a $(LDADD)
tests_module_test_module_LDADD = tests/toy/libtoy.a $(LDADD)

dist_check_SCRIPTS += \
  tests/module/install.sh \
  tests/module/new-game.sh
EXTRA_DIST += tests/module/conformance tests/module/holds.sh tests/module/options.sh
