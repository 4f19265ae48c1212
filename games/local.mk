# SPDX-License-Identifier: GPL-3.0-or-later
# Games are modules, built and loaded as a stranger's would be: one shared
# object games/NAME.la that exports one symbol. The fragment of a game says
#   games_LTLIBRARIES += games/NAME.la
#   games_NAME_la_SOURCES = games/NAME/game.c ...
#   games_NAME_la_LDFLAGS = $(game_module_ldflags)
#   games_NAME_la_LIBADD = $(DEPS_LIBS)
#   EXTRA_games_NAME_la_DEPENDENCIES = libsortie.la

# The library is named as the linker's file: libtool would link a module with libsortie.la again whenever it is
# installed, during which the built one is missing, and only below the configured prefix. Whoever loads a module has the
# library already.
game_module_ldflags = -module -avoid-version -shared -no-undefined \
  -export-symbols-regex '^sortie_game$$' \
  $(linked_with_libsortie)
linked_with_libsortie = -Wl,--push-state,--no-as-needed,.libs/libsortie.so,--pop-state

include games/crazy-eights/local.mk
include games/frontier/local.mk
include games/hearts/local.mk
include games/siegestorm/local.mk
include games/summoner-wars/local.mk
