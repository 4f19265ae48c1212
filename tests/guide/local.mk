# SPDX-License-Identifier: GPL-3.0-or-later
# The game of docs/writing-a-game.md as each of its sections leaves it, and what it quotes of it; and
# one with nothing in it that could be left out.

check_LTLIBRARIES += \
  tests/guide/section-1/garden.la \
  tests/guide/section-2/garden.la \
  tests/guide/section-3/garden.la \
  tests/guide/section-4/garden.la \
  tests/guide/section-5/garden.la \
  tests/guide/section-6/garden.la \
  tests/guide/sticks.la

nodist_tests_guide_section_1_garden_la_SOURCES = example/section-1/garden.c
tests_guide_section_1_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_section_1_garden_la_LIBADD = $(test_module_libadd)
nodist_tests_guide_section_2_garden_la_SOURCES = example/section-2/garden.c
tests_guide_section_2_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_section_2_garden_la_LIBADD = $(test_module_libadd)
nodist_tests_guide_section_3_garden_la_SOURCES = example/section-3/garden.c
tests_guide_section_3_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_section_3_garden_la_LIBADD = $(test_module_libadd)
nodist_tests_guide_section_4_garden_la_SOURCES = example/section-4/garden.c
tests_guide_section_4_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_section_4_garden_la_LIBADD = $(test_module_libadd)
nodist_tests_guide_section_5_garden_la_SOURCES = example/section-5/garden.c
tests_guide_section_5_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_section_5_garden_la_LIBADD = $(test_module_libadd)
nodist_tests_guide_section_6_garden_la_SOURCES = example/section-6/garden.c
tests_guide_section_6_garden_la_LDFLAGS = $(test_module_ldflags)
tests_guide_section_6_garden_la_LIBADD = $(test_module_libadd)
tests_guide_sticks_la_SOURCES = tests/guide/sticks.c
tests_guide_sticks_la_LDFLAGS = $(test_module_ldflags)
tests_guide_sticks_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += \
  tests/guide/first.sh \
  tests/guide/followed.sh \
  tests/guide/garden.sh \
  tests/guide/outward.sh \
  tests/guide/quotes.sh \
  tests/guide/rounds.sh \
  tests/guide/sections.sh \
  tests/guide/sticks.sh
EXTRA_DIST += \
  tests/guide/guide.sh \
  tests/guide/quoted.awk
