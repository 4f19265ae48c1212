/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deals.h: a program that measures: its command line, and the games that it plays by turns. */
#pragma once
#include <sortie/match.h>
#include "match/deal.h"
G_BEGIN_DECLS

typedef struct
{
  SortieModule *module;
  const char *mode;  /* (nullable) */
  /* (nullable): "deck": game after game all seats have the next deck, the same; "deck=ONE,OTHER": of these.
   * Of several, every value of each goes with all of the others */
  char **every;
  char **choices;    /* as `sortie auto` takes them */
  const char *player; /* a kind of bot */
  gint64 seed;
} BenchWish;

/* Measures @games games of these deals, at least one (element-type SortieDeal). FALSE and @error: it
 * cannot. @data: what the program's own options say */
typedef gboolean (*BenchRun) (const BenchWish *wish, GPtrArray *deals, guint games, gpointer data, GError **error);

/* main() of a program: NAME [OPTION...] GAME GAMES [CHOICE...]. The options are those of @wish, which has their
 * defaults, and @own, the program's own ones. */
int bench_main (int argc, char **argv, const char *name, BenchWish *wish, const GOptionEntry *own, BenchRun run,
                gpointer data);

G_END_DECLS
