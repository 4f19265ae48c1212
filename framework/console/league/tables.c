/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tables.c: the results of a run as tables and text. */
#include <string.h>

#include "console/league/league.h"
#include "console/screen/screen.h"
#include "base/text.h"
#include "language/front-end.h"
#include "module/front-end.h"

/* ---- Making tables ----------------------------------------------------------------- */

static void
free_table (gpointer data)
{
  LeagueTable *table = data;

  g_free (table->title);
  g_free (table->about);
  g_ptr_array_unref (table->headings);
  g_ptr_array_unref (table->rows);
  g_free (table);
}

static LeagueTable *table_new (const char *title, guint words, const char *heading, ...)
    G_GNUC_NULL_TERMINATED;

static LeagueTable *
table_new (const char *title, guint words, const char *heading, ...)
{
  LeagueTable *table = g_new0 (LeagueTable, 1);
  va_list more;

  table->title = g_strdup (title);
  table->words = words;
  table->headings = g_ptr_array_new_with_free_func (g_free);
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  va_start (more, heading);
  for (; heading != NULL; heading = va_arg (more, const char *))
    g_ptr_array_add (table->headings, g_strdup (heading));
  va_end (more);
  return table;
}

static GPtrArray *
row_new (LeagueTable *table)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (table->rows, row);
  return row;
}

static void
add_word (GPtrArray *row, const char *word)
{
  g_ptr_array_add (row, g_strdup (word));
}

static void
add_count (GPtrArray *row, guint64 n)
{
  g_ptr_array_add (row, g_strdup_printf ("%" G_GUINT64_FORMAT, n));
}

/* One digit after the decimal point, which is a point in every language. */
static void
add_decimal (GPtrArray *row, gdouble number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_ptr_array_add (row, g_strdup (g_ascii_formatd (buffer, sizeof buffer, "%.1f", number)));
}

static void
add_mean (GPtrArray *row, gdouble sum, gdouble n)
{
  if (n > 0)
    add_decimal (row, sum / n);
  else
    add_word (row, "");
}

/* A percentage and its interval. */
static void
add_share (GPtrArray *row, LeagueShare share)
{
  add_decimal (row, 100 * share.share);
  g_ptr_array_add (row, g_strdup_printf ("%.0f–%.0f", 100 * share.low, 100 * share.high));
}

/* ---- The whole run ------------------------------------------------------------------- */

static gboolean
is_one_sided (const LeagueTally *tally)
{
  return g_array_index (tally->contests, LeagueContestTally, 0).second == SORTIE_NO_ENTRANT;
}

static const LeagueContestTally *
contest_at (const LeagueTally *tally, guint i)
{
  return &g_array_index (tally->contests, LeagueContestTally, i);
}

LeagueRating *
league_tally_ratings (const LeagueTally *tally, guint *ret_n)
{
  guint entrants = json_array_get_length (json_object_get_array_member (tally->head, "entrants"));
  guint settings = json_array_get_length (json_object_get_array_member (tally->head, "settings"));
  guint n = entrants + (is_one_sided (tally) ? settings : 0);
  g_autofree gdouble *won = g_new0 (gdouble, n * n);
  LeagueRating *ratings = g_new0 (LeagueRating, n);

  for (guint i = 0; i < tally->contests->len; i++)
    {
      const LeagueContestTally *c = contest_at (tally, i);
      guint second = c->second != SORTIE_NO_ENTRANT ? c->second : entrants + c->setting;

      if (c->first == second)
        continue;
      won[c->first * n + second] += league_tally_won (c);
      won[second * n + c->first] += league_tally_decided (c) - league_tally_won (c);
    }
  league_ratings (won, n, ratings);
  *ret_n = n;
  return ratings;
}

/* ---- The tables ------------------------------------------------------------------------ */

static void
contest_row (LeagueTable *table, const LeagueContestTally *c, const LeagueNames *names)
{
  GPtrArray *row = row_new (table);
  gboolean two = c->second != SORTIE_NO_ENTRANT;

  add_word (row, names->entrants->pdata[c->first]);
  add_word (row, two ? names->entrants->pdata[c->second] : names->settings->pdata[c->setting]);
  if (two && names->settings->len > 1)
    add_word (row, names->settings->pdata[c->setting]);
  add_count (row, c->games);
  add_share (row, league_wilson (league_tally_won (c), league_tally_decided (c)));
  add_count (row, c->drawn);
  add_count (row, c->unfinished);
  add_mean (row, (gdouble) c->turns, c->games);
  add_mean (row, (gdouble) c->decisions, c->games);
}

static LeagueTable *
contest_table (const LeagueTally *tally, const LeagueNames *names)
{
  gboolean with_setting = !is_one_sided (tally) && names->settings->len > 1;
  LeagueTable *table;

  if (with_setting)
    table = table_new (_ ("Contests"), 3, _ ("First"), _ ("Second"), _ ("Setting"), _ ("Games"),
                       _ ("Won %"), _ ("95 %"), _ ("Drawn"), _ ("Unfinished"), _ ("Turns"),
                       _ ("Decisions"), NULL);
  else
    table = table_new (_ ("Contests"), 2, _ ("First"), _ ("Against"), _ ("Games"), _ ("Won %"),
                       _ ("95 %"), _ ("Drawn"), _ ("Unfinished"), _ ("Turns"), _ ("Decisions"),
                       NULL);
  table->about = g_strdup (_ ("Won: by the first, a drawn game counting half, with the interval of "
                              "95 % by Wilson. Turns and decisions: the mean of a game."));
  for (guint i = 0; i < tally->contests->len; i++)
    contest_row (table, contest_at (tally, i), names);
  return table;
}

/* All contests of one setting together: how hard a Boss is against any deck. */
static LeagueTable *
setting_table (const LeagueTally *tally, const LeagueNames *names)
{
  LeagueTable *table
      = table_new (_ ("Settings"), 1, _ ("Setting"), _ ("Games"), _ ("Won %"), _ ("95 %"),
                   _ ("Lowest"), _ ("Highest"), _ ("Turns"), NULL);

  table->about = g_strdup (_ ("All contests of a setting together, and the lowest and the highest "
                              "share among them."));
  for (guint setting = 0;
       is_one_sided (tally) && names->entrants->len > 1 && setting < names->settings->len; setting++)
    {
      gdouble won = 0, lowest = 1, highest = 0;
      guint decided = 0, games = 0;
      guint64 turns = 0;
      GPtrArray *row = row_new (table);

      for (guint i = 0; i < tally->contests->len; i++)
        {
          const LeagueContestTally *c = contest_at (tally, i);

          if (c->setting != setting || league_tally_decided (c) == 0)
            continue;
          won += league_tally_won (c);
          decided += league_tally_decided (c);
          lowest = MIN (lowest, league_tally_won (c) / league_tally_decided (c));
          highest = MAX (highest, league_tally_won (c) / league_tally_decided (c));
          games += c->games;
          turns += c->turns;
        }
      add_word (row, names->settings->pdata[setting]);
      add_count (row, games);
      add_share (row, league_wilson (won, decided));
      add_decimal (row, 100 * lowest);
      add_decimal (row, 100 * highest);
      add_mean (row, (gdouble) turns, games);
    }
  return table;
}

/* Sorts by an estimate: the strongest first, those without one last. */
typedef struct
{
  guint at;
  LeagueRating rating;
} Ranked;

static gint
by_rating (gconstpointer a, gconstpointer b)
{
  const Ranked *one = a, *two = b;

  if (one->rating.known != two->rating.known)
    return one->rating.known ? -1 : 1;
  if (one->rating.known && one->rating.rating != two->rating.rating)
    return one->rating.rating > two->rating.rating ? -1 : 1;
  return one->at < two->at ? -1 : 1;
}

static LeagueTable *
rating_table (const LeagueTally *tally, const LeagueNames *names)
{
  LeagueTable *table = table_new (_ ("Ratings"), 1, _ ("Name"), _ ("Rating"), _ ("95 %"), NULL);
  guint n;
  g_autofree LeagueRating *ratings = league_tally_ratings (tally, &n);
  g_autofree Ranked *ranked = g_new (Ranked, n);

  table->about = g_strdup (_ ("Bradley and Terry's model by maximum likelihood; 400 points are odds of 10 "
                              "to 1. Without a number: it has won, or lost, every game that connects "
                              "it with the others."));
  for (guint i = 0; i < n; i++)
    ranked[i] = (Ranked) { i, ratings[i] };
  if (n > 0)
    qsort (ranked, n, sizeof *ranked, by_rating);
  for (guint i = 0; n > 1 && i < n; i++)
    {
      const LeagueRating *one = &ranked[i].rating;
      GPtrArray *row = row_new (table);

      add_word (row, league_rated_name (names, ranked[i].at));
      g_ptr_array_add (row, one->known ? g_strdup_printf ("%+.0f", one->rating) : g_strdup ("–"));
      g_ptr_array_add (row, one->known ? g_strdup_printf ("%+.0f…%+.0f", one->low, one->high)
                                       : g_strdup (""));
    }
  return table;
}

/* The advantage of the first turn, in contests between two entrants. */
static LeagueTable *
opener_table (const LeagueTally *tally)
{
  LeagueTable *table = table_new (_ ("First turn"), 1, _ ("Who had it"), _ ("Games"), _ ("Won %"),
                                  _ ("95 %"), _ ("Lead changes"), NULL);
  guint games = 0, won = 0, all = 0;
  guint64 changes = 0;
  GPtrArray *row;

  table->about = g_strdup (_ ("Lead changes: how often in a game the other side came to look better when a "
                              "turn began, as the game itself judges positions."));
  for (guint i = 0; i < tally->contests->len; i++)
    {
      const LeagueContestTally *c = contest_at (tally, i);

      games += c->opened[0] + c->opened[1];
      won += c->won_opening[0] + c->won_opening[1];
      changes += c->lead_changes;
      all += c->games;
    }
  if (is_one_sided (tally) || games == 0)
    return table;
  row = row_new (table);
  add_word (row, _ ("either side"));
  add_count (row, games);
  add_share (row, league_wilson (won, games));
  add_mean (row, (gdouble) changes, all);
  return table;
}

/* The sentence of a reason, if it has no blanks; else its id. */
static const char *
reason_text (const LeagueNames *names, const char *id)
{
  const SortieReasonDecl *reasons = names->module != NULL ? names->module->rules->reasons : NULL;
  gint row;

  if (*id == '\0')
    return _ ("no reason");
  row = SORTIE_FIND_ROW (reasons, id);
  return row >= 0 && strchr (reasons[row].sentence, '{') == NULL
             ? console_game_text (names->module, reasons[row].sentence)
             : id;
}

static LeagueTable *
end_table (const LeagueTally *tally, const LeagueNames *names)
{
  LeagueTable *table
      = is_one_sided (tally)
          ? table_new (_ ("How games end"), 1, _ ("Reason"), _ ("Games"), "%", _ ("Won"),
                       _ ("Lost"), NULL)
          : table_new (_ ("How games end"), 1, _ ("Reason"), _ ("Games"), "%", NULL);

  for (guint i = 0; i < tally->ends->len; i++)
    {
      const LeagueEndTally *end = tally->ends->pdata[i];
      guint games = end->won[0] + end->won[1] + end->other;
      GPtrArray *row = row_new (table);

      add_word (row, reason_text (names, end->end));
      add_count (row, games);
      add_decimal (row, 100. * games / tally->games);
      if (!is_one_sided (tally))
        continue;
      add_count (row, end->won[0]);
      add_count (row, end->won[1]);
    }
  return table;
}

static const char *
event_text (const LeagueNames *names, const char *id)
{
  const SortieEventDecl *events = names->module != NULL ? names->module->rules->events : NULL;
  gint row = SORTIE_FIND_ROW (events, id);

  return row >= 0 && events[row].title != NULL ? console_game_text (names->module, events[row].title) : id;
}

/* Looks among the framework's causes before the game's. */
static const char *
cause_text (const LeagueNames *names, const char *id)
{
  const SortieVocabulary *words = names->module != NULL ? names->module->catalogue->vocabulary : NULL;
  const SortieCauseDecl *cause;

  for (guint i = 0; (cause = sortie_cause (words, i)) != NULL; i++)
    if (strcmp (cause->id, id) == 0)
      return i < SORTIE_CAUSE_OF_GAME ? _ (cause->title) : console_game_text (names->module, cause->title);
  return id;
}

static LeagueTable *
happening_table (const LeagueTally *tally, const LeagueNames *names)
{
  LeagueTable *table
      = table_new (_ ("What happened to winners and losers"), 2, _ ("What"), _ ("By"), _ ("Winner"),
                   _ ("Loser"), _ ("Winner, times"), _ ("Loser, times"), NULL);

  table->is_long = TRUE;
  table->about = g_strdup (_ ("How much of it, and how often, in a game on average."));
  for (guint i = 0; i < tally->happened->len; i++)
    {
      const LeagueHappeningTally *one = tally->happened->pdata[i];
      GPtrArray *row = row_new (table);

      add_word (row, event_text (names, one->event));
      add_word (row, cause_text (names, one->cause));
      add_mean (row, (gdouble) one->amount[0], tally->sides[0]);
      add_mean (row, (gdouble) one->amount[1], tally->sides[1]);
      add_mean (row, (gdouble) one->times[0], tally->sides[0]);
      add_mean (row, (gdouble) one->times[1], tally->sides[1]);
    }
  return table;
}

static const char *
card_name (const LeagueNames *names, const char *id)
{
  guint16 def = names->module != NULL ? sortie_catalogue_find (names->module->catalogue, id) : 0;

  return def != 0 ? sortie_def_name (names->module->catalogue, def) : id;
}

/* The difference to the share that those sides win anyway, with the interval of a binomial share. */
static void
add_difference (GPtrArray *row, const LeagueCardTally *card)
{
  LeagueShare share = league_wilson (card->won, card->games);
  gdouble usual = card->expected / card->games;

  g_ptr_array_add (row, g_strdup_printf ("%+.1f", 100 * (share.share - usual)));
  g_ptr_array_add (row, g_strdup_printf ("%+.0f…%+.0f", 100 * (share.low - usual),
                                         100 * (share.high - usual)));
}

static LeagueTable *
card_table (const LeagueTally *tally, const LeagueNames *names)
{
  LeagueTable *table = table_new (_ ("Cards"), 2, _ ("Card"), _ ("How"), _ ("Games"), _ ("Won %"),
                                  _ ("Against the mean"), _ ("95 %"), NULL);

  table->is_long = TRUE;
  table->about = g_strdup (_ ("In how many games a side saw a card, or used it with that command, how many "
                              "of these it won, and how much more than it wins on average."));
  for (guint i = 0; i < tally->cards->len; i++)
    {
      const LeagueCardTally *card = tally->cards->pdata[i];
      GPtrArray *row;

      if (card->games == 0)
        continue;
      row = row_new (table);
      add_word (row, card_name (names, card->card));
      add_word (row, *card->how == '\0' ? _ ("seen") : card->how);
      add_count (row, card->games);
      add_decimal (row, 100 * card->won / card->games);
      add_difference (row, card);
    }
  return table;
}

GPtrArray *
league_tables (const LeagueTally *tally, const LeagueNames *names)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func (free_table);
  LeagueTable *all[] = { contest_table (tally, names),   setting_table (tally, names),
                         rating_table (tally, names),    opener_table (tally),
                         end_table (tally, names),       happening_table (tally, names),
                         card_table (tally, names) };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i]->rows->len > 0)
      g_ptr_array_add (tables, all[i]);
    else
      free_table (all[i]);
  return tables;
}

/* ---- Texts ----------------------------------------------------------------------------- */

static const char *
head_text (const LeagueTally *tally, const char *member)
{
  return json_object_get_string_member_with_default (tally->head, member, "");
}

/* The mode's name if the game is available; else its id. (transfer full) */
static char *
mode_text (const LeagueTally *tally, const SortieModule *module)
{
  const char *id = head_text (tally, "mode");
  gint mode = module != NULL ? SORTIE_FIND_ROW (module->game->modes, id) : -1;

  return mode >= 0 ? sortie_mode_title (module, (guint) mode) : g_strdup (id);
}

char *
league_summary (const LeagueTally *tally, const LeagueNames *names)
{
  g_autofree char *mode = mode_text (tally, names->module);
  const char *title = names->module != NULL
                        ? console_game_text (names->module, names->module->game->title)
                        : head_text (tally, "game");
  g_autofree char *played
      = sortie_sentence (_ ("{game}, {mode}. Games: {games}. Contests: {contests}. First seed: {seed}."),
                         "game", title, "mode", mode, "games", SORTIE_DIGITS (tally->games),
                         "contests", SORTIE_DIGITS (tally->contests->len), "seed", head_text (tally, "seed"), NULL);
  g_autofree char *stopped
      = sortie_sentence (_ ("Effects that a bound of the game stopped: {n}."), "n", SORTIE_DIGITS (tally->stops), NULL);

  return tally->stops > 0 ? g_strconcat (played, "\n", stopped, NULL) : g_steal_pointer (&played);
}

static guint
column_width (const LeagueTable *table, guint column)
{
  guint width = sortie_text_width (table->headings->pdata[column]);

  for (guint i = 0; i < table->rows->len; i++)
    {
      const GPtrArray *row = table->rows->pdata[i];

      width = MAX (width, sortie_text_width (row->pdata[column]));
    }
  return width;
}

static void
append_row (GString *text, const LeagueTable *table, const GPtrArray *row)
{
  for (guint i = 0; i < row->len; i++)
    {
      guint width = column_width (table, i), used = sortie_text_width (row->pdata[i]);
      g_autofree char *gap = g_strnfill (width - used, ' ');

      g_string_append_printf (text, "%s%s%s", i > 0 ? "  " : "", i >= table->words ? gap : "",
                              (const char *) row->pdata[i]);
      if (i < table->words && i + 1 < row->len)
        g_string_append (text, gap);
    }
  g_string_append_c (text, '\n');
}

char *
league_table_text (const LeagueTable *table)
{
  GString *text = g_string_new (NULL);

  append_row (text, table, table->headings);
  for (guint i = 0; i < table->rows->len; i++)
    append_row (text, table, table->rows->pdata[i]);
  return g_string_free (text, FALSE);
}

/* "Cave Goblins against Guild Dwarves: games 20, won 55.0." */
static void
append_sentence (GString *text, const LeagueTable *table, const GPtrArray *row)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new (), facts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *label = NULL, *all = NULL, *sentence = NULL;

  for (guint i = 0; i < row->len; i++)
    if (i < table->words)
      g_ptr_array_add (words, row->pdata[i]);
    else if (*(const char *) row->pdata[i] != '\0')
      g_ptr_array_add (facts, g_strdup_printf ("%s %s", (const char *) table->headings->pdata[i],
                                               (const char *) row->pdata[i]));
  label = sortie_texts_join (words, _ (", "));
  if (g_str_has_suffix (label, ".")) /* a reason is a sentence of its own */
    label[strlen (label) - 1] = '\0';
  all = sortie_texts_join (facts, _ (", "));
  sentence = sortie_sentence (_ ("{label}: {text}."), "label", label, "text", all, NULL);
  g_string_append_printf (text, "%s\n", sentence);
}

char *
league_table_sentences (const LeagueTable *table)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < table->rows->len; i++)
    append_sentence (text, table, table->rows->pdata[i]);
  return g_string_free (text, FALSE);
}
