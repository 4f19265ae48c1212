/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck.c: what is wrong with a deck by the rules of deck building, and laying out a deck at set-up. */
#include <sortie/deck.h>

#include <string.h>

#include "base/errors.h"
#include "base/i18n.h"
#include "language/internal.h"

/* ---- Breaches --------------------------------------------------------------------- */

/* How many cards with the same name as the card of @last are in the deck up to that entry. */
static guint
copies_up_to (const SortieDeckCheck *check, const SortieDeckLine *last)
{
  guint n = 0;

  for (const SortieDeckLine *line = check->deck->lines; line <= last; line++)
    if (strcmp (sortie_deck_def (check, line)->name, sortie_deck_def (check, last)->name) == 0)
      n += line->n;
  return n;
}

/* A name that is longer than a line would hide what is wrong. */
const char *
sortie_deck_called (const char *id, const char *name)
{
  return name != NULL && *name != '\0' && strlen (name) <= 60 ? name : id;
}

/* Its player knows an own deck by its name, an author of content a ready-made one by its id. */
static const char *
deck_called (const SortieDeck *deck)
{
  return sortie_deck_called (deck->id, sortie_deck_is_own (deck) ? deck->name : NULL);
}

const char *
sortie_deck_card_called (const SortieDeckCheck *check, const SortieDef *def)
{
  return check->deck->file != NULL ? def->id
                                   : sortie_def_name (check->catalogue, (guint16) (def - check->catalogue->defs));
}

/* (transfer full) */
static char *
subject_of (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  const char *card = line != NULL ? sortie_deck_card_called (check, sortie_deck_def (check, line)) : NULL;

  if (card == NULL)
    return g_strdup_printf (_("deck “%s”"), deck_called (check->deck));
  return check->deck->file != NULL ? g_strdup_printf (_("deck “%s”: “%s”"), deck_called (check->deck), card)
                                   : g_strdup (card);
}

/* The sentence is complete and translated. */
static void
tell_breach (const SortieDeckCheck *check, const SortieDeckLine *line, const char *rule,
             const char *sentence)
{
  const SortieDeck *deck = check->deck;
  g_autofree char *subject = subject_of (check, line);

  if (line != NULL && check->breaches != NULL)
    check->breaches[line - deck->lines]++;
  sortie_errors_add (check->errors, deck->file, line != NULL ? line->line : deck->line, subject,
                     "%s (%s)", sentence, rule);
}

void
sortie_deck_breach (const SortieDeckCheck *check, const SortieDeckLine *line, const char *rule,
                    const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence =
      g_strdup_vprintf (dgettext (check->catalogue->domain, format), arguments);
  va_end (arguments);
  tell_breach (check, line, rule, sentence);
}

void
sortie_deck_breach_of (const SortieDeckCheck *check, const SortieDeckLine *line, const char *rule,
                       const char *one, const char *many, guint n, ...)
{
  va_list arguments;

  va_start (arguments, n);
  g_autofree char *sentence =
      g_strdup_vprintf (dngettext (check->catalogue->domain, one, many, n), arguments);
  va_end (arguments);
  tell_breach (check, line, rule, sentence);
}

void
sortie_deck_at_most (const SortieDeckCheck *check, const SortieDeckLine *line, guint most,
                     const char *rule)
{
  guint n = copies_up_to (check, line);
  g_autofree char *sentence =
      g_strdup_printf (ngettext_ ("%u copy, at most %u are allowed",
                                  "%u copies, at most %u are allowed", n), n, most);

  if (n > most && n - line->n <= most)
    tell_breach (check, line, rule, sentence);
}

/* ---- Laying out --------------------------------------------------------------------- */

static void
lay (SortiePlay *p, const SortieDeck *deck, guint8 group, guint16 zone)
{
  for (guint i = 0; i < deck->n_lines; i++)
    for (guint n = 0; n < deck->lines[i].n; n++)
      sortie_card_new (p, deck->lines[i].def, SORTIE_NO_SEAT, group, zone, SORTIE_BOTTOM);
}

void
sortie_deck_lay_kind (SortiePlay *p, guint kind, guint zone, guint8 seat, guint8 group)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);
  guint i = 0;

  while (i < catalogue->n_decks && catalogue->decks[i].kind != kind)
    i++;
  if (i == catalogue->n_decks)
    return;
  lay (p, &catalogue->decks[i], group, sortie_zone_of (p, zone, seat));
  sortie_zone_shuffle (p, sortie_zone_of (p, zone, seat));
}
