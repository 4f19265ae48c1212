# SPDX-License-Identifier: GPL-3.0-or-later
# framework/module: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_module_HEADERS.

sortie_moduledir = $(includedir)/sortie/module
sortie_module_HEADERS = \
  framework/module/game-names.h \
  framework/module/game.h \
  framework/module/module.h \
  framework/module/sketch.h

libsortie_la_SOURCES += \
  framework/module/framework.c \
  framework/module/framework.h \
  framework/module/game-check-names.c \
  framework/module/game-check-rules.c \
  framework/module/game-check-table.c \
  framework/module/game-check.c \
  framework/module/game-check.h \
  framework/module/game-names.c \
  framework/module/game.c \
  framework/module/module.c \
  framework/module/search.c \
  framework/module/search.h \
  framework/module/sketch-grid.c \
  framework/module/sketch.c \
  framework/module/trust.c \
  framework/module/trust.h
