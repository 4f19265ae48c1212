#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A thousand games take a minute: sortie verify crazy-eights --games 1000
exec "$top_srcdir/tests/module/conformance" crazy-eights 20 1
