/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-several.c: what a refusal lists for a word that could be several things can be typed back as it stands. Matches
 * are played at random; at each decision each word of the names in legal moves is typed. */
#include <string.h>

#include <sortie/match.h>
#include <sortie/move.h>
#include "base/text.h"
#include "match/front-end.h"
#include "reader/internal.h"
#include "reader/reader.h"
#include "tests/tap/game.h"

#define MATCHES 3
#define DECISIONS 150
#define MOST_MOVES 60

typedef struct
{
  SortieMatch *match;
  SortieOffers *offers;
  GHashTable *typed; /* lines of this decision that were typed before */
  guint listed;      /* forms that were typed back */
} Walk;

static SortieRefusal
type_line (Walk *walk, const char *text)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRefusal why = { 0 };

  sortie_line_init (&line, text);
  sortie_read_explain (walk->offers, &line, 0, &why);
  return why;
}

/* Whether the refusal means that nothing, or no single thing, has the name that was typed. A name alone, with which
 * nothing can be done now, is no move. */
static gboolean
is_about_the_name (const SortieRefusal *why, gboolean alone)
{
  return why->reason == SORTIE_REASON_AMBIGUOUS || sortie_refusal_names_nothing (why)
         || (why->reason == SORTIE_REASON_NOT_UNDERSTOOD && !alone)
         || (why->reason >= SORTIE_REASON_NOT_AT_HAND && why->reason <= SORTIE_REASON_NONE_SEEN);
}

static void
type_back (Walk *walk, const char *before, const char *typed, const char *form)
{
  g_autofree char *text = g_strconcat (before, form, NULL);
  const SortieRefusal why = type_line (walk, text);

  walk->listed++;
  if (is_about_the_name (&why, *before == '\0'))
    {
      tap_note ("%s: could be %s, but %s is refused: %s", typed, form, text,
                sortie_reason (sortie_match_setup (walk->match), why.reason)->id);
      CU_FAIL ("a listed form cannot be typed");
    }
}

/* Types the words @before and the word, and each form that the refusal lists. */
static void
type_word (Walk *walk, const char *before, const char *word)
{
  char *typed = g_strconcat (before, word, NULL);
  SortieRefusal why;
  g_auto (GStrv) forms = NULL;

  if (!g_hash_table_add (walk->typed, typed))
    return;
  why = type_line (walk, typed);
  if (why.reason != SORTIE_REASON_AMBIGUOUS || !g_str_has_prefix (why.choices, ": "))
    return;
  forms = g_strsplit (why.choices + 2, ", ", -1);
  for (char **form = forms; *form != NULL; form++)
    if (strcmp (*form, "…") != 0)
      type_back (walk, before, typed, *form);
}

static void
type_words_of (Walk *walk, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (walk->match);
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  g_autoptr (GString) before = g_string_new (verb->id);
  char name[SORTIE_MOVE_TEXT];

  g_string_append_c (before, ' ');
  for (guint i = 0; i < move->n; i++)
    {
      g_auto (GStrv) words = sortie_words_split (sortie_ref_name (p, walk->offers->seat, move->arg[i], name));

      for (char **word = words; *word != NULL; word++)
        {
          type_word (walk, before->str, *word);
          type_word (walk, "", *word);
        }
      g_string_append_printf (before, "%s ",
                              sortie_offers_forms (walk->offers, &verb->operands[i], move->arg[i])->written);
    }
}

static void
type_words_now (Walk *walk)
{
  const SortieMoves *legal = sortie_match_legal (walk->match);
  const guint step = MAX (1, legal->n / MOST_MOVES);

  walk->offers = sortie_match_offers (walk->match, sortie_match_to_move (walk->match));
  walk->typed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < legal->n; i += step)
    type_words_of (walk, &legal->moves[i]);
  g_hash_table_unref (walk->typed);
}

static void
walk_through (const SortieModule *module, guint64 seed, guint *listed)
{
  const SortieMatchSpec spec = { .module = module, .seed = seed };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) seed);
  Walk walk = { .match = match };

  for (guint i = 0; i < DECISIONS && !sortie_match_is_over (match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move;

      type_words_now (&walk);
      move = legal->moves[g_rand_int_range (random, 0, (gint32) legal->n)];
      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, sortie_match_to_move (match), &move, NULL));
    }
  *listed += walk.listed;
}

static void
walk_through_game (const char *name)
{
  SortieModule *module = tap_game (name, NULL);
  guint listed = 0;

  for (guint64 seed = 1; seed <= tap_games (MATCHES); seed++)
    walk_through (module, seed, &listed);
  tap_note ("%s: %u forms", name, listed);
  CU_ASSERT_TRUE (listed > 0);
  sortie_module_free (module);
}

static void
in_summoner_wars (void)
{
  walk_through_game ("summoner-wars");
}

static void
in_siegestorm (void)
{
  walk_through_game ("siegestorm");
}

static const TapTest tests[] = {
  { "Summoner Wars: each listed thing can be named as it is listed", in_summoner_wars },
  { "Siegestorm: each listed thing can be named as it is listed", in_siegestorm },
  { NULL },
};

TAP_MAIN (tests)
