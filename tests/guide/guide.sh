# SPDX-License-Identifier: GPL-3.0-or-later
# guide.sh: the surroundings of whoever follows docs/writing-a-game.md. Sourced.

guide=$top_srcdir/docs/writing-a-game.md

# after N: the game is the one that section N leaves, with its content and $scenarios.
after ()
{
  SORTIE_MODULE_PATH=$top_builddir/example/section-$1
  SORTIE_CONTENT_PATH=$top_builddir/example/section-$1/content
  export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
  scenarios=$top_builddir/example/section-$1/garden.scenario
}
