/* SPDX-License-Identifier: GPL-3.0-or-later */
/* enabling-move.c: a line whose move another move makes possible: that one is made first. */
#include "console/commands/typed.h"

#include "base/i18n.h"
#include "console/commands/lookup.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/speech.h>
#include "reader/reader.h"

static gboolean
fits_behind (ConsoleSession *session, const SortieMove *move, const SortieLine *line)
{
  g_autofree SortieState *world = console_after_move (session, move, 0);
  const SortiePlay ahead = { .setup = sortie_match_setup (session->match), .s = world };
  g_autoptr (SortieOffers) offers
      = sortie_offers_new_beside (sortie_match_offers (session->match, sortie_match_to_move (session->match)));

  if (world == NULL || !sortie_is_window (&ahead)) /* what a closing window leads to is later-step.c's */
    return FALSE;
  sortie_offers_look (offers, &ahead, sortie_to_move (&ahead), NULL);
  return sortie_read (offers, line, 0).kind == SORTIE_READ_MOVE;
}

gboolean
console_enabling_move_find (ConsoleSession *session, const SortieLine *line, SortieMove *ret)
{
  const SortieMoves *legal = sortie_match_legal (session->match);

  if (!console_input_is_interactive (session->input) || console_verb_called (session, line->words[0]) == NULL)
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n == 0 && fits_behind (session, &legal->moves[i], line))
      {
        *ret = legal->moves[i];
        return TRUE;
      }
  return FALSE;
}

void
console_enabling_move_say (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *first = console_move_spelt (session, move);

  /* Translators: {move}: one that is made before the one that was typed. */
  console_out_fill (session->out, _ ("First “{move}”."), "move", first, NULL);
}
