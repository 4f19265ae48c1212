/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pick.h: a numbered list from which a person picks one: by number or by name, or else by naming a
 * deck file. */
#pragma once
#include "console/screen/input.h"
#include "console/screen/out.h"
G_BEGIN_DECLS

typedef struct
{
  char *id, *name, *about;
} ConsolePickEntry;

typedef struct
{
  char *heading;      /* "": none */
  GPtrArray *entries; /* (element-type ConsolePickEntry) */
  guint usual;        /* what an empty line picks */
  gboolean takes_files; /* the path of a deck file may be typed as well */
  char *file;         /* (nullable): the one that was typed last */
} ConsolePick;

ConsolePick *console_pick_new (const char *heading);
void console_pick_free (ConsolePick *pick);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsolePick, console_pick_free)

/* @about: "" when there is nothing more to say. */
void console_pick_add (ConsolePick *pick, const char *id, const char *name, const char *about);

/* Which entry a line means, -1: none. */
gint console_pick_find (const ConsolePick *pick, const char *line);

/* Shows the list and asks until one is picked; -1: the person wants out. The only one is picked
 * without asking, and said. As many as there are entries: a file was typed. */
gint console_pick_ask (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input);

G_END_DECLS
