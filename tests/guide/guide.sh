# SPDX-License-Identifier: GPL-3.0-or-later
# guide.sh: the surroundings of whoever follows docs/writing-a-game.md. Sourced.

SORTIE_MODULE_PATH=$top_builddir/tests/guide/.libs
SORTIE_CONTENT_PATH=$top_srcdir/docs/example/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
