# SPDX-License-Identifier: GPL-3.0-or-later
# framework/content: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_content_HEADERS.

sortie_contentdir = $(includedir)/sortie/content
sortie_content_HEADERS =

libsortie_la_SOURCES +=
