# SPDX-License-Identifier: GPL-3.0-or-later
# framework/language: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/language/catalogue.c \
  framework/language/compile-alike.c \
  framework/language/compile-attribute.c \
  framework/language/compile-clause.c \
  framework/language/compile-effect.c \
  framework/language/compile-expression.c \
  framework/language/compile-names.c \
  framework/language/compile-program.c \
  framework/language/compile-shape.c \
  framework/language/compile-word.c \
  framework/language/compile.h \
  framework/language/compiler.c \
  framework/language/compiler.h \
  framework/language/content-names.c \
  framework/language/deck.c \
  framework/language/elements-check.c \
  framework/language/elements-clauses.c \
  framework/language/elements-effects.c \
  framework/language/elements-expressions.c \
  framework/language/elements-tables.h \
  framework/language/elements.c \
  framework/language/elements.h \
  framework/language/front-end.h \
  framework/language/internal.h \
  framework/language/nearness.c \
  framework/language/pack.c \
  framework/language/verifier-call.c \
  framework/language/verifier-checks.h \
  framework/language/verifier-expression.c \
  framework/language/verifier-program.c \
  framework/language/verifier.c
