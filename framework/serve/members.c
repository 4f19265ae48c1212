/* SPDX-License-Identifier: GPL-3.0-or-later */
/* members.c: members of an object, common to several answers. */
#include "serve/internal.h"

void
serve_add_text (JsonBuilder *json, const char *name, const char *text)
{
  json_builder_set_member_name (json, name);
  if (text != NULL)
    json_builder_add_string_value (json, text);
  else
    json_builder_add_null_value (json);
}

void
serve_add_number (JsonBuilder *json, const char *name, gint64 number)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, number);
}

void
serve_add_flag (JsonBuilder *json, const char *name, gboolean flag)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, flag);
}

void
serve_add_seat (JsonBuilder *json, const char *name, const SortieSetup *setup, guint8 seat)
{
  serve_add_text (json, name, seat < setup->n_seats ? setup->seat_ids[seat] : NULL);
}

void
serve_begin_list (JsonBuilder *json, const char *name)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
}

void
serve_add_seats (JsonBuilder *json, const char *name, const SortieSetup *setup, guint8 bits)
{
  SERVE_LIST (json, name)
    for (guint8 seat = 0; seat < setup->n_seats; seat++)
      if (bits >> seat & 1)
        json_builder_add_string_value (json, setup->seat_ids[seat]);
}
