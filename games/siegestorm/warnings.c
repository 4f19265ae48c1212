/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: what a player may overlook: that the Resources run dry (SS-8.4), and that nobody is
 * left to defend (SS-9.6). Counts and faces on the table are all that is read. */
#include "flanks.h"
#include "phases.h"
#include "table.h"
#include "verbs.h"

#include <libintl.h>

static const char *
translated (const SortieView *view, const char *sentence)
{
  return dgettext (sortie_catalogue (&view->play)->domain, sentence);
}

/* ---- Resources ---------------------------------------------------------------------------- */

/* Whether the reader takes this turn, and its Draw step is still to come. */
static gboolean
draw_is_to_come (const SortiePlay *p)
{
  return sortie_turn_state (p)->table == SS_TURN_PLAYER && sortie_turn_state (p)->phase < SS_PHASE_DRAW;
}

static gboolean
takes_turn (const SortiePlay *p, guint8 seat)
{
  return sortie_turn_state (p)->table == SS_TURN_PLAYER
         && (sortie_active (p) == seat || ss_takes_turn (p) >> seat & 1);
}

static char *
warn_run_dry (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;
  gint need, left, due;
  char n[8], m[8];
  const SortieTextArg args[] = { { "left", n }, { "draws", m } };

  (void) legal;
  if (view->seat == SORTIE_NO_SEAT || !takes_turn (p, view->seat))
    return NULL;
  need = ss_cards_to_draw (p, view->seat);
  due = draw_is_to_come (p) ? need : 0;
  left = (gint) sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, view->seat)) - due;
  if (left >= need)
    return NULL;
  g_snprintf (n, sizeof n, "%d", left < 0 ? left + due : left);
  g_snprintf (m, sizeof m, "%d", need);
  return sortie_text_fill (
      left < 0 ? translated (view, "Cards in your Resources: {left}. Your Draw step takes {draws}, "
                                   "and whoever cannot draw loses (SS-8.4).")
               : translated (view, "After this turn’s Draw step your Resources hold: {left}. The next "
                                   "one takes {draws}, and whoever cannot draw loses (SS-8.4)."),
      args, G_N_ELEMENTS (args));
}

/* ---- The Deployment Zone -------------------------------------------------------------------- */

static gboolean
opponents_are_coming (const SortiePlay *p, guint8 seat)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (ss_is_on_track (p, unit) && ss_are_opponents (p, seat, sortie_piece_controller (p, unit)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_defender (const SortiePlay *p, guint8 seat)
{
  guint n = ss_is_circle (p) ? 2 : 1;

  for (guint i = 0; i < n; i++)
    if (ss_defender (p, ss_flank_number (p, seat, i)) != SORTIE_NOTHING)
      return TRUE;
  return FALSE;
}

/* A unit that may still be deployed. */
static SortieRef
deployable (const SortieMoves *legal)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == SORTIE_GAME_VERB (SS_VERB_DEPLOY) && legal->moves[i].n > 0)
      return legal->moves[i].arg[0];
  return SORTIE_NOTHING;
}

static char *
warn_no_defender (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;
  SortieRef card = deployable (legal);
  char name[SORTIE_MOVE_TEXT];

  if (card == SORTIE_NOTHING || has_defender (p, view->seat)
      || !opponents_are_coming (p, view->seat))
    return NULL;
  return sortie_text_fill (translated (view, "You have no Defender, and enemy units are on their way; "
                                             "you can still deploy, for example {card}."),
                           (const SortieTextArg[]){
                               { "card", sortie_ref_name (p, view->seat, card, name) } },
                           1);
}

const SortieWarningDecl ss_warnings[] = {
  { "run-dry", N_ ("Your Resources are about to run dry"), SORTIE_WARN_DANGER, warn_run_dry },
  { "no-defender", N_ ("You end the Deploy step without a Defender"), SORTIE_WARN_ENDING,
    warn_no_defender },
  { NULL },
};
