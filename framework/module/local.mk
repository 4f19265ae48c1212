# SPDX-License-Identifier: GPL-3.0-or-later
# framework/module: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/module/changes.c \
  framework/module/framework.c \
  framework/module/front-end.h \
  framework/module/game-check-ends.c \
  framework/module/game-check-names.c \
  framework/module/game-check-numbers.c \
  framework/module/game-check-rules.c \
  framework/module/game-check-table.c \
  framework/module/game-check.c \
  framework/module/game-check.h \
  framework/module/game-names.c \
  framework/module/game-tables.c \
  framework/module/game-tables.h \
  framework/module/internal.h \
  framework/module/judge.c \
  framework/module/layout.c \
  framework/module/modes.c \
  framework/module/module.c \
  framework/module/search.c \
  framework/module/sketch-grid.c \
  framework/module/sketch.c \
  framework/module/trust.c
