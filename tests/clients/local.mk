# SPDX-License-Identifier: GPL-3.0-or-later
dist_check_SCRIPTS += \
  tests/clients/exec.sh \
  tests/clients/python.sh
EXTRA_DIST += tests/clients/play.py
