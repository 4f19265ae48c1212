# SPDX-License-Identifier: GPL-3.0-or-later
# The library libsortie, one folder for each layer from the lowest up, and
# above them all the program.

lib_LTLIBRARIES += libsortie.la
libsortie_la_SOURCES =
nodist_libsortie_la_SOURCES =
libsortie_la_LDFLAGS = -version-info 0:0:0 -no-undefined -export-symbols framework/exports.list \
  -Wl,-Bsymbolic-functions -Wl,--dynamic-list=$(srcdir)/framework/content/numbers.list
libsortie_la_LIBADD = $(DEPS_LIBS)
EXTRA_libsortie_la_DEPENDENCIES = framework/content/numbers.list framework/exports.list
EXTRA_DIST += framework/content/numbers.list

# The headers for games and tools; framework/ROOM/*.h are private to the library. <sortie/game.h>
# reaches everything that a game needs.
sortiedir = $(includedir)/sortie
sortie_HEADERS = \
  framework/include/sortie/base.h \
  framework/include/sortie/bot.h \
  framework/include/sortie/deck.h \
  framework/include/sortie/event.h \
  framework/include/sortie/file.h \
  framework/include/sortie/frame.h \
  framework/include/sortie/game.h \
  framework/include/sortie/kit.h \
  framework/include/sortie/language.h \
  framework/include/sortie/league.h \
  framework/include/sortie/match.h \
  framework/include/sortie/move.h \
  framework/include/sortie/pack.h \
  framework/include/sortie/puzzle.h \
  framework/include/sortie/query.h \
  framework/include/sortie/reader.h \
  framework/include/sortie/speech.h \
  framework/include/sortie/state.h \
  framework/include/sortie/table.h \
  framework/include/sortie/trick.h \
  framework/include/sortie/view.h \
  framework/include/sortie/xml.h

# What they declare is exported, and nothing else. A header that joins them or leaves changes none of
# the others, so their list is a file too, which is newer only when it is another.
framework/exports.list: $(sortie_HEADERS) framework/exports.awk framework/headers.list
	$(AM_V_GEN)$(MKDIR_P) framework && \
	  (cd $(srcdir) && $(AWK) -f framework/exports.awk $(sortie_HEADERS)) | LC_ALL=C sort -u >$@.tmp && \
	  mv $@.tmp $@
framework/headers.list: Makefile
	@$(MKDIR_P) framework; echo $(sortie_HEADERS) >$@.tmp; \
	  if cmp -s $@.tmp $@; then rm -f $@.tmp; else mv $@.tmp $@; fi
CLEANFILES += framework/exports.list framework/headers.list
EXTRA_DIST += framework/exports.awk

# The same objects with everything exported, for tests of the library's inside. A module that such a
# test loads brings libsortie along, whose functions are found in this one first.
check_LTLIBRARIES += libsortie-all.la
libsortie_all_la_SOURCES =
libsortie_all_la_LDFLAGS = -rpath /nowhere -no-undefined -export-symbols-regex '^sortie_' \
  -Wl,-Bsymbolic-functions -Wl,--dynamic-list=$(srcdir)/framework/content/numbers.list
libsortie_all_la_LIBADD = $(libsortie_la_OBJECTS) $(DEPS_LIBS)
libsortie_all_la_DEPENDENCIES = $(libsortie_la_OBJECTS) framework/content/numbers.list

include framework/base/local.mk
include framework/model/local.mk
include framework/language/local.mk
include framework/eval/local.mk
include framework/flow/local.mk
include framework/speech/local.mk
include framework/content/local.mk
include framework/module/local.mk
include framework/reader/local.mk
include framework/match/local.mk
include framework/kit/local.mk
include framework/player/local.mk
include framework/league/local.mk
include framework/console/local.mk
include framework/serve/local.mk

pkgconfigdir = $(libdir)/pkgconfig
pkgconfig_DATA = framework/sortie.pc
aclocaldir = $(datadir)/aclocal
dist_aclocal_DATA = framework/sortie.m4
