#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A thousand games take a minute: sortie verify siegestorm --games 1000
exec "$top_srcdir/tests/module/conformance" siegestorm 20 1
