/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-rounds.c: S8: rounds are nested, count up and end. */
#include "kit/check-game.h"
#include "flow/front-end.h"

static const SortieRoundDecl *
row_of (const VerifyGame *game, guint kind)
{
  return &game->p.setup->rules->rounds[kind];
}

static void
note_begun (VerifyGame *game, guint kind, gint number)
{
  game->rounds[kind].open = number > 0;
  game->rounds[kind].number = number;
  game->rounds[kind].began = game->p.s->moves;
}

void
verify_note_rounds (VerifyGame *game)
{
  for (guint kind = 0; kind < sortie_n_rounds (&game->p); kind++)
    note_begun (game, kind, sortie_round_number (&game->p, kind));
}

static gboolean
begins_rightly (VerifyGame *game, guint kind, gint number)
{
  const char *id = row_of (game, kind)->id;

  if (!verify_that (game, VERIFY_S8, !game->rounds[kind].open,
                    N_ ("“%s” %d begins before the previous one has ended"), id, number)
      || !verify_that (game, VERIFY_S8, kind == 0 || game->rounds[kind - 1].open,
                       N_ ("“%s” %d begins outside the round that should contain it"), id, number)
      || !verify_that (game, VERIFY_S8, number == game->rounds[kind].number + 1,
                       N_ ("“%s” %d begins after number %d"), id, number, game->rounds[kind].number)
      || !verify_that (game, VERIFY_S8, number <= row_of (game, kind)->most,
                       N_ ("“%s” %d begins; there are at most %u"), id, number,
                       row_of (game, kind)->most))
    return FALSE;
  note_begun (game, kind, number);
  for (guint inner = kind + 1; inner < sortie_n_rounds (&game->p); inner++)
    note_begun (game, inner, 0);
  return TRUE;
}

static gboolean
ends_rightly (VerifyGame *game, guint kind)
{
  gboolean was_open = game->rounds[kind].open;

  game->rounds[kind].open = FALSE;
  if (!verify_that (game, VERIFY_S8, was_open, N_ ("“%s” ends, but none is in progress"),
                    row_of (game, kind)->id))
    return FALSE;
  for (guint inner = kind + 1; inner < sortie_n_rounds (&game->p); inner++)
    if (!verify_that (game, VERIFY_S8, !game->rounds[inner].open, N_ ("“%s” ends before “%s” inside it ends"),
                      row_of (game, kind)->id, row_of (game, inner)->id))
      return FALSE;
  return TRUE;
}

gboolean
verify_round_event (VerifyGame *game, const SortieEvent *event)
{
  for (guint kind = 0; kind < sortie_n_rounds (&game->p); kind++)
    {
      if (event->type == row_of (game, kind)->begins && !begins_rightly (game, kind, event->amount))
        return FALSE;
      if (event->type == row_of (game, kind)->ends && !ends_rightly (game, kind))
        return FALSE;
    }
  return TRUE;
}

gboolean
verify_rounds (VerifyGame *game)
{
  for (guint kind = 0; kind < sortie_n_rounds (&game->p); kind++)
    {
      const SortieRoundDecl *row = row_of (game, kind);
      gint number = sortie_round_number (&game->p, kind);

      if (!verify_that (game, VERIFY_S8, number == game->rounds[kind].number,
                        N_ ("“%s” has number %d, but no event began it"), row->id, number)
          || !verify_that (game, VERIFY_S8,
                           !game->rounds[kind].open
                               || game->p.s->moves - game->rounds[kind].began <= row->max_moves,
                           N_ ("“%s” %d is still in progress after %u moves"), row->id, number, row->max_moves))
        return FALSE;
    }
  return TRUE;
}
