/* SPDX-License-Identifier: GPL-3.0-or-later */
/* again.c: after a match: play again, look back, or take back the last turn. */
#include "console/programs/programs.h"

#include <string.h>

#include <glib/gstdio.h>

#include "match/spec.h"
#include "console/session/saves.h"
#include "match/front-end.h"

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
begin_again (ConsoleApp *app, const SortieJournalHead *head, const char *other, GError **error)
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

/* ---- Looking back ------------------------------------------------------------------------ */

static ConsoleSession *
rematch (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  (void) over;
  return begin_again (app, head, NULL, error);
}

static ConsoleSession *
swap (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (over->match);
  g_autofree char *other = other_player (&setup->game->modes[setup->mode], head);

  return begin_again (app, head, other, error);
}

/* The finished match keeps its file; what is played from here on is written to another. Returns: the file that it had.
 * (transfer full) (nullable): NULL and @error */
static char *
part_from_file (ConsoleSession *over, GError **error)
{
  g_autofree char *path = console_save_new_path (over->module->game->id, error);
  char *before = over->path;

  if (path == NULL || !sortie_match_save_to (over->match, path, error))
    return NULL;
  over->path = g_steal_pointer (&path);
  return before;
}

/* Nothing was taken back: there is no other match. */
static void
return_to_file (ConsoleSession *over, const char *before)
{
  if (!sortie_match_save_to (over->match, before, NULL))
    return;
  g_unlink (over->path);
  g_free (over->path);
  over->path = g_strdup (before);
}

/* NULL without @error: we have said why not. */
static ConsoleSession *
take_back_last_move (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  char *words[] = { (char *) CONSOLE_ALL_STEPS, NULL };
  g_autofree char *before = NULL;

  (void) head;
  if (over->path != NULL && (before = part_from_file (over, error)) == NULL)
    return NULL;
  console_command_undo (over, words);
  if (sortie_match_is_over (over->match))
    {
      if (before != NULL)
        return_to_file (over, before);
      return NULL;
    }
  over->path_is_ours = TRUE;
  sortie_match_branch (over->match);
  console_out_say (app->out, _ ("From here on this is another match; the finished one is kept."));
  return over;
}

static ConsoleSession *
look_back_at_match (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  ConsoleSession *branch;

  (void) head;
  console_replay_file (app, over->path, &branch, error);
  return branch;
}

static ConsoleSession *
analyse (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  (void) head;
  console_analyse_file (app, over->path, NULL, error);
  return NULL;
}

static ConsoleSession *
say_log (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  g_auto (GStrv) lines = sortie_match_log (over->match, console_session_reader (over), 0);

  (void) head;
  (void) error;
  console_out_events (app->out, 2, lines);
  console_pager_show (app->out);
  return NULL;
}

static ConsoleSession *
show_over (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error)
{
  (void) app;
  (void) head;
  (void) error;
  console_session_show (over);
  return NULL;
}

/* ---- Asking ------------------------------------------------------------------------------ */

/* What a person may want after a match. */
typedef enum
{
  ALWAYS,
  WITH_TWO,      /* one person played one bot */
  WITH_FILE,     /* the match is kept in a file */
  WITH_PRACTICE, /* moves may be taken back */
  WITH_WORDS,    /* a listener has not heard the table yet */
} Condition;

/* @run: (nullable): NULL: nothing more. Returns what is played next; NULL: the person is asked again */
static const struct
{
  const char *id, *name, *about;
  Condition condition;
  ConsoleSession *(*run) (ConsoleApp *app, ConsoleSession *over, const SortieJournalHead *head, GError **error);
  const char *also; /* (nullable): other words for it */
} wishes[] = {
  /* Translators: what people type who want to play once more, with semicolons between the words. */
  { .id = "rematch", .name = N_ ("Rematch"), .about = "", .condition = ALWAYS, .run = rematch,
    .also = NC_ ("typed", "again;play again;once more;one more;new game;new match;restart;revenge") },
  { .id = "swap", .name = N_ ("Swap sides"), .about = "", .condition = WITH_TWO, .run = swap },
  { .id = "replay", .name = N_ ("Look back"), .about = N_ ("step by step; you can play on from any position"),
    .condition = WITH_FILE, .run = look_back_at_match },
  { .id = "analyse", .name = N_ ("Analyse"), .about = N_ ("which moves cost most"),
    .condition = WITH_FILE, .run = analyse },
  { .id = "log", .name = N_ ("Log"), .about = N_ ("all that happened"), .condition = ALWAYS, .run = say_log },
  { .id = "show", .name = N_ ("Table"), .about = N_ ("how it is at the end"), .condition = WITH_WORDS,
    .run = show_over },
  { .id = "undo", .name = N_ ("Take back the last turn"), .about = N_ ("and play it differently"),
    .condition = WITH_PRACTICE, .run = take_back_last_move },
  /* Translators: what people type who want to leave a match that is over, with semicolons between the words. */
  { .id = "enough", .name = N_ ("Enough"), .about = "", .condition = ALWAYS,
    .also = NC_ ("typed", "menu;leave;end;no") },
};

static gboolean
holds (Condition condition, const ConsoleSession *over, const SortieJournalHead *head)
{
  const SortieSetup *setup = sortie_match_setup (over->match);
  g_autofree char *other = NULL;

  switch (condition)
    {
    case WITH_TWO:
      other = other_player (&setup->game->modes[setup->mode], head);
      return other != NULL;
    case WITH_FILE:
      return over->path != NULL;
    case WITH_PRACTICE:
      return head->practice;
    case WITH_WORDS:
      return over->out->linear != CONSOLE_LINEAR_OFF;
    case ALWAYS:
      break;
    }
  return TRUE;
}

/* Returns: the row of what the person wants; the last one if nothing. */
static guint
ask_what_next (ConsoleApp *app, const ConsoleSession *over, const SortieJournalHead *head)
{
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("And now?"));
  guint rows[G_N_ELEMENTS (wishes)];
  ConsolePickEntry *entry;
  gint picked;

  pick->is_first = TRUE;
  pick->help = g_strdup (_ ("A rematch has the same decks and players, and other luck."));
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    if (holds (wishes[i].condition, over, head))
      {
        rows[pick->entries->len] = i;
        entry = console_pick_add (pick, wishes[i].id, _ (wishes[i].name),
                                  *wishes[i].about != '\0' ? _ (wishes[i].about) : "");
        entry->also = wishes[i].also != NULL
                          ? g_strdup (sortie_text_translate (SORTIE_TEXT_DOMAIN, wishes[i].also)) : NULL;
      }
  pick->usual = pick->entries->len - 1;
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  return picked < 0 ? G_N_ELEMENTS (wishes) - 1 : rows[picked];
}

/* After a match at a terminal: asks whether to play again, look back, or take back the last turn. (nullable): what is
 * played next, which may be @over itself; NULL without @error: nothing */
static ConsoleSession *
play_again (ConsoleApp *app, ConsoleSession *over, GError **error)
{
  g_autoptr (SortieJournalHead) head = NULL;

  if (over->leaving || !console_input_is_interactive (over->input)
      || !sortie_match_is_over (over->match))
    return NULL;
  head = head_of (over->match, error);
  while (head != NULL)
    {
      const guint wish = ask_what_next (app, over, head);
      GError *wrong = NULL;
      ConsoleSession *next;

      if (wishes[wish].run == NULL)
        break;
      next = wishes[wish].run (app, over, head, &wrong);
      if (wrong != NULL)
        console_app_fail (app, wrong);
      if (next != NULL)
        return next;
    }
  return NULL;
}

ConsoleStatus
console_play_on (ConsoleApp *app, ConsoleSession *session, GError **error)
{
  ConsoleStatus status = CONSOLE_FAILED;

  while (session != NULL)
    {
      ConsoleSession *over = session;

      status = console_table_play (app, over);
      session = play_again (app, over, error);
      if (session != over)
        console_session_free (over);
    }
  return status;
}
