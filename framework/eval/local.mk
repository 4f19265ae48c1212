# SPDX-License-Identifier: GPL-3.0-or-later
# framework/eval: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/eval/abilities.c \
  framework/eval/active.c \
  framework/eval/changes.c \
  framework/eval/demands.c \
  framework/eval/effects.c \
  framework/eval/expression.c \
  framework/eval/frame.c \
  framework/eval/held.c \
  framework/eval/idle.c \
  framework/eval/internal.h \
  framework/eval/interpreter.c \
  framework/eval/lack.c \
  framework/eval/membership.c \
  framework/eval/opening.c \
  framework/eval/query.c \
  framework/eval/scene.c \
  framework/eval/sets-table.c \
  framework/eval/sets.c \
  framework/eval/table-effects.c \
  framework/eval/table-effects.h \
  framework/eval/targets.c \
  framework/eval/uses.c \
  framework/eval/verdict.c
