/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-linear.c: the table in sentences says all that its drawing says, in the positions of the replays and of a match
 * in each mode of each game, for every seat; and who is told what has changed knows as much as who hears the
 * whole. */
#include <string.h>

#include "console/screen/screen.h"
#include "tests/tap/game.h"
#include "base/text.h"
#include "flow/front-end.h"
#include <sortie/match.h>
#include <sortie/view.h>
#include "module/front-end.h"
#include "tests/console/table.h"

#define WIDE 400
/* Each sentence in one line. */
#define ENDLESS 100000
/* A position is looked at in so many of the decisions. */
#define ONE_IN 12

/* What is compared of one replay. */
typedef struct
{
  const char *name;
  ConsoleOut *drawn, *said;
  GHashTable *heard; /* (nullable) */
  guint n;           /* things that were compared */
} Compared;

/* ---- Words ----------------------------------------------------------------------------- */

/* The words and numbers of a text, folded. */
static GHashTable *
words_of (const char *text)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *folded = sortie_words_fold (text);
  const char *at = folded;

  while (*at != '\0')
    {
      const char *from = at;

      while (*at != '\0' && g_unichar_isalnum (g_utf8_get_char (at)))
        at = g_utf8_next_char (at);
      if (at > from)
        g_hash_table_add (words, g_strndup (from, (gsize) (at - from)));
      else
        at = g_utf8_next_char (at);
    }
  return words;
}

/* A card drawn by its sign is said by its name. */
static gboolean
is_sign (const SortieSketchItem *item, const char *word)
{
  for (guint i = 0; item->cards != NULL && i < item->cards->len; i++)
    {
      const char *sign = g_array_index (item->cards, SortieSketchCard, i).sign;
      g_autofree char *rank = sign != NULL ? g_ascii_strdown (sign, -1) : NULL;

      /* "8h", where the suit has no sign in ASCII */
      if (rank != NULL && strspn (rank, "0123456789ajqk") > 0
          && strncmp (rank, word, strspn (rank, "0123456789ajqk")) == 0)
        return item->title != NULL || item->lines[0] != NULL;
    }
  return FALSE;
}

static void
expect_said (Compared *c, const SortieSketchItem *item, const char *drawn, const char *said)
{
  g_autoptr (GHashTable) words = words_of (drawn), known = words_of (said);
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    {
      c->n++;
      /* "2 x Imp" is "2 times Imp" */
      if (g_hash_table_contains (known, strcmp (word, "x") == 0 ? "times" : word) || (item != NULL && is_sign (item, word)))
        continue;
      tap_note ("%s: “%s” is drawn in “%s”, and not said in “%s”", c->name, (char *) word, drawn, said);
      CU_FAIL ("the sentences lack something");
    }
}

/* ---- Things ---------------------------------------------------------------------------- */

static char *
take (ConsoleOut *out)
{
  char *text = g_strdup (out->pending->str);

  g_string_truncate (out->pending, 0);
  return text;
}

/* Draws and says one thing alone. */
static void
compare_item (Compared *c, SortieSketchItem *item)
{
  g_autoptr (GPtrArray) alone = g_ptr_array_new ();
  const SortieSketch sketch = { .items = alone };
  g_autofree char *drawn = NULL, *said = NULL;

  g_ptr_array_add (alone, item);
  console_draw (c->drawn, &sketch, SORTIE_NO_SEAT, 0);
  console_draw (c->said, &sketch, SORTIE_NO_SEAT, 0);
  drawn = take (c->drawn);
  said = take (c->said);
  expect_said (c, item, drawn, said);
}

/* The numbers of a short fact. No wound is drawn as 0/7, and goes without saying. (transfer full) */
static char *
numbers_of (const char *fact)
{
  char *numbers = g_strcanon (g_strdup (fact), "0123456789", ' ');

  for (char *at = numbers; *at != '\0'; at += MAX (strspn (at, "0123456789"), 1))
    if (*at == '0')
      *at = ' ';
  return numbers;
}

/* A short fact is drawn; its numbers are in the words. What stands there and whose it is are said. */
static void
compare_cell (Compared *c, const SortieSketchCell *cell, const char *said)
{
  g_autofree char *name = g_strdup_printf ("%s:", cell->name);
  const char *from = strstr (said, name);
  const char *end = from != NULL ? strchr (from, '\n') : NULL;
  g_autofree char *sentence = end != NULL ? g_strndup (from, (gsize) (end - from)) : g_strdup ("");

  if (cell->titles == NULL && !cell->live)
    return;
  for (guint i = 0; cell->titles != NULL && cell->titles[i] != NULL; i++)
    expect_said (c, NULL, cell->titles[i], sentence);
  if (cell->whose != NULL)
    expect_said (c, NULL, cell->whose, sentence);
  for (guint i = 0; i < cell->facts->len; i++)
    {
      const SortieSketchFact *fact = cell->facts->pdata[i];

      expect_said (c, NULL, fact->words, sentence);
      if (fact->ascii != NULL || fact->brief != NULL)
        {
          g_autofree char *numbers = numbers_of (fact->brief != NULL ? fact->brief : fact->ascii);

          expect_said (c, NULL, numbers, fact->words);
        }
    }
}

static void
compare_grid (Compared *c, SortieSketchItem *item)
{
  g_autofree char *said = NULL;

  console_say_grid (c->said, item->grid);
  said = take (c->said);
  for (guint i = 0; i < item->grid->cells->len; i++)
    compare_cell (c, item->grid->cells->pdata[i], said);
}

/* Whether it is heard; several things that are empty are told in one sentence: "c4, e4: empty." */
static gboolean
is_heard (const char *heard, const char *told)
{
  const char *empty = g_str_has_suffix (told, ": empty.") ? g_strrstr (told, ": empty.") : NULL;
  g_autofree char *label = empty != NULL ? g_strndup (told, (gsize) (empty - told)) : NULL;
  g_autofree char *escaped = label != NULL ? g_regex_escape_string (label, -1) : NULL;
  g_autofree char *pattern = escaped != NULL ? g_strdup_printf ("\\b%s(, [^.:]*)?: empty\\.", escaped) : NULL;

  return strstr (heard, told) != NULL || (pattern != NULL && g_regex_match_simple (pattern, heard, 0, 0));
}

/* Who hears what changes has heard what the whole says. */
static void
compare_changes (Compared *c, const SortieSketch *sketch)
{
  GHashTable *before = c->heard, *whole = NULL;
  g_autofree char *said = NULL, *heard = NULL;
  GHashTableIter iter;
  gpointer key, text;

  c->heard = console_linear_hear (c->said, before, sketch, "");
  said = take (c->said);
  heard = sortie_words_fold (said);
  whole = console_linear_hear (NULL, NULL, sketch, "");
  tap_int (g_hash_table_size (c->heard), g_hash_table_size (whole));
  g_hash_table_iter_init (&iter, whole);
  while (g_hash_table_iter_next (&iter, &key, &text))
    {
      const char *known = before != NULL ? g_hash_table_lookup (before, key) : NULL;

      tap_string (g_hash_table_lookup (c->heard, key), text);
      if (known != NULL && strcmp (known, text) != 0)
        {
          /* without spaces that hold lines together, and without signs that are no words */
          g_autofree char *folded = sortie_words_fold (text);
          g_auto (GStrv) parts = g_strsplit (folded, "×", -1);
          g_autofree char *told = g_strjoinv ("times", parts);

          CU_ASSERT (is_heard (heard, told));
        }
    }
  g_clear_pointer (&before, g_hash_table_unref);
  g_hash_table_unref (whole);
}

static void
compare_table (Compared *c, const SortieView *view)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();

  sortie_game_show (view, sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_GRID)
        compare_grid (c, item);
      else if (item->kind != SORTIE_SKETCH_ROW)
        compare_item (c, item);
    }
  compare_changes (c, sketch);
}

/* ---- Replays --------------------------------------------------------------------------- */

/* The journal of the match that the first line of the file asks for. (transfer full) */
static char *
journal_of (const char *path, char **ret_game)
{
  g_autofree char *text = NULL, *journal = NULL;
  g_auto (GStrv) lines = NULL, words = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) command = NULL;

  CU_ASSERT_TRUE_FATAL (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", 2);
  CU_ASSERT_TRUE_FATAL (g_shell_parse_argv (lines[0] + strlen ("# "), NULL, &words, NULL));
  g_strv_builder_add (builder, g_getenv ("SORTIE"));
  g_strv_builder_addv (builder, (const char **) words);
  *ret_game = g_strdup (words[1]);
  command = g_strv_builder_end (builder);
  CU_ASSERT_TRUE_FATAL (g_spawn_sync (NULL, command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &journal, NULL,
                                      NULL, &error));
  return g_steal_pointer (&journal);
}

static void
compare_replay (const char *path)
{
  g_autofree char *game = NULL, *notice = NULL, *bytes = journal_of (path, &game);
  g_autoptr (SortieModule) module = tap_game (game, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_read (bytes, strlen (bytes), path, &notice, &error);
  g_autoptr (SortieReplay) replay = NULL;
  Compared c = { .name = path, .drawn = console_out_new (NULL), .said = console_out_new (NULL) };
  guint step = 0;

  tap_no_error (error);
  replay = sortie_replay_new (module, journal, path, &error);
  tap_no_error (error);
  console_out_set_width (c.drawn, WIDE);
  console_out_set_width (c.said, ENDLESS);
  c.said->linear = CONSOLE_LINEAR_FULL;
  while (sortie_replay_step (replay, NULL))
    if (step++ % ONE_IN == 0)
      compare_table (&c, sortie_match_view (sortie_replay_match (replay), 0));
  CU_ASSERT_TRUE (c.n > 100);
  console_out_free (c.drawn);
  console_out_free (c.said);
  g_clear_pointer (&c.heard, g_hash_table_unref);
}

static void
the_sentences_lack_nothing (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("top_srcdir"), "tests", "replays", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  CU_ASSERT_PTR_NOT_NULL_FATAL (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".replay") && !g_str_has_prefix (name, "lamps")) /* of the toy game */
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        compare_replay (path);
        n++;
      }
  CU_ASSERT_TRUE (n > 5);
}

/* ---- Every mode ---------------------------------------------------------------------------- */

static const char *const games[] = { "siegestorm", "summoner-wars", "crazy-eights", "hearts",
                                     "frontier" };
#define MOVES 160

/* A match in which everybody does anything, as @seat sees it. */
static guint
compare_mode (SortieModule *module, const SortieModeDecl *mode, guint8 seat)
{
  const SortieMatchSpec spec = { .module = module, .mode = mode->id, .seed = 5 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (seat);
  Compared c = { .name = mode->id, .drawn = console_out_new (NULL), .said = console_out_new (NULL) };
  SortieRefusal why;

  console_out_set_width (c.drawn, WIDE);
  console_out_set_width (c.said, ENDLESS);
  c.said->linear = CONSOLE_LINEAR_FULL;
  for (guint i = 0; i < MOVES && !sortie_match_is_over (match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move = legal->moves[g_rand_int_range (chance, 0, (gint32) legal->n)];

      if (i % ONE_IN == 0)
        compare_table (&c, sortie_match_view (match, seat));
      sortie_match_play_move (match, sortie_match_to_move (match), &move, &why);
    }
  console_out_free (c.drawn);
  console_out_free (c.said);
  g_clear_pointer (&c.heard, g_hash_table_unref);
  return c.n;
}

static void
the_sentences_lack_nothing_in_any_mode (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (SortieModule) module = tap_game (games[i], NULL);
      const SortieModeDecl *mode = module->game->modes;

      for (; mode->id != NULL; mode++)
        for (guint8 seat = 0; mode->seats[seat] != NULL; seat++)
          CU_ASSERT_TRUE (compare_mode (module, mode, seat) > 50);
    }
}

/* ---- Who can act --------------------------------------------------------------------------- */

/* The places in brackets in the sentences that say with whom the moves begin: "With Oldin (d1), Engineer (c2): move." */
static GHashTable *
places_told (const char *said)
{
  GHashTable *places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    for (const char *at = g_str_has_prefix (lines[i], "With ") ? strchr (lines[i], '(') : NULL; at != NULL;
         at = strchr (at + 1, '('))
      g_hash_table_add (places, g_strndup (at + 1, strcspn (at + 1, ")")));
  return places;
}

/* The units with a sign on the drawn board. */
static GHashTable *
places_signed (const SortieMatch *match)
{
  GHashTable *places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();

  sortie_sketch_allow (sketch, sortie_match_legal ((SortieMatch *) match));
  sortie_game_show (sortie_match_view ((SortieMatch *) match, sortie_match_to_move (match)), sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      for (guint k = 0; item->kind == SORTIE_SKETCH_GRID && k < item->grid->cells->len; k++)
        {
          const SortieSketchCell *cell = item->grid->cells->pdata[k];

          if (cell->live && cell->titles != NULL)
            g_hash_table_add (places, g_strdup (cell->name));
        }
    }
  return places;
}

static void
expect_same (GHashTable *some, GHashTable *others, const char *complaint)
{
  GHashTableIter iter;
  gpointer place;

  g_hash_table_iter_init (&iter, some);
  while (g_hash_table_iter_next (&iter, &place, NULL))
    if (!g_hash_table_contains (others, place))
      {
        tap_note ("%s: %s", (char *) place, complaint);
        CU_FAIL ("the sign and the sentence differ");
      }
}

/* Units are listed where there are too many moves to name them. Returns: the number of units with a sign */
static guint
compare_who_can_act (Table *table)
{
  g_autoptr (GHashTable) told = NULL, drawn = places_signed (table->match);

  g_string_truncate (table->out->pending, 0);
  console_moves_offer (table->session, 1, 0);
  if (strstr (table->out->pending->str, "With ") == NULL && g_hash_table_size (drawn) < 3)
    return 0; /* the few moves are named */
  told = places_told (table->out->pending->str);
  expect_same (drawn, told, "has a sign, and is not said to act");
  expect_same (told, drawn, "is said to act, and has no sign");
  return g_hash_table_size (drawn);
}

/* Both show the units with which moves begin that people make: SW-9.1, 11.1, SS-7.9. */
static void
who_can_act_is_said_as_it_is_drawn (void)
{
  g_autoptr (Table) table = table_new_match ("summoner-wars");
  g_autoptr (GRand) chance = g_rand_new_with_seed (3);
  SortieRefusal why;
  guint n = 0;

  console_session_seat (table->session, "south=human", 1, NULL);
  console_session_seat (table->session, "north=human", 1, NULL);
  table->out->linear = CONSOLE_LINEAR_NORMAL;
  for (guint i = 0; i < MOVES && !sortie_match_is_over (table->match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (table->match);
      const SortieMove move = legal->moves[g_rand_int_range (chance, 0, (gint32) legal->n)];

      table->session->sitting = sortie_match_to_move (table->match);
      n += legal->n > 12 && sortie_is_window (sortie_match_play (table->match)) ? compare_who_can_act (table) : 0;
      sortie_match_play_move (table->match, sortie_match_to_move (table->match), &move, &why);
    }
  CU_ASSERT_TRUE (n > 20);
}

/* Whether a move of the list that nobody is warned of begins with a piece on the place. */
static gboolean
begins_on (const SortieMatch *match, const SortieMoves *legal, guint16 place)
{
  const SortiePlay *p = sortie_match_play (match);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n > 0 && sortie_place_piece (p, place) != SORTIE_NOTHING
        && legal->moves[i].arg[0] == sortie_place_piece (p, place)
        && sortie_move_warning (p, sortie_match_to_move (match), &legal->moves[i]) == NULL)
      return TRUE;
  return FALSE;
}

/* Returns: how many boxes have the sign */
static guint
compare_boxes (SortieMatch *match)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  guint n = 0;

  sortie_sketch_allow (sketch, sortie_match_legal (match));
  sortie_game_show (sortie_match_view (match, sortie_match_to_move (match)), sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind != SORTIE_SKETCH_BOX || item->place == SORTIE_NO_INDEX)
        continue;
      CU_ASSERT_EQUAL (item->live, begins_on (match, sortie_match_legal (match), item->place));
      n += item->live;
    }
  return n;
}

/* The sign means the same on a unit in a box: SS-7.9, SS-10.7. Anybody does anything. */
static void
a_box_has_the_sign_of_a_cell (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  guint n = 0;

  for (const SortieModeDecl *mode = module->game->modes; mode->id != NULL; mode++)
    {
      const SortieMatchSpec spec = { .module = module, .mode = mode->id, .seed = 5 };
      g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
      g_autoptr (GRand) chance = g_rand_new_with_seed (3);
      SortieRefusal why;

      for (guint i = 0; i < MOVES && !sortie_match_is_over (match); i++)
        {
          const SortieMoves *legal = sortie_match_legal (match);
          const SortieMove move = legal->moves[g_rand_int_range (chance, 0, (gint32) legal->n)];

          n += compare_boxes (match);
          sortie_match_play_move (match, sortie_match_to_move (match), &move, &why);
        }
    }
  CU_ASSERT_TRUE (n > 5);
}

/* ---- What counts as a change --------------------------------------------------------------- */

/* What a listener who has heard @heard, and the news @news, is told of a unit of one name and the same numbers in the
 * place. (transfer full) */
static char *
told_of_unit (ConsoleOut *out, GHashTable **heard, const char *place, guint pieces, const char *news)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) before = *heard;
  SortieSketchItem *box;

  sortie_sketch_heading (sketch, 1, "Player Two");
  box = sortie_sketch_item (sketch, SORTIE_SKETCH_BOX, 1, place);
  box->title = g_strdup (pieces != 0 ? "Imp" : NULL);
  box->pieces = pieces;
  *heard = console_linear_hear (out, before, sketch, news);
  return take (out);
}

static void
expect_told (ConsoleOut *out, GHashTable **heard, guint pieces, const char *text)
{
  g_autofree char *told = told_of_unit (out, heard, "War Track 1", pieces, "");

  tap_string (told, text);
}

static void
another_unit_of_the_same_name_is_a_change (void)
{
  ConsoleOut *out = console_out_new (NULL);
  GHashTable *heard = NULL;

  console_out_set_width (out, WIDE);
  expect_told (out, &heard, 1, "Player Two.\nWar Track 1: Imp.\n");
  expect_told (out, &heard, 1, "");
  expect_told (out, &heard, 2, "Changed:\nPlayer Two.\nWar Track 1: Imp.\n");
  expect_told (out, &heard, 0, "Changed:\nPlayer Two.\nWar Track 1: empty.\n");
  expect_told (out, &heard, 0, "");
  g_hash_table_unref (heard);
  console_out_free (out);
}

/* A sentence that names both places has told the move; two sentences about others there have not. */
static void
a_move_is_told_once (void)
{
  static const char *const others = "Boss deploys Orc (War Track 1).\nBoss deploys Ogre (War Track 2).\n";
  ConsoleOut *out = console_out_new (NULL);
  GHashTable *heard = NULL;

  console_out_set_width (out, WIDE);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *told = NULL;

      g_clear_pointer (&heard, g_hash_table_unref);
      g_free (told_of_unit (out, &heard, "War Track 1", 1, ""));
      told = told_of_unit (out, &heard, "War Track 2", 1,
                           i == 0 ? others : "Imp goes from War Track 1 to War Track 2.\n");
      tap_string (told, i == 0 ? "Changed:\nPlayer Two.\nWar Track 2: Imp.\n" : "");
    }
  g_hash_table_unref (heard);
  console_out_free (out);
}

/* ---- What no voice should read as signs ------------------------------------------------------ */

static void
numbers_of_a_hand_are_named (void)
{
  ConsoleOut *out = console_out_new (NULL);
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchItem *hand = sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, 1, "Hand");
  g_autofree char *said = NULL;

  console_out_set_width (out, WIDE);
  out->linear = CONSOLE_LINEAR_FULL;
  hand->value = 4;
  hand->lines[0] = g_strdup ("2\u00a0×\u00a0Imp 2/7/2, Wall –/9/–, Omen");
  hand->brief_key = g_strdup ("cost/ATT/DEF");
  console_draw_linear (out, sketch);
  said = take (out);
  tap_string (said, "Hand: 4 cards: 2 times Imp (cost 2, ATT 7, DEF 2), Wall (ATT 9), Omen.\n");
  console_out_free (out);
}

static const TapTest tests[] = {
  { "the numbers of the cards in a hand have their names", numbers_of_a_hand_are_named },
  { "who hears what has changed hears that, and of another unit of the same name",
    another_unit_of_the_same_name_is_a_change },
  { "who was told that a unit has moved does not hear where it is once more", a_move_is_told_once },
  { "in the positions of the replays the sentences say what the drawing says, and changes all that changes",
    the_sentences_lack_nothing },
  { "they do so in every mode of every game, for every seat", the_sentences_lack_nothing_in_any_mode },
  { "the units with a sign on the board are those with which moves are said to begin",
    who_can_act_is_said_as_it_is_drawn },
  { "a unit in a box has the sign if a move begins with it", a_box_has_the_sign_of_a_cell },
  { NULL },
};

TAP_MAIN (tests)
