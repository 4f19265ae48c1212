# SPDX-License-Identifier: GPL-3.0-or-later
# XML Schemas for editors, made from the games' tables by `make update-golden`.

schemadir = $(pkgdatadir)/schema
dist_schema_DATA = \
  content/schema/crazy-eights.xsd \
  content/schema/frontier.xsd \
  content/schema/hearts.xsd \
  content/schema/siegestorm.xsd \
  content/schema/summoner-wars.xsd
