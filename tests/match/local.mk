# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += tests/match/test-journal
