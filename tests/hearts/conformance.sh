#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A hundred games take a minute: sortie verify hearts --games 100
exec "$top_srcdir/tests/module/conformance" hearts 4 1
