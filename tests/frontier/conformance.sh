#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A hundred games take a minute: sortie verify frontier --games 100
exec "$top_srcdir/tests/module/conformance" frontier 4 1
