# SPDX-License-Identifier: GPL-3.0-or-later
# Noise on everything that comes from outside, a little of it in make check:
#   make fuzz TIMES=1000000
# and programs that are killed, thousands of times:
#   make torture KILLS=1000

check_PROGRAMS += tests/fuzz/test-noise

TIMES = 100000
KILLS = 1000

.PHONY: fuzz torture
fuzz: all
	SORTIE_NOISE=$(TIMES) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/fuzz/test-noise'

torture: all
	SORTIE_KILLS=$(KILLS) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/match/test-kill tests/console/kill.sh'
