#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
exec "$top_srcdir/tests/scenarios/run" frontier
