# SPDX-License-Identifier: GPL-3.0-or-later
# What the project promises about itself: its layers, its headers, its lists.

dist_check_SCRIPTS += \
  tests/project/cases.sh \
  tests/project/circles.sh \
  tests/project/documented.sh \
  tests/project/exports.sh \
  tests/project/headers.sh \
  tests/project/imports.sh \
  tests/project/layers.sh \
  tests/project/lists.sh \
  tests/project/manual-page.sh \
  tests/project/names.sh \
  tests/project/numbers.sh \
  tests/project/reference.sh \
  tests/project/rules.sh \
  tests/project/rulings.sh \
  tests/project/scripts.sh \
  tests/project/small-games.sh \
  tests/project/translation.sh \
  tests/project/vocabulary.sh \
  tests/project/wording.sh

EXTRA_DIST += \
  tests/project/circles.awk \
  tests/project/comments.awk \
  tests/project/documented.awk \
  tests/project/idle-effects \
  tests/project/reference.awk \
  tests/project/rules-index \
  tests/project/wording.awk \
  tests/worked-cases.txt
