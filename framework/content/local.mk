# SPDX-License-Identifier: GPL-3.0-or-later
# framework/content: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/content/content.h \
  framework/content/deck-facts.c \
  framework/content/deck-file.c \
  framework/content/deck-file.h \
  framework/content/fingerprint.c \
  framework/content/internal.h \
  framework/content/lint-endless.c \
  framework/content/lint.c \
  framework/content/load-clause-words.c \
  framework/content/load-deck.c \
  framework/content/load-definition.c \
  framework/content/load-file.c \
  framework/content/load-group.c \
  framework/content/load-index.c \
  framework/content/load-pack.c \
  framework/content/load-parts.c \
  framework/content/load-print.c \
  framework/content/load-values.c \
  framework/content/load.h \
  framework/content/loader.c \
  framework/content/manual.c \
  framework/content/numbers.c \
  framework/content/rulebook.c \
  framework/content/rulebook.h \
  framework/content/schema-build.c \
  framework/content/schema-language.c \
  framework/content/schema.c

# Packs are content that the library has in itself, so that no path leads to them.
nodist_libsortie_la_SOURCES += framework/content/packs.c
CLEANFILES += framework/content/packs.c
EXTRA_DIST += framework/content/packs.awk
framework/content/packs.c: $(dist_packscontent_DATA) framework/content/packs.awk
	$(AM_V_GEN)$(MKDIR_P) framework/content && \
	  LC_ALL=C $(AWK) -f $(srcdir)/framework/content/packs.awk $(dist_packscontent_DATA:%=$(srcdir)/%) >$@.tmp && \
	  mv $@.tmp $@
