/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One typed line at a position of a match: the first byte says which position, A the first. The
 * line is played, or refused with a reason that can be read; a line that was refused before a move
 * of it was made has changed nothing. */
#include "tests/fuzz/fuzz.h"

#include <sortie/base.h>
#include <sortie/match.h>
#include "reader/reader.h"
#include <sortie/speech.h>
#include "base/internal.h"
#include "model/internal.h"
#include "reader/internal.h"

const char fuzz_target[] = "line";

static const struct
{
  guint game;       /* of fuzz_games */
  const char *mode; /* NULL: the first */
} matches[] = { { 0, "solo" }, { 0, "duel" }, { 1, NULL }, { 2, NULL } };

/* After how many moves made by chance. */
static const guint after[] = { 0, 4, 12, 30, 60, 100 };
#define N_POSITIONS (G_N_ELEMENTS (matches) * G_N_ELEMENTS (after))

/* The positions, and the one in which a line is played. */
static SortieMatch *positions[N_POSITIONS];
static SortieState *tried[N_POSITIONS];

static void
play_on (SortieMatch *match, guint n)
{
  SortieRng rng;

  sortie_rng_seed (&rng, n);
  while (n-- > 0 && !sortie_match_is_over (match))
    {
      const SortieMoves *legal = sortie_match_legal (match);

      sortie_match_play_move (match, sortie_match_to_move (match),
                              &legal->moves[sortie_rng_below (&rng, legal->n)], NULL);
    }
}

static SortieMatch *
position (const SortieModule *module, const char *mode, guint n)
{
  g_autoptr (GError) error = NULL;
  const SortieMatchSpec spec = { .module = module, .mode = mode, .seed = n + 1 };
  SortieMatch *match = sortie_match_new (&spec, &error);

  if (match == NULL)
    g_error ("%s", error->message);
  play_on (match, n);
  return match;
}

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  SortieModule *modules[FUZZ_N_GAMES];
  guint n = 0;

  fuzz_init ();
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    modules[i] = fuzz_module (fuzz_games[i], FALSE);
  for (guint m = 0; m < G_N_ELEMENTS (matches); m++)
    for (guint i = 0; i < G_N_ELEMENTS (after); i++, n++)
      {
        positions[n] = position (modules[matches[m].game], matches[m].mode, after[i]);
        tried[n] = sortie_state_new (&sortie_match_setup (positions[n])->bounds);
      }
  return 0;
}

/* What the line is played in: a copy of the position. */
typedef struct
{
  SortiePlay play;
  SortieOffers *offers; /* (nullable) */
  const SortieState *before;
  guint n_moves;
} Table;

static const SortiePlay *
table_position (const SortieFeeder *feeder)
{
  return &((Table *) feeder->data)->play;
}

static gboolean
table_play (const SortieFeeder *feeder, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  Table *table = feeder->data;

  if (!sortie_move_check (&table->play, seat, move, why))
    return FALSE;
  sortie_move_apply (&table->play, move);
  table->n_moves++;
  return TRUE;
}

static SortieOffers *
offers_of (Table *table, guint8 seat)
{
  if (table->offers == NULL)
    table->offers = sortie_offers_new (table->play.setup);
  sortie_offers_look (table->offers, &table->play, seat, NULL);
  return table->offers;
}

static SortieOffers *
table_offers (const SortieFeeder *feeder, guint8 seat)
{
  return offers_of (feeder->data, seat);
}

static gboolean
table_back (const SortieFeeder *feeder)
{
  Table *table = feeder->data;

  sortie_state_copy (table->play.s, table->before);
  return TRUE;
}

static void
is_as_before (const Table *table, const char *line)
{
  g_autofree char *difference = sortie_state_compare (table->before, table->play.s);

  FUZZ_HOLDS (difference == NULL, "“%s” changed %s", line, difference);
}

static void
is_good_reason (const Table *table, guint8 seat, const SortieRefusal *why)
{
  g_autofree char *sentence = sortie_refusal_sentence (&table->play, seat, why);

  FUZZ_HOLDS (why->reason != SORTIE_REASON_NONE, "refused without a reason");
  fuzz_is_readable (sentence);
}

/* Reading, and looking ahead for completion, only look. */
static void
is_looked_at (Table *table, guint8 seat, const char *line)
{
  g_auto (SortieLine) words = { .n = 0 };
  g_autofree SortieState *copy = g_memdup2 (table->before, table->before->size);
  SortiePlay ahead = { .setup = table->play.setup, .s = copy };
  SortieRefusal why = { 0 };
  SortieMove move;
  guint left, steps;

  if (!sortie_move_parse (&table->play, seat, line, &move, &why))
    is_good_reason (table, seat, &why);
  sortie_line_init (&words, line);
  sortie_read_on (offers_of (table, seat), &ahead, &words, &left, &steps);
  FUZZ_HOLDS (left <= words.n, "%u words are left", left);
  is_as_before (table, line);
}

static void
is_played_or_refused (Table *table, guint8 seat, const char *line)
{
  const SortieFeeder feeder = { .data = table,
                                .position = table_position,
                                .offers = table_offers,
                                .play = table_play,
                                .back = table_back };
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  if (sortie_feed_line (&feeder, seat, line, &fed))
    {
      FUZZ_HOLDS (table->n_moves > 0, "“%s” was accepted, and nothing was played", line);
      return;
    }
  is_good_reason (table, seat, &fed.why);
  if (table->n_moves == 0)
    is_as_before (table, line);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  guint n = size > 0 ? (guint8) (bytes[0] - 'A') % N_POSITIONS : 0;
  g_autofree char *line = fuzz_text (bytes + (size > 0), size - (size > 0));
  const SortiePlay *p = sortie_match_play (positions[n]);
  guint8 seat = sortie_match_to_move (positions[n]);
  Table table = { .play = { .setup = p->setup, .s = tried[n] }, .before = p->s };

  sortie_state_copy (table.play.s, p->s);
  if (seat == SORTIE_NO_SEAT)
    seat = 0; /* a match that is over refuses everything */
  is_looked_at (&table, seat, line);
  is_played_or_refused (&table, seat, line);
  sortie_offers_free (table.offers);
  return 0;
}
