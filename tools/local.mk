# SPDX-License-Identifier: GPL-3.0-or-later
# Targets for developers.

.PHONY: coverage update-golden update-potfiles

EXTRA_DIST += \
  tools/installcheck \
  tools/setup.sh \
  tools/update-potfiles

# What was installed finds its own parts; "make distcheck" asks this too.
installcheck-local:
	bindir='$(DESTDIR)$(bindir)' libdir='$(DESTDIR)$(libdir)' gamesdir='$(DESTDIR)$(gamesdir)' \
	  compile='$(CC) $(AM_CFLAGS) $(CFLAGS)' \
	  $(SHELL) $(srcdir)/tools/installcheck

update-potfiles:
	cd $(srcdir) && tools/update-potfiles

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
