/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include "base/internal.h"
#include "model/internal.h"
#include "model/front-end.h"

static const guint8 viewers[] = { RED, BLUE, SORTIE_NO_SEAT };

/* A view with memory of its own. */
typedef struct
{
  SortieView view;
  SortieState *block;
} Seen;

static Seen
look (const Table *table, guint8 seat)
{
  Seen seen = { .block = g_malloc (table->s->size) };
  memset (seen.block, 0xa5, table->s->size);
  sortie_view_init (&seen.view, seen.block, &table->play, seat);
  table_check (seen.block);
  return seen;
}

static void
seen_clear (Seen *seen)
{
  g_free (seen->block);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seen, seen_clear)

/* The definitions in a zone from top to bottom, "3 0 1". */
static char *
listed (const SortiePlay *p, guint16 zone)
{
  GString *text = g_string_new (NULL);
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    g_string_append_printf (text, "%s%u", text->len ? " " : "",
                            sortie_state_cards (p->s)[card].def);
  return g_string_free (text, FALSE);
}

/* A table with few cards, whose definitions say where they are. */
static Table *
small_table (void)
{
  static const struct
  {
    guint8 zone, seat;
    guint16 def;
  } cards[] = {
    { DECK, RED, 11 },  { DECK, RED, 12 },  { HAND, RED, 13 },  { HAND, RED, 14 },
    { PURSE, RED, 15 }, { HEAP, RED, 16 },  { CAMP, RED, 17 },  { CAMP, RED, 18 },
    { LIMBO, RED, 19 }, { DECK, BLUE, 21 }, { HAND, BLUE, 22 },
  };
  Table *table = table_new ();
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    sortie_card_new (&table->play, cards[i].def, cards[i].seat, cards[i].seat,
                     table_zone (table, cards[i].zone, cards[i].seat), SORTIE_BOTTOM);
  return table;
}

static void
zones_are_shown_as_declared (void)
{
  static const struct
  {
    guint8 viewer;
    const char *of_red[LIMBO + 1]; /* deck, hand, camp, purse, heap, limbo */
    const char *hand_of_blue;
  } views[] = {
    { RED, { "0 0", "13 14", "17 18", "15", "16", "19" }, "0" },
    { BLUE, { "0 0", "0 0", "0 0", "", "16", "19" }, "22" },
    { SORTIE_NO_SEAT, { "0 0", "0 0", "0 0", "", "16", "19" }, "0" },
  };
  g_autoptr (Table) table = small_table ();
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_auto (Seen) seen = look (table, views[i].viewer);
      for (guint zone = 0; zone <= LIMBO; zone++)
        {
          g_autofree char *shown = listed (&seen.view.play, table_zone (table, zone, RED));
          tap_string (shown, views[i].of_red[zone]);
        }
      g_autofree char *hand = listed (&seen.view.play, table_zone (table, HAND, BLUE));
      tap_string (hand, views[i].hand_of_blue);
    }
}

static void
shown_cards_keep_their_numbers (void)
{
  g_autoptr (Table) table = table_new ();
  table_deal (table, 6);
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_auto (Seen) seen = look (table, viewers[i]);
      for (guint16 card = 0; card < table->s->n_cards; card++)
        if (sortie_card_is_visible (&table->play, card, viewers[i]))
          {
            tap_int (sortie_state_cards (seen.block)[card].def,
                     sortie_state_cards (table->s)[card].def);
            tap_int (sortie_state_cards (seen.block)[card].zone,
                     sortie_state_cards (table->s)[card].zone);
          }
    }
}

/* All others are numbered upwards in the order of zones. */
static void
other_numbers_tell_nothing (void)
{
  g_autoptr (Table) table = table_new ();
  table_deal (table, 6);
  SortieRng rng;
  sortie_rng_seed (&rng, 9);
  for (guint i = 0; i < 100; i++)
    table_step (table, &rng);

  g_auto (Seen) seen = look (table, RED);
  gint last = -1, wrong = 0, hidden = 0;
  for (guint16 zone = 0; zone < table->s->n_zones; zone++)
    for (guint position = 0; position < sortie_zone_count (&seen.view.play, zone); position++)
      {
        guint16 card = sortie_zone_at (&seen.view.play, zone, position);
        if (sortie_state_cards (seen.block)[card].def != 0)
          continue;
        hidden++;
        wrong += card <= last;
        last = card;
      }
  CU_ASSERT (hidden > 5);
  tap_int (wrong, 0);
}

static void
public_things_are_shown (void)
{
  g_autoptr (Table) table = table_new ();
  table_deal (table, 6);
  SortiePlay *p = &table->play;
  guint16 track = table_place (table, TRACK, BLUE, 0);
  SortieRef piece = sortie_place_piece (p, track);
  sortie_piece_add_card (p, piece, sortie_zone_top (p, table_zone (table, DECK, BLUE)),
                         SORTIE_BOTTOM);
  sortie_piece_set_mark (p, piece, WOUNDS, 4);
  sortie_piece_remember (p, piece, 5, TRUE);
  table->s->turn.number = 9;
  table->s->moves = 33;

  g_auto (Seen) seen = look (table, RED);
  const SortiePlay *v = &seen.view.play;
  tap_int (sortie_place_piece (v, track), piece);
  tap_int (sortie_piece_def (v, piece), sortie_piece_def (p, piece));
  tap_int (sortie_piece_controller (v, piece), BLUE);
  tap_int (sortie_piece_mark (v, piece, WOUNDS), 4);
  CU_ASSERT (sortie_piece_remembers (v, piece, 5));
  tap_int (sortie_piece (v, piece)->n_cards, 2);
  guint16 under = sortie_state_cards (v->s)[sortie_piece (v, piece)->card].below;
  tap_int (sortie_state_cards (v->s)[under].def, sortie_state_cards (p->s)[under].def);
  tap_int (v->s->turn.number, 9);
  tap_int (v->s->moves, 33);
}

/* Everybody sees that a card lies there, its controller which one. */
static void
face_down_cards_are_shown_to_the_controller (void)
{
  g_autoptr (Table) table = table_new ();
  table_deal (table, 6);
  SortiePlay *p = &table->play;
  SortieRef piece = sortie_place_piece (p, table_place (table, TRACK, BLUE, 0));
  guint16 down = sortie_zone_top (p, table_zone (table, DECK, BLUE));
  sortie_piece_add_face_down (p, piece, down);
  guint16 lowest = sortie_zone_top (p, table_zone (table, DECK, BLUE));
  sortie_piece_add_card (p, piece, lowest, SORTIE_BOTTOM);

  for (guint8 seat = RED; seat <= BLUE; seat++)
    {
      g_auto (Seen) seen = look (table, seat);
      const SortieCard *cards = sortie_state_cards (seen.block);
      guint16 top = sortie_piece (&seen.view.play, piece)->card, under = cards[top].below;

      g_autofree char *fault = sortie_state_check (seen.block);
      tap_string (fault, NULL);
      tap_int (sortie_piece (&seen.view.play, piece)->n_cards, 3);
      tap_int (cards[under].face_down, TRUE);
      tap_int (cards[under].def, seat == BLUE ? sortie_state_cards (p->s)[down].def : 0);
      tap_int (under == down, seat == BLUE);
      tap_int (cards[under].above, top);
      tap_int (cards[under].below, lowest);
      tap_int (cards[lowest].above, under);
      tap_int (cards[lowest].def, sortie_state_cards (p->s)[lowest].def);
    }
}

static void
variables_are_shown_as_declared (void)
{
  g_autoptr (Table) table = table_new ();
  sortie_var_set (&table->play, GOLD, RED, 4);
  sortie_var_set (&table->play, GOLD, BLUE, 5);
  g_auto (Seen) red = look (table, RED);
  tap_int (sortie_var (&red.view.play, LIFE, BLUE), 20);
  tap_int (sortie_var (&red.view.play, GOLD, RED), 4);
  tap_int (sortie_var (&red.view.play, GOLD, BLUE), 0);
  tap_int (sortie_var (&red.view.play, ROUND, RED), -1);
  tap_int (sortie_var (&red.view.play, FATE, RED), 0);
  g_auto (Seen) all = look (table, SORTIE_NO_SEAT);
  tap_int (sortie_var (&all.view.play, GOLD, RED), 0);
  tap_int (sortie_var (&all.view.play, LIFE, RED), 20);
}

static void
machinery_is_not_shown (void)
{
  g_autoptr (Table) table = table_new ();
  table_deal (table, 6);
  table_fill (table);
  table->s->steps = 12;
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_auto (Seen) seen = look (table, viewers[i]);
      CU_ASSERT_EQUAL (seen.block->rng.state, 0);
      CU_ASSERT_EQUAL (seen.block->rng.draws, 0);
      tap_int (seen.block->n_frames, 0);
      tap_int (seen.block->n_events, 0);
      tap_int (seen.block->n_triggers, 0);
      tap_int (seen.block->steps, 0);
      tap_int (seen.block->n_links, 1);
      tap_int (seen.block->n_effects, 1);
    }
}

static guint8
flags_of_only_card (const Table *table, guint8 viewer, guint16 zone)
{
  g_auto (Seen) seen = look (table, viewer);
  return sortie_card_flags (&seen.view.play, sortie_zone_top (&seen.view.play, zone));
}

static void
flags_are_shown_as_declared (void)
{
  g_autoptr (Table) table = table_new ();
  guint16 camp = table_zone (table, CAMP, BLUE);
  guint16 card = sortie_card_new (&table->play, 5, RED, 0, camp, SORTIE_TOP);
  sortie_card_set_flag (&table->play, card, TURNED, TRUE);
  sortie_card_set_flag (&table->play, card, NOTED, TRUE);
  tap_int (flags_of_only_card (table, BLUE, camp), 1 << TURNED | 1 << NOTED);
  tap_int (flags_of_only_card (table, RED, camp), 1 << TURNED);
  tap_int (flags_of_only_card (table, SORTIE_NO_SEAT, camp), 1 << TURNED);
}

/* Decisions. */

static void
ask (Table *table, guint8 seat, const SortieRef *refs, guint n)
{
  table->s->decision = (SortieDecision){
    .kind = 1, .seat = seat, .asked_by = BLUE, .min = 1, .max = n, .list = 3, .n = n, .about_def = 8
  };
  for (guint i = 0; i < n; i++)
    sortie_state_locals (table->s)[3 + i] = (gint32) refs[i];
  table->s->n_locals = 3 + n;
}

static void
own_decision_is_whole (void)
{
  g_autoptr (Table) table = small_table ();
  SortieRef refs[] = { sortie_ref_card (2), sortie_ref_seat (BLUE) };
  ask (table, RED, refs, 2);
  table->s->n_answers = 1;
  table->s->answers[0] = sortie_ref_card (3);

  g_auto (Seen) seen = look (table, RED);
  const SortieDecision *decision = &seen.block->decision;
  tap_int (decision->kind, 1);
  tap_int (decision->n, 2);
  tap_int (decision->about_def, 8);
  tap_int (decision->asked_by, BLUE);
  tap_int (decision->max, 2);
  tap_int (sortie_state_locals (seen.block)[decision->list], refs[0]);
  tap_int (sortie_state_locals (seen.block)[decision->list + 1], refs[1]);
  tap_int (seen.block->n_locals, 2);
  tap_int (seen.block->n_answers, 1);
  tap_int (seen.block->answers[0], sortie_ref_card (3));
}

static void
decision_of_others_is_only_announced (void)
{
  g_autoptr (Table) table = small_table ();
  SortieRef refs[] = { sortie_ref_card (2) };
  ask (table, RED, refs, 1);
  table->s->n_answers = 1;
  table->s->tentative = TRUE;
  for (guint i = 1; i < G_N_ELEMENTS (viewers); i++)
    {
      g_auto (Seen) seen = look (table, viewers[i]);
      SortieDecision expected = { .kind = 1, .seat = RED };
      CU_ASSERT (memcmp (&seen.block->decision, &expected, sizeof expected) == 0);
      tap_int (seen.block->n_locals, 0);
      tap_int (seen.block->n_answers, 0);
      tap_int (seen.block->tentative, FALSE);
    }
}

/* Red has looked at the lower card of its deck, number 1, and may choose either. */
static void
candidate_is_shown_if_it_was_seen (void)
{
  g_autoptr (Table) table = small_table ();
  SortieRef refs[] = { sortie_ref_card (0), sortie_ref_card (1) };
  sortie_card_reveal (&table->play, 1, RED);
  ask (table, RED, refs, 2);
  g_auto (Seen) seen = look (table, RED);
  g_autofree char *deck = listed (&seen.view.play, table_zone (table, DECK, RED));
  tap_string (deck, "0 12");
  tap_int (sortie_zone_at (&seen.view.play, table_zone (table, DECK, RED), 0), 0);
  tap_int (sortie_zone_at (&seen.view.play, table_zone (table, DECK, RED), 1), 1);

  table->s->decision.kind = 0;
  g_auto (Seen) later = look (table, RED);
  g_autofree char *closed = listed (&later.view.play, table_zone (table, DECK, RED));
  tap_string (closed, "0 0");
}

static void
triggers_to_be_ordered_are_shown (void)
{
  g_autoptr (Table) table = small_table ();
  SortieTrigger *triggers = sortie_state_triggers (table->s);
  for (guint i = 0; i < 3; i++)
    triggers[i] = (SortieTrigger){ .clause = 40 + i, .source = sortie_ref_card (0) };
  table->s->n_triggers = 3;
  SortieRef refs[] = { sortie_ref (SORTIE_REF_TRIGGER, 1) };
  ask (table, RED, refs, 1);

  g_auto (Seen) red = look (table, RED);
  tap_int (red.block->n_triggers, 2);
  tap_int (sortie_state_triggers (red.block)[0].clause, 0);
  tap_int (sortie_state_triggers (red.block)[1].clause, 41);
  tap_int (sortie_state_triggers (red.block)[1].source, SORTIE_NOTHING);
  g_auto (Seen) blue = look (table, BLUE);
  tap_int (blue.block->n_triggers, 0);
}

/* Card 0 lies in red's deck, card 2 in red's hand, card 5 in red's heap. */
static void
references_to_hidden_cards_are_blank (void)
{
  g_autoptr (Table) table = small_table ();
  SortieEffect *effects = sortie_state_effects (table->s);
  effects[0] = (SortieEffect){ .source = sortie_ref_card (2), .subject = sortie_ref_card (5) };
  effects[1] = (SortieEffect){ .source = sortie_ref_card (5), .subject = sortie_ref_card (0) };
  table->s->n_effects = 2;
  sortie_state_links (table->s)[0] =
      (SortieLink){ .card = 2,
                    .source = sortie_ref_card (2),
                    .answers = SORTIE_NO_INDEX,
                    .n_targets = 2,
                    .target = { sortie_ref_card (5), sortie_ref_card (2) } };
  table->s->n_links = 1;

  g_auto (Seen) seen = look (table, BLUE);
  effects = sortie_state_effects (seen.block);
  const SortieLink *link = sortie_state_links (seen.block);
  tap_int (effects[0].source, SORTIE_NOTHING);
  tap_int (effects[0].subject, sortie_ref_card (5));
  tap_int (effects[1].source, sortie_ref_card (5));
  /* not blank: that would be an effect on whatever its clause selects */
  tap_int (sortie_ref_kind (effects[1].subject), SORTIE_REF_EFFECT);
  tap_int (link->card, SORTIE_NO_INDEX);
  tap_int (link->source, SORTIE_NOTHING);
  tap_int (link->target[0], sortie_ref_card (5));
  tap_int (link->target[1], SORTIE_NOTHING);

  g_auto (Seen) own = look (table, RED);
  tap_int (sortie_state_effects (own.block)[0].source, sortie_ref_card (2));
  tap_int (sortie_state_links (own.block)[0].card, 2);
}

/* Two worlds. */

static GBytes *
view_bytes (const Table *table, guint8 viewer)
{
  g_auto (Seen) seen = look (table, viewer);
  gsize size = sortie_view_write (&seen.view, NULL, 0);
  guint8 *data = g_malloc (size);
  gsize written = sortie_view_write (&seen.view, data, size);
  CU_ASSERT_EQUAL (written, size);
  return g_bytes_new_take (data, size);
}

/* The whole block counts, too: rules run on it. */
static gboolean
look_alike (const Table *a, const Table *b, guint8 viewer)
{
  g_autoptr (GBytes) one = view_bytes (a, viewer);
  g_autoptr (GBytes) two = view_bytes (b, viewer);
  g_auto (Seen) of_a = look (a, viewer);
  g_auto (Seen) of_b = look (b, viewer);
  gboolean same_block = memcmp (of_a.block, of_b.block, a->s->size) == 0;
  gboolean same_bytes = g_bytes_equal (one, two);
  CU_ASSERT (same_block <= same_bytes);
  return same_block && same_bytes;
}

static Table *
copy_table (const Table *table)
{
  Table *copy = table_new ();
  sortie_state_copy (copy->s, table->s);
  return copy;
}

/* Exchanges what two cards are that the seat does not know; FALSE when these two cannot be. */
static gboolean
exchange_hidden (Table *table, guint8 viewer, SortieRng *rng)
{
  SortieCard *cards = sortie_state_cards (table->s);
  guint16 a = sortie_rng_below (rng, table->s->n_cards);
  guint16 b = sortie_rng_below (rng, table->s->n_cards);
  if (!sortie_card_is_hidden (&table->play, a, viewer)
      || !sortie_card_is_hidden (&table->play, b, viewer) || cards[a].group != cards[b].group
      || cards[a].def == cards[b].def)
    return FALSE;
  guint16 def = cards[a].def;
  cards[a].def = cards[b].def;
  cards[b].def = def;
  return TRUE;
}

/* A position that random steps led to, in the middle of something. */
static Table *
some_position (guint64 seed)
{
  Table *table = table_new ();
  table_deal (table, seed);
  SortieRng rng;
  sortie_rng_seed (&rng, seed);
  for (guint i = seed % 30; i > 0; i--)
    table_step (table, &rng);
  if (seed % 2)
    table_fill (table);
  return table;
}

static void
two_worlds_look_alike (void)
{
  SortieRng rng;
  sortie_rng_seed (&rng, 31);
  guint exchanged = 0, told_apart = 0;
  for (guint64 seed = 1; seed <= 300; seed++)
    for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
      {
        g_autoptr (Table) one = some_position (seed);
        g_autoptr (Table) two = copy_table (one);
        for (guint tries = 0; tries < 20; tries++)
          exchanged += exchange_hidden (two, viewers[i], &rng);
        told_apart += !look_alike (one, two, viewers[i]);
      }
  CU_ASSERT (exchanged > 1000);
  tap_int (told_apart, 0);
}

/* What the others see of it, they see. */
static void
exchange_is_seen_by_who_knows (void)
{
  g_autoptr (Table) one = small_table ();
  g_autoptr (Table) two = copy_table (one);
  sortie_state_cards (two->s)[2].def = 14;
  sortie_state_cards (two->s)[3].def = 13;
  CU_ASSERT (look_alike (one, two, BLUE));
  CU_ASSERT_FALSE (look_alike (one, two, RED));
}

/* Blue's camp as red sees it: which of the two cards was turned is not told (SS-2.8). */
static void
turned_card_of_a_camp_is_any (void)
{
  Table *tables[2];
  for (guint i = 0; i < 2; i++)
    {
      tables[i] = small_table ();
      sortie_card_set_flag (&tables[i]->play, 6 + i, TURNED, TRUE);
    }
  CU_ASSERT (look_alike (tables[0], tables[1], BLUE));
  CU_ASSERT_FALSE (look_alike (tables[0], tables[1], RED));
  table_free (tables[0]);
  table_free (tables[1]);
}

/* Each changes something, and says who is to see it: 1 red, 2 blue, 4 spectators. */

static void
take_life (Table *table)
{
  sortie_var_set (&table->play, LIFE, RED, 3);
}

static void
take_gold (Table *table)
{
  sortie_var_set (&table->play, GOLD, RED, 3);
}

static void
change_heap (Table *table)
{
  sortie_state_cards (table->s)[5].def = 99;
}

static void
change_deck (Table *table)
{
  sortie_state_cards (table->s)[0].def = 99;
}

static void
draw_card (Table *table)
{
  sortie_card_move (&table->play, 0, table_zone (table, HAND, RED), SORTIE_TOP);
}

static void
fill_purse (Table *table)
{
  sortie_card_new (&table->play, 88, RED, 0, table_zone (table, PURSE, RED), SORTIE_TOP);
}

static void
swap_purse (Table *table)
{
  sortie_state_cards (table->s)[4].def = 99;
}

static void
note_card (Table *table)
{
  sortie_card_set_flag (&table->play, 6, NOTED, TRUE);
}

static void
roll_ahead (Table *table)
{
  sortie_rng_next (&table->s->rng);
}

static void
show_blue (Table *table)
{
  sortie_card_reveal (&table->play, 2, BLUE);
}

static void
draw_fate (Table *table)
{
  sortie_var_set (&table->play, FATE, RED, 9);
}

static void
run_program (Table *table)
{
  sortie_state_frames (table->s)[0] = (SortieFrame){ .code = 3 };
  table->s->n_frames = 1;
}

static void
put_piece (Table *table)
{
  sortie_piece_put (&table->play, 10, table_place (table, MIDDLE, RED, 0), BLUE);
}

static void
start_effect (Table *table)
{
  sortie_state_effects (table->s)[0] = (SortieEffect){ .clause = 2 };
  table->s->n_effects = 1;
}

static void
changes_are_seen_by_whom_they_concern (void)
{
  static const struct
  {
    const char *what;
    void (*change) (Table *table);
    guint seen_by;
  } changes[] = {
    { "life", take_life, 7 },      { "gold", take_gold, 1 },      { "heap", change_heap, 7 },
    { "deck", change_deck, 0 },    { "draw", draw_card, 7 },      { "purse", fill_purse, 7 },
    { "in purse", swap_purse, 1 }, { "note", note_card, 1 },      { "chance", roll_ahead, 0 },
    { "knowledge", show_blue, 0 }, { "fate", draw_fate, 0 },      { "frame", run_program, 0 },
    { "piece", put_piece, 7 },     { "effect", start_effect, 7 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (Table) before = small_table ();
      g_autoptr (Table) after = copy_table (before);
      changes[i].change (after);
      guint seen_by = 0;
      for (guint v = 0; v < G_N_ELEMENTS (viewers); v++)
        seen_by |= (guint) !look_alike (before, after, viewers[v]) << v;
      if (seen_by != changes[i].seen_by)
        tap_note ("%s", changes[i].what);
      tap_int (seen_by, changes[i].seen_by);
    }
}

/* The same table, its cards made in another order. */
static void
bytes_hold_no_card_numbers (void)
{
  g_autoptr (Table) one = small_table ();
  g_autoptr (Table) two = table_new ();
  static const struct
  {
    guint8 zone, seat;
    guint16 def;
  } cards[] = {
    { LIMBO, RED, 19 }, { HAND, BLUE, 22 }, { CAMP, RED, 18 },  { CAMP, RED, 17 },
    { HEAP, RED, 16 },  { DECK, RED, 12 },  { PURSE, RED, 15 }, { HAND, RED, 14 },
    { DECK, BLUE, 21 }, { HAND, RED, 13 },  { DECK, RED, 11 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    sortie_card_new (&two->play, cards[i].def, cards[i].seat, cards[i].seat,
                     table_zone (two, cards[i].zone, cards[i].seat), SORTIE_TOP);
  SortieRef of_one[] = { sortie_ref_card (3), sortie_ref_card (5) }; /* 14 and 16 */
  SortieRef of_two[] = { sortie_ref_card (7), sortie_ref_card (4) };
  ask (one, RED, of_one, 2);
  ask (two, RED, of_two, 2);
  SortieLink link = { .answers = SORTIE_NO_INDEX };
  link.card = 8; /* 19, in limbo */
  sortie_state_links (one->s)[one->s->n_links++] = link;
  link.card = 0;
  sortie_state_links (two->s)[two->s->n_links++] = link;

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autoptr (GBytes) bytes_of_one = view_bytes (one, viewers[i]);
      g_autoptr (GBytes) bytes_of_two = view_bytes (two, viewers[i]);
      CU_ASSERT (g_bytes_equal (bytes_of_one, bytes_of_two));
    }
  of_two[0] = sortie_ref_card (9);
  ask (two, RED, of_two, 2);
  g_autoptr (GBytes) bytes_of_one = view_bytes (one, RED);
  g_autoptr (GBytes) bytes_of_other = view_bytes (two, RED);
  CU_ASSERT_FALSE (g_bytes_equal (bytes_of_one, bytes_of_other));
}

static void
looking_changes_nothing (void)
{
  g_autoptr (Table) table = some_position (17);
  guint64 before = sortie_state_hash (table->s);
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_auto (Seen) seen = look (table, viewers[i]);
      g_auto (Seen) again = look (table, viewers[i]);
      CU_ASSERT (memcmp (seen.block, again.block, table->s->size) == 0);
    }
  CU_ASSERT_EQUAL (sortie_state_hash (table->s), before);
}

/* Imagined worlds. */

static Table *
imagine (const Table *table, guint8 seat, guint64 seed)
{
  Table *world = table_new ();
  SortieRng rng;
  sortie_rng_seed (&rng, seed);
  sortie_view_imagine (&table->play, seat, world->s, &rng);
  table_check (world->s);
  return world;
}

static void
imagined_world_looks_the_same (void)
{
  guint different = 0, told_apart = 0;
  for (guint64 seed = 1; seed <= 200; seed++)
    for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
      {
        g_autoptr (Table) table = some_position (seed);
        guint64 before = sortie_state_hash (table->s);
        g_autoptr (Table) world = imagine (table, viewers[i], seed);
        CU_ASSERT_EQUAL (sortie_state_hash (table->s), before);
        told_apart += !look_alike (table, world, viewers[i]);
        different += memcmp (sortie_state_cards (table->s), sortie_state_cards (world->s),
                             table->s->n_cards * sizeof (SortieCard))
                     != 0;
      }
  tap_int (told_apart, 0);
  CU_ASSERT (different > 400);
}

/* How often each definition is there among the cards of a group. */
static void
count_group (const Table *table, guint group, guint8 *counts)
{
  memset (counts, 0, 256);
  for (guint i = 0; i < table->s->n_cards; i++)
    if (sortie_state_cards (table->s)[i].group == group)
      counts[sortie_state_cards (table->s)[i].def]++;
}

static void
imagined_cards_stay_in_their_group (void)
{
  for (guint64 seed = 1; seed <= 200; seed++)
    {
      g_autoptr (Table) table = some_position (seed);
      g_autoptr (Table) world = imagine (table, RED, seed);
      for (guint group = 0; group < 2; group++)
        {
          guint8 truth[256], imagined[256];
          count_group (table, group, truth);
          count_group (world, group, imagined);
          CU_ASSERT (memcmp (truth, imagined, sizeof truth) == 0);
        }
    }
}

/* Blue's hand has three cards that red knows, and red is to choose one of the first two. */
static void
offered_cards_are_not_dealt_anew (void)
{
  g_autoptr (Table) table = table_new ();
  for (guint16 i = 0; i < 3; i++)
    {
      sortie_card_new (&table->play, i + 1, BLUE, 0, table_zone (table, HAND, BLUE), SORTIE_TOP);
      sortie_card_reveal (&table->play, i, RED);
    }
  SortieRef refs[] = { sortie_ref_card (0), sortie_ref_card (1) };
  ask (table, RED, refs, 2);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (Table) world = imagine (table, RED, seed);
      CU_ASSERT (look_alike (table, world, RED));
    }
}

static void
known_cards_are_not_dealt_anew (void)
{
  g_autoptr (Table) table = table_new ();
  table_deal (table, 2);
  guint16 deck = table_zone (table, DECK, BLUE);
  guint16 known = sortie_zone_at (&table->play, deck, 3);
  sortie_card_reveal (&table->play, known, RED);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (Table) world = imagine (table, RED, seed);
      for (guint16 card = 0; card < table->s->n_cards; card++)
        if (!sortie_card_is_hidden (&table->play, card, RED))
          tap_int (sortie_state_cards (world->s)[card].def,
                   sortie_state_cards (table->s)[card].def);
    }
}

/* Blue's only card in hand came from the heap, so red knows it. A second one it does not
 * know is drawn: in the mind of red either may lie at the top. */
static void
known_card_of_a_hand_may_be_any (void)
{
  g_autoptr (Table) table = small_table ();
  sortie_card_reveal (&table->play, 10, RED);
  guint16 drawn = 9;
  sortie_card_move (&table->play, drawn, table_zone (table, HAND, BLUE), SORTIE_TOP);
  guint at_top = 0;
  for (guint64 seed = 1; seed <= 200; seed++)
    {
      g_autoptr (Table) world = imagine (table, RED, seed);
      guint16 top = sortie_zone_top (&world->play, table_zone (table, HAND, BLUE));
      guint16 other = sortie_zone_bottom (&world->play, table_zone (table, HAND, BLUE));
      gboolean is_there = sortie_state_cards (world->s)[top].def == 22;
      at_top += is_there;
      tap_int (sortie_card_is_known (&world->play, top, RED), is_there);
      tap_int (sortie_card_is_known (&world->play, other, RED), !is_there);
    }
  CU_ASSERT (at_top > 60 && at_top < 140); /* 100 expected; 40 are over five deviations */
}

/* Each of the cards that red does not know comes to lie at the top of red's deck. */
static void
imagination_is_even (void)
{
  g_autoptr (Table) table = table_new ();
  for (guint i = 0; i < 4; i++)
    sortie_card_new (&table->play, i + 1, RED, 0, table_zone (table, DECK, RED), SORTIE_TOP);
  guint counts[5] = { 0 };
  for (guint64 seed = 1; seed <= 4000; seed++)
    {
      g_autoptr (Table) world = imagine (table, RED, seed);
      counts[sortie_state_cards (world->s)[0].def]++;
    }
  for (guint def = 1; def <= 4; def++) /* 1000 expected; 200 are seven standard deviations */
    CU_ASSERT (ABS ((gint) counts[def] - 1000) < 200);
}

/* Of two worlds that look alike to a seat the same is imagined: nothing of the true one is in it.
 */
static void
imagined_worlds_do_not_tell_the_truth (void)
{
  guint n_others = 0;

  for (guint64 truth = 1; truth <= 20; truth++)
    {
      g_autoptr (Table) table = some_position (truth);
      g_autoptr (Table) other = imagine (table, RED, truth);
      g_autoptr (Table) one = imagine (table, RED, 100), again = imagine (other, RED, 100);
      g_autofree char *was = sortie_state_compare (table->s, other->s);
      g_autofree char *difference = NULL;

      one->s->rng = again->s->rng;
      difference = sortie_state_compare (one->s, again->s);
      tap_string (difference, NULL);
      n_others += was != NULL;
    }
  CU_ASSERT (n_others > 10);
}

static void
imagined_chance_is_its_own (void)
{
  g_autoptr (Table) table = small_table ();
  g_autoptr (Table) one = imagine (table, RED, 1);
  g_autoptr (Table) two = imagine (table, RED, 2);
  CU_ASSERT_NOT_EQUAL (one->s->rng.state, table->s->rng.state);
  CU_ASSERT_NOT_EQUAL (one->s->rng.state, two->s->rng.state);
  sortie_rng_next (&table->s->rng);
  g_autoptr (Table) again = imagine (table, RED, 1);
  CU_ASSERT_EQUAL (again->s->rng.state, one->s->rng.state);
}

static const TapTest tests[] = {
  { "zones are shown as they are declared", zones_are_shown_as_declared },
  { "cards that are shown keep their numbers", shown_cards_keep_their_numbers },
  { "the numbers of other cards tell nothing", other_numbers_tell_nothing },
  { "what lies open on the table is shown", public_things_are_shown },
  { "a card that lies face down under a piece is shown to whoever controls the piece",
    face_down_cards_are_shown_to_the_controller },
  { "variables are shown as they are declared", variables_are_shown_as_declared },
  { "the generator and running programs are not shown", machinery_is_not_shown },
  { "flags are shown as they are declared", flags_are_shown_as_declared },
  { "a decision of one's own is whole", own_decision_is_whole },
  { "of a decision of another only the kind and the seat are shown",
    decision_of_others_is_only_announced },
  { "a candidate in a closed zone is shown if it was seen before",
    candidate_is_shown_if_it_was_seen },
  { "triggers that wait to be put in order are shown to who orders them",
    triggers_to_be_ordered_are_shown },
  { "references to cards that are not shown are blank", references_to_hidden_cards_are_blank },
  { "two worlds that differ in what a seat does not know look alike to it", two_worlds_look_alike },
  { "who knows the cards sees them exchanged", exchange_is_seen_by_who_knows },
  { "SS-2.8 which card of a closed zone is turned is not told", turned_card_of_a_camp_is_any },
  { "a change is seen by those whom it concerns", changes_are_seen_by_whom_they_concern },
  { "the bytes of a view hold no card numbers", bytes_hold_no_card_numbers },
  { "looking changes nothing", looking_changes_nothing },
  { "an imagined world looks like the true one", imagined_world_looks_the_same },
  { "imagined cards stay in their group", imagined_cards_stay_in_their_group },
  { "cards that the seat may choose from are not dealt anew", offered_cards_are_not_dealt_anew },
  { "cards that the seat knows are not dealt anew", known_cards_are_not_dealt_anew },
  { "a card that the seat knows in a hand may be any of the hand",
    known_card_of_a_hand_may_be_any },
  { "every hidden card is as likely in every place", imagination_is_even },
  { "imagined worlds do not depend on the true one", imagined_worlds_do_not_tell_the_truth },
  { "an imagined world has chance of its own", imagined_chance_is_its_own },
  { NULL }
};

TAP_MAIN (tests)
