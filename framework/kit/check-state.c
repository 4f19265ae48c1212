/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-state.c: the position as a value: cards, numbers, clones, bytes, hash. */
#include "kit/check-game.h"

#include <string.h>
#include "base/internal.h"
#include "eval/internal.h"
#include "flow/internal.h"

/* How many fields are changed to test the hash, out of a thousand or so. Over many games, every field is tested. */
#define FLIPS 12

/* ---- S1: cards ------------------------------------------------------------------------ */

static guint
n_defs (const VerifyGame *game)
{
  return game->p.setup->catalogue->n_defs;
}

static void
count_cards (const VerifyGame *game, guint *counts)
{
  const SortieCard *cards = sortie_state_cards (game->p.s);

  memset (counts, 0, n_defs (game) * VERIFY_N_OWNERS * sizeof *counts);
  for (guint i = 0; i < game->p.s->n_cards; i++)
    if (cards[i].def < n_defs (game))
      counts[MIN (cards[i].owner, SORTIE_MAX_SEATS) * n_defs (game) + cards[i].def]++;
}

gboolean
verify_start (VerifyGame *game)
{
  count_cards (game, game->start_cards);
  return TRUE;
}

/* Cards that a game makes during play (tokens) are allowed besides. */
static gboolean
keeps_cards (VerifyGame *game)
{
  guint n = n_defs (game) * VERIFY_N_OWNERS;
  guint *now = game->now_cards;

  count_cards (game, now);
  for (guint i = 0, owner = 0; i < n; owner = ++i / n_defs (game))
    if (now[i] < game->start_cards[i])
      return verify_that (game, VERIFY_S1, FALSE,
                          N_ ("“%s” of %s: there are %u now, and there were %u at the start"),
                          game->p.setup->catalogue->defs[i % n_defs (game)].id,
                          owner < verify_n_seats (game) ? game->p.setup->seat_ids[owner] : "-", now[i],
                          game->start_cards[i]);
  return verify_that (game, VERIFY_S1, TRUE, "-");
}

static gboolean
is_state_whole (VerifyGame *game)
{
  g_autofree char *fault = sortie_state_check (game->p.s);

  return verify_that (game, VERIFY_S1, fault == NULL, "%s", fault);
}

gboolean
verify_cards (VerifyGame *game)
{
  return is_state_whole (game) && keeps_cards (game);
}

/* ---- S2: numbers ---------------------------------------------------------------------- */

static gboolean
is_in_range (VerifyGame *game, const char *id, gint value, gint min, gint max)
{
  return verify_that (game, VERIFY_S2, value >= min && value <= max,
                      N_ ("%s is %d, outside %d to %d"), id, value, min, max);
}

static gboolean
variables_are_in_range (VerifyGame *game)
{
  const SortieVarDecl *vars = game->p.setup->vars;

  for (guint var = 0; vars[var].id != NULL; var++)
    for (guint8 seat = 0; seat < (vars[var].shared ? 1 : verify_n_seats (game)); seat++)
      if (!is_in_range (game, vars[var].id, sortie_var (&game->p, var, seat), vars[var].min,
                        vars[var].max))
        return FALSE;
  return TRUE;
}

static gboolean
marks_are_in_range (VerifyGame *game, SortieRef piece)
{
  const SortieMarkDecl *marks = game->p.setup->marks;

  for (guint mark = 0; mark < game->p.setup->n_marks; mark++)
    if (!is_in_range (game, marks[mark].id, sortie_piece_mark (&game->p, piece, mark),
                      marks[mark].min, marks[mark].max))
      return FALSE;
  return TRUE;
}

static gboolean
places_have_room (VerifyGame *game)
{
  const SortieSetup *setup = game->p.setup;

  for (guint16 place = 0; place < game->p.s->n_places; place++)
    {
      const SortiePlaceDecl *decl = &setup->places[setup->spots[place].decl];
      guint n = sortie_place (&game->p, place)->n;

      if (!verify_that (game, VERIFY_S2, decl->capacity == 0 || n <= decl->capacity,
                        N_ ("%s has %u pieces, but room for %u"), decl->id, n, decl->capacity))
        return FALSE;
    }
  return TRUE;
}

static gboolean
numbers_are_in_range (VerifyGame *game)
{
  for (SORTIE_EACH_PIECE (&game->p, slot))
    if (!marks_are_in_range (game, sortie_piece_ref (&game->p, slot)))
      return FALSE;
  return variables_are_in_range (game) && places_have_room (game);
}

/* ---- S3: values ----------------------------------------------------------------------- */

static gboolean
value_is_explained (VerifyGame *game, guint value, SortieRef piece)
{
  const SortieValueDecl *decl = &game->p.setup->catalogue->vocabulary->values[value];
  const SortieQuery query = SORTIE_QUERY (piece);
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint told = 0, asked = sortie_query (&game->p, value, &query);
  guint n = sortie_query_explain (&game->p, value, &query, sources, &told);

  return verify_that (
      game, VERIFY_S3,
      told == asked && (n == 0 || n == SORTIE_MAX_SOURCES || sources[n - 1].result == asked),
      N_ ("%s is %d, but its explanation gives %d"), decl->id, asked, n > 0 ? sources[n - 1].result : told);
}

/* The other side of a question: the next existing piece. */
static SortieRef
another_than (const SortiePlay *p, SortieRef piece)
{
  guint16 slot = sortie_ref_index (piece);

  do
    slot = (guint16) ((slot + 1) % p->s->n_pieces);
  while (!sortie_piece_exists (p, sortie_piece_ref (p, slot)));
  return sortie_piece_ref (p, slot);
}

/* The same value without any cache. */
static gboolean
value_is_fresh (VerifyGame *game, guint value, SortieRef piece)
{
  const SortieValueDecl *decl = &game->p.setup->catalogue->vocabulary->values[value];
  SortiePlay afresh = { .setup = game->p.setup, .s = game->other };
  const SortieQuery query = { .subject = piece,
                              .other = another_than (&game->p, piece),
                              .actor = sortie_piece_controller (&game->p, piece) };
  gint kept = sortie_query (&game->p, value, &query);
  gint looked = sortie_query (&afresh, value, &query);

  return verify_that (game, VERIFY_S3, kept == looked, N_ ("%s is %d, but %d when it is computed afresh"),
                      decl->id, kept, looked);
}

static gboolean
values_hold (VerifyGame *game)
{
  const SortieValueDecl *values = game->p.setup->catalogue->vocabulary->values;

  sortie_state_copy (game->other, game->p.s);
  sortie_state_forget_glance (game->other);
  for (SORTIE_EACH_PIECE (&game->p, slot))
    for (guint value = 0; values != NULL && values[value].id != NULL; value++)
      if ((values[value].type == SORTIE_VALUE_NUMBER
           && !value_is_explained (game, value, sortie_piece_ref (&game->p, slot)))
          || !value_is_fresh (game, value, sortie_piece_ref (&game->p, slot)))
        return FALSE;
  return TRUE;
}

static gboolean
glance_is_true (VerifyGame *game)
{
  return verify_that (game, VERIFY_S3, sortie_glance_is_true (&game->p),
                      N_ ("what the state keeps about the things in play is out of date"));
}

/* What the rules have settled, and nothing has touched since, does not change when they are applied again. */
static gboolean
is_settled_indeed (VerifyGame *game)
{
  const SortieRules *rules = game->p.setup->rules;
  SortiePlay again = { .setup = game->p.setup, .s = game->other };

  if ((rules->settle == NULL && !again.setup->fills) || !game->p.s->glance.is_settled
      || sortie_is_over (&game->p))
    return TRUE;
  sortie_state_copy (game->other, game->p.s);
  sortie_state_unsettle (game->other);
  return verify_that (game, VERIFY_S3, !sortie_settle (&again),
                      N_ ("the position is marked as settled, but is not"));
}

/* S4: a clone is equal. verify_try_out() checks that moves in it do not affect the original. */
static gboolean
clone_is_equal (VerifyGame *game)
{
  sortie_state_copy (game->other, game->p.s);
  return verify_that (game, VERIFY_S4, verify_same_bytes (game, game->p.s, game->other),
                      N_ ("a clone differs from its original"));
}

/* ---- S5, S6: bytes and hash ----------------------------------------------------------- */

static gboolean
reads_back (VerifyGame *game)
{
  gsize size = verify_bytes (game, 0, game->p.s);
  g_autoptr (GError) error = NULL;
  gboolean read = sortie_state_read (game->other, game->bytes[0], size, &error);

  if (!verify_that (game, VERIFY_S5, read, N_ ("the written position is refused: %s"),
                    read ? "" : error->message))
    return FALSE;
  if (!verify_that (game, VERIFY_S5, verify_same_bytes (game, game->p.s, game->other),
                    N_ ("the position that was read back differs")))
    return FALSE;
  return verify_that (game, VERIFY_S5,
                      sortie_state_hash (game->other) == sortie_state_hash (game->p.s),
                      N_ ("the position that was read back has a different hash"));
}

static gboolean
fields_are_in_hash (VerifyGame *game)
{
  guint64 hash = sortie_state_hash (game->p.s);
  guint n = sortie_state_n_fields (game->p.s);

  for (guint i = 0; i < FLIPS; i++)
    {
      guint field = sortie_rng_below (&game->rng, n);

      sortie_state_copy (game->other, game->p.s);
      sortie_state_flip_field (game->other, field);
      if (!verify_that (game, VERIFY_S6, sortie_state_hash (game->other) != hash,
                        N_ ("field %u is not in the hash"), field))
        return FALSE;
    }
  return TRUE;
}

/* ---- S7 ------------------------------------------------------------------------------- */

static gboolean
game_finds_itself_whole (VerifyGame *game)
{
  char *(*check) (const SortiePlay *p) = game->spec->module->game->check;
  g_autofree char *fault = check != NULL ? check (&game->p) : NULL;

  return verify_that (game, VERIFY_S7, fault == NULL, "%s", fault);
}

/* S9: sortie_card_set_flag() and sortie_card_clue() give only true clues, but later a card may become another one. */
static gboolean
clues_are_true (VerifyGame *game)
{
  const SortieSetup *setup = game->p.setup;
  const SortieCard *cards = sortie_state_cards (game->p.s);

  for (guint i = 0; setup->untrue != NULL && i < game->p.s->n_cards; i++)
    {
      guint untrue = cards[i].flags & setup->untrue[cards[i].def];
      guint denied = sortie_card_denied (&game->p, (guint16) i) & ~setup->untrue[cards[i].def];
      guint wrong = untrue != 0 ? untrue : denied;
      const char *flag = setup->flags[wrong != 0 ? g_bit_nth_lsf (wrong, -1) : 0].id;
      const char *def = sortie_def (&game->p, cards[i].def)->id;

      if (!verify_that (game, VERIFY_S9, untrue == 0, N_ ("“%s” has the clue “%s”, which is not true"), def, flag)
          || !verify_that (game, VERIFY_S9, denied == 0, N_ ("a clue says that “%s” is not “%s”, but it is"), def,
                           flag))
        return FALSE;
    }
  return TRUE;
}

gboolean
verify_state (VerifyGame *game, gboolean sampled)
{
  verify_do (game, VERIFY_EXAMINES, sortie_to_move (&game->p));
  if (!verify_cards (game) || !numbers_are_in_range (game) || !glance_is_true (game)
      || !is_settled_indeed (game) || !game_finds_itself_whole (game)
      || !clues_are_true (game))
    return FALSE;
  return !sampled
         || (values_hold (game) && clone_is_equal (game) && reads_back (game)
             && fields_are_in_hash (game));
}
