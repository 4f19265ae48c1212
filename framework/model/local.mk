# SPDX-License-Identifier: GPL-3.0-or-later
# framework/model: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_model_HEADERS.

sortie_modeldir = $(includedir)/sortie/model
sortie_model_HEADERS = \
  framework/model/board.h \
  framework/model/decl.h \
  framework/model/piece.h \
  framework/model/play.h \
  framework/model/ref.h \
  framework/model/setup.h \
  framework/model/state.h \
  framework/model/view.h \
  framework/model/zone.h

libsortie_la_SOURCES +=
