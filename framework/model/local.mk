# SPDX-License-Identifier: GPL-3.0-or-later
# framework/model: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_model_HEADERS.

sortie_modeldir = $(includedir)/sortie/model
sortie_model_HEADERS =

libsortie_la_SOURCES +=
