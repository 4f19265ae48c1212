# SPDX-License-Identifier: GPL-3.0-or-later
# The game of docs/writing-a-game.md as each of its sections leaves it, and what it quotes of it; and
# one with nothing in it that could be left out.

test_modules += tests/guide/sticks
example_modules = \
  example/section-1/garden \
  example/section-2/garden \
  example/section-3/garden \
  example/section-4/garden \
  example/section-5/garden \
  example/section-6/garden

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
