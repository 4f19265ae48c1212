/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The greedy bot uses what its cards offer: every event, every ability that is used at will and every offer of a
 * card that may be declined, but for those that unused.txt names with a reason.
 *
 * Each ready-made deck plays against the next one in the list. What a seat could use counts where it could also do
 * something else. A few games tell only whether what was given up was used after all; SORTIE_GAMES=4800, which is
 * 300 games for each deck, and more also whether anything else never is: make uses-of-cards GAMES=4800. Where a pair
 * of decks has played ENOUGH_OF_A_PAIR and has used all that it could, its further games cannot tell anything and are
 * left out. SORTIE_USES names a file that keeps the counts, so that a run goes on where it was broken off.
 */
#include "league/internal.h"
#include <sortie/move.h>
#include <sortie/query.h>
#include <sortie/table.h>
#include "flow/pipeline.h"
#include "language/elements.h"
#include "model/internal.h"
#include "language/front-end.h"
#include "match/spec.h"
#include "games/summoner-wars/state.h"
#include "tests/summoner-wars/given-up.h"
#include "tests/tap/game.h"

#include <stdlib.h>
#include <string.h>

#define FEW_GAMES 2
#define ENOUGH_GAMES 4800
#define ENOUGH_OF_A_PAIR 8
#define UNUSED "tests/summoner-wars/unused.txt"

static SortieModule *game;

/* In how many games something could be used, and was. */
typedef struct
{
  guint games, used_games;
  guint last, last_used; /* the game that was counted last, from 1 on */
  guint64 pairs;         /* of decks: in whose games, a bit for each */
} Count;

typedef struct
{
  GHashTable *counts;   /* of Count, by what could be used */
  GHashTable *given_up; /* the same names */
  guint number;         /* of the game, from 1 on */
  guint pair;           /* of decks, that plays it */
  guint played;         /* games, without those that were left out */
  SortieMoves *legal;
} Uses;

/* ---- What a move uses -------------------------------------------------------------- */

/* (transfer full): "fury: <when>" */
static char *
name_of_clause (guint16 number, const char *asks)
{
  const SortieCatalogue *catalogue = game->catalogue;
  const SortieClause *clause = &catalogue->clauses[number];
  guint16 keyword = sortie_clause_keyword (catalogue, number);
  const char *owner = keyword != SORTIE_NO_INDEX ? catalogue->keywords[keyword].id
                                                 : catalogue->defs[clause->def].id;

  return g_strdup_printf ("%s: <%s>%s", owner,
                          sortie_element_of_clause (catalogue->vocabulary, clause)->name, asks);
}

/* (transfer full) (nullable) */
static char *
name_of_ability (const SortiePlay *p, const SortieMove *move)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = sortie_abilities (p, move->arg[0], SORTIE_CLAUSE_ABILITY, clauses, G_N_ELEMENTS (clauses));
  guint number = move->n > 1 ? sortie_ref_index (move->arg[1]) : 1;

  return number <= n ? name_of_clause (clauses[number - 1], "") : NULL;
}

/* (transfer full): "summon Ragnor" by its id */
static char *
name_of_card (const SortiePlay *p, const SortieMove *move, const char *verb)
{
  return g_strdup_printf ("%s: %s", game->catalogue->defs[sortie_card_of (p, move->arg[0])->def].id,
                          verb);
}

/* Whose program asks; NULL: none of a card's does. */
static const SortieTrigger *
offered (const SortiePlay *p, const SortieFrame *top)
{
  return top->code == SORTIE_PROC_EVENTS     ? sortie_events_offered (p, top)
         : top->code == SORTIE_PROC_TRIGGERS ? sortie_triggers_offered (p, top)
                                             : NULL;
}

static guint16
clause_of_program (guint16 program)
{
  for (guint16 i = 1; i < game->catalogue->n_clauses; i++)
    if (game->catalogue->clauses[i].program == program)
      return i;
  return 0;
}

static guint16
clause_that_asks (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);
  const SortieTrigger *trigger;

  if (top == NULL)
    return 0;
  if (!top->native)
    return clause_of_program (top->code);
  trigger = p->s->decision.kind == SORTIE_ASK_YES_NO ? offered (p, top) : NULL;
  return trigger != NULL && !sortie_is_return (trigger) ? trigger->clause : 0;
}

/* A question that may be declined is an offer. (transfer full) (nullable) */
static char *
name_of_offer (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;
  guint16 clause = clause_that_asks (p);

  if (clause == 0 || (d->kind != SORTIE_ASK_YES_NO && p->s->n_answers < d->min)
      || p->s->n_answers > 0)
    return NULL;
  return name_of_clause (clause, d->kind == SORTIE_ASK_YES_NO ? " yes" : " choose");
}

/* What is used by the move, (transfer full) (nullable). */
static char *
name_of_use (const SortiePlay *p, const SortieMove *move)
{
  switch ((guint) move->verb)
    {
    case SORTIE_GAME_VERB (SW_VERB_ACTIVATE):
      return name_of_ability (p, move);
    case SORTIE_GAME_VERB (SW_VERB_PLAY):
      return name_of_card (p, move, "play");
    case SORTIE_GAME_VERB (SW_VERB_SUMMON):
      return name_of_card (p, move, "summon");
    case SORTIE_VERB_YES:
    case SORTIE_VERB_CHOOSE:
      return name_of_offer (p);
    default:
      return NULL;
    }
}

/* ---- Counting ---------------------------------------------------------------------- */

static Count *
count_of (const Uses *uses, char *name)
{
  Count *count = g_hash_table_lookup (uses->counts, name);

  if (count == NULL)
    g_hash_table_insert (uses->counts, g_strdup (name), count = g_new0 (Count, 1));
  return count;
}

static void
note_possible (const Uses *uses, char *name)
{
  Count *count = count_of (uses, name);

  count->games += count->last != uses->number;
  count->last = uses->number;
  count->pairs |= G_GUINT64_CONSTANT (1) << uses->pair;
}

static void
note_used (const Uses *uses, char *name)
{
  Count *count = count_of (uses, name);

  count->used_games += count->last_used != uses->number;
  count->last_used = uses->number;
}

static void
watch (gpointer data, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Uses *uses = data;
  g_autofree char *used = name_of_use (p, move);

  (void) seat;
  sortie_moves_legal (p, uses->legal);
  for (guint i = 0; uses->legal->n > 1 && i < uses->legal->n; i++)
    {
      g_autofree char *name = name_of_use (p, &uses->legal->moves[i]);

      if (name != NULL)
        note_possible (uses, name);
    }
  if (used != NULL)
    note_used (uses, used);
}

/* ---- Counts in a file -------------------------------------------------------------- */

/* "games 64 64", then lines such as "17 3 c fury: <when>". */
static void
keep (const Uses *uses, const char *file)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  GHashTableIter iter;
  gpointer name, value;

  g_string_printf (text, "games %u %u\n", uses->number, uses->played);
  g_hash_table_iter_init (&iter, uses->counts);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      const Count *count = value;

      g_string_append_printf (text, "%u %u %" G_GINT64_MODIFIER "x %s\n", count->games,
                              count->used_games, count->pairs, (const char *) name);
    }
  CU_ASSERT (g_file_set_contents (file, text->str, (gssize) text->len, &error));
  tap_no_error (error);
}

static void
recall (Uses *uses, const char *file)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (file, &text, NULL, NULL))
    return;
  lines = g_strsplit (text, "\n", -1);
  CU_ASSERT_EQUAL_FATAL (sscanf (lines[0], "games %u %u", &uses->number, &uses->played), 2);
  for (guint i = 1; *lines[i] != '\0'; i++)
    {
      Count read = { 0 };
      int at = 0;

      CU_ASSERT_EQUAL_FATAL (sscanf (lines[i], "%u %u %" G_GINT64_MODIFIER "x %n", &read.games,
                                     &read.used_games, &read.pairs, &at), 3);
      *count_of (uses, lines[i] + at) = read;
    }
}

/* ---- Games ------------------------------------------------------------------------- */

/* (transfer container): the ready-made decks in the order of the list */
static GPtrArray *
list_decks (void)
{
  return sortie_choice_candidates (game, 0, 0, NULL, 0);
}

static SortieDeal *
deal_of (const GPtrArray *decks, guint pair)
{
  g_autofree char *south = g_strdup_printf ("deck:south=%s", (char *) decks->pdata[pair]);
  g_autofree char *north =
      g_strdup_printf ("deck:north=%s", (char *) decks->pdata[(pair + 1) % decks->len]);
  const char *const choices[] = { south, north, NULL };
  g_autoptr (GError) error = NULL;
  SortieDeal *deal = sortie_deal_new (
      &(SortieMatchSpec) { .module = game, .mode = "duel", .choices = choices }, &error);

  tap_no_error (error);
  return deal;
}

static void
play (Uses *uses, const GPtrArray *decks, guint64 seed)
{
  static const char *const players[] = { "greedy", "greedy" };
  g_autoptr (SortieDeal) deal = deal_of (decks, uses->pair);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  g_autoptr (GError) error = NULL;
  SortiePlayout playout;

  CU_ASSERT (sortie_arena_play (deal, players, seed, &p, &(LeagueWatch) { watch, uses }, &playout, &error));
  tap_no_error (error);
  uses->played++;
}

/* Whether something that was never used could be in games of this pair. */
static gboolean
is_open (const Uses *uses, guint pair)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, uses->counts);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      const Count *count = value;

      if (count->used_games == 0 && (count->pairs >> pair & 1)
          && !g_hash_table_contains (uses->given_up, name))
        return TRUE;
    }
  return FALSE;
}

/* Plays the games from the one after uses->number on. */
static void
play_all (Uses *uses, const char *kept)
{
  const char *seed = g_getenv ("SORTIE_SEED");
  guint64 first = seed != NULL ? g_ascii_strtoull (seed, NULL, 10) : 0;
  g_autoptr (GPtrArray) decks = list_decks ();

  CU_ASSERT_FATAL (decks->len <= 64);
  while (uses->number < tap_games (FEW_GAMES))
    {
      uses->number++;
      uses->pair = (guint) ((first + uses->number) % decks->len);
      if (uses->number <= ENOUGH_OF_A_PAIR * decks->len || is_open (uses, uses->pair))
        play (uses, decks, first + uses->number);
      if (kept != NULL)
        keep (uses, kept);
    }
}

/* ---- What is never used ------------------------------------------------------------ */

static guint
note_unused (GHashTable *counts, GHashTable *given_up)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (counts), (GCompareFunc) strcmp);
  guint n = 0;

  for (GList *at = names; at != NULL; at = at->next)
    {
      const Count *count = g_hash_table_lookup (counts, at->data);

      if (count->used_games > 0 || g_hash_table_contains (given_up, at->data))
        continue;
      tap_note ("never used: %s, which could be in %u games", (const char *) at->data, count->games);
      n++;
    }
  return n;
}

static guint
note_used_after_all (GHashTable *counts, GHashTable *given_up)
{
  GHashTableIter iter;
  gpointer name;
  guint n = 0;

  g_hash_table_iter_init (&iter, given_up);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      const Count *count = g_hash_table_lookup (counts, name);

      if (count == NULL || count->used_games == 0)
        continue;
      tap_note ("used after all: %s", (const char *) name);
      n++;
    }
  return n;
}

static void
what_can_be_used_is (void)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) given_up = list_given_up (UNUSED);
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  Uses uses = { .counts = counts, .given_up = given_up, .legal = &legal };
  const char *kept = g_getenv ("SORTIE_USES");
  guint missing;

  if (kept != NULL)
    recall (&uses, kept);
  play_all (&uses, kept);
  tap_note ("%u games, %u of them played, %u things to use", uses.number, uses.played,
            g_hash_table_size (counts));
  CU_ASSERT (g_hash_table_size (counts) > 10);
  CU_ASSERT_EQUAL (note_used_after_all (counts, given_up), 0);
  missing = tap_games (FEW_GAMES) > FEW_GAMES ? note_unused (counts, given_up) : 0;
  CU_ASSERT (missing == 0 || tap_games (FEW_GAMES) < ENOUGH_GAMES);
}

static const TapTest tests[] = {
  { "greedy uses what its cards offer, or it is known why not", what_can_be_used_is },
  { NULL, NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", NULL, game)
