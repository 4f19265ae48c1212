/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pieces.c: the pieces on the table that a person means by a name, a place or a word on cards. */
#include "console/commands/lookup.h"

#include <string.h>

#include "base/text.h"
#include "module/front-end.h"

/* The name itself first; with other endings only if nothing has it. */
static const ConsoleFits ways[] = { sortie_words_are_part, console_ends_otherwise };

ConsoleFits
console_name_fits (guint way)
{
  return way < G_N_ELEMENTS (ways) ? ways[way] : NULL;
}

/* Whether such a word is printed on the card: "summoner". */
static gboolean
has_word (const ConsoleSession *session, guint16 def, const char *folded, ConsoleFits fits)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  const SortieValueDecl *values = catalogue->vocabulary->values;

  for (guint v = 0; values[v].id != NULL; v++)
    for (guint k = 0; values[v].printed && values[v].words != NULL && values[v].words[k] != NULL; k++)
      {
        g_autofree char *name =
            sortie_words_fold (console_game_text (session->module, values[v].words[k]));
        const gint printed = catalogue->defs[def].printed[v];
        const gboolean has = values[v].type == SORTIE_VALUE_WORDS ? (printed >> k & 1) != 0
                                                                  : printed == (gint) k;

        if (has && (strcmp (values[v].words[k], folded) == 0 || fits (folded, name)))
          return TRUE;
      }
  return FALSE;
}

static void
add_called (ConsoleSession *session, gboolean own, const char *folded, ConsoleFits fits, GArray *pieces)
{
  const SortieView *view = console_session_view (session);

  for (SORTIE_EACH_PIECE (&view->play, slot))
    {
      SortieRef piece = sortie_piece_ref (&view->play, slot);
      guint16 def = sortie_identity (&view->play, piece);
      g_autofree char *name = sortie_words_fold (sortie_def_name (view->play.setup->catalogue, def));

      if ((!own || sortie_piece_controller (&view->play, piece) == view->seat)
          && (fits (folded, name) || has_word (session, def, folded, fits)))
        g_array_append_val (pieces, piece);
    }
}

GArray *
console_find_pieces (ConsoleSession *session, gboolean own, const char *name)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));
  g_autofree char *folded = sortie_words_fold (name);
  SortieRef thing;

  for (guint i = 0; i < G_N_ELEMENTS (ways) && pieces->len == 0 && *folded != '\0'; i++)
    add_called (session, own, folded, ways[i], pieces);
  if (pieces->len == 0 && !own && console_find_thing (session, name, &thing)
      && sortie_ref_kind (thing) == SORTIE_REF_PIECE)
    g_array_append_val (pieces, thing);
  return pieces;
}
