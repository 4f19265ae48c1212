# SPDX-License-Identifier: GPL-3.0-or-later
# framework/model: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/model/board.c \
  framework/model/canon.c \
  framework/model/canon.h \
  framework/model/card.c \
  framework/model/chance.c \
  framework/model/fields.c \
  framework/model/fields.h \
  framework/model/front-end.h \
  framework/model/grid.c \
  framework/model/imagine.c \
  framework/model/internal.h \
  framework/model/knowledge.c \
  framework/model/limit.c \
  framework/model/piece.c \
  framework/model/recall.c \
  framework/model/setup.c \
  framework/model/sides.c \
  framework/model/state-bytes.c \
  framework/model/state-check.c \
  framework/model/state-compare.c \
  framework/model/state.c \
  framework/model/tally.h \
  framework/model/track.c \
  framework/model/vars.c \
  framework/model/view-bytes.c \
  framework/model/view.c \
  framework/model/zone.c
