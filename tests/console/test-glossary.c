/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-glossary.c: whatever stands on a screen can be looked up: `help` knows each title of the games' tables,
 * each word that a value can be, each ability, each label of the table in every mode in the course of a match, each
 * sign that a key below the table explains, the names of cards as a narrow board cuts them, the levels of what is
 * chosen, and the program's own words, in every language. All of it is known where it is not on the screen, too: labels
 * and signs that come up late in a match are looked up before its first move. */
#include <string.h>

#include "console/commands/commands.h"
#include "console/screen/drawing.h"
#include "console/screen/language.h"
#include "tests/tap/game.h"
#include <sortie/base.h>
#include <sortie/match.h>
#include <sortie/view.h>
#include "content/rulebook.h"
#include "language/front-end.h"
#include "module/front-end.h"

static const char *const games[] = { "siegestorm", "summoner-wars", "crazy-eights", "hearts",
                                     "frontier" };

/* A match of one game, and words that may be read in it. */
typedef struct
{
  SortieModule *module;
  ConsoleSession *session;
  GPtrArray *words; /* (element-type utf8) */
  GHashTable *cut;  /* (element-type utf8): the cut names that were looked up */
  guint n_known;    /* so many of them were looked up */
  guint n_signs;    /* among them */
  guint n_cut;      /* names that were cut */
} Screen;

static void
add (Screen *screen, const char *word)
{
  if (word != NULL && *word != '\0' && !g_ascii_isdigit (*word)
      && !g_ptr_array_find_with_equal_func (screen->words, word, g_str_equal, NULL))
    g_ptr_array_add (screen->words, g_strdup (word));
}

static void
add_text (Screen *screen, const char *text)
{
  add (screen, console_game_text (screen->module, text));
}

/* The titles of a table, which ends with a row without an id. */
#define ADD_TITLES(screen, table)                                                      \
  for (guint i_ = 0; (table) != NULL && (table)[i_].id != NULL; i_++)                  \
  add_text ((screen), (table)[i_].title)

static void
add_tables (Screen *screen)
{
  const SortieGame *game = screen->module->game;
  const SortieTurnDecl *turns = game->rules.turns;

  ADD_TITLES (screen, game->zones);
  ADD_TITLES (screen, game->places);
  ADD_TITLES (screen, game->vars);
  ADD_TITLES (screen, game->marks);
  ADD_TITLES (screen, game->flags);
  for (guint i = 0; turns != NULL && turns[i].id != NULL; i++)
    ADD_TITLES (screen, turns[i].phases);
}

static void
add_values (Screen *screen)
{
  const SortieValueDecl *values = screen->module->catalogue->vocabulary->values;

  for (guint i = 0; values[i].id != NULL; i++)
    {
      if (values[i].printed)
        add_text (screen, values[i].title);
      for (guint k = 0; values[i].printed && values[i].words != NULL && values[i].words[k] != NULL; k++)
        add_text (screen, values[i].words[k]);
    }
  for (guint16 i = 0; i < screen->module->catalogue->n_keywords; i++)
    add (screen, sortie_keyword_name (screen->module->catalogue, i));
}

static void
look_up (Screen *screen, const char *word)
{
  g_auto (GStrv) words = g_strsplit (word, " ", -1);

  screen->session->refused = FALSE;
  console_command_help (screen->session, words);
  if (screen->session->refused)
    tap_note ("%s: help does not know “%s”", screen->module->game->id, word);
  CU_ASSERT_FALSE (screen->session->refused);
  g_string_truncate (screen->session->out->pending, 0);
}

/* What others than the game have to say: the program's own words, and the levels of cards that are chosen. */
static void
add_others (Screen *screen)
{
  const SortieCatalogue *catalogue = screen->module->catalogue;
  char *word;

  for (guint i = 0; (word = console_own_word (i)) != NULL; i++)
    {
      add (screen, word);
      g_free (word);
    }
  for (guint i = 0; i < catalogue->n_records; i++)
    add (screen, sortie_record_name (catalogue, &catalogue->records[i]));
}

/* columns of a cell in a narrow window */
#define NARROW 5

/* The names of the cards on a narrow board, if they can be typed; in make check each once. */
static void
add_cut_names (Screen *screen, const SortieSketchGrid *grid)
{
  g_autofree guint *rooms = g_new (guint, grid->cells->len);
  g_autoptr (GPtrArray) names = NULL;

  for (guint i = 0; i < grid->cells->len; i++)
    rooms[i] = NARROW;
  names = console_short_names (grid, rooms);
  for (guint i = 0; i < names->len; i++)
    if (names->pdata[i] != NULL
        && (g_hash_table_add (screen->cut, g_strdup (names->pdata[i])) || tap_games (1) > 1))
      {
        look_up (screen, names->pdata[i]);
        screen->n_cut++;
      }
}

/* How many moves of a match are looked at, and how often the table is. */
#define MOVES 60
#define ONE_IN 10

/* "† sword, → bow", in ASCII "s sword, b bow": the signs. */
static void
add_signs (Screen *screen, const SortieSketchGrid *grid)
{
  const char *key = screen->session->out->ascii ? grid->ascii_key : grid->key;
  g_auto (GStrv) parts = g_strsplit (key != NULL ? key : "", ", ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_utf8_next_char (parts[i]) == ' ')
      {
        g_autofree char *sign = g_utf8_substring (parts[i], 0, 1);

        add (screen, sign);
        screen->n_signs++;
      }
}

/* Boxes, piles and meters of the table; what a heading names is a player. */
static void
add_labels (Screen *screen)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();

  sortie_game_show (console_session_view (screen->session), sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_BOX || item->kind == SORTIE_SKETCH_PILE
          || item->kind == SORTIE_SKETCH_METER)
        add (screen, item->label);
      if (item->grid != NULL)
        add_signs (screen, item->grid);
      if (item->grid != NULL)
        add_cut_names (screen, item->grid);
    }
}

/* All that is new. */
static void
look_up_all (Screen *screen)
{
  for (; screen->n_known < screen->words->len; screen->n_known++)
    look_up (screen, screen->words->pdata[screen->n_known]);
}

/* Some match of that mode, in which everybody does anything. */
static void
add_course (Screen *screen, GRand *chance)
{
  SortieMatch *match = screen->session->match;
  SortieRefusal why;

  for (guint i = 0; i < MOVES && !sortie_match_is_over (match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move = legal->moves[g_rand_int_range (chance, 0, (gint32) legal->n)];

      if (i % ONE_IN == 0)
        {
          add_labels (screen);
          look_up_all (screen);
        }
      CU_ASSERT_TRUE (sortie_match_play_move (match, sortie_match_to_move (match), &move, &why));
    }
}

/* A match that has just begun. */
static void
begin (Screen *screen, ConsoleOut *out, ConsoleInput *input, const char *game, guint mode)
{
  static const SortiePaths nowhere = { .modules = "" };
  SortieModule *module = tap_game (game, NULL);
  const SortieMatchSpec spec = { .module = module, .mode = module->game->modes[mode].id, .seed = 1 };

  screen->module = module;
  screen->session
      = console_session_new (out, input, &nowhere, module, sortie_match_new (&spec, NULL), NULL);
  screen->session->commands = console_commands;
}

/* @mode: its number */
static void
check_mode (const char *game, guint mode, GRand *chance)
{
  g_autoptr (ConsoleOut) out = console_out_new (NULL);
  ConsoleInput *input = console_input_new (NULL);
  Screen screen = { .words = g_ptr_array_new_with_free_func (g_free),
                    .cut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  guint n_at_first;

  begin (&screen, out, input, game, mode);
  add_tables (&screen);
  add_values (&screen);
  add_others (&screen);
  look_up_all (&screen);
  n_at_first = screen.n_known;
  add_course (&screen, chance);
  console_session_free (screen.session);
  begin (&screen, out, input, game, mode);
  screen.n_known = n_at_first;
  look_up_all (&screen);
  CU_ASSERT_TRUE (screen.words->len > 10);
  CU_ASSERT_TRUE (strcmp (game, "summoner-wars") != 0 || (screen.n_signs > 0 && screen.n_cut > 0));
  g_ptr_array_unref (screen.words);
  g_hash_table_unref (screen.cut);
  console_session_free (screen.session);
  console_input_free (input);
}

static void
check_game (const char *game)
{
  g_autoptr (SortieModule) module = tap_game (game, NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);

  for (guint mode = 0; module->game->modes[mode].id != NULL; mode++)
    check_mode (game, mode, chance);
}

static void
every_word_in_english (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    check_game (games[i]);
}

static void
every_word_in_other_languages (void)
{
  g_auto (GStrv) languages = NULL;
  ConsoleLanguage before;

  g_free (console_language_init (NULL));
  languages = console_languages ();
  console_language_get (&before);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      console_language_speak (languages[i]);
      every_word_in_english ();
      console_language_back (&before);
    }
  console_language_clear (&before);
}

/* Each plain explanation can be asked for, and cites a rule that there is. */
static void
plain_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      SortieModule *module = tap_game (games[i], NULL);
      const SortieRulebook *book = sortie_module_rulebook (module, NULL);

      CU_ASSERT_TRUE (book->n_terms > 0);
      for (guint j = 0; j < book->n_terms; j++)
        {
          const SortieTerm *term = &book->terms[j];
          const char *name = term->name != NULL ? term->name : term->id;

          if (term->rule == NULL || sortie_rulebook_find (book, term->rule) == NULL
              || !console_term_is_plain (module, name))
            tap_string (term->id, "a term of the tables with a rule");
        }
      sortie_module_free (module);
    }
}

static const TapTest tests[] = {
  { "help knows every word that stands on a screen", every_word_in_english },
  { "help knows them in every language", every_word_in_other_languages },
  { "what is explained in plain words can be asked for, and has a rule", plain_words },
  { NULL },
};

TAP_MAIN (tests)
