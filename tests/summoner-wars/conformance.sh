#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A thousand games take minutes: sortie verify summoner-wars --games 1000
exec "$top_srcdir/tests/module/conformance" summoner-wars 1 8
