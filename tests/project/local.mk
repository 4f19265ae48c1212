# SPDX-License-Identifier: GPL-3.0-or-later
# What the project promises about itself: its layers, its headers, its lists.

dist_check_SCRIPTS += \
  tests/project/documented.sh \
  tests/project/headers.sh \
  tests/project/imports.sh \
  tests/project/layers.sh \
  tests/project/lists.sh \
  tests/project/manual-page.sh \
  tests/project/numbers.sh \
  tests/project/rules.sh \
  tests/project/rulings.sh \
  tests/project/translation.sh

# The index of rules and their tests.
EXTRA_DIST += \
  docs/rules-index.md \
  tests/project/documented.awk \
  tests/project/idle-effects \
  tests/project/rules-index \
  tests/project/rulings \
  tests/project/upward.txt \
  tests/worked-cases.txt

.PHONY: update-rules-index
update-rules-index:
	cd $(srcdir) && tests/project/rules-index >docs/rules-index.tmp && \
	  mv docs/rules-index.tmp docs/rules-index.md

# What can be read in a game of docs/rulings.md.
.PHONY: update-rulings
update-rulings:
	cd $(srcdir) && for game in crazy-eights siegestorm summoner-wars; do \
	  tests/project/rulings $$game >content/$$game/rulings.tmp && \
	    mv content/$$game/rulings.tmp content/$$game/rulings.xml || exit 1; \
	done
