# SPDX-License-Identifier: GPL-3.0-or-later
# Modules with one fault each, for the conformance kit to catch. Each is the toy game with one
# thing made wrong (broken.h).

check_PROGRAMS += \
  tests/broken/test-bots \
  tests/broken/test-broken \
  tests/broken/test-library

tests_broken_test_bots_SOURCES = tests/broken/test-bots.c $(broken_verifying)
tests_broken_test_broken_SOURCES = tests/broken/test-broken.c $(broken_verifying)
tests_broken_test_library_SOURCES = \
  tests/broken/reactors.c \
  tests/broken/reactors.h \
  tests/broken/test-library.c \
  $(broken_verifying)

# The library once more, of the same objects, in which calls from one file to another can be caught.
check_LTLIBRARIES += tests/broken/libopen.la
tests_broken_libopen_la_SOURCES =
tests_broken_libopen_la_LDFLAGS = -rpath /nowhere -no-undefined -export-symbols-regex '^sortie_'
tests_broken_libopen_la_LIBADD = $(libsortie_la_OBJECTS) $(DEPS_LIBS)
tests_broken_libopen_la_DEPENDENCIES = $(libsortie_la_OBJECTS)
tests_broken_test_library_LDFLAGS = $(libtool_ldflags)
tests_broken_test_library_LDADD = \
  tests/flow/libduel.a \
  tests/tap/libtap.a \
  tests/broken/libopen.la \
  $(CUNIT_LIBS) \
  $(DEPS_LIBS)

broken_verifying = \
  tests/broken/verifying.c \
  tests/broken/verifying.h

# A catalogue for one of them.
EXTRA_DIST += tests/broken/other-blanks.po
check_DATA += tests/broken/locale/pl/LC_MESSAGES/other-blanks.mo
tests/broken/locale/pl/LC_MESSAGES/other-blanks.mo: tests/broken/other-blanks.po
	$(AM_V_GEN)$(MKDIR_P) tests/broken/locale/pl/LC_MESSAGES && \
	  $(MSGFMT) -o $@ $(srcdir)/tests/broken/other-blanks.po
clean-local: clean-broken-locale
.PHONY: clean-broken-locale
clean-broken-locale:
	-rm -rf tests/broken/locale

test_modules += \
  tests/broken/asks-nobody \
  tests/broken/bare-reason \
  tests/broken/better-loser \
  tests/broken/blank \
  tests/broken/calls-nothing \
  tests/broken/cites-nothing \
  tests/broken/clock \
  tests/broken/control-characters \
  tests/broken/crashes \
  tests/broken/crashes-listing \
  tests/broken/dealt-anew \
  tests/broken/doing-of-rules \
  tests/broken/endless \
  tests/broken/event-missing \
  tests/broken/exits \
  tests/broken/few-frames \
  tests/broken/few-locals \
  tests/broken/few-pieces \
  tests/broken/followed-choice \
  tests/broken/forgetful \
  tests/broken/forgets-at-shuffle \
  tests/broken/gain-missing \
  tests/broken/gathered \
  tests/broken/hangs \
  tests/broken/heard-answers \
  tests/broken/hoard \
  tests/broken/judges-layout \
  tests/broken/leaves-open \
  tests/broken/lent-card \
  tests/broken/lists-otherwise \
  tests/broken/lonely \
  tests/broken/loop \
  tests/broken/lost-card \
  tests/broken/memory-of-games \
  tests/broken/missing-row \
  tests/broken/misuse \
  tests/broken/named-hint \
  tests/broken/named-show \
  tests/broken/never-settled \
  tests/broken/no-reason \
  tests/broken/other-blanks \
  tests/broken/other-interface \
  tests/broken/other-stamp \
  tests/broken/out-of-range \
  tests/broken/outside-chance \
  tests/broken/over-at-once \
  tests/broken/own-invariant \
  tests/broken/peeking-evaluation \
  tests/broken/peeking-list \
  tests/broken/peeking-refusal \
  tests/broken/poll-missing \
  tests/broken/round-across-round \
  tests/broken/round-miscounted \
  tests/broken/round-without-end \
  tests/broken/rounds-kept \
  tests/broken/same-text \
  tests/broken/shared-memory \
  tests/broken/slow \
  tests/broken/sorts-by-language \
  tests/broken/speaks-in-rules \
  tests/broken/stuck \
  tests/broken/telling-log \
  tests/broken/tolls \
  tests/broken/too-many-moves \
  tests/broken/trace \
  tests/broken/twins-apart \
  tests/broken/unlimited \
  tests/broken/unlisted \
  tests/broken/unstable-list \
  tests/broken/untrue-clue \
  tests/broken/untrue-denial \
  tests/broken/untypable \
  tests/broken/uses-up-chance \
  tests/broken/value-missing \
  tests/broken/writes-when-read \
  tests/broken/wrong-sum \
  tests/broken/wrong-winner
EXTRA_DIST += $(broken_headers)
broken_headers = \
  tests/broken/broken.h \
  tests/broken/dealt-anew.h \
  tests/broken/rounds.h
