# SPDX-License-Identifier: GPL-3.0-or-later
dist_check_SCRIPTS += tests/siegestorm/conformance.sh
check_PROGRAMS += tests/siegestorm/test-setup
EXTRA_DIST += tests/rules-without-tests.txt
