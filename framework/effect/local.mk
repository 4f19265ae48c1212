# SPDX-License-Identifier: GPL-3.0-or-later
# framework/effect: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_effect_HEADERS.

sortie_effectdir = $(includedir)/sortie/effect
sortie_effect_HEADERS = \
  framework/effect/catalogue.h \
  framework/effect/compiler.h \
  framework/effect/demands.h \
  framework/effect/elements.h \
  framework/effect/frame.h \
  framework/effect/lack.h \
  framework/effect/names.h \
  framework/effect/opening.h \
  framework/effect/printer.h \
  framework/effect/program.h \
  framework/effect/query.h \
  framework/effect/targets.h \
  framework/effect/uses.h \
  framework/effect/verbs.h \
  framework/effect/verdict.h \
  framework/effect/verify.h \
  framework/effect/vocabulary.h

# The language: elements, compiler, verifier.
libsortie_la_SOURCES += \
  framework/effect/blanks.c \
  framework/effect/catalogue.c \
  framework/effect/check-sayings.c \
  framework/effect/compile-alike.c \
  framework/effect/compile-attribute.c \
  framework/effect/compile-clause.c \
  framework/effect/compile-effect.c \
  framework/effect/compile-expression.c \
  framework/effect/compile-names.c \
  framework/effect/compile-program.c \
  framework/effect/compile-shape.c \
  framework/effect/compile-word.c \
  framework/effect/compile.h \
  framework/effect/compiler.c \
  framework/effect/demands.c \
  framework/effect/elements-check.c \
  framework/effect/elements-clauses.c \
  framework/effect/elements-effects.c \
  framework/effect/elements-expressions.c \
  framework/effect/elements-tables.h \
  framework/effect/elements.c \
  framework/effect/names.c \
  framework/effect/nearness.c \
  framework/effect/nearness.h \
  framework/effect/phrases.c \
  framework/effect/phrases.h \
  framework/effect/printer-names.c \
  framework/effect/printer-steps.c \
  framework/effect/printer-use.c \
  framework/effect/printer-words.c \
  framework/effect/printer.c \
  framework/effect/sayings.c \
  framework/effect/verifier.h \
  framework/effect/verify-call.c \
  framework/effect/verify-expression.c \
  framework/effect/verify-program.c \
  framework/effect/verify.c

# Running it: frames, interpreter, queries, continuous effects.
libsortie_la_SOURCES += \
  framework/effect/abilities.c \
  framework/effect/active.c \
  framework/effect/changes.c \
  framework/effect/effects.c \
  framework/effect/expression.c \
  framework/effect/frame.c \
  framework/effect/interpreter.c \
  framework/effect/interpreter.h \
  framework/effect/lack.c \
  framework/effect/loans.h \
  framework/effect/membership.c \
  framework/effect/opening.c \
  framework/effect/query.c \
  framework/effect/reading.c \
  framework/effect/reading.h \
  framework/effect/scene.c \
  framework/effect/sets-table.c \
  framework/effect/sets.c \
  framework/effect/sets.h \
  framework/effect/targets.c \
  framework/effect/uses.c \
  framework/effect/verbs.c \
  framework/effect/verdict.c \
  framework/effect/walk.h
