# SPDX-License-Identifier: GPL-3.0-or-later
# Cards that games include. They are part of the library; what is installed is for reading.

packscontentdir = $(contentdir)/packs
dist_packscontent_DATA = content/packs/french.xml
