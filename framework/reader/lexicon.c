/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lexicon.c: all names of a match, and which of them fits best. */
#include "reader/internal.h"
#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/reader.h>
#include "speech/internal.h"

#include <string.h>

/* ---- Collecting names -------------------------------------------------------------------- */

static const char *
keep (SortieLexicon *names, const char *text)
{
  return g_string_chunk_insert_const (names->texts, text);
}

static const char *
keep_folded (SortieLexicon *names, const char *text)
{
  g_autofree char *folded = text != NULL ? sortie_words_fold (text) : g_strdup ("");

  return keep (names, folded);
}

static void
add (SortieLexicon *names, SortieNameKind kind, guint index, guint8 of, gboolean is_id,
     const char *text)
{
  SortieName name = { .kind = kind, .index = index, .of = of, .is_id = is_id };

  if (text == NULL || *text == '\0')
    return;
  name.raw = keep (names, text);
  name.folded = keep_folded (names, text);
  g_array_append_val (names->names, name);
}

static const char *
translated (const SortieLexicon *names, const char *text)
{
  return sortie_rules_text (names->setup, FALSE, text);
}

static void
add_seats (SortieLexicon *names)
{
  const SortieSetup *setup = names->setup;

  names->seats = g_new0 (const char *, setup->n_seats);
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      const char *id = setup->seat_ids[seat], *name = sortie_seat_name (setup, seat);

      add (names, SORTIE_NAME_SEAT, seat, SORTIE_NO_SEAT, TRUE, id);
      add (names, SORTIE_NAME_SEAT, seat, SORTIE_NO_SEAT, FALSE, name);
      add (names, SORTIE_NAME_SEAT_ID, seat, SORTIE_NO_SEAT, FALSE, id);
      add (names, SORTIE_NAME_SEAT_ID, seat, SORTIE_NO_SEAT, FALSE, translated (names, id));
      names->seats[seat] = keep_folded (names, name);
    }
}

/* A boss that the rules play has no hidden hand. */
static gboolean
is_used (const SortieSetup *setup, const SortiePile *pile)
{
  gboolean automatic;

  if (pile->seat == SORTIE_NO_SEAT)
    return TRUE;
  automatic = setup->automatic >> pile->seat & 1;
  switch (setup->zones[pile->decl].used_by)
    {
    case SORTIE_USED_BY_PLAYERS:
      return !automatic;
    case SORTIE_USED_BY_AUTOMATIC:
      return automatic;
    case SORTIE_USED_BY_ALL:
      break;
    }
  return TRUE;
}

/* "boss.casualties", "boss casualties", "Boss Casualties"; without the seat for its own and for
 * shared ones. */
static void
add_zone (SortieLexicon *names, guint zone)
{
  const SortieSetup *setup = names->setup;
  const SortiePile *pile = &setup->piles[zone];
  const SortieZoneDecl *decl = &setup->zones[pile->decl];
  const char *seat = pile->seat == SORTIE_NO_SEAT ? "" : setup->seat_ids[pile->seat];
  g_autofree char *dotted = g_strdup_printf ("%s.%s", seat, decl->id);
  g_autofree char *spaced = g_strdup_printf ("%s %s", seat, decl->id);
  g_autofree char *titled =
      g_strdup_printf ("%s %s", translated (names, seat), translated (names, decl->title));

  add (names, SORTIE_NAME_ZONE, zone, pile->seat, TRUE, decl->id);
  add (names, SORTIE_NAME_ZONE, zone, pile->seat, FALSE, translated (names, decl->title));
  if (pile->seat == SORTIE_NO_SEAT)
    return;
  add (names, SORTIE_NAME_ZONE, zone, SORTIE_NO_SEAT, TRUE, dotted);
  add (names, SORTIE_NAME_ZONE, zone, SORTIE_NO_SEAT, FALSE, spaced);
  add (names, SORTIE_NAME_ZONE, zone, SORTIE_NO_SEAT, FALSE, titled);
}

static void
add_zones (SortieLexicon *names)
{
  const SortieSetup *setup = names->setup;

  for (guint zone = 0; zone < setup->bounds.zones; zone++)
    if (is_used (setup, &setup->piles[zone]))
      add_zone (names, zone);
}

static void
add_place (SortieLexicon *names, guint16 place)
{
  const SortieSetup *setup = names->setup;
  guint8 seat = sortie_place_spot (setup, place)->seat;
  const SortieNamed named = { .ref = sortie_ref_place (place), .place = SORTIE_NO_INDEX };
  char buffer[SORTIE_MOVE_TEXT];
  const char *title = sortie_named_text (setup, SORTIE_NO_SEAT, &named, buffer);

  names->titles[place] = keep_folded (names, title);
  if (seat != SORTIE_NO_SEAT)
    add (names, SORTIE_NAME_PLACE, place, seat, FALSE, title);
  add (names, SORTIE_NAME_PLACE, place, SORTIE_NO_SEAT, TRUE,
       sortie_place_name (setup, place, SORTIE_NO_SEAT, buffer, sizeof buffer));
  if (seat != SORTIE_NO_SEAT)
    add (names, SORTIE_NAME_PLACE, place, seat, TRUE,
         sortie_place_name (setup, place, seat, buffer, sizeof buffer));
}

static void
add_places (SortieLexicon *names)
{
  names->titles = g_new0 (const char *, names->setup->bounds.places + 1);
  for (guint16 place = 0; place < names->setup->bounds.places; place++)
    add_place (names, place);
}

static void
add_values (SortieLexicon *names)
{
  const SortieValueDecl *values = names->setup->catalogue->vocabulary->values;

  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    {
      add (names, SORTIE_NAME_VALUE, i, SORTIE_NO_SEAT, TRUE, values[i].id);
      add (names, SORTIE_NAME_VALUE, i, SORTIE_NO_SEAT, FALSE, translated (names, values[i].title));
    }
}

static void
add_steps (SortieLexicon *names)
{
  const SortieTurnDecl *turns = names->setup->rules->turns;

  for (guint8 turn = 0; turns != NULL && turns[turn].id != NULL; turn++)
    for (guint i = 0; turns[turn].phases[i].id != NULL; i++)
      if (turns[turn].phases[i].window != 0)
        {
          const SortiePhaseDecl *phase = &turns[turn].phases[i];

          add (names, SORTIE_NAME_STEP, i, turn, TRUE, phase->id);
          add (names, SORTIE_NAME_STEP, i, turn, FALSE, translated (names, phase->title));
        }
}

static void
add_called (SortieLexicon *names, const char *folded, guint16 def)
{
  names->longest = MAX (names->longest, strlen (folded));
  if (*folded != '\0' && !g_hash_table_contains (names->called, folded))
    g_hash_table_insert (names->called, (gpointer) folded, GUINT_TO_POINTER (def));
}

static void
add_def (SortieLexicon *names, guint16 def)
{
  const SortieDef *of = &names->setup->catalogue->defs[def];
  const char *name = sortie_def_name (names->setup->catalogue, def);
  SortieFoldedDef *folded = &names->defs[def];

  add (names, SORTIE_NAME_DEF, def, SORTIE_NO_SEAT, TRUE, of->id);
  add (names, SORTIE_NAME_DEF, def, SORTIE_NO_SEAT, FALSE, of->name);
  if (g_strcmp0 (name, of->name) != 0)
    add (names, SORTIE_NAME_DEF, def, SORTIE_NO_SEAT, FALSE, name);
  add (names, SORTIE_NAME_DEF, def, SORTIE_NO_SEAT, FALSE, of->sign);
  folded->id = keep_folded (names, of->id);
  folded->name = keep_folded (names, name);
  folded->printed = keep_folded (names, of->name);
  folded->sign = keep_folded (names, of->sign);
}

static void
add_defs (SortieLexicon *names)
{
  guint16 n = names->setup->catalogue->n_defs;

  names->defs = g_new0 (SortieFoldedDef, MAX (n, 1));
  for (guint16 def = 1; def < n; def++)
    add_def (names, def);
  for (guint16 def = 1; def < n; def++)
    add_called (names, names->defs[def].id, def);
  for (guint16 def = 1; def < n; def++)
    {
      add_called (names, names->defs[def].name, def);
      add_called (names, names->defs[def].sign, def);
      names->longest = MAX (names->longest, strlen (names->defs[def].printed));
    }
}

static void
add_keywords (SortieLexicon *names)
{
  const SortieCatalogue *catalogue = names->setup->catalogue;

  for (guint16 i = 0; i < catalogue->n_keywords; i++)
    {
      add (names, SORTIE_NAME_KEYWORD, i, SORTIE_NO_SEAT, TRUE, catalogue->keywords[i].id);
      add (names, SORTIE_NAME_KEYWORD, i, SORTIE_NO_SEAT, FALSE, catalogue->keywords[i].name);
      add (names, SORTIE_NAME_KEYWORD, i, SORTIE_NO_SEAT, FALSE,
           sortie_keyword_name (catalogue, i));
    }
}

static void
add_verbs (SortieLexicon *names)
{
  for (guint i = 0; i < sortie_n_verbs (names->setup); i++)
    add (names, SORTIE_NAME_VERB, i, SORTIE_NO_SEAT, TRUE, sortie_verb (names->setup, i)->id);
}

SortieLexicon *
sortie_lexicon_new (const SortieSetup *setup)
{
  SortieLexicon *names = g_new0 (SortieLexicon, 1);

  names->setup = setup;
  names->texts = g_string_chunk_new (4096);
  names->names = g_array_new (FALSE, FALSE, sizeof (SortieName));
  names->called = g_hash_table_new (g_str_hash, g_str_equal);
  add_seats (names);
  add_zones (names);
  add_places (names);
  add_values (names);
  add_steps (names);
  add_defs (names);
  add_keywords (names);
  add_verbs (names);
  return names;
}

void
sortie_lexicon_free (SortieLexicon *names)
{
  if (names == NULL)
    return;
  g_hash_table_unref (names->called);
  g_free (names->defs);
  g_free (names->titles);
  g_free (names->seats);
  g_array_unref (names->names);
  g_string_chunk_free (names->texts);
  g_free (names);
}

/* ---- Finding ----------------------------------------------------------------------------- */

/* Somebody who names a thing. */
typedef struct
{
  const char *typed;
  char *folded;
  guint8 seat;
  guint turn; /* the kind that is running */
} Asker;

static gboolean
is_said_by (const SortieName *name, const Asker *asker)
{
  return name->of == SORTIE_NO_SEAT
         || name->of == (name->kind == SORTIE_NAME_STEP ? asker->turn : asker->seat);
}

static SortieNameFit
fit_of (const SortieName *name, const Asker *asker)
{
  gboolean only_whole = name->kind == SORTIE_NAME_SEAT_ID || name->kind == SORTIE_NAME_KEYWORD;

  if (strcmp (name->raw, asker->typed) == 0)
    return SORTIE_NAME_IS_IT;
  if (strcmp (name->folded, asker->folded) == 0)
    return SORTIE_NAME_SOUNDS;
  if (only_whole)
    return SORTIE_NAME_FITS_NOT;
  if (g_str_has_prefix (name->folded, asker->folded))
    return SORTIE_NAME_BEGINS;
  return sortie_words_are_part (asker->folded, name->folded) ? SORTIE_NAME_IS_PART
                                                             : SORTIE_NAME_FITS_NOT;
}

static void
note (SortieNameFound *best, const SortieName *name, SortieNameFit fit)
{
  if (fit == SORTIE_NAME_FITS_NOT || fit < best->fit)
    return;
  if (fit > best->fit)
    *best = (SortieNameFound) { .kind = name->kind, .index = name->index, .fit = fit };
  else if (name->kind != best->kind || name->index != best->index)
    best->several = TRUE;
}

/* A pile of somebody else, of which there is only one on the table: its own name is enough. */
static gboolean
find_only_zone (const SortieLexicon *names, const Asker *asker, SortieNameFound *ret)
{
  SortieNameFound found = { .fit = SORTIE_NAME_FITS_NOT };

  for (guint i = 0; i < names->names->len; i++)
    {
      const SortieName *name = &g_array_index (names->names, SortieName, i);
      SortieNameFit fit = name->kind == SORTIE_NAME_ZONE ? fit_of (name, asker) : 0;

      if (fit > SORTIE_NAME_BEGINS)
        {
          found.several |= found.fit != SORTIE_NAME_FITS_NOT && found.index != name->index;
          found = (SortieNameFound) { name->kind, name->index, fit, found.several };
        }
    }
  if (found.fit == SORTIE_NAME_FITS_NOT || found.several)
    return FALSE;
  *ret = found;
  return TRUE;
}

gboolean
sortie_lexicon_find (const SortieLexicon *names, const SortieView *view, guint kinds,
                     const char *typed, SortieNameFound *ret)
{
  g_autofree char *folded = sortie_words_fold (typed);
  const Asker asker = { .typed = typed,
                        .folded = folded,
                        .seat = view != NULL ? view->seat : SORTIE_NO_SEAT,
                        .turn = view != NULL ? view->play.s->turn.table : G_MAXUINT };

  *ret = (SortieNameFound) { .fit = SORTIE_NAME_FITS_NOT };
  for (guint i = 0; i < names->names->len; i++)
    {
      const SortieName *name = &g_array_index (names->names, SortieName, i);

      if ((name->kind & kinds) != 0 && is_said_by (name, &asker))
        note (ret, name, fit_of (name, &asker));
    }
  return ret->fit > SORTIE_NAME_BEGINS || (ret->fit != SORTIE_NAME_FITS_NOT && !ret->several)
         || ((kinds & SORTIE_NAME_ZONE) != 0 && find_only_zone (names, &asker, ret));
}

/* ---- Listing ----------------------------------------------------------------------------- */

/* Of one's own things the short way alone is offered, of zones only those that one looks through. */
static gboolean
is_offered (const SortieLexicon *names, const SortieName *name, const Asker *asker)
{
  const SortieSetup *setup = names->setup;
  guint8 owner = SORTIE_NO_SEAT;

  if (!name->is_id || !is_said_by (name, asker))
    return FALSE;
  if (name->kind == SORTIE_NAME_ZONE)
    owner = setup->piles[name->index].seat;
  if (name->kind == SORTIE_NAME_PLACE)
    owner = sortie_place_spot (setup, (guint16) name->index)->seat;
  if (name->kind == SORTIE_NAME_ZONE && !setup->zones[setup->piles[name->index].decl].looked_through)
    return FALSE;
  return owner == SORTIE_NO_SEAT || (owner == asker->seat) == (name->of == asker->seat);
}

void
sortie_lexicon_list (const SortieLexicon *names, const SortieView *view, guint kinds,
                     GPtrArray *ret)
{
  const Asker asker = { .seat = view != NULL ? view->seat : SORTIE_NO_SEAT,
                        .turn = view != NULL ? view->play.s->turn.table : G_MAXUINT };

  for (guint i = 0; i < names->names->len; i++)
    {
      const SortieName *name = &g_array_index (names->names, SortieName, i);

      if ((name->kind & kinds) != 0 && is_offered (names, name, &asker))
        g_ptr_array_add (ret, g_strdup (name->raw));
    }
}
