/* SPDX-License-Identifier: GPL-3.0-or-later */
/* again.c: after a match: play again, or with the seats swapped. */
#include "console/programs/programs.h"

#include <string.h>

#include <sortie/match.h>
#include "match/spec.h"
#include "base/i18n.h"

/* The header that the match began with. (transfer full): NULL and @error */
static SortieJournalHead *
head_of (const SortieMatch *match, GError **error)
{
  g_autofree char *text = sortie_match_journal (match);
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal =
      sortie_journal_read (text, strlen (text), "journal", &notice, error);

  return journal != NULL ? sortie_journal_head (journal, "journal", error) : NULL;
}

/* The two seats that decide, if the mode has exactly two. */
static gboolean
find_two (const SortieModeDecl *mode, guint *ret_first, guint *ret_second)
{
  guint n = 0;

  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    if (console_seat_decides (mode, seat))
      {
        *(n == 0 ? ret_first : ret_second) = seat;
        n++;
      }
  return n == 2;
}

/* "north=greedy" becomes "south=greedy", if one person plays one bot. (transfer full) (nullable): there is nothing
 * to swap */
static char *
other_player (const SortieModeDecl *mode, const SortieJournalHead *head)
{
  guint first, second;
  const char *who;
  gsize length;

  if (!find_two (mode, &first, &second) || g_strv_length (head->players) != 1
      || !sortie_player_split (head->players[0], &length, &who, NULL))
    return NULL;
  if (strlen (mode->seats[first]) != length || strncmp (head->players[0], mode->seats[first], length) != 0)
    second = first;
  return g_strconcat (mode->seats[second], "=", who, NULL);
}

/* (transfer container): like the options of the command line */
static GPtrArray *
as_array (char **texts)
{
  GPtrArray *array = g_ptr_array_new_null_terminated (4, NULL, TRUE);

  for (; *texts != NULL; texts++)
    g_ptr_array_add (array, (gpointer) g_intern_string (*texts));
  return array;
}

/* @other: (nullable): the players of the new match, instead of the same ones */
static ConsoleSession *
begin (ConsoleApp *app, const SortieJournalHead *head, const char *other, GError **error)
{
  ConsoleOptions with = *app->options;
  g_autoptr (GPtrArray) seats = as_array (head->players), settings = as_array (head->options);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (ConsoleChoice));
  SortieModule *module = console_app_module (app, head->game, error);

  if (module == NULL)
    return NULL;
  if (other != NULL)
    seats->pdata[0] = (gpointer) g_intern_string (other);
  with.seats = seats;
  with.settings = settings;
  with.choices = none;
  with.practice = head->practice;
  /* a new match has a new deal and its own file */
  with.seed = with.save = with.load = NULL;
  return console_table_new (app, &with, module, head->mode, (const char *const *) head->choices, error);
}

/* The first entry is what most people want after a match. */
static gint
ask (ConsoleApp *app, gboolean two)
{
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("And now?"));
  gint picked;

  pick->is_first = TRUE;
  pick->usual = two ? 2 : 1;
  pick->help = g_strdup (_ ("A rematch has the same decks and players, and other luck."));
  console_pick_add (pick, "rematch", _ ("Rematch"), "");
  if (two)
    console_pick_add (pick, "swap", _ ("Swap sides"), "");
  console_pick_add (pick, "enough", _ ("Enough"), "");
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  return picked == (gint) pick->entries->len - 1 ? CONSOLE_PICKED_OUT : picked;
}

ConsoleSession *
console_again (ConsoleApp *app, const ConsoleSession *over, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (over->match);
  g_autoptr (SortieJournalHead) head = NULL;
  g_autofree char *other = NULL;
  gint picked;

  if (over->leaving || !console_input_is_interactive (over->input)
      || !sortie_match_is_over (over->match))
    return NULL;
  head = head_of (over->match, error);
  if (head == NULL)
    return NULL;
  other = other_player (&setup->game->modes[setup->mode], head);
  picked = ask (app, other != NULL);
  return picked < 0 ? NULL : begin (app, head, picked == 1 ? other : NULL, error);
}
