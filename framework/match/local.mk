# SPDX-License-Identifier: GPL-3.0-or-later
# framework/match: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_match_HEADERS.

sortie_matchdir = $(includedir)/sortie/match
sortie_match_HEADERS = \
  framework/match/match.h

libsortie_la_SOURCES +=

# Scenarios and the conformance kit.
sortie_match_HEADERS += \
  framework/match/feed.h \
  framework/match/scenario.h \
  framework/match/verify.h
libsortie_la_SOURCES += \
  framework/match/feed-step.c \
  framework/match/feed.c
