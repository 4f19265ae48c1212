# SPDX-License-Identifier: GPL-3.0-or-later
# Documents to read in the source tree, those that are installed, and the manual page.

EXTRA_DIST += \
  docs/ARCHITECTURE.md \
  docs/Doxyfile.in \
  docs/HACKING.md \
  docs/SECURITY.md \
  docs/balance-history.md \
  docs/balance-summoner-wars.md \
  docs/balance.md \
  docs/glossary.md \
  docs/league.md \
  docs/polish.md \
  docs/reference.awk \
  docs/sentences.awk \
  docs/search.md

# The client for Python is one file, to be copied.
clientsdir = $(pkgdatadir)/clients/python
dist_clients_DATA = clients/python/sortie.py

# Refusals cite the numbers of the rulings; the guide is for whoever has an installed Sortie.
dist_doc_DATA = \
  docs/effects.md \
  docs/hearts-deals.md \
  docs/rulings.md \
  docs/serve.md \
  docs/serve.schema.json \
  docs/writing-a-game.md

# The game of the guide as each of its sections leaves it, all from one source with marks in it
# (section.awk): to be copied, built by make check (tests/guide) and never installed as a game.
example_files = \
  example/section-1/garden.c \
  example/section-1/garden.scenario \
  example/section-1/content/garden/cards.xml \
  example/section-1/content/garden/index.xml \
  example/section-2/garden.c \
  example/section-2/garden.scenario \
  example/section-2/content/garden/cards.xml \
  example/section-2/content/garden/index.xml \
  example/section-3/garden.c \
  example/section-3/garden.scenario \
  example/section-3/content/garden/cards.xml \
  example/section-3/content/garden/index.xml \
  example/section-3/content/garden/rules.xml \
  example/section-4/garden.c \
  example/section-4/garden.scenario \
  example/section-4/content/garden/cards.xml \
  example/section-4/content/garden/index.xml \
  example/section-4/content/garden/rules.xml \
  example/section-5/garden.c \
  example/section-5/garden.scenario \
  example/section-5/content/garden/cards.xml \
  example/section-5/content/garden/index.xml \
  example/section-5/content/garden/rules.xml \
  example/section-6/garden.c \
  example/section-6/garden.scenario \
  example/section-6/content/garden/cards.xml \
  example/section-6/content/garden/index.xml \
  example/section-6/content/garden/rules.xml
example_sources = \
  docs/example/content/garden/cards.xml.in \
  docs/example/content/garden/index.xml.in \
  docs/example/content/garden/rules.xml.in \
  docs/example/garden.c.in \
  docs/example/garden.scenario.in

nobase_nodist_doc_DATA = $(example_files)
EXTRA_DIST += $(example_sources) docs/example/section.awk
CLEANFILES += $(example_files)

$(example_files): $(example_sources) docs/example/section.awk
	$(AM_V_GEN)path=`echo $@ | $(SED) 's,example/section-[0-9]*/,,'` && \
	section=`echo $@ | $(SED) 's,example/section-\([0-9]*\)/.*,\1,'` && \
	$(MKDIR_P) "`dirname $@`" && \
	$(AWK) -v section=$$section -f $(srcdir)/docs/example/section.awk \
	  $(srcdir)/docs/example/$$path.in >$@

# Whole games to read, and small ones for what only some games need.
crazyeightsexampledir = $(docdir)/example/crazy-eights
dist_crazyeightsexample_DATA = $(games_crazy_eights_la_SOURCES)
heartsexampledir = $(docdir)/example/hearts
dist_heartsexample_DATA = $(games_hearts_la_SOURCES)
frontierexampledir = $(docdir)/example/frontier
dist_frontierexample_DATA = $(games_frontier_la_SOURCES)
parleyexampledir = $(docdir)/example/parley
dist_parleyexample_DATA = \
  tests/parley/parley.c \
  tests/parley/parley.scenario
parleycontentexampledir = $(docdir)/example/parley/content/parley
dist_parleycontentexample_DATA = tests/parley/content/parley/index.xml
foilsexampledir = $(docdir)/example/foils
dist_foilsexample_DATA = \
  tests/foils/foils.c \
  tests/foils/foils.scenario
foilscontentexampledir = $(docdir)/example/foils/content/foils
dist_foilscontentexample_DATA = \
  tests/foils/content/foils/cards.xml \
  tests/foils/content/foils/index.xml \
  tests/foils/content/foils/rules.xml
presidentexampledir = $(docdir)/example/president
dist_presidentexample_DATA = \
  tests/president/president.c \
  tests/president/president.scenario
presidentcontentexampledir = $(docdir)/example/president/content/president
dist_presidentcontentexample_DATA = \
  tests/president/content/president/index.xml \
  tests/president/content/president/rules.xml
lamplightexampledir = $(docdir)/example/lamplight
dist_lamplightexample_DATA = \
  tests/lamplight/lamplight.c \
  tests/lamplight/lamplight.scenario
lamplightcontentexampledir = $(docdir)/example/lamplight/content/lamplight
dist_lamplightcontentexample_DATA = \
  tests/lamplight/content/lamplight/cards.xml \
  tests/lamplight/content/lamplight/index.xml \
  tests/lamplight/content/lamplight/rules.xml

# Which tests show which rule. A scenario that went makes its folder newer.
all-local: docs/rules-index.md
docs/rules-index.md: rules-index-is-made
	$(AM_V_at)$(MKDIR_P) docs && cd $(srcdir) && \
	if test -z "`find content tests -newer $(abs_builddir)/$@ 2>&1 | head -n 1`"; then :; \
	else tests/project/rules-index >$(abs_builddir)/$@.new && \
	  mv $(abs_builddir)/$@.new $(abs_builddir)/$@; fi
.PHONY: rules-index-is-made
rules-index-is-made:
CLEANFILES += docs/rules-index.md

# The public headers as HTML, docs/reference/index.html of the build folder. Nothing else needs Doxygen.
.PHONY: reference
reference:
	$(AM_V_GEN)command -v doxygen >/dev/null || { echo 'make reference needs doxygen' >&2; exit 1; }; \
	$(MKDIR_P) docs && rm -rf docs/reference && doxygen docs/Doxyfile && \
	if test -s docs/reference.log; then cat docs/reference.log >&2; exit 1; fi
CLEANFILES += docs/reference.log
clean-local: clean-reference
.PHONY: clean-reference
clean-reference:
	-rm -rf docs/reference

# All sentences for people, English and translated, to read from top to bottom: docs/sentences-pl.txt of the build folder.
.PHONY: sentences
sentences:
	$(AM_V_GEN)$(MKDIR_P) docs && for language in `grep -v "^\#" $(srcdir)/po/LINGUAS`; do \
	  $(AWK) -f $(srcdir)/docs/sentences.awk $(srcdir)/po/$$language.po >docs/sentences-$$language.txt || exit 1; done
clean-local: clean-sentences
.PHONY: clean-sentences
clean-sentences:
	-rm -f docs/sentences-*.txt

dist_man_MANS = docs/sortie.6
