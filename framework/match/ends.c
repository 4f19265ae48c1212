/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ends.c: endings that are not in the rules of a game: giving up, agreeing to a draw, leaving; and what
 * else happens to a match that is no move. */
#include "match/whole.h"

#include <string.h>

#include "base/i18n.h"

static guint8
deciders (const SortieMatch *match)
{
  return sortie_deal_deciders (match->deal, match->now.s);
}

static gboolean
may_speak (const SortieMatch *match, guint8 seat)
{
  return !sortie_match_is_over (match) && seat < match->now.setup->n_seats
         && deciders (match) >> seat & 1;
}

static void
drop_move_in_hand (SortieMatch *match)
{
  if (match->now.s->tentative)
    sortie_match_drop (match);
}

/* Carries out an ending as one step of the match. FALSE if it was interrupted. */
static gboolean
take_step (SortieMatch *match, SortieStepKind kind, guint8 seat, const SortieMark *mark)
{
  const SortieStep step = { .seat = seat, .kind = kind };

  return sortie_match_take_step (match, &step, mark);
}

const char *
sortie_match_why_no_concession (const SortieMatch *match, guint8 seat)
{
  if (!may_speak (match, seat))
    return _ ("This seat cannot concede now.");
  return sortie_is_interrupted (&match->now) ? _ ("Interrupted.") : NULL;
}

gboolean
sortie_match_concede (SortieMatch *match, guint8 seat)
{
  SortieMark mark;

  if (!may_speak (match, seat))
    return FALSE;
  drop_move_in_hand (match);
  mark = sortie_match_mark (match);
  sortie_match_note (match, "concede %s", match->now.setup->seat_ids[seat]);
  sortie_log_say (match->log, _ ("{seat} concedes.|you=You concede."), seat, 0);
  return take_step (match, SORTIE_STEP_CONCEDES, seat, &mark);
}

gboolean
sortie_match_may_be_drawn (const SortieMatch *match, guint8 seat)
{
  return match->deal->module->game->never_drawn == NULL && may_speak (match, seat)
         && deciders (match) != 1u << seat;
}

/* A seat cannot offer a draw twice. */
static gboolean
may_offer_draw (const SortieMatch *match, guint8 seat)
{
  return sortie_match_may_be_drawn (match, seat) && !(match->draw_offers >> seat & 1);
}

char *
sortie_match_why_no_draw (const SortieMatch *match, guint8 seat)
{
  const char *rule = match->deal->module->game->never_drawn;

  if (may_offer_draw (match, seat))
    return NULL;
  if (rule != NULL)
    return sortie_sentence (_ ("This game never ends in a draw ({rule})."), "rule", rule, NULL);
  return g_strdup (sortie_match_may_be_drawn (match, seat)
                       ? _ ("You have offered a draw already; the offer stands until another seat moves.")
                       : _ ("Nobody can offer a draw now."));
}

gboolean
sortie_match_offer_draw (SortieMatch *match, guint8 seat)
{
  SortieMark mark;

  if (!may_offer_draw (match, seat))
    return FALSE;
  drop_move_in_hand (match);
  mark = sortie_match_mark (match);
  sortie_match_note (match, "draw %s", match->now.setup->seat_ids[seat]);
  sortie_log_say (match->log,
                  match->draw_offers == 0 ? _ ("{seat} offers a draw.|you=You offer a draw.")
                                          : _ ("{seat} agrees to a draw.|you=You agree to a draw."),
                  seat, 0);
  match->draw_offers |= 1 << seat;
  if ((deciders (match) & ~match->draw_offers) == 0)
    return take_step (match, SORTIE_STEP_AGREES, seat, &mark);
  sortie_match_commit (match);
  return TRUE;
}

guint8
sortie_match_draw_offers (const SortieMatch *match)
{
  return match->draw_offers;
}

void
sortie_match_branch (SortieMatch *match)
{
  if (sortie_match_is_over (match))
    return;
  drop_move_in_hand (match);
  sortie_match_note (match, "branch");
  sortie_match_flush (match);
  sortie_match_changed (match);
}

guint8
sortie_match_person (const SortieMatch *match)
{
  const SortieSetup *setup = match->deal->setup;
  const guint8 others = setup->game->modes[setup->mode].automatic | match->programs;
  guint8 person = SORTIE_NO_SEAT;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (!(others >> seat & 1))
      {
        if (person != SORTIE_NO_SEAT)
          return SORTIE_NO_SEAT;
        person = seat;
      }
  return person;
}

void
sortie_match_name_readers (SortieMatch *match, gboolean by_name)
{
  sortie_log_name_readers (match->log, by_name);
}

gboolean
sortie_match_has_program (const SortieMatch *match, guint8 seat)
{
  return match->programs >> seat & 1;
}

gboolean
sortie_match_seat (SortieMatch *match, guint8 seat, const char *who)
{
  if (match->now.s->tentative || !may_speak (match, seat))
    return FALSE;
  if (strcmp (who, SORTIE_HUMAN) == 0)
    match->programs &= ~(1 << seat);
  else
    match->programs |= 1 << seat;
  sortie_match_note (match, "player %s=%s", match->now.setup->seat_ids[seat], who);
  sortie_match_flush (match);
  sortie_match_changed (match);
  return TRUE;
}

void
sortie_match_leave (SortieMatch *match)
{
  if (sortie_match_is_over (match))
    return;
  drop_move_in_hand (match);
  sortie_match_note (match, "left");
  sortie_match_flush (match);
  sortie_match_changed (match);
  match->left = TRUE;
}
