# SPDX-License-Identifier: GPL-3.0-or-later
# framework/flow: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_flow_HEADERS.

sortie_flowdir = $(includedir)/sortie/flow
sortie_flow_HEADERS =

libsortie_la_SOURCES +=
