# SPDX-License-Identifier: GPL-3.0-or-later
# framework/effect: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_effect_HEADERS.

sortie_effectdir = $(includedir)/sortie/effect
sortie_effect_HEADERS = \
  framework/effect/catalogue.h \
  framework/effect/frame.h \
  framework/effect/program.h \
  framework/effect/query.h \
  framework/effect/vocabulary.h

libsortie_la_SOURCES +=
