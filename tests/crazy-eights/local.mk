# SPDX-License-Identifier: GPL-3.0-or-later
dist_check_SCRIPTS += \
  tests/crazy-eights/conformance.sh \
  tests/crazy-eights/printed.sh
check_PROGRAMS += tests/crazy-eights/test-rules
