/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-table.c: what must be in a zone and on a place. */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "match/internal.h"

#include <string.h>
#include "language/internal.h"

/* Cards in a row, the first on top. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;   /* the seat whose zone or piece it is; SORTIE_NO_SEAT: shared */
  GArray *cards; /* of guint16 */
} Row;

static Row
row_of_zone (const SortiePlay *p, guint16 zone)
{
  Row row = { p, p->setup->piles[zone].seat, g_array_new (FALSE, FALSE, sizeof (guint16)) };

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    g_array_append_val (row.cards, card);
  return row;
}

static Row
row_of_piece (const SortiePlay *p, SortieRef piece)
{
  Row row = { p, sortie_piece_controller (p, piece),
              g_array_new (FALSE, FALSE, sizeof (guint16)) };

  for (guint16 card = sortie_piece (p, piece)->card; card != SORTIE_NO_INDEX;
       card = sortie_card (p, card)->below)
    g_array_append_val (row.cards, card);
  return row;
}

/* The cards under the top card of a piece. */
static Row
row_under (const SortiePlay *p, SortieRef piece)
{
  Row row = row_of_piece (p, piece);

  g_array_remove_index (row.cards, 0);
  return row;
}

static void
row_clear (Row *row)
{
  g_clear_pointer (&row->cards, g_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Row, row_clear)

/* The owner of a card that is with another seat; SORTIE_NO_SEAT: it is with its owner, or nobody owns it. */
static guint8
stranger (const Row *row, const SortieCard *card)
{
  return row->seat != SORTIE_NO_SEAT && card->owner != row->seat ? card->owner : SORTIE_NO_SEAT;
}

static char *
row_card_text (const ScenarioRun *run, const Row *row, guint16 card)
{
  const SortieCard *c = sortie_card (row->p, card);
  g_autofree char *text = NULL;

  if (c->def == 0)
    return g_strdup ("?");
  text = scenario_card_text (run, card);
  if (stranger (row, c) == SORTIE_NO_SEAT)
    return g_steal_pointer (&text);
  return g_strdup_printf ("%s@%s", text, row->p->setup->seat_ids[c->owner]);
}

/* The row as a scenario would write it, with "?" for faces that are not visible. */
static char *
row_text (const ScenarioRun *run, const Row *row, const char *between)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->cards->len; i++)
    {
      g_autofree char *one = row_card_text (run, row, g_array_index (row->cards, guint16, i));

      g_string_append_printf (text, "%s%s", i > 0 ? between : "", one);
    }
  return g_string_free (text, FALSE);
}

/* One entry for each wanted card. */
static GArray *
spread (GArray *cards)
{
  GArray *single = g_array_new (FALSE, FALSE, sizeof (ScenarioCard));

  for (guint i = 0; i < cards->len; i++)
    for (guint n = 0; n < g_array_index (cards, ScenarioCard, i).n; n++)
      g_array_append_val (single, g_array_index (cards, ScenarioCard, i));
  return single;
}

static gboolean
is_card (const Row *row, guint i, const ScenarioCard *wanted)
{
  guint16 index = g_array_index (row->cards, guint16, i);
  const SortieCard *card = sortie_card (row->p, index);

  return card->def == wanted->def && card->flags == wanted->flags
         && sortie_card_denied (row->p, index) == wanted->denied
         && card->face_down == wanted->face_down
         && (wanted->owner == SORTIE_NO_SEAT ? stranger (row, card) == SORTIE_NO_SEAT
                                             : wanted->owner == card->owner);
}

static gboolean
is_in_order (const Row *row, const GArray *wanted, guint first)
{
  for (guint i = 0; i < wanted->len; i++)
    if (!is_card (row, first + i, &g_array_index (wanted, ScenarioCard, i)))
      return FALSE;
  return TRUE;
}

/* Whether each wanted card matches a different card of the row. */
static gboolean
is_all_there (const Row *row, const GArray *wanted)
{
  g_autofree gboolean *taken = g_new0 (gboolean, row->cards->len + 1);

  for (guint i = 0; i < wanted->len; i++)
    {
      guint k = 0;

      while (k < row->cards->len
             && (taken[k] || !is_card (row, k, &g_array_index (wanted, ScenarioCard, i))))
        k++;
      if (k == row->cards->len)
        return FALSE;
      taken[k] = TRUE;
    }
  return TRUE;
}

static gboolean
row_is (const Row *row, const ScenarioCards *cards, gboolean ordered)
{
  g_autoptr (GArray) wanted = spread (cards->cards);
  gboolean more = cards->more_before || cards->more_behind;

  if (more ? row->cards->len < wanted->len : row->cards->len != wanted->len)
    return FALSE;
  if (!ordered)
    return is_all_there (row, wanted);
  return is_in_order (row, wanted, cards->more_before ? row->cards->len - wanted->len : 0);
}

/* Reports that a zone or place does not hold what the line says, with its contents as a scenario writes them. */
static gboolean
fails_home (ScenarioRun *run, const char *name, const char *wanted, const char *is)
{
  return scenario_fails (run, _ ("%s: expected “%s”, but found “%s”"), name, wanted,
                         *is != '\0' ? is : sortie_scenario_word (SORTIE_SCENARIO_EMPTY));
}

static gboolean
fails_row (ScenarioRun *run, const char *name, const Row *row, const char *wanted)
{
  g_autofree char *is = row_text (run, row, " ");

  return fails_home (run, name, wanted, is);
}

static gboolean
is_ordered (const ScenarioRun *run, guint16 zone)
{
  const SortieSetup *setup = run->p->setup;

  return setup->zones[setup->piles[zone].decl].ordered;
}

/* "empty" or just a number. FALSE: it is a list of cards. */
static gboolean
is_count (const char *text, guint *ret)
{
  guint64 n;

  if (sortie_scenario_word_is (SORTIE_SCENARIO_EMPTY, text))
    {
      *ret = 0;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT16, &n, NULL))
    return FALSE;
  *ret = (guint) n;
  return TRUE;
}

static gboolean
expect_row (ScenarioRun *run, const char *name, const Row *row, const char *text, gboolean ordered)
{
  g_auto (ScenarioCards) cards = { NULL };
  guint n;

  if (is_count (text, &n))
    return row->cards->len == n || fails_row (run, name, row, text);
  if (!scenario_read_cards (run, text, &cards))
    return FALSE;
  return row_is (row, &cards, ordered) || fails_row (run, name, row, text);
}

static gboolean
expect_zone (ScenarioRun *run, const char *name, guint16 zone, const char *text)
{
  g_auto (Row) row = row_of_zone (run->p, zone);

  return expect_row (run, name, &row, text, is_ordered (run, zone));
}

/* The game's notes, followed by those of abilities and cards. */
static void
append_notes (GString *text, const SortiePlay *p, SortieRef piece)
{
  const SortieMemoryDecl *of_game = p->setup->memories;
  const char *id;
  guint n = 0;

  for (; of_game[n].id != NULL; n++)
    if (sortie_piece_remembers (p, piece, n))
      g_string_append_printf (text, " +%s", of_game[n].id);
  for (guint i = 0; (id = sortie_note_id (p->setup->catalogue, i)) != NULL; i++)
    if (sortie_piece_remembers (p, piece, n + i))
      g_string_append_printf (text, " +%s", id);
}

/* A piece as a scenario would write it. */
static char *
piece_text (const ScenarioRun *run, SortieRef piece)
{
  const SortiePlay *p = run->p;
  g_auto (Row) row = row_of_piece (p, piece);
  g_autofree char *pile = row_text (run, &row, "/");
  GString *text = g_string_new (p->setup->seat_ids[sortie_piece_controller (p, piece)]);

  g_string_append_printf (text, " %s", pile);
  for (guint mark = 0; mark < p->setup->n_marks; mark++)
    if (sortie_piece_mark (p, piece, mark) != MAX (p->setup->marks[mark].min, 0))
      g_string_append_printf (text, " %s=%d", p->setup->marks[mark].id,
                              sortie_piece_mark (p, piece, mark));
  append_notes (text, p, piece);
  return g_string_free (text, FALSE);
}

/* Marks that are not named must have their starting value. Memories are compared only if named. */
static gboolean
is_piece (const ScenarioRun *run, SortieRef ref, const ScenarioPiece *wanted, guint8 seat)
{
  const SortiePlay *p = run->p;
  guint8 controller = wanted->controller == SORTIE_NO_SEAT ? seat : wanted->controller;
  ScenarioCards cards = { .cards = wanted->cards };
  g_auto (Row) row = row_of_piece (p, ref);
  gboolean same = row_is (&row, &cards, TRUE);

  if (controller != SORTIE_NO_SEAT && controller != sortie_piece_controller (p, ref))
    return FALSE;
  for (guint mark = 0; mark < p->setup->n_marks; mark++)
    same = same && sortie_piece_mark (p, ref, mark) == wanted->marks[mark];
  return same && (sortie_piece (p, ref)->memory & wanted->memory) == wanted->memory;
}

static char *
place_text (const ScenarioRun *run, guint16 place)
{
  GString *text = g_string_new (NULL);

  for (SortieRef ref = sortie_place_piece (run->p, place); ref != SORTIE_NOTHING;
       ref = sortie_piece_next_on_place (run->p, ref))
    {
      g_autofree char *piece = piece_text (run, ref);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", piece);
    }
  return g_string_free (text, FALSE);
}

static gboolean
place_is (const ScenarioRun *run, const ScenarioHome *home, const GPtrArray *pieces)
{
  SortieRef ref = sortie_place_piece (run->p, home->index);
  guint i = 0;

  for (; ref != SORTIE_NOTHING && i < pieces->len;
       ref = sortie_piece_next_on_place (run->p, ref))
    if (!is_piece (run, ref, pieces->pdata[i++], home->seat))
      return FALSE;
  return ref == SORTIE_NOTHING && i == pieces->len;
}

static gboolean
expect_place (ScenarioRun *run, const char *name, const ScenarioHome *home, const char *text)
{
  gboolean empty = sortie_scenario_word_is (SORTIE_SCENARIO_EMPTY, text);
  g_autoptr (GPtrArray) pieces = empty ? g_ptr_array_new () : scenario_read_pieces (run, text);
  g_autofree char *is = NULL;

  if (pieces == NULL)
    return FALSE;
  if (place_is (run, home, pieces))
    return TRUE;
  is = place_text (run, home->index);
  return fails_home (run, name, text, is);
}

/* Cuts "#N" off. Returns N, or 1 if there is none. */
static guint
cut_ordinal (char *word)
{
  char *hash = strrchr (word, '#');
  guint64 n = 1;

  if (hash == NULL || !g_ascii_string_to_unsigned (hash + 1, 10, 1, G_MAXUINT16, &n, NULL))
    return 1;
  *hash = '\0';
  return (guint) n;
}

static SortieRef
piece_on_place (const SortiePlay *p, guint16 place, guint16 def, guint ordinal)
{
  SortieRef ref = sortie_place_piece (p, place);

  while (ref != SORTIE_NOTHING
         && (sortie_card (p, sortie_piece (p, ref)->card)->def != def || --ordinal > 0))
    ref = sortie_piece_next_on_place (p, ref);
  return ref;
}

/* "PLACE/CARD", with "#" N for the N-th: @ret is SORTIE_NOTHING if there is no such piece. FALSE: there is no such
 * place or card; this was reported. */
static gboolean
find_named_piece (ScenarioRun *run, const char *word, ScenarioHome *ret_home, SortieRef *ret)
{
  g_autofree char *place = g_strdup (word);
  guint ordinal = cut_ordinal (place);
  char *card = strrchr (place, '/');
  guint16 def;

  *card++ = '\0';
  if (!scenario_find_home (run, place, ret_home) || !scenario_find_card (run, card, &def))
    return FALSE;
  if (!ret_home->is_place)
    return scenario_broken (run, _ ("“%s” is not a place"), place);
  *ret = piece_on_place (run->p, ret_home->index, def, ordinal);
  return TRUE;
}

/* "PLACE/CARD: PIECE | empty": the piece with that card on top, whatever else is on the place. */
static gboolean
expect_piece (ScenarioRun *run, const char *name, const char *text)
{
  gboolean empty = sortie_scenario_word_is (SORTIE_SCENARIO_EMPTY, text);
  g_autoptr (GPtrArray) pieces = empty ? g_ptr_array_new () : scenario_read_pieces (run, text);
  g_autofree char *is = NULL;
  ScenarioHome home;
  SortieRef piece;

  if (pieces == NULL || !find_named_piece (run, name, &home, &piece))
    return FALSE;
  if (pieces->len > 1)
    return scenario_broken (run, _ ("%s is a single piece"), name);
  if (piece == SORTIE_NOTHING ? empty : !empty && is_piece (run, piece, pieces->pdata[0], home.seat))
    return TRUE;
  is = piece != SORTIE_NOTHING ? piece_text (run, piece) : g_strdup ("");
  return fails_home (run, name, text, is);
}

gboolean
scenario_expect_at (ScenarioRun *run, const char *name, const char *text)
{
  ScenarioHome home;

  if (strchr (name, '/') != NULL)
    return expect_piece (run, name, text);
  if (!scenario_find_home (run, name, &home))
    return FALSE;
  return home.is_place ? expect_place (run, name, &home, text)
                       : expect_zone (run, name, home.index, text);
}

/* ---- Views ---------------------------------------------------------------------------- */

gboolean
scenario_find_place (ScenarioRun *run, const char *name, ScenarioHome *ret, SortieRef *ret_piece)
{
  *ret_piece = SORTIE_NOTHING;
  if (strchr (name, '/') != NULL)
    return find_named_piece (run, name, ret, ret_piece);
  if (!scenario_find_home (run, name, ret))
    return FALSE;
  if (ret->is_place)
    *ret_piece = sortie_place_piece (run->p, ret->index);
  return TRUE;
}

/* What a view shows in a zone, or under the piece on a place. FALSE: there is no such thing. */
static gboolean
row_of_home (ScenarioRun *run, const SortiePlay *p, const char *name, Row *ret, gboolean *ordered)
{
  ScenarioHome home;
  SortieRef piece;

  if (!scenario_find_place (run, name, &home, &piece))
    return FALSE;
  *ordered = home.is_place || is_ordered (run, home.index);
  if (!home.is_place)
    *ret = row_of_zone (p, home.index);
  else if (piece != SORTIE_NOTHING)
    *ret = row_under (p, piece);
  else
    return scenario_fails (run, _ ("there is no piece on %s"), name);
  return TRUE;
}

gboolean
scenario_expect_hidden (ScenarioRun *run, guint8 seat, const char *name)
{
  g_autofree SortieState *block = sortie_state_new (&run->p->setup->bounds);
  SortieView view;
  gboolean ordered, hidden = TRUE;
  g_auto (Row) row = { NULL };

  sortie_view_init (&view, block, run->p, seat);
  if (!row_of_home (run, &view.play, name, &row, &ordered))
    return FALSE;
  for (guint i = 0; hidden && i < row.cards->len; i++)
    {
      guint16 def = sortie_card (&view.play, g_array_index (row.cards, guint16, i))->def;

      hidden = def == 0
               || scenario_fails (run, _ ("%s is visible in %s"), sortie_def (run->p, def)->id,
                                  name);
    }
  return hidden;
}

gboolean
scenario_expect_shown (ScenarioRun *run, guint8 seat, const char *text)
{
  g_autofree SortieState *block = sortie_state_new (&run->p->setup->bounds);
  g_autofree char *name = NULL, *cards = NULL;
  SortieView view;
  g_auto (Row) row = { NULL };
  gboolean ordered;

  if (!scenario_split_colon (text, &name, &cards))
    return scenario_broken (run, _ ("this should be: view SEAT shows ZONE: CARD..."));
  sortie_view_init (&view, block, run->p, seat);
  return row_of_home (run, &view.play, name, &row, &ordered) && expect_row (run, name, &row, cards, ordered);
}

/* ---- Things --------------------------------------------------------------------------- */

static SortieRef
card_in_zone (const SortiePlay *p, guint16 zone, guint16 def, guint ordinal)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (sortie_card (p, card)->def == def && --ordinal == 0)
      return sortie_ref_card (card);
  return SORTIE_NOTHING;
}

/* "ZONE/CARD" or, as in moves, "PLACE/CARD" for the piece with that card on top. */
static gboolean
find_card_at (ScenarioRun *run, char *word, guint ordinal, SortieRef *ret)
{
  char *slash = strrchr (word, '/');
  ScenarioHome home;
  guint16 def;

  *slash = '\0';
  if (!scenario_find_home (run, word, &home) || !scenario_find_card (run, slash + 1, &def))
    return FALSE;
  *ret = home.is_place ? piece_on_place (run->p, home.index, def, ordinal)
                       : card_in_zone (run->p, home.index, def, ordinal);
  return *ret != SORTIE_NOTHING
         || scenario_fails (run, _ ("there is no “%s” in %s"), slash + 1, word);
}

static gboolean
find_piece_at (ScenarioRun *run, const char *word, guint ordinal, SortieRef *ret)
{
  ScenarioHome home;

  if (!scenario_find_home (run, word, &home))
    return FALSE;
  if (!home.is_place)
    return scenario_broken (run, _ ("“%s” is a zone: write %s/CARD"), word, word);
  *ret = sortie_place_piece (run->p, home.index);
  while (--ordinal > 0 && *ret != SORTIE_NOTHING)
    *ret = sortie_piece_next_on_place (run->p, *ret);
  return *ret != SORTIE_NOTHING || scenario_fails (run, _ ("there is no piece on %s"), word);
}

gboolean
scenario_find_thing (ScenarioRun *run, const char *word, SortieRef *ret)
{
  g_autofree char *name = g_strdup (word);
  guint ordinal = cut_ordinal (name);
  guint8 seat = sortie_seat_of_id (run->p->setup, name);

  if (seat != SORTIE_NO_SEAT)
    {
      *ret = sortie_ref_seat (seat);
      return TRUE;
    }
  return strchr (name, '/') != NULL ? find_card_at (run, name, ordinal, ret)
                                    : find_piece_at (run, name, ordinal, ret);
}
