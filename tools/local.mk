# SPDX-License-Identifier: GPL-3.0-or-later
# Targets for developers.

.PHONY: coverage generate update-golden

EXTRA_DIST += \
  po/lessons.xml \
  tools/catalogue \
  tools/generate \
  tools/installcheck \
  tools/lessons \
  tools/rulings \
  tools/setup.sh

# Before anything is built. The tree of a tarball may be shut to whoever builds from it: it is complete.
BUILT_SOURCES += generate
generate:
	$(AM_V_at)test ! -w $(srcdir)/po || $(srcdir)/tools/generate

# What was installed finds its own parts; "make distcheck" asks this too.
installcheck-local:
	bindir='$(DESTDIR)$(bindir)' libdir='$(DESTDIR)$(libdir)' gamesdir='$(DESTDIR)$(gamesdir)' \
	  compile='$(CC) $(AM_CFLAGS) $(CFLAGS)' \
	  $(SHELL) $(srcdir)/tools/installcheck

# Golden files are written by the tests that read them; those add themselves to this list.
update-golden: all $(golden_tests) $(check_LTLIBRARIES)
	SORTIE_UPDATE_GOLDEN=yes $(MAKE) $(AM_MAKEFLAGS) check-TESTS TESTS='$(golden_tests)'

if COVERAGE
coverage:
	find . -name '*.gcda' -exec rm -f {} +
	$(MAKE) $(AM_MAKEFLAGS) check
	gcovr --root $(srcdir) --branches --exclude-throw-branches --filter '$(srcdir)/framework' \
	  --filter '$(srcdir)/games' --print-summary .
else
coverage:
	@echo 'Configure with --enable-coverage first.' >&2; exit 1
endif
