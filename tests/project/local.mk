# SPDX-License-Identifier: GPL-3.0-or-later
# What the project promises about itself: its layers, its headers, its lists.

dist_check_SCRIPTS += \
  tests/project/headers.sh \
  tests/project/imports.sh \
  tests/project/layers.sh \
  tests/project/lists.sh \
  tests/project/manual-page.sh \
  tests/project/translation.sh
