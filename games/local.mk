# SPDX-License-Identifier: GPL-3.0-or-later
# Games are modules, built and loaded as a stranger's would be: one shared
# object games/NAME.la that exports one symbol.

game_module_ldflags = -module -avoid-version -shared -no-undefined \
  -export-symbols-regex '^sortie_game$$'

include games/siegestorm/local.mk
