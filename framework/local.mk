# SPDX-License-Identifier: GPL-3.0-or-later
# The library libsortie, one folder for each layer from the lowest up, and
# above them all the program.

lib_LTLIBRARIES += libsortie.la
libsortie_la_SOURCES =
nodist_libsortie_la_SOURCES =
libsortie_la_LDFLAGS = -version-info 0:0:0 -no-undefined $(exporting) \
  -Wl,-Bsymbolic-functions -Wl,--dynamic-list=$(srcdir)/framework/content/numbers.list
libsortie_la_LIBADD = $(DEPS_LIBS)
EXTRA_libsortie_la_DEPENDENCIES = framework/content/numbers.list framework/exports.list framework/exports.map
EXTRA_DIST += framework/content/numbers.list

# The headers for games and tools. <sortie/game.h> reaches everything that a game needs.
sortiedir = $(includedir)/sortie
sortie_HEADERS = \
  framework/include/sortie/base.h \
  framework/include/sortie/bot.h \
  framework/include/sortie/deck.h \
  framework/include/sortie/event.h \
  framework/include/sortie/frame.h \
  framework/include/sortie/game.h \
  framework/include/sortie/kit.h \
  framework/include/sortie/language.h \
  framework/include/sortie/match.h \
  framework/include/sortie/move.h \
  framework/include/sortie/query.h \
  framework/include/sortie/speech.h \
  framework/include/sortie/state.h \
  framework/include/sortie/table.h \
  framework/include/sortie/view.h

# What the program of the same build uses besides, and nobody else. They are not installed. Other headers
# in framework/ROOM are private to the library.
program_headers = \
  framework/base/errors.h \
  framework/base/file.h \
  framework/base/rng.h \
  framework/base/text.h \
  framework/base/xml.h \
  framework/content/content.h \
  framework/content/deck-file.h \
  framework/content/rulebook.h \
  framework/flow/front-end.h \
  framework/flow/trial.h \
  framework/kit/front-end.h \
  framework/kit/lesson.h \
  framework/kit/puzzle.h \
  framework/language/front-end.h \
  framework/league/league.h \
  framework/match/front-end.h \
  framework/match/spec.h \
  framework/model/front-end.h \
  framework/module/front-end.h \
  framework/player/front-end.h \
  framework/reader/reader.h \
  framework/speech/front-end.h

# What both declare is exported, and nothing else: the first as version SORTIE_1, for everybody; the second as
# SORTIE_PRIVATE, which changes with every build. A linker without versions gets one list.
if VERSION_SCRIPT
exporting = -Wl,--version-script=framework/exports.map
else
exporting = -export-symbols framework/exports.list
endif

# A header that joins them or leaves changes none of the others, so their list is a file too, which is newer
# only when it is another.
exported_by = (cd $(srcdir) && $(AWK) -f framework/exports.awk $$headers) | LC_ALL=C sort -u >$@.tmp && mv $@.tmp $@
framework/public.list: $(sortie_HEADERS) framework/exports.awk framework/headers.list
	$(AM_V_GEN)$(MKDIR_P) framework && headers='$(sortie_HEADERS)' && $(exported_by)
framework/private.list: $(program_headers) framework/exports.awk framework/headers.list
	$(AM_V_GEN)$(MKDIR_P) framework && headers='$(program_headers)' && $(exported_by)
framework/exports.list: framework/public.list framework/private.list
	$(AM_V_GEN)cat framework/public.list framework/private.list >$@
framework/exports.map: framework/public.list framework/private.list
	$(AM_V_GEN){ echo 'SORTIE_1 { global:' && $(SED) 's/$$/;/' framework/public.list && echo 'local: *; };' && \
	  echo 'SORTIE_PRIVATE { global:' && $(SED) 's/$$/;/' framework/private.list && echo '};'; } >$@.tmp && mv $@.tmp $@
framework/headers.list: Makefile
	@$(MKDIR_P) framework; echo $(sortie_HEADERS) $(program_headers) >$@.tmp; \
	  if cmp -s $@.tmp $@; then rm -f $@.tmp; else mv $@.tmp $@; fi
CLEANFILES += framework/exports.list framework/exports.map framework/headers.list framework/private.list framework/public.list
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
# `make install prefix=X` may copy to another prefix than the one that was configured.
.PHONY: install-pkgconfig-prefix
install-pkgconfig-prefix:
	sed -e 's|^prefix=.*|prefix=$(prefix)|' framework/sortie.pc >"$(DESTDIR)$(pkgconfigdir)/sortie.pc"
aclocaldir = $(datadir)/aclocal
dist_aclocal_DATA = framework/sortie.m4
