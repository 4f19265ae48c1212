/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: what happens, and how it is carried out. */
#include "game.h"

static void
add_value (SortiePlay *p, FrVar var, guint8 seat, FrValue value, SortieRef piece)
{
  sortie_var_add (p, var, seat, sortie_not_negative (sortie_value (p, value, piece)));
}

/* What a card that has come among the own ones brings. */
static void
take_numbers (SortiePlay *p, guint8 seat, SortieRef piece)
{
  add_value (p, FR_VAR_SUPPLIES, seat, FR_VALUE_SUPPLIES, piece);
  add_value (p, FR_VAR_TRAIL, seat, FR_VALUE_TRAIL, piece);
  add_value (p, FR_VAR_RENOWN, seat, FR_VALUE_RENOWN, piece);
}

/* FR-5: what is played becomes a piece, so that its text works. Subject: the card, then the piece. */
static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  guint8 seat = event->seat;
  gboolean stays = fr_kind (p, event->subject) == FR_KIND_BUILDING;
  guint16 place = stays ? fr_free_place (p, FR_PLACE_TOWN, seat, FR_TOWN)
                        : fr_free_place (p, FR_PLACE_CAMP, seat, FR_CAMP);

  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), place, seat);
  take_numbers (p, seat, event->subject);
}

/* FR-7. Subject: the piece, then the card; amount: what it cost. From now on nobody can take it for a card
 * of the market that is still hidden. */
static void
commit_bought (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_piece (p, event->subject)->card;

  sortie_var_add (p, FR_VAR_SUPPLIES, event->seat, -event->amount);
  sortie_piece_remove (p, event->subject, sortie_zone_of (p, FR_ZONE_DISCARD, event->seat), SORTIE_TOP);
  sortie_card_regroup (p, card, (guint8) (1 + event->seat));
  event->subject = sortie_ref_card (card);
}

/* FR-8. Amount: its distance. */
static void
commit_claimed (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_piece (p, event->subject)->card;

  sortie_var_add (p, FR_VAR_TRAIL, event->seat, -event->amount);
  sortie_piece_remove (p, event->subject, sortie_zone_of (p, FR_ZONE_RETIRED, SORTIE_NO_SEAT), SORTIE_TOP);
  event->subject = sortie_piece_put (p, card, fr_free_place (p, FR_PLACE_TOWN, event->seat, FR_TOWN),
                                     event->seat);
  take_numbers (p, event->seat, event->subject);
}

/* FR-3. Subject: the card, then the piece, which is nobody's; other: the place. */
static void
commit_offered (SortiePlay *p, SortieEvent *event)
{
  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject),
                                     sortie_ref_index (event->other), SORTIE_NO_SEAT);
}

#define GAINED(id_, var_, title_, rule_, says_)                                                    \
  { .id = id_, .title = title_, .rule = rule_, .commit = sortie_commit_gain, .var = var_,          \
    .counts = TRUE, .says = says_ }
#define MOVED(id_, commit_, zone_, title_, rule_, says_)                                           \
  { .id = id_, .title = title_, .rule = rule_, .commit = commit_, .zone = zone_, .says = says_ }
#define ROW(id_, title_, rule_, says_)                                                             \
  { .id = #id_, .title = title_, .rule = rule_, .commit = commit_##id_, .says = says_ }

const SortieEventDecl fr_events[] = {
  [FR_EVENT_SUPPLIES]
    = GAINED ("supplies", FR_VAR_SUPPLIES, N_ ("supplies"), "FR-6", N_ ("{seat} gains supplies: {amount}.")),
  [FR_EVENT_TRAIL] = GAINED ("trail", FR_VAR_TRAIL, N_ ("trail"), "FR-6", N_ ("{seat} gains trail: {amount}.")),
  [FR_EVENT_RENOWN]
    = GAINED ("renown", FR_VAR_RENOWN, N_ ("renown"), "FR-8", N_ ("{seat} gains renown: {amount}.")),
  [FR_EVENT_PAID] = { .id = "paid", .title = N_ ("supplies paid"), .rule = "FR-6",
                      .commit = sortie_commit_loss, .var = FR_VAR_SUPPLIES,
                      .says = N_ ("{seat} pays supplies: {amount}.") },
  [FR_EVENT_PLAYED] = ROW (played, N_ ("played"), "FR-5", N_ ("{seat} plays {subject}.")),
  [FR_EVENT_BOUGHT]
    = ROW (bought, N_ ("bought"), "FR-7", N_ ("{seat} buys {subject} for {amount}.")),
  [FR_EVENT_CLAIMED]
    = ROW (claimed, N_ ("claimed"), "FR-8", N_ ("{seat} claims {subject} for {amount}.")),
  [FR_EVENT_OFFERED] = { .id = "offered", .title = N_ ("offered"), .rule = "FR-3", .by_rules = TRUE,
                         .commit = commit_offered, .says = N_ ("{subject} can be had now.") },
  [FR_EVENT_DRAWN] = MOVED ("drawn", sortie_commit_to_bottom, FR_ZONE_HAND, N_ ("drawn"), "FR-13",
                            N_ ("{seat} draws {subject}.")),
  [FR_EVENT_DISCARDED] = MOVED ("discarded", sortie_commit_to_top, FR_ZONE_DISCARD,
                                N_ ("discarded"), "FR-4", N_ ("{seat} discards {subject}.")),
  [FR_EVENT_RETIRED] = MOVED ("retired", sortie_commit_to_top, FR_ZONE_RETIRED, N_ ("retired"),
                              "FR-11", N_ ("{seat} retires {subject}.")),
  [FR_N_EVENTS] = { NULL },
};
