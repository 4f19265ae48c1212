# SPDX-License-Identifier: GPL-3.0-or-later
# framework/player: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_player_HEADERS.

sortie_playerdir = $(includedir)/sortie/player
sortie_player_HEADERS = \
  framework/player/bot.h

libsortie_la_SOURCES += \
  framework/player/bot.c \
  framework/player/greedy.c \
  framework/player/kinds.h \
  framework/player/random.c
