/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-show.c: the table, and everything on it that the reader may look at or through. */
#include "console/commands/commands.h"

#include <string.h>

#include "console/commands/lookup.h"
#include "base/text.h"
#include "model/front-end.h"
#include "module/front-end.h"

/* where the text of a card in a list begins */
#define TEXT_COLUMN 8

/* ---- A zone ------------------------------------------------------------------------ */

static void
say_card (ConsoleSession *session, const SortieView *view, guint16 zone, guint16 card, guint number)
{
  guint16 def = sortie_card (&view->play, card)->def;
  g_autofree char *marks = sortie_card_marks (&view->play, card);
  /* the name of a card with a sign, as in a pack, says all about it */
  gboolean says_more = def != 0 && session->module->catalogue->defs[def].sign == NULL;
  g_autofree char *printed = says_more ? console_printed_text (session->module, def) : g_strdup ("");
  g_autofree char *changes = console_now_changes (session, sortie_ref_card (card));
  g_autofree char *costs = *changes != '\0' ? console_costs_text (session, sortie_ref_card (card))
                                            : g_strdup ("");
  g_autofree char *line = NULL;
  char name[SORTIE_MOVE_TEXT];

  line = g_strdup_printf ("%s%s%s%s%s%s%s%s%s%s",
                          sortie_ref_name (&view->play, view->seat, sortie_ref_card (card), name),
                          *marks != '\0' ? " (" : "", marks, *marks != '\0' ? ")" : "",
                          *printed != '\0' ? ": " : "", printed,
                          *changes != '\0' ? _ ("; now ") : "", changes, *costs != '\0' ? "; " : "",
                          costs);
  console_out_item (session->out, number, line);
  /* an unordered zone has few cards, and the reader chooses among them */
  if (def != 0 && !view->play.setup->zones[view->play.setup->piles[zone].decl].ordered)
    console_card_say_texts (session->out, session->module, def, TEXT_COLUMN);
}

/* "Casualties of boss: 3 cards, from the top" */
static void
say_zone_title (ConsoleSession *session, const SortieView *view, guint16 zone)
{
  const SortiePile *pile = &view->play.setup->piles[zone];
  const SortieZoneDecl *decl = &view->play.setup->zones[pile->decl];
  guint n = sortie_zone_count (&view->play, zone);
  g_autofree char *count = g_strdup_printf (ngettext_ ("%u card", "%u cards", n), n);
  const char *title = console_game_text (session->module, decl->title);
  gboolean from_top = decl->ordered && n > 1;
  char seat[SORTIE_MOVE_TEXT];

  if (!sortie_sees (view->play.setup, decl->count, pile->seat, view->seat))
    console_out_fill (session->out,
                      decl->rule != NULL ? _ ("{zone}: nobody sees its cards, and their number is not told ({rule}).")
                                         : _ ("{zone}: hidden."),
                      "zone", title, "rule", decl->rule, NULL);
  else if (pile->seat == SORTIE_NO_SEAT || pile->seat == view->seat)
    console_out_fill (session->out,
                      from_top ? _ ("{zone}: {count}, from the top.") : _ ("{zone}: {count}."),
                      "zone", title, "count", count, NULL);
  else
    console_out_fill (session->out,
                      from_top ? _ ("{zone} of {seat}: {count}, from the top.")
                               : _ ("{zone} of {seat}: {count}."),
                      "zone", title, "seat",
                      sortie_ref_name (&view->play, view->seat, sortie_ref_seat (pile->seat), seat),
                      "count", count, NULL);
}

/* If the reader has no such zone, they may have meant another player's. */
static void
say_piles_of_others (ConsoleSession *session, const SortieView *view, guint16 zone)
{
  const SortiePile *piles = view->play.setup->piles;

  for (guint16 other = 0; other < view->play.s->n_zones; other++)
    if (piles[other].decl == piles[zone].decl && other != zone
        && sortie_zone_count (&view->play, other) > 0)
      say_zone_title (session, view, other);
}

static void
show_zone (ConsoleSession *session, guint16 zone)
{
  const SortieView *view = console_session_view (session);
  const SortiePile *pile = &view->play.setup->piles[zone];
  const SortieZoneDecl *decl = &view->play.setup->zones[pile->decl];
  g_autoptr (GArray) cards = sortie_sketch_cards (view, zone);

  say_zone_title (session, view, zone);
  if (pile->seat == view->seat && sortie_zone_count (&view->play, zone) == 0)
    say_piles_of_others (session, view, zone);
  if (sortie_sees (view->play.setup, decl->faces, pile->seat, view->seat)
      || (decl->faces == SORTIE_SEEN_BY_OTHERS && pile->seat == view->seat))
    for (guint i = 0; i < cards->len; i++)
      say_card (session, view, zone, g_array_index (cards, guint16, i), i + 1);
  else if (decl->rule != NULL && sortie_zone_count (&view->play, zone) > 0)
    console_out_fill (session->out, _ ("You may not look at these cards ({rule})."), "rule",
                      decl->rule, NULL);
}

/* ---- A hand -------------------------------------------------------------------------- */

/* A seat's hand: the first such zone of the game. Others are face down on the table, like a Support Zone. NULL:
 * this game has no hands. */
const SortieZoneDecl *
console_hand_of_game (ConsoleSession *session)
{
  for (const SortieZoneDecl *decl = session->module->game->zones; decl != NULL && decl->id != NULL;
       decl++)
    if (console_is_hand (decl))
      return decl;
  return NULL;
}

gboolean
console_hands_are_there (ConsoleSession *session)
{
  return console_hand_of_game (session) != NULL;
}

/* The reader's own hand, whoever sees its faces, or another's hand that is open to the reader. */
static gboolean
is_hand_of (const SortieView *view, guint16 zone, const SortieZoneDecl *hand, gboolean own)
{
  const SortieSetup *setup = view->play.setup;
  guint8 seat = setup->piles[zone].seat;

  return &setup->zones[setup->piles[zone].decl] == hand && (seat == view->seat) == own
         && (own || sortie_sees (setup, hand->faces, seat, view->seat))
         && sortie_zone_count (&view->play, zone) > 0;
}

static gboolean
show_hands (ConsoleSession *session, const SortieZoneDecl *hand, gboolean own)
{
  const SortieView *view = console_session_view (session);
  gboolean any = FALSE;

  for (guint16 zone = 0; hand != NULL && zone < view->play.s->n_zones; zone++)
    if (is_hand_of (view, zone, hand, own))
      {
        show_zone (session, zone);
        any = TRUE;
      }
  return any;
}

const char *
console_hand_number (ConsoleSession *session, guint number)
{
  const SortieZoneDecl *hand = console_hand_of_game (session);
  const SortieView *view = console_session_view (session);

  if (session->listed.hand != sortie_state_hash (sortie_match_play (session->match)->s))
    return NULL;
  for (guint16 zone = 0; hand != NULL && zone < view->play.s->n_zones; zone++)
    if (is_hand_of (view, zone, hand, TRUE))
      {
        g_autoptr (GArray) cards = sortie_sketch_cards (view, zone);

        if (number >= 1 && number <= cards->len)
          {
            guint16 card = g_array_index (cards, guint16, number - 1);

            return sortie_def (&view->play, sortie_card (&view->play, card)->def)->id;
          }
      }
  return NULL;
}

/* What a seat holds its cards in. A seat that the rules play has no hand like a player's, but piles of its own; the
 * game declares first the one that it plays from. */
static const SortieZoneDecl *
hand_of_seat (const SortieSetup *setup, const SortieZoneDecl *hand, guint8 seat)
{
  if (hand == NULL || hand->used_by != SORTIE_USED_BY_PLAYERS || (setup->automatic >> seat & 1) == 0)
    return hand;
  for (const SortieZoneDecl *decl = setup->zones; decl->id != NULL; decl++)
    if (decl->used_by == SORTIE_USED_BY_AUTOMATIC)
      return decl;
  return hand;
}

/* "hand north": as much as the reader may see of it. */
static void
show_hand_of (ConsoleSession *session, const SortieZoneDecl *players_hand, char **words)
{
  const SortieView *view = console_session_view (session);
  const SortieSetup *setup = view->play.setup;
  guint8 seat;
  const guint n = console_find_seat (session, words, &seat);

  if (n == 0 || words[n] != NULL)
    {
      console_refuse_seat (session, words);
      return;
    }

  const SortieZoneDecl *hand = hand_of_seat (setup, players_hand, seat);

  for (guint16 zone = 0; hand != NULL && zone < view->play.s->n_zones; zone++)
    if (&setup->zones[setup->piles[zone].decl] == hand && setup->piles[zone].seat == seat)
      show_zone (session, zone);
}

void
console_command_hand (ConsoleSession *session, char **words)
{
  const SortieZoneDecl *hand = console_hand_of_game (session);

  if (words[0] != NULL)
    {
      show_hand_of (session, hand, words);
      return;
    }
  session->listed.hand = sortie_state_hash (sortie_match_play (session->match)->s);

  if (!show_hands (session, hand, TRUE))
    console_out_say (session->out, console_session_view (session)->seat == SORTIE_NO_SEAT
                                     ? _ ("Nobody at this screen holds a hand now.") : _ ("Your hand is empty."));
  show_hands (session, hand, FALSE);
}

/* ---- A seat ------------------------------------------------------------------------- */

/* Adds the numbers that the game shows below the seat's heading, whoever owns them. */
static void
add_numbers_of_table (ConsoleSession *session, SortieSketch *sketch, guint8 seat)
{
  g_autoptr (SortieSketch) table = sortie_sketch_new ();
  gboolean is_below = FALSE;

  sortie_game_show (console_session_view (session), table);
  for (guint i = 0; i < table->items->len;)
    {
      const SortieSketchItem *item = table->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_HEADING)
        is_below = item->seat == seat;
      if (is_below && item->kind == SORTIE_SKETCH_METER)
        g_ptr_array_add (sketch->items, g_ptr_array_steal_index (table->items, i));
      else
        i++;
    }
}

static gboolean
has_label (const SortieSketch *sketch, const char *label)
{
  for (guint i = 0; i < sketch->items->len; i++)
    if (strcmp (((SortieSketchItem *) sketch->items->pdata[i])->label, label) == 0)
      return TRUE;
  return FALSE;
}

/* Omits numbers that are zero and empty zones; numbers of the whole match belong to no seat. */
static void
add_variables (ConsoleSession *session, SortieSketch *sketch, const SortieView *view, guint8 seat)
{
  const SortieVarDecl *vars = view->play.setup->vars;

  add_numbers_of_table (session, sketch, seat);
  for (guint i = 0; vars != NULL && vars[i].id != NULL; i++)
    if (!vars[i].shared && sortie_sees (view->play.setup, vars[i].seen_by, seat, view->seat)
        && sortie_var (&view->play, i, seat) != 0
        && !has_label (sketch, console_game_text (session->module, vars[i].title)))
      sortie_sketch_variable (sketch, view, i, seat, 0);
}

/* The numbers and words that the type of card on a place may print. */
static void
printed_values (const SortieView *view, guint16 place, guint8 values[SORTIE_MAX_VALUES + 1])
{
  const SortieVocabulary *vocabulary = view->play.setup->catalogue->vocabulary;
  SortieRef piece = sortie_place_piece (&view->play, place);
  guint16 def = piece != SORTIE_NOTHING ? sortie_identity (&view->play, piece) : 0;
  guint64 allowed = def != 0 ? sortie_kind_values (&vocabulary->kinds[sortie_def (&view->play, def)->kind]) : 0;
  guint n = 0;

  for (guint i = 0; vocabulary->values[i].id != NULL; i++)
    if (allowed >> i & 1 && vocabulary->values[i].printed
        && (vocabulary->values[i].type == SORTIE_VALUE_NUMBER
            || vocabulary->values[i].type == SORTIE_VALUE_WORD)
        && !console_value_is_none (&vocabulary->values[i],
                                   sortie_value (&view->play, i, piece)))
      values[n++] = (guint8) i;
  values[n] = 0xff;
}

/* The role that the game's table says of what is there. (transfer none) (nullable) */
static const char *
role_on_table (const SortieView *view, guint16 place)
{
  g_autoptr (SortieSketch) table = sortie_sketch_new ();

  sortie_game_show (view, table);
  for (guint i = 0; i < table->items->len; i++)
    {
      const SortieSketchItem *item = table->items->pdata[i];

      if (item->place == place && item->role != NULL)
        return item->role;
    }
  return NULL;
}

static void
add_place (SortieSketch *sketch, const SortieView *view, guint16 place)
{
  guint8 values[SORTIE_MAX_VALUES + 1];

  printed_values (view, place, values);
  sortie_sketch_place (sketch, view, place, values)->role = role_on_table (view, place);
}

/* The whole table, and the seat whose part we want. */
typedef struct
{
  const SortieSketch *sketch;
  guint8 seat;
} Table;

/* The position of this box of the seat on the table, which omits the seat's name there. Boxes that the table does
 * not draw come last. */
static guint
box_on_table (const Table *table, const char *label)
{
  gboolean is_below = FALSE;

  for (guint i = 0; i < table->sketch->items->len; i++)
    {
      const SortieSketchItem *item = table->sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_HEADING)
        is_below = item->seat == table->seat || item->seat == SORTIE_NO_SEAT;
      else if (item->kind == SORTIE_SKETCH_BOX && is_below && g_str_has_prefix (label, item->label))
        return i;
    }
  return table->sketch->items->len;
}

static gint
as_on_table (gconstpointer a, gconstpointer b, gpointer table)
{
  const SortieSketchItem *first = *(SortieSketchItem *const *) a, *second = *(SortieSketchItem *const *) b;
  guint one = first->kind == SORTIE_SKETCH_BOX ? box_on_table (table, first->label) + 1 : 0;
  guint other = second->kind == SORTIE_SKETCH_BOX ? box_on_table (table, second->label) + 1 : 0;

  return one < other ? -1 : one > other;
}

/* Adds the boxes in the order of the table: an opponent's track runs the other way. */
static void
add_places (ConsoleSession *session, SortieSketch *sketch, const SortieView *view, guint8 seat)
{
  g_autoptr (SortieSketch) whole = sortie_sketch_new (), places = sortie_sketch_new ();
  Table table = { whole, seat };

  sortie_game_show (console_session_view (session), whole);
  sortie_sketch_row (places);
  for (guint i = 0; i < view->play.s->n_places; i++)
    {
      SortieRef piece = sortie_place_piece (&view->play, (guint16) i);

      if (piece != SORTIE_NOTHING && sortie_piece_controller (&view->play, piece) == seat)
        add_place (places, view, (guint16) i);
    }
  g_ptr_array_sort_with_data (places->items, as_on_table, &table);
  while (places->items->len > 0)
    g_ptr_array_add (sketch->items, g_ptr_array_steal_index (places->items, 0));
}

/* How many pieces of this seat are this card, from a slot on, or before it. */
static guint
count_of (const SortieView *view, guint8 seat, guint16 def, guint first, guint end)
{
  guint n = 0;

  for (SORTIE_EACH_PIECE (&view->play, slot))
    {
      SortieRef piece = sortie_piece_ref (&view->play, slot);

      n += slot >= first && slot < end && sortie_piece_controller (&view->play, piece) == seat
           && sortie_identity (&view->play, piece) == def;
    }
  return n;
}

/* Says each card on this seat's places once, in full: a boss says there what it does. */
static void
say_cards_of (ConsoleSession *session, guint8 seat)
{
  const SortieView *view = console_session_view (session);

  for (SORTIE_EACH_PIECE (&view->play, slot))
    {
      SortieRef piece = sortie_piece_ref (&view->play, slot);
      guint16 def = sortie_identity (&view->play, piece);
      guint n = count_of (view, seat, def, slot, G_MAXUINT);
      g_autofree char *times = g_strdup_printf ("%u", n);
      g_autofree char *line = sortie_sentence (_ ("There are {n} of it here."), "n", times, NULL);

      if (sortie_piece_controller (&view->play, piece) != seat
          || count_of (view, seat, def, 0, slot) > 0)
        continue;
      console_card_say_in_play (session->out, session->module, def, FALSE);
      if (n > 1)
        console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
    }
}

void
console_show_seat (ConsoleSession *session, guint8 seat)
{
  const SortieView *view = console_session_view (session);
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  char name[SORTIE_MOVE_TEXT];

  console_session_allow (session, sketch);
  sortie_sketch_heading (sketch, seat,
                         sortie_ref_name (&view->play, view->seat, sortie_ref_seat (seat), name));
  add_variables (session, sketch, view, seat);
  for (guint i = 0; i < view->play.s->n_zones; i++)
    if (view->play.setup->piles[i].seat == seat && sortie_zone_count (&view->play, (guint16) i) > 0)
      sortie_sketch_zone (sketch, view, (guint16) i);
  add_places (session, sketch, view, seat);
  console_draw (session->out, sketch, console_session_reader (session), 0);
  say_cards_of (session, seat);
  for (SORTIE_EACH_PIECE_OF (&view->play, seat, slot))
    console_now_say_about (session, sortie_piece_ref (&view->play, slot));
}

/* ---- What lies under a piece ----------------------------------------------------------- */

void
console_show_pile (ConsoleSession *session, SortieRef piece)
{
  const SortieView *view = console_session_view (session);
  guint16 card = sortie_card (&view->play, sortie_piece (&view->play, piece)->card)->below;
  guint n = 0;

  if (card != SORTIE_NO_INDEX)
    console_out_say (session->out, _ ("Under it, from the top:"));
  for (; card != SORTIE_NO_INDEX; card = sortie_card (&view->play, card)->below)
    {
      char name[SORTIE_MOVE_TEXT];
      g_autofree char *line = NULL;

      sortie_ref_name (&view->play, view->seat, sortie_ref_card (card), name);
      line = sortie_card (&view->play, card)->face_down
                 ? sortie_sentence (_ ("{card}, face down"), "card", name, NULL)
                 : g_strdup (name);
      console_out_item (session->out, ++n, line);
    }
}

/* ---- A place ------------------------------------------------------------------------ */

/* Whether two places at opposite edges of the grid are adjacent. */
static gboolean
are_apart (const SortiePlay *p, guint16 a, guint16 b)
{
  const SortieSpot *from = sortie_place_spot (p->setup, a), *to = sortie_place_spot (p->setup, b);

  return ABS (from->x - to->x) > 1 || ABS (from->y - to->y) > 1;
}

/* "Over the outer edge, l2 is beside a2.": a drawing can hardly show that. */
static void
say_over_edge (ConsoleSession *session, guint16 place)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const guint8 reader = console_session_reader (session);
  const gboolean on_grid = p->setup->places[sortie_place_spot (p->setup, place)->decl].shape == SORTIE_PLACE_GRID;

  for (guint direction = 0; on_grid && direction < SORTIE_N_DIRECTIONS; direction += 2)
    {
      const guint16 to = sortie_grid_step (p->setup, place, direction);
      char here[SORTIE_MOVE_TEXT], there[SORTIE_MOVE_TEXT];

      if (to != SORTIE_NO_INDEX && are_apart (p, place, to))
        console_out_fill (session->out, _ ("Over the outer edge, {place} is beside {other}."), "place",
                          sortie_ref_name (p, reader, sortie_ref_place (place), here), "other",
                          sortie_ref_name (p, reader, sortie_ref_place (to), there), NULL);
    }
}

/* Says what is on the place: a card that is @said already is not said again. */
static void
say_pieces_on (ConsoleSession *session, guint16 place, GHashTable *said)
{
  const SortiePlay *p = &console_session_view (session)->play;

  for (SortieRef piece = sortie_place_piece (p, place); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (p, piece))
    {
      const guint16 def = sortie_identity (p, piece);

      if (g_hash_table_add (said, GUINT_TO_POINTER (def)))
        console_card_say_in_play (session->out, session->module, def, FALSE);
      console_explain_changed (session, piece);
      console_now_say_about (session, piece);
      console_show_pile (session, piece);
    }
}

/* Shows the places, and the cards there with their texts. @places: (element-type guint16), at least one */
static void
show_places (ConsoleSession *session, const GArray *places)
{
  const SortieView *view = console_session_view (session);
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);

  if (places->len > 1)
    sortie_sketch_row (sketch);
  for (guint i = 0; i < places->len; i++)
    add_place (sketch, view, g_array_index (places, guint16, i));
  console_draw (session->out, sketch, console_session_reader (session), 0);
  for (guint i = 0; i < places->len; i++)
    {
      say_over_edge (session, g_array_index (places, guint16, i));
      say_pieces_on (session, g_array_index (places, guint16, i), said);
    }
}

static void
show_place (ConsoleSession *session, guint16 place)
{
  g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (guint16));

  g_array_append_val (alone, place);
  show_places (session, alone);
}

/* "war track 1": all places of that name, whoever owns them. @least: how well the name must fit. FALSE: none */
static gboolean
show_places_called (ConsoleSession *session, const char *name, SortieNameFit least)
{
  SortieNameFit fit;
  g_autoptr (GArray) places = console_find_places (session, name, &fit);

  if (fit < least)
    return FALSE;
  show_places (session, places);
  return TRUE;
}

/* "battle zone": the places below a heading of the table that is no seat's. FALSE: there is none. */
static gboolean
show_part_called (ConsoleSession *session, const char *name)
{
  g_autoptr (SortieSketch) table = sortie_sketch_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree char *folded = sortie_words_fold (name), *wanted = g_strdelimit (g_steal_pointer (&folded), "-", ' ');
  gboolean is_below = FALSE;

  sortie_game_show (console_session_view (session), table);
  for (guint i = 0; i < table->items->len; i++)
    {
      const SortieSketchItem *item = table->items->pdata[i];
      g_autofree char *label = item->kind == SORTIE_SKETCH_HEADING ? sortie_words_fold (item->label) : NULL;

      if (label != NULL)
        is_below = item->seat == SORTIE_NO_SEAT
                   && (g_str_has_prefix (label, wanted) || console_ends_otherwise (wanted, label));
      else if (is_below && item->place != SORTIE_NO_INDEX)
        g_array_append_val (places, item->place);
    }
  if (places->len > 0)
    show_places (session, places);
  return places->len > 0;
}

/* ---- The command --------------------------------------------------------------------- */

static void
refuse_shown_name (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  SortieNameFound card;

  /* another command looks cards up */
  if (console_find (session, SORTIE_NAME_DEF, name, &card))
    {
      console_session_refuse_fill (
          session, _ ("{card} is a card: “card {card}” shows it. This command shows a pile, a seat or a place."),
          "card", sortie_def_name (session->module->catalogue, (guint16) card.index), NULL);
      return;
    }
  console_list_read (session, SORTIE_NAME_SEAT | SORTIE_NAME_ZONE | SORTIE_NAME_PLACE, known);
  console_session_refuse_name (session, _ ("There is no pile, seat or place “{name}”.{hint}"), name, known);
}

/* A whole name of places counts before all others, its beginning after those of seats and zones. */
static gboolean
show_named (ConsoleSession *session, const char *name)
{
  SortieNameFound found;

  if (show_places_called (session, name, SORTIE_NAME_SOUNDS_ALIKE))
    return TRUE;
  if (console_find (session, SORTIE_NAME_SEAT, name, &found))
    console_show_seat (session, (guint8) found.index);
  else if (console_find (session, SORTIE_NAME_ZONE, name, &found))
    show_zone (session, (guint16) found.index);
  else if (show_places_called (session, name, SORTIE_NAME_IS_INFLECTED) || show_part_called (session, name))
    return TRUE;
  else if (console_find (session, SORTIE_NAME_PLACE, name, &found))
    show_place (session, (guint16) found.index);
  else
    return FALSE;
  return TRUE;
}

void
console_command_show (ConsoleSession *session, char **words)
{
  g_autofree char *name = console_join (words), *rest = NULL;
  const gboolean is_my = words[0] != NULL && words[1] != NULL
                         && console_word_is_among (words[0], NC_ ("typed", "my our"));

  if (*name == '\0' || console_word_is_among (name, console_command_find (session, "show")->also))
    {
      console_grid_turn (session->out);
      console_session_show_whole (session);
      return;
    }
  if (show_named (session, name))
    return;
  rest = console_join (words + is_my);
  if (!is_my || !show_named (session, rest))
    refuse_shown_name (session, rest);
}

void
console_command_effects (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  const gsize before = session->out->pending->len;

  console_now_say (session);
  if (session->out->pending->len == before)
    console_out_say (session->out, _ ("Nothing is in force besides what the cards on the table say."));
}
