/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sketches.h: sketches made by hand, and where they are drawn. */
#pragma once
#include <sortie/base.h>
#include "base/text.h"
#include "console/screen/screen.h"

enum
{
  SOUTH,
  NORTH
};

/* A terminal that understands UTF-8, whatever the locale of the test is. */
static inline ConsoleOut *
make_out (guint width)
{
  ConsoleOut *out = console_out_new (NULL);

  g_clear_pointer (&out->charset, g_free);
  out->ascii = FALSE;
  console_out_set_width (out, width);
  return out;
}

static inline guint
widest_line (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint widest = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    widest = MAX (widest, sortie_text_width (lines[i]));
  return widest;
}
