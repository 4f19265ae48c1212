/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lookup-cards.c: which card, ability or piece a person means by a name. */
#include "config.h"

#include "console/commands/lookup.h"

#include "base/i18n.h"
#include "console/commands/best.h"
#include <sortie/speech.h>
#include <sortie/match.h>

/* of several cards that may be meant so many are named */
#define MOST_OFFERED 12

/* ---- In the catalogue --------------------------------------------------------------- */

/* What content is called by: its id, its name as printed and as translated. */
static void
offer_names (ConsoleBest *best, const char *id, const char *printed, const char *translated,
             guint16 number)
{
  console_best_offer (best, id, number);
  console_best_offer (best, printed, number);
  console_best_offer (best, translated, number);
}

static void
offer_def (ConsoleBest *best, const SortieModule *module, guint16 def)
{
  const SortieDef *of = &module->catalogue->defs[def];

  offer_names (best, of->id, of->name, sortie_def_name (module->catalogue, def), def);
  console_best_offer (best, of->sign, def);
}

gboolean
console_def_is_called (const SortieModule *module, guint16 def, const char *name)
{
  ConsoleBest best = console_best_for (name);
  guint16 same;

  offer_def (&best, module, def);
  return console_best_take_index (&best, &same) && best.fit > CONSOLE_BEGINS;
}

guint16
console_find_def (const SortieModule *module, const char *name)
{
  ConsoleBest best = console_best_for (name);
  guint16 def;

  for (guint16 i = 1; i < module->catalogue->n_defs; i++)
    offer_def (&best, module, i);
  return console_best_take_index (&best, &def) ? def : 0;
}

guint16
console_find_keyword (const SortieModule *module, const char *name)
{
  ConsoleBest best = console_best_for (name);
  guint16 keyword;

  for (guint16 i = 0; i < module->catalogue->n_keywords; i++)
    {
      const SortieKeyword *of = &module->catalogue->keywords[i];

      offer_names (&best, of->id, of->name, sortie_keyword_name (module->catalogue, i), i);
    }
  return console_best_take_index (&best, &keyword) && best.fit > CONSOLE_BEGINS ? keyword
                                                                                : SORTIE_NO_INDEX;
}

void
console_lookup_keywords (const SortieModule *module, GPtrArray *list)
{
  for (guint i = 0; i < module->catalogue->n_keywords; i++)
    g_ptr_array_add (list, g_strdup (module->catalogue->keywords[i].id));
}

void
console_lookup_defs (const SortieModule *module, GPtrArray *list)
{
  for (guint i = 1; i < module->catalogue->n_defs; i++)
    g_ptr_array_add (list, g_strdup (module->catalogue->defs[i].id));
}

/* ---- On the table ------------------------------------------------------------------- */

static void
offer_ref (ConsoleBest *best, const SortiePlay *p, guint8 reader, SortieRef ref)
{
  guint16 def = sortie_identity (p, ref);
  char buffer[SORTIE_MOVE_TEXT];

  if (def != 0)
    {
      console_best_offer (best, sortie_def (p, def)->id, ref);
      console_best_offer (best, sortie_def (p, def)->sign, ref);
    }
  console_best_offer (best, sortie_ref_format (p, reader, ref, buffer), ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE) /* "one.track2", of one's own, too */
    console_best_offer (best, sortie_ref_format (p, SORTIE_NO_SEAT, ref, buffer), ref);
  console_best_offer (best, sortie_ref_name (p, reader, ref, buffer), ref);
}

/* "3": what the move of that number in the list is about. */
static gboolean
find_numbered (ConsoleSession *session, const char *name, SortieRef *ret)
{
  guint64 number;
  SortieMove move;

  if (!console_session_is_human (session, sortie_match_to_move (session->match))
      || !g_ascii_string_to_unsigned (name, 10, 1, SORTIE_MAX_MOVES, &number, NULL)
      || !console_moves_number (session, (guint) number, &move) || move.n == 0)
    return FALSE;
  *ret = move.arg[0];
  if (sortie_ref_kind (*ret) == SORTIE_REF_PLACE)
    *ret = sortie_place_piece (&console_session_view (session)->play, sortie_ref_index (*ret));
  return sortie_ref_kind (*ret) == SORTIE_REF_CARD || sortie_ref_kind (*ret) == SORTIE_REF_PIECE;
}

static guint16
def_of (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD
             ? sortie_card_of (p, ref)->def : sortie_identity (p, ref);
}

static gboolean
is_seen (const SortiePlay *p, guint card)
{
  const SortieCard *of = sortie_card (p, card);

  return of->def != 0 && of->zone != SORTIE_NO_INDEX;
}

/* Whether the reader sees such a card anywhere. */
static gboolean
is_def_seen (ConsoleSession *session, guint16 def)
{
  const SortiePlay *p = &console_session_view (session)->play;

  for (SORTIE_EACH_PIECE (p, slot))
    if (def_of (p, sortie_piece_ref (p, slot)) == def)
      return TRUE;
  for (guint i = 0; i < p->s->n_cards; i++)
    if (is_seen (p, i) && def_of (p, sortie_ref_card ((guint16) i)) == def)
      return TRUE;
  return FALSE;
}

/* "goblin-rage, goblin-rush": cards of whose names this is a part. (transfer full) */
static GPtrArray *
carriers (ConsoleSession *session, const char *name, gboolean seen_only)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  GPtrArray *list = g_ptr_array_new ();

  for (guint16 def = 1; def < catalogue->n_defs; def++)
    {
      ConsoleBest best = console_best_for (name);
      guint16 what;

      offer_names (&best, catalogue->defs[def].id, catalogue->defs[def].name,
                   sortie_def_name (catalogue, def), def);
      if (console_best_take_index (&best, &what) && (!seen_only || is_def_seen (session, def)))
        g_ptr_array_add (list, (gpointer) catalogue->defs[def].id);
    }
  return list;
}

char *
console_several (ConsoleSession *session, const char *name, gboolean seen_only)
{
  g_autoptr (GPtrArray) list = carriers (session, name, seen_only);
  g_autofree char *joined = NULL;

  if (list->len < 2)
    return NULL;
  if (list->len > MOST_OFFERED)
    {
      g_ptr_array_set_size (list, MOST_OFFERED);
      g_ptr_array_add (list, (gpointer) "…");
    }
  g_ptr_array_add (list, NULL);
  joined = g_strjoinv (", ", (char **) list->pdata);
  return sortie_sentence (_ ("“{name}” may be each of these: {list}."), "name", name, "list",
                          joined, NULL);
}

static gboolean
is_of_several_cards (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) list = carriers (session, name, TRUE);

  return list->len > 1;
}

/* Pieces come first: what stands on the table is meant rather than what lies in a pile. Of several
 * that are the same card the first is meant. */
gboolean
console_find_thing (ConsoleSession *session, const char *name, SortieRef *ret)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint8 reader = console_session_reader (session);
  ConsoleBest best = console_best_for (name);
  guint32 what;
  gboolean any;

  if (find_numbered (session, name, ret))
    {
      g_free (best.folded);
      return TRUE;
    }
  for (SORTIE_EACH_PIECE (p, slot))
    offer_ref (&best, p, reader, sortie_piece_ref (p, slot));
  for (guint i = 0; i < p->s->n_cards; i++)
    if (is_seen (p, i) && best.fit < CONSOLE_SOUNDS_ALIKE)
      offer_ref (&best, p, reader, sortie_ref_card ((guint16) i));
  any = console_best_take (&best, &what);
  *ret = what;
  return any || (best.fit != CONSOLE_FITS_NOT && !is_of_several_cards (session, name));
}
