# SPDX-License-Identifier: GPL-3.0-or-later
dist_check_SCRIPTS += tests/frontier/conformance.sh
