# SPDX-License-Identifier: GPL-3.0-or-later
# Tests. A CUnit program is one line in its folder's fragment,
#   check_PROGRAMS += tests/base/test-rng        (from tests/base/test-rng.c)
# a script that prints TAP is
#   dist_check_SCRIPTS += tests/console/session.sh
# and one that takes too long for make check
#   long_tests += tests/mutation/siegestorm.sh
# and a game for tests, of one file, is a module beside it
#   test_modules += tests/bells/bells            (tests/bells/bells.so from tests/bells/bells.c)
# Every program is linked with the harness, CUnit and the library, of which it sees the inside, too.

LDADD = tests/tap/libtap.a $(CUNIT_LIBS) $(sortie_all)
sortie_all = -L.libs -lsortie-all $(DEPS_LIBS)
console_ldadd = libconsole.a $(LDADD) $(console_libs)

long_tests =
test_modules =

# First the folders whose tests take longest, and of these the scripts, which often wait: with "make -j" the last test
# should be a short one.
include tests/sessions/local.mk
include tests/console/local.mk
include tests/kit/local.mk
include tests/module/local.mk
include tests/guide/local.mk
include tests/scenarios/local.mk

include tests/base/local.mk
include tests/bells/local.mk
include tests/bench/local.mk
include tests/broken/local.mk
include tests/clients/local.mk
include tests/content/local.mk
include tests/content-bad/local.mk
include tests/crazy-eights/local.mk
include tests/eval/local.mk
include tests/fault/local.mk
include tests/feud/local.mk
include tests/flow/local.mk
include tests/foils/local.mk
include tests/frontier/local.mk
include tests/fuzz/local.mk
include tests/handful/local.mk
include tests/hearts/local.mk
include tests/lamplight/local.mk
include tests/language/local.mk
include tests/league/local.mk
include tests/match/local.mk
include tests/model/local.mk
include tests/mutation/local.mk
include tests/parley/local.mk
include tests/player/local.mk
include tests/president/local.mk
include tests/project/local.mk
include tests/reader/local.mk
include tests/replays/local.mk
include tests/serve/local.mk
include tests/siegestorm/local.mk
include tests/speech/local.mk
include tests/summoner-wars/local.mk
include tests/tap/local.mk
include tests/toy/local.mk

# Another library needs no other program: what they share are the headers.
$(check_PROGRAMS) $(noinst_PROGRAMS) $(EXTRA_PROGRAMS): | libsortie-all.la

# Compiling a test takes longer than running it, so its first file is not optimized. The library, the games and the
# program are tested as they are installed. "make check TEST_CFLAGS=" optimizes the tests, too.
TEST_CFLAGS = -O0 -U_FORTIFY_SOURCE
quick_objects = $(check_PROGRAMS:=.o)
$(quick_objects): private CFLAGS += $(TEST_CFLAGS)

# A module is made without libtool, and shut to others, as those of the games are.
shared_objects = $(test_modules:=.so) $(example_modules:=.so)
check_DATA += $(shared_objects)
.c.so:
	$(AM_V_CCLD)$(MKDIR_P) $(@D) && \
	  $(COMPILE) $(TEST_CFLAGS) -fPIC -c -o $@.o $< && \
	  $(CCLD) $(AM_CFLAGS) $(CFLAGS) -shared $(LDFLAGS) -o $@ $@.o $(linked_with_libsortie) $(DEPS_LIBS) && \
	  chmod go-w $(@D) $@
$(shared_objects): $(sortie_HEADERS) $(broken_headers) tests/toy/toy.c tests/toy/toy.h | libsortie.la
EXTRA_DIST += $(test_modules:=.c)
CLEANFILES += $(shared_objects) $(shared_objects:=.o)

TESTS = $(dist_check_SCRIPTS) $(check_PROGRAMS)
EXTRA_DIST += $(long_tests)
TEST_EXTENSIONS = .sh

# Left to itself, make would copy a script that is newer over the file of its name without the ending:
# tests/project/imports.sh over a file tests/project/imports.
.sh:
	@:

# A test that hangs fails: automake itself would wait for ever.
if SANITIZERS
TIME_LIMIT = 600
else
TIME_LIMIT = 300
endif
LOG_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
LOG_COMPILER = timeout -k 5 $(TIME_LIMIT)
SH_LOG_DRIVER = $(LOG_DRIVER)
SH_LOG_COMPILER = timeout -k 5 $(TIME_LIMIT) $(SHELL)

# The same surroundings on every machine: no locale but C.UTF-8, nothing of the
# user's, and this build's program, modules and content. Tests start the program more
# than a thousand times: libtool's script around it takes longer than the program to start.
AM_TESTS_ENVIRONMENT = \
  TAP_HARNESS=automake; export TAP_HARNESS; \
  unset LANGUAGE MAKEFLAGS MFLAGS MAKELEVEL; \
  LC_ALL=C.UTF-8; export LC_ALL; \
  INPUTRC=/dev/null; export INPUTRC; \
  SORTIE_PAGER=; export SORTIE_PAGER; \
  XDG_CACHE_HOME='$(abs_top_builddir)/tests/home'; export XDG_CACHE_HOME; \
  XDG_CONFIG_HOME='$(abs_top_builddir)/tests/home'; export XDG_CONFIG_HOME; \
  XDG_DATA_HOME='$(abs_top_builddir)/tests/home'; export XDG_DATA_HOME; \
  XDG_STATE_HOME='$(abs_top_builddir)/tests/home'; export XDG_STATE_HOME; \
  LD_LIBRARY_PATH='$(abs_top_builddir)/.libs'; export LD_LIBRARY_PATH; \
  SORTIE='$(abs_top_builddir)/.libs/sortie'; export SORTIE; \
  SORTIE_MODULE_PATH='$(abs_top_builddir)/games/.libs'; export SORTIE_MODULE_PATH; \
  SORTIE_CONTENT_PATH='$(abs_top_srcdir)/content'; export SORTIE_CONTENT_PATH; \
  SORTIE_LOCALE_PATH='$(abs_top_builddir)/locale'; export SORTIE_LOCALE_PATH; \
  top_srcdir='$(abs_top_srcdir)'; export top_srcdir; \
  top_builddir='$(abs_top_builddir)'; export top_builddir; \
  G_DEBUG=fatal-criticals; export G_DEBUG; \
  G_SLICE=always-malloc; export G_SLICE; \
  ASAN_OPTIONS=detect_leaks=1:exitcode=99:$$ASAN_OPTIONS; export ASAN_OPTIONS; \
  UBSAN_OPTIONS=print_stacktrace=1:exitcode=99; export UBSAN_OPTIONS;

clean-local: clean-test-home
.PHONY: clean-test-home
clean-test-home:
	-rm -rf tests/home

# Every test, and much more of those that can go on for ever.
.PHONY: check-all
check-all: all tests/mutation/mutation$(EXEEXT)
	SORTIE_ALL=yes SORTIE_GAMES=10 SORTIE_TIMES=10 SORTIE_KILLS=50 SORTIE_NOISE=5000 SORTIE_POSITIONS=100000 \
	  $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=3600 TESTS='$(TESTS) $(long_tests)'

# The kit with each Boss, class, deck, board and option: ten games of each in make check-all, GAMES of each here.
.PHONY: conformance
conformance: all
	SORTIE_GAMES=$(GAMES) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/siegestorm/conformance-modes.sh tests/summoner-wars/conformance-modes.sh'

# Second, plain implementations in the tests, compared on random positions: some of them in make check,
# here so many for each question: War Tracks, storms, chains; lines of fire, ways, Vine Walls.
POSITIONS = 100000

.PHONY: naive
naive: all
	SORTIE_POSITIONS=$(POSITIONS) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/siegestorm/test-naive tests/siegestorm/test-naive-coop tests/summoner-wars/test-geometry'
