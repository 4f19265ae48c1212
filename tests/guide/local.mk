# SPDX-License-Identifier: GPL-3.0-or-later
# The games of docs/writing-a-game.md, and what it quotes of them; and one with nothing in it that
# could be left out.

check_LTLIBRARIES += \
  tests/guide/garden.la \
  tests/guide/seed.la \
  tests/guide/sticks.la

tests_guide_garden_la_SOURCES = docs/example/garden.c
tests_guide_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_garden_la_LIBADD = $(test_module_libadd)
tests_guide_seed_la_SOURCES = docs/example/seed.c
tests_guide_seed_la_LDFLAGS = $(test_module_ldflags)
tests_guide_seed_la_LIBADD = $(test_module_libadd)
tests_guide_sticks_la_SOURCES = tests/guide/sticks.c
tests_guide_sticks_la_LDFLAGS = $(test_module_ldflags)
tests_guide_sticks_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += \
  tests/guide/garden.sh \
  tests/guide/quotes.sh \
  tests/guide/seed.sh \
  tests/guide/sticks.sh
EXTRA_DIST += \
  tests/guide/guide.sh \
  tests/guide/quoted.awk
