/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-deck.c: reading decks, of content and custom ones. The game decides how large a deck must be. */
#include <sortie/deck.h>
#include "content/deck-file.h"
#include "base/internal.h"
#include "content/internal.h"
#include "language/internal.h"
#include "content/load.h"

#include <string.h>

/* No match has room for more copies of a card, so more are a slip of the pen. */
#define MAX_COPIES 999

/* The deck that is being read. */
typedef struct
{
  SortieLoader *l;
  SortieDeck *deck;
  GArray *lines;  /* SortieDeckLine */
  GArray *starts; /* SortieStart */
} Deck;

gboolean
sortie_load_deck_kind (SortieLoader *l, const xmlNode *node, guint8 *ret)
{
  const SortieDeckKindDecl *kinds = l->names->vocabulary->deck_kinds;
  const char *kind = sortie_load_needed (l, node, "kind");
  g_autofree char *hint = NULL;
  const gint found = kind != NULL ? sortie_words_find (kind, SORTIE_ROW_IDS (kinds), &hint) : -1;

  if (hint != NULL)
    sortie_load_error (l, node, _("there is no kind of deck “%s”%s"), kind, hint);
  *ret = (guint8) (found >= 0 ? (guint) found : SORTIE_N_ROWS (kinds));
  return found >= 0;
}

static void
check_children (SortieLoader *l, const xmlNode *node, SortieDeck *deck)
{
  if (!sortie_load_only_children (l, node, (const char *const[]){ "name", "theme", "provenance", "cards", NULL }))
    deck->unread |= SORTIE_DECK_CARDS | SORTIE_DECK_NUMBERS; /* the unknown element may be a <cards> */
}

/* Whether a deck of this kind may contain such a card. Reports nothing if the kind is unknown. */
static gboolean
belongs (Deck *d, const xmlNode *node, guint16 def)
{
  const SortieVocabulary *v = d->l->names->vocabulary;
  const SortieDef *card = &g_array_index (d->l->defs, SortieDef, def);
  const SortieDeckKindDecl *kind;

  if (d->deck->unread & SORTIE_DECK_KIND)
    return TRUE;
  kind = &v->deck_kinds[d->deck->kind];
  if (kind->card_kind == NULL || strcmp (v->kinds[card->kind].element, kind->card_kind) == 0)
    return TRUE;
  sortie_load_error (d->l, node, _("“%s” is a <%s>; a deck of this kind holds <%s> (%s)"),
                     card->id, v->kinds[card->kind].element, kind->card_kind, kind->rule);
  return FALSE;
}

/* (nullable): the card's earlier entry */
static SortieDeckLine *
find_entry (const Deck *d, guint16 def)
{
  for (guint i = 0; i < d->lines->len; i++)
    if (g_array_index (d->lines, SortieDeckLine, i).def == def)
      return &g_array_index (d->lines, SortieDeckLine, i);
  return NULL;
}

/* To the rules, two entries of a card count as one. */
static void
refuse_second (Deck *d, const xmlNode *node, SortieDeckLine *first, const SortieDeckLine *second)
{
  sortie_load_error (d->l, node, _("“%s” is listed twice, first on line %d (%s)"),
                     g_array_index (d->l->defs, SortieDef, first->def).id, first->line,
                     SORTIE_DECK_ENTRY_RULING);
  if (second->n_starts > 0)
    d->deck->unread |= SORTIE_DECK_STARTS;
  first->n = (guint16) MIN (first->n + second->n, G_MAXUINT16);
}

gboolean
sortie_deck_start_parse (const char *text, SortieStart *ret)
{
  guint64 row;

  if (!g_ascii_islower (text[0]) || !g_ascii_string_to_unsigned (text + 1, 10, 1, 255, &row, NULL))
    return FALSE;
  *ret = (SortieStart){ .x = (guint8) (text[0] - 'a'), .y = (guint8) (row - 1) };
  return TRUE;
}

static gboolean
is_taken (const GArray *starts, SortieStart start)
{
  for (guint i = 0; i < starts->len; i++)
    if (memcmp (&g_array_index (starts, SortieStart, i), &start, sizeof start) == 0)
      return TRUE;
  return FALSE;
}

static void
load_start (Deck *d, const xmlNode *node, const char *text, SortieDeckLine *line)
{
  SortieStart start;

  if (!sortie_deck_start_parse (text, &start))
    {
      sortie_load_error (d->l, node, _("“%s” is not the name of a space, such as “b4”"), text);
      d->deck->unread |= SORTIE_DECK_STARTS;
    }
  else if (is_taken (d->starts, start))
    {
      sortie_load_error (d->l, node, _("two cards start on “%s”"), text);
      d->deck->unread |= SORTIE_DECK_STARTS;
    }
  else
    {
      g_array_append_val (d->starts, start);
      line->n_starts++;
    }
}

/* at="b4 e3". Whether the board has such a space depends on the match, and the game checks it. */
static void
load_starts (Deck *d, const xmlNode *node, SortieDeckLine *line)
{
  const char *at = sortie_xml_attribute (node, "at");

  line->first_start = (guint16) d->starts->len;
  if (at == NULL)
    return;
  if (!sortie_names_have_grid (d->l->names))
    {
      sortie_load_error (d->l, node, _("“at” needs a grid; the game “%s” has none"),
                         d->l->names->game);
      return;
    }
  g_auto (GStrv) spaces = g_strsplit_set (at, " \t\r\n", -1);

  for (char **space = spaces; *space != NULL; space++)
    if (**space != '\0')
      load_start (d, node, *space, line);
  if (line->n > 0 && line->n_starts > line->n)
    sortie_load_error (d->l, node,
                       ngettext_ ("%u copy cannot start on %u spaces",
                                  "%u copies cannot start on %u spaces", line->n),
                       line->n, line->n_starts);
}

/* zone="reserve". If the zone is unknown, so is whether the cards count as part of the deck. */
static guint16
load_zone (Deck *d, const xmlNode *node)
{
  const char *zone = sortie_xml_attribute (node, "zone");
  gint found = zone != NULL ? sortie_names_find (d->l->names, SORTIE_ATTR_ZONE, zone) : -1;

  if (zone == NULL || found >= 0)
    return zone == NULL ? SORTIE_NO_INDEX : (guint16) found;

  GPtrArray *zones = sortie_names_list (d->l->names, SORTIE_ATTR_ZONE);
  g_autofree char *hint = sortie_words_hint (zone, zones);

  sortie_load_error (d->l, node, _("there is no zone “%s”%s"), zone, hint);
  d->deck->unread |= SORTIE_DECK_CARDS;
  return SORTIE_NO_INDEX;
}

/* n="4"; 0 after reporting an error if it is not a number. */
static guint16
load_number (Deck *d, const xmlNode *node)
{
  const char *text = sortie_load_needed (d->l, node, "n");
  gint n = text != NULL ? sortie_load_integer (d->l, node, "n", text, 1, MAX_COPIES) : 0;

  if (n == 0)
    d->deck->unread |= SORTIE_DECK_NUMBERS;
  return (guint16) n;
}

/* of="assassin"; FALSE after reporting an error if there is no such card. */
static gboolean
load_card (Deck *d, const xmlNode *node, guint16 *ret)
{
  const char *of = sortie_load_needed (d->l, node, "of");
  g_autofree char *hint = NULL;

  if (of != NULL && sortie_compiler_knows_card (d->l->compiler, of, ret))
    return TRUE;
  d->deck->unread |= SORTIE_DECK_CARDS;
  if (of == NULL)
    return FALSE;
  hint = sortie_compiler_card_hint (d->l->compiler, of);
  sortie_load_error (d->l, node, _("there is no card “%s”%s"), of, hint);
  return FALSE;
}

/* In a game without a grid, messages do not suggest `at`; load_starts() explains to an author who writes it why it is
 * wrong. */
static void
check_line_attributes (Deck *d, const xmlNode *node)
{
  gboolean at = sortie_names_have_grid (d->l->names) || sortie_xml_attribute (node, "at") != NULL;

  sortie_load_only_attributes (
      d->l, node, (const char *const[]){ "of", "n", "zone", at ? "at" : NULL, NULL });
}

static void
load_line (Deck *d, const xmlNode *node)
{
  SortieDeckLine line = { .line = sortie_xml_line (node) };
  SortieDeckLine *first;

  check_line_attributes (d, node);
  line.n = load_number (d, node);
  line.zone = load_zone (d, node);
  load_starts (d, node, &line);
  d->deck->n_cards = (guint16) MIN (d->deck->n_cards + line.n, G_MAXUINT16);
  if (!load_card (d, node, &line.def) || !belongs (d, node, line.def))
    return;
  first = find_entry (d, line.def);
  if (first != NULL)
    refuse_second (d, node, first, &line);
  else
    g_array_append_val (d->lines, line);
}

/* Whether the deck names any card of this game. An empty deck gets an error of its own. */
static gboolean
has_known_card (SortieLoader *l, const xmlNode *deck)
{
  guint16 def;

  for (SORTIE_EACH_ELEMENT (deck, child))
    if (sortie_xml_is (child, "cards") && sortie_xml_attribute (child, "of") != NULL
        && sortie_compiler_knows_card (l->compiler, sortie_xml_attribute (child, "of"), &def))
      return TRUE;
  return sortie_xml_child (deck, "cards") == NULL;
}

/* A deck of another game under this game's name: reports that once, not for each card. */
static gboolean
is_of_another_game (SortieLoader *l, const xmlNode *node, const SortieDeck *deck)
{
  guint unknown = SORTIE_DECK_KIND | SORTIE_DECK_FACTION;

  return (deck->unread & unknown) != 0 && !has_known_card (l, node);
}

static void
load_lines (SortieLoader *l, const SortieEntry *entry, SortieDeck *deck)
{
  Deck d = { l, deck, g_array_new (FALSE, TRUE, sizeof (SortieDeckLine)),
             g_array_new (FALSE, TRUE, sizeof (SortieStart)) };

  for (SORTIE_EACH_ELEMENT (entry->node, child))
    if (sortie_xml_is (child, "cards"))
      load_line (&d, child);
  if (sortie_xml_child (entry->node, "cards") == NULL)
    {
      sortie_load_error (l, entry->node, _("the deck is empty"));
      deck->unread |= SORTIE_DECK_CARDS | SORTIE_DECK_NUMBERS;
    }
  deck->n_lines = (guint16) d.lines->len;
  deck->lines = (SortieDeckLine *) (gpointer) g_array_free (d.lines, FALSE);
  deck->starts = (SortieStart *) (gpointer) g_array_free (d.starts, FALSE);
}

/* difficulty="easy" */
static guint8
load_difficulty (SortieLoader *l, const xmlNode *node)
{
  const char *const *words = sortie_difficulties + SORTIE_EASY;
  const char *word = sortie_xml_attribute (node, "difficulty");
  const char *const told[] = { words[0], words[1], words[2], NULL };
  gint found = word != NULL ? sortie_load_word (l, node, "difficulty", told, word) : -1;

  return found >= 0 ? (guint8) (SORTIE_EASY + found) : SORTIE_DIFFICULTY_UNTOLD;
}

static void
load_body (SortieLoader *l, const SortieEntry *entry, SortieDeck *deck)
{
  sortie_load_no_text (l, entry->node);
  check_children (l, entry->node, deck);
  deck->name = sortie_load_text_child (l, entry->node, "name", TRUE);
  deck->theme = sortie_load_text_child (l, entry->node, "theme", FALSE);
  deck->difficulty = load_difficulty (l, entry->node);
  deck->faction = sortie_load_faction (l, entry->node, NULL);
  if (deck->faction == NULL && sortie_xml_attribute (entry->node, "faction") != NULL)
    deck->unread |= SORTIE_DECK_FACTION;
  if (is_of_another_game (l, entry->node, deck))
    {
      sortie_load_error (l, entry->node, _("it holds no card of “%s”"), l->names->game);
      deck->unread |= SORTIE_DECK_CARDS | SORTIE_DECK_NUMBERS;
      return;
    }
  load_lines (l, entry, deck);
}

static gboolean
is_default (SortieLoader *l, const SortieEntry *entry, guint most)
{
  g_autofree char *group =
      g_strdup_printf ("deck %s", l->names->vocabulary->deck_kinds[entry->kind].id);

  return sortie_load_default (l, entry->node, group, most);
}

void
sortie_load_deck (SortieLoader *l, const SortieEntry *entry)
{
  SortieDeck *deck = &g_array_index (l->decks, SortieDeck, entry->index);
  const char *kind = l->names->vocabulary->deck_kinds[entry->kind].id;
  guint most = sortie_names_n_defaults (l->names, "deck", kind);

  sortie_load_enter (l, entry);
  sortie_load_only_attributes (
      l, entry->node,
      (const char *const[]){ "id", "kind", "faction", "difficulty", most > 0 ? "default" : NULL, NULL });
  deck->is_default = is_default (l, entry, most);
  load_body (l, entry, deck);
  sortie_load_provenance (l, entry->node, &deck->provenance);
}

/* A custom deck need not say where it comes from. */
void
sortie_load_own_deck (SortieLoader *l, const SortieEntry *entry, SortieDeck *deck)
{
  sortie_load_enter_own_deck (l, entry);
  sortie_load_only_attributes (l, entry->node,
                               (const char *const[]){ "game", "id", "kind", "faction", "difficulty", NULL });
  load_body (l, entry, deck);
  deck->provenance.confidence = "designed";
  if (sortie_xml_child (entry->node, "provenance") != NULL)
    sortie_load_provenance (l, entry->node, &deck->provenance);
}
