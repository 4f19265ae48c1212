# SPDX-License-Identifier: GPL-3.0-or-later
# Measurements that a person starts: make bench.

EXTRA_PROGRAMS += tests/bench/bench
CLEANFILES += tests/bench/bench$(EXEEXT)

.PHONY: bench
bench: all tests/bench/bench$(EXEEXT)
	SORTIE_MODULE_PATH='$(abs_top_builddir)/games/.libs' SORTIE_CONTENT_PATH='$(abs_top_srcdir)/content' \
	  tests/bench/bench$(EXEEXT) siegestorm
