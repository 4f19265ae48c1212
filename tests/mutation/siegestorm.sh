#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# No card of Siegestorm loses a clause without a scenario that fails.

exec "$top_builddir/tests/mutation/mutation" "$top_srcdir/content/siegestorm" "$top_srcdir/tests/scenarios"
