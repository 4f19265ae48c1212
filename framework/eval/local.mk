# SPDX-License-Identifier: GPL-3.0-or-later
# framework/eval: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_eval_HEADERS.

sortie_evaldir = $(includedir)/sortie/eval
sortie_eval_HEADERS = \
  framework/eval/demands.h \
  framework/eval/frame.h \
  framework/eval/lack.h \
  framework/eval/opening.h \
  framework/eval/query.h \
  framework/eval/table-effects.h \
  framework/eval/targets.h \
  framework/eval/uses.h \
  framework/eval/verdict.h

libsortie_la_SOURCES += \
  framework/eval/abilities.c \
  framework/eval/active.c \
  framework/eval/changes.c \
  framework/eval/demands.c \
  framework/eval/effects.c \
  framework/eval/expression.c \
  framework/eval/frame.c \
  framework/eval/internal.h \
  framework/eval/interpreter.c \
  framework/eval/lack.c \
  framework/eval/membership.c \
  framework/eval/opening.c \
  framework/eval/query.c \
  framework/eval/reading.c \
  framework/eval/scene.c \
  framework/eval/sets-table.c \
  framework/eval/sets.c \
  framework/eval/table-effects.c \
  framework/eval/targets.c \
  framework/eval/uses.c \
  framework/eval/verdict.c
