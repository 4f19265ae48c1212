/* SPDX-License-Identifier: GPL-3.0-or-later */
/* records.c: the results of the saved matches. */
#include "console/session/saves.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "match/spec.h"
#include "base/i18n.h"
#include "base/text.h"
#include "console/screen/screen.h"
#include "module/front-end.h"

/* How many matches ended each way. */
typedef struct
{
  guint won, lost, drawn;
} Tally;

/* A finished match, from its person's point of view. */
typedef struct
{
  SortieJournalHead *head;
  gint result; /* 1: won, 0: drawn, -1: lost */
  gboolean counts;    /* one person decided everything that the programs of the head did not */
  char *beginning;    /* the head of the journal, and the first moves */
} Finished;

/* journals with the same deal, seats and so many first moves are of one match */
#define FIRST_MOVES 5

static void
finished_free (gpointer data)
{
  Finished *finished = data;

  sortie_journal_head_free (finished->head);
  g_free (finished->beginning);
  g_free (finished);
}

/* ---- Reading journals ---------------------------------------------------------------------- */

/* Whether a bot or the rules play the seat. */
static gboolean
is_programs (const SortieJournalHead *head, const SortieModeDecl *mode, guint seat)
{
  return mode->automatic >> seat & 1
         || sortie_players_have ((const char *const *) head->players, mode->seats[seat]);
}

static const SortieModeDecl *
mode_of (const SortieModule *module, const SortieJournalHead *head)
{
  for (const SortieModeDecl *mode = module->game->modes; mode->id != NULL; mode++)
    if (strcmp (mode->id, head->mode) == 0)
      return mode;
  return NULL;
}

/* The seat of the only person, or that person's first seat; SORTIE_NO_SEAT: several people played, or nobody. */
static guint8
seat_of_person (const SortieJournalHead *head, const SortieModeDecl *mode)
{
  guint8 found = SORTIE_NO_SEAT;

  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    if (!is_programs (head, mode, seat))
      {
        if (found == SORTIE_NO_SEAT)
          found = (guint8) seat;
        else if (!sortie_seats_are_one_player (mode, found, (guint8) seat))
          return SORTIE_NO_SEAT;
      }
  return found;
}

/* Reads "result a,b-won life SS-5.1" or "result all-lost ..." as a result for @seat. FALSE: the match is not over. */
static gboolean
read_result (const char *line, const char *seat, gint *ret)
{
  const SortieEntry entry = sortie_entry_read (line);
  g_autofree char *result = g_strndup (entry.text, strcspn (entry.text, " "));
  g_auto (GStrv) winners = NULL;
  char *end;

  if (entry.kind != SORTIE_ENTRY_RESULT)
    return FALSE;
  end = result + strlen (result) - MIN (strlen (result), strlen ("-won"));
  *ret = strcmp (result, "all-lost") == 0 ? -1 : 0;
  if (strcmp (end, "-won") != 0)
    return TRUE;
  *end = '\0';
  winners = g_strsplit (result, ",", -1);
  *ret = g_strv_contains ((const char *const *) winners, seat) ? 1 : -1;
  return TRUE;
}

/* Whether the entry shows that a seat had another player than the head says; older versions did not write that down. An
 * undo names the programs that lost moves by it: the person's seat was one of them. Only a person concedes. */
static gboolean
shows_other_player (const SortieJournalHead *head, const SortieModeDecl *mode, guint8 person, const SortieEntry *entry)
{
  g_auto (GStrv) words = g_strsplit (entry->text, " ", -1);

  if (entry->kind == SORTIE_ENTRY_UNDO)
    for (guint seat = 0; mode->seats[seat] != NULL; seat++)
      if ((seat == person || sortie_seats_are_one_player (mode, person, (guint8) seat))
          && g_strv_contains ((const char *const *) words, mode->seats[seat]))
        return TRUE;
  return entry->kind == SORTIE_ENTRY_CONCEDE
         && sortie_players_have ((const char *const *) head->players, entry->text);
}

/* Whether it counts: not if its beginning was played in another match, since whoever plays on knows what came of other
 * moves, and not if a seat was given to another player, such as a program that won for the person. */
static gboolean
may_count (const SortieJournal *journal, const SortieJournalHead *head, const SortieModeDecl *mode, guint8 person)
{
  for (guint i = sortie_journal_n_head (journal); i < sortie_journal_n_lines (journal); i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);
      const SortieEntry entry = sortie_entry_read (line);

      if (entry.kind == SORTIE_ENTRY_BRANCH || entry.kind == SORTIE_ENTRY_PLAYER
          || shows_other_player (head, mode, person, &entry))
        return FALSE;
    }
  return TRUE;
}

/* How the match began; the same in all journals that it was saved in. (transfer full) */
static char *
beginning_of (const SortieJournal *journal)
{
  const guint n_head = sortie_journal_n_head (journal);
  GString *beginning = g_string_new (NULL);
  guint moves = 0;

  for (guint i = 0; i < sortie_journal_n_lines (journal) && moves < FIRST_MOVES; i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);
      const gboolean is_move = i >= n_head && sortie_entry_read (line).kind == SORTIE_ENTRY_MOVE;

      if (i < n_head || is_move)
        g_string_append_printf (beginning, "%s\n", line);
      moves += is_move;
    }
  return g_string_free (beginning, FALSE);
}

/* NULL: the match is not over, is of another game, cannot be read, or had no or several people. */
static Finished *
read_journal (const SortieModule *module, const char *path)
{
  g_autofree char *notice = NULL, *last = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_load (path, &notice, NULL);
  SortieJournalHead *head = journal != NULL ? sortie_journal_head (journal, path, NULL) : NULL;
  const SortieModeDecl *mode = NULL;
  guint8 person = SORTIE_NO_SEAT;
  Finished *finished;
  gint result;

  if (head != NULL && strcmp (head->game, module->game->id) == 0)
    mode = mode_of (module, head);
  if (mode != NULL)
    person = seat_of_person (head, mode);
  if (person != SORTIE_NO_SEAT)
    last = sortie_journal_line (journal, sortie_journal_n_lines (journal) - 1);
  if (last == NULL || !read_result (last, mode->seats[person], &result))
    {
      sortie_journal_head_free (head);
      return NULL;
    }
  finished = g_new0 (Finished, 1);
  finished->head = head;
  finished->result = result;
  finished->counts = may_count (journal, head, mode, person);
  finished->beginning = beginning_of (journal);
  return finished;
}

static gboolean
began_alike (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Finished *) a)->beginning, ((const Finished *) b)->beginning) == 0;
}

/* Of a match that was saved under several names, the first end counts: whoever plays it again knows what comes. */
static void
add_once (GPtrArray *all, Finished *finished)
{
  guint at;

  if (g_ptr_array_find_with_equal_func (all, finished, began_alike, &at))
    g_ptr_array_remove_index (all, at);
  g_ptr_array_add (all, finished);
}

/* The last saved come first. */
static GPtrArray *
read_all (const SortieModule *module)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (finished_free);
  g_autoptr (GPtrArray) saves = console_saves_all ();

  for (guint i = 0; i < saves->len; i++)
    {
      Finished *finished = read_journal (module, ((const ConsoleSave *) saves->pdata[i])->path);

      if (finished != NULL && !finished->counts)
        finished_free (finished);
      else if (finished != NULL)
        add_once (all, finished);
    }
  return all;
}

/* ---- Counting ------------------------------------------------------------------------------ */

static void
count_result (Tally *tally, gint result)
{
  tally->won += result > 0;
  tally->drawn += result == 0;
  tally->lost += result < 0;
}

/* What was chosen for "boss" or "deck:player"; NULL: nothing. */
static const char *
chosen_for (const SortieJournalHead *head, const char *choice, const char *seat)
{
  g_autofree char *begin = seat != NULL ? g_strdup_printf ("%s:%s=", choice, seat)
                                        : g_strdup_printf ("%s=", choice);

  for (char **one = head->choices; *one != NULL; one++)
    if (g_str_has_prefix (*one, begin))
      return *one + strlen (begin);
  return NULL;
}

/* "won 3, lost 1, drawn 0". (transfer full) */
static char *
tally_text (const Tally *tally)
{
  return sortie_sentence (tally->drawn > 0 ? _ ("won {won}, lost {lost}, drawn {drawn}")
                                           : _ ("won {won}, lost {lost}"),
                          "won", SORTIE_DIGITS (tally->won), "lost", SORTIE_DIGITS (tally->lost), "drawn",
                          SORTIE_DIGITS (tally->drawn), NULL);
}

static void
say_tally (ConsoleOut *out, const char *name, const Tally *tally, guint column)
{
  g_autofree char *text = tally_text (tally);
  g_autofree char *left = g_strconcat ("  ", name, NULL);

  if (tally->won + tally->lost + tally->drawn > 0)
    console_out_pair (out, CONSOLE_PLAIN, left, column, 4, text);
}

/* where the numbers begin */
#define COLUMN 30

/* The choice that this one depends on, as a class does on its opponent. SORTIE_NO_INDEX: none */
static guint
owner_of (const SortieModule *module, guint choice)
{
  const SortieChoiceDecl *choices = module->game->choices;

  for (guint i = 0; choices[choice].record_of != NULL && choices[i].id != NULL; i++)
    if (strcmp (choices[i].id, choices[choice].record_of) == 0)
      return i;
  return SORTIE_NO_INDEX;
}

/* What may be chosen, each id once, with its name beside it in @names. @chosen: (nullable): what it depends on */
static void
add_candidates (const SortieModule *module, guint choice, const SortieChosen *chosen, GPtrArray *ids, GPtrArray *names)
{
  g_autoptr (GPtrArray) all
      = sortie_choice_candidates (module, choice, SORTIE_NO_SEAT, chosen, chosen != NULL ? 1 : 0);

  for (guint i = 0; i < all->len && all->pdata[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (ids, all->pdata[i], g_str_equal, NULL))
      {
        g_ptr_array_add (ids, g_strdup (all->pdata[i]));
        g_ptr_array_add (names, g_strdup (sortie_choice_name (module, choice, SORTIE_NO_SEAT, all->pdata[i], chosen,
                                                              chosen != NULL ? 1 : 0)));
      }
}

/* The same, whatever it depends on: the classes of all opponents. */
static void
add_all_candidates (const SortieModule *module, guint choice, GPtrArray *ids, GPtrArray *names)
{
  const guint owner = owner_of (module, choice);
  g_autoptr (GPtrArray) whose = NULL;

  if (owner == SORTIE_NO_INDEX)
    {
      add_candidates (module, choice, NULL, ids, names);
      return;
    }
  whose = sortie_choice_candidates (module, owner, SORTIE_NO_SEAT, NULL, 0);
  for (guint i = 0; i < whose->len && whose->pdata[i] != NULL; i++)
    add_candidates (module, choice, &(SortieChosen) { (guint8) owner, SORTIE_NO_SEAT, whose->pdata[i] }, ids, names);
}

static Tally
tally_of (const SortieModule *module, const SortieChoiceDecl *decl, const char *id, const GPtrArray *all)
{
  Tally tally = { 0 };

  for (guint k = 0; k < all->len; k++)
    {
      const Finished *one = all->pdata[k];
      const SortieModeDecl *mode = mode_of (module, one->head);
      const char *seat = decl->per_seat ? mode->seats[seat_of_person (one->head, mode)] : NULL;

      if (g_strcmp0 (chosen_for (one->head, decl->id, seat), id) == 0)
        count_result (&tally, one->result);
    }
  return tally;
}

/* Results by the person's choice, or by a choice for the whole table: "Deck", "Boss", "Class". */
static void
say_choice (ConsoleOut *out, const SortieModule *module, guint choice, const GPtrArray *all)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  gboolean said = FALSE;

  add_all_candidates (module, choice, ids, names);
  for (guint i = 0; i < ids->len; i++)
    {
      const Tally tally = tally_of (module, decl, ids->pdata[i], all);
      const gboolean any = tally.won + tally.lost + tally.drawn > 0;

      if (!said && any)
        console_out_say_in (out, CONSOLE_STRONG, console_game_text (module, decl->title));
      said = said || any;
      say_tally (out, names->pdata[i], &tally, COLUMN);
    }
}

/* ---- The ladder ----------------------------------------------------------------------------- */

/* Whether the person beat this opponent in this class. */
static gboolean
is_beaten (const GPtrArray *all, const SortieChoiceDecl *owner, const char *who,
           const SortieChoiceDecl *record, const char *which)
{
  for (guint k = 0; k < all->len; k++)
    {
      const Finished *one = all->pdata[k];

      if (one->result > 0 && g_strcmp0 (chosen_for (one->head, owner->id, NULL), who) == 0
          && g_strcmp0 (chosen_for (one->head, record->id, NULL), which) == 0)
        return TRUE;
    }
  return FALSE;
}

/* "beaten: Medium; not yet: Hard, Very Hard". (transfer full) */
static char *
tell_rungs (const GPtrArray *beaten, const GPtrArray *others)
{
  g_autofree char *done = sortie_texts_join (beaten, _ (", ")), *left = sortie_texts_join (others, _ (", "));

  if (beaten->len == 0)
    /* Translators: {classes}: of one opponent: "Medium, Hard, Very Hard". */
    return sortie_sentence (_ ("{classes}: none beaten yet"), "classes", left, NULL);
  if (others->len == 0)
    return sortie_sentence (_ ("all beaten: {classes}"), "classes", done, NULL);
  return sortie_sentence (_ ("beaten: {classes}; not yet: {others}"), "classes", done, "others", left, NULL);
}

static void
say_rung (ConsoleOut *out, const SortieModule *module, guint owner, guint record, const char *who,
          const GPtrArray *all)
{
  const SortieChoiceDecl *choices = module->game->choices;
  SortieChosen chosen = { (guint8) owner, SORTIE_NO_SEAT, who };
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, record, SORTIE_NO_SEAT, &chosen, 1);
  g_autoptr (GPtrArray) beaten = g_ptr_array_new ();
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autofree char *left = g_strconcat (
      "  ", sortie_choice_name (module, owner, SORTIE_NO_SEAT, who, NULL, 0), NULL);
  g_autofree char *rungs = NULL;

  for (guint i = 0; i < ids->len && ids->pdata[i] != NULL; i++)
    g_ptr_array_add (is_beaten (all, &choices[owner], who, &choices[record], ids->pdata[i]) ? beaten : others,
                     (gpointer) sortie_choice_name (module, record, SORTIE_NO_SEAT, ids->pdata[i], &chosen, 1));
  rungs = tell_rungs (beaten, others);
  console_out_pair (out, CONSOLE_PLAIN, left, COLUMN, 4, rungs);
}

/* Each opponent in each of its classes, if the game has classes. */
static void
say_ladder (ConsoleOut *out, const SortieModule *module, guint record, const GPtrArray *all)
{
  const SortieChoiceDecl *choices = module->game->choices;
  const guint owner = owner_of (module, record);
  g_autoptr (GPtrArray) ids = NULL;

  if (owner == SORTIE_NO_INDEX)
    return;
  console_out_fill_in (out, CONSOLE_STRONG, _ ("Ladder: {title}"), "title",
                       console_game_text (module, choices[owner].title), NULL);
  ids = sortie_choice_candidates (module, owner, SORTIE_NO_SEAT, NULL, 0);
  for (guint i = 0; i < ids->len && ids->pdata[i] != NULL; i++)
    say_rung (out, module, owner, record, ids->pdata[i], all);
}

/* ---- The page ------------------------------------------------------------------------------- */

gboolean
console_records_has (const SortieModule *module)
{
  g_autoptr (GPtrArray) all = read_all (module);

  return all->len > 0;
}

void
console_records_say (ConsoleOut *out, const SortieModule *module)
{
  const SortieChoiceDecl *choices = module->game->choices;
  g_autoptr (GPtrArray) all = read_all (module);
  const char *title = console_game_text (module, module->game->title);
  g_autofree char *text = NULL;
  Tally tally = { 0 };

  for (guint k = 0; k < all->len; k++)
    count_result (&tally, ((const Finished *) all->pdata[k])->result);
  text = tally_text (&tally);
  console_out_fill_in (out, CONSOLE_STRONG, "{game}: {tally}.", "game", title, "tally", text,
                       NULL);
  for (guint i = 0; choices != NULL && choices[i].id != NULL; i++)
    say_choice (out, module, i, all);
  for (guint i = 0; choices != NULL && choices[i].id != NULL; i++)
    if (choices[i].record_of != NULL)
      say_ladder (out, module, i, all);
}

void
console_records_say_source (ConsoleOut *out)
{
  console_out_say (out, _ ("Counted from the matches that are kept, those that you "
                           "played alone or against programs."));
}

/* ---- The list of the matches ---------------------------------------------------------------- */

const char *
console_save_result (const SortieModule *module, const ConsoleSave *save)
{
  Finished *finished = read_journal (module, save->path);
  gint result = finished != NULL ? finished->result : 0;
  gboolean known = finished != NULL;

  if (finished != NULL)
    finished_free (finished);
  if (!save->finished)
    return _ ("not finished");
  if (!known)
    return _ ("finished");
  /* Translators: how a match ended: nobody has won. */
  return result > 0 ? _ ("won") : result < 0 ? _ ("lost") : C_ ("result", "a draw");
}

/* Whether it is a damaged file of one of the games, or of a game that it does not tell. */
static gboolean
may_be_of (const ConsoleSave *save, SortieModule *const *games, guint n_games)
{
  g_autofree char *game = save->wrong != NULL ? console_save_game (save) : NULL;

  if (save->wrong == NULL || game == NULL)
    return save->wrong != NULL;
  for (guint i = 0; i < n_games; i++)
    if (strcmp (game, games[i]->game->id) == 0)
      return TRUE;
  return FALSE;
}

static void
say_wrong (ConsoleOut *out, const ConsoleSave *save)
{
  g_autofree char *title = console_save_wrong_title (save), *why = console_save_why (save);

  console_out_fill_in (out, CONSOLE_WRONG, "{match}: {why}", "match", title, "why", why, NULL);
}

void
console_matches_say (ConsoleOut *out, SortieModule *const *games, guint n_games)
{
  g_autoptr (GPtrArray) all = console_saves_all ();
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const ConsoleSave *save = all->pdata[i];
      const SortieModule *module = console_save_among (save, games, n_games);
      g_autofree char *title = NULL;

      if (module == NULL && may_be_of (save, games, n_games))
        {
          say_wrong (out, save);
          n++;
        }
      if (module == NULL)
        continue;
      title = console_save_title (save, module);
      console_out_fill (out, _ ("{match}, {result}: {file}"), "match", title, "result",
                        console_save_result (module, save), "file", save->path, NULL);
      n++;
    }
  if (n == 0)
    console_out_say (out, n_games == 1 ? _ ("There is no saved match of this game.") : _ ("There is no saved match."));
}
