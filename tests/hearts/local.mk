# SPDX-License-Identifier: GPL-3.0-or-later
dist_check_SCRIPTS += \
  tests/hearts/conformance.sh \
  tests/hearts/deals.sh
check_PROGRAMS += tests/hearts/test-greedy
EXTRA_DIST += \
  tests/hearts/deals.awk \
  tests/hearts/deals.py \
  tests/hearts/deals.txt
