/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.c: what may be answered, by whom, and what a link does when it resolves.
 *
 * SS-11.2, 11.3: each link has at most one answer, by the other side. In Solo the Boss never answers, and only some of
 * the Boss's links can be answered (SS-18.2).
 */
#include "boss.h"
#include "links.h"
#include "payment.h"
#include "sides.h"
#include "steps.h"
#include "verbs.h"

gboolean
ss_can_be_negated (SsLink kind)
{
  return !ss_chain.kinds[kind].stands;
}

/* announced by, or against, a player who is out. */
static gboolean
is_of_the_absent (const SortiePlay *p, const SortieLink *link)
{
  if (!ss_is_circle (p))
    return FALSE;
  return (link->flags & SORTIE_LINK_FIZZLED) || sortie_is_out (p, link->seat)
         || (link->side != SORTIE_NO_SIDE
             && sortie_is_out (p, ss_flank_seat (ss_faces (p, ss_flank (link->seat, link->side)))));
}

/* RUL-73: the neighbour on the chain's side, then the two in turn. For a command without a side, either neighbour,
 * first the one whose turn comes first. */
static guint8
neighbour_asked (const SortiePlay *p, const SortieLink *link)
{
  guint8 left = ss_left_neighbour (p, link->seat), right = ss_right_neighbour (p, link->seat);

  if (is_of_the_absent (p, link))
    return SORTIE_NO_SEAT;
  if (link->answers != SORTIE_NO_INDEX)
    return sortie_link (p, link->answers)->seat;
  if (link->side != SORTIE_NO_SIDE)
    return link->side == SORTIE_LEFT ? left : right;
  return sortie_has_passed (p, left) ? right : left;
}

/* RUL-60: the players may not answer a Deploy or Leader command or the storm itself. RUL-68: in Co-op either player
 * may answer; they are asked one after the other until one has. */
static guint8
responder (const SortiePlay *p, guint16 index)
{
  const SortieLink *link = sortie_link (p, index);

  if (ss_is_circle (p))
    return neighbour_asked (p, link);
  if (ss_is_boss (p, link->seat) && !ss_can_be_negated (link->kind))
    return SORTIE_NO_SEAT;
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (ss_are_opponents (p, link->seat, seat) && !ss_is_boss (p, seat) && !sortie_is_out (p, seat)
        && !sortie_has_passed (p, seat))
      return seat;
  return SORTIE_NO_SEAT;
}

/* The Boss learns nothing from silence. Between two players, every chance to answer must look alike, unless both
 * have agreed to be asked only when there is a choice. */
gboolean
ss_answer_is_secret (const SortiePlay *p)
{
  return !ss_is_boss (p, sortie_link (p, sortie_chain_open (p))->seat)
         && sortie_option (p, SS_OPTION_ANSWER_WINDOW) == SS_ASKED_ALWAYS;
}

const char *
ss_answer_prompt (const SortiePlay *p)
{
  return sortie_link (p, sortie_chain_open (p))->n_targets > 0
           ? N_ ("{seat} may answer the {link} of {about}, aimed at: {targets}."
                 "|you=You may answer the {link} of {about}, aimed at: {targets}.")
           : N_ ("{seat} may answer the {link} of {about}.|you=You may answer the {link} of {about}.");
}

static gint
event_of (SsLink kind, gboolean is_boss)
{
  switch (kind)
    {
    case SS_LINK_ACTION:
      return is_boss ? SS_EVENT_PLAYED_FREE : SS_EVENT_PLAYED;
    case SS_LINK_ABILITY:
      return SS_EVENT_ACTIVATED;
    case SS_LINK_UNIT:
      return SS_EVENT_DEPLOYING;
    case SS_LINK_GANG:
      return SS_EVENT_GANGED;
    default:
      return -1; /* orders have their own events, the Spirit its tokens */
    }
}

/* RUL-70: an answer without a side still belongs to a chain that has one (RUL-73). */
static gboolean
names_neighbour (const SortiePlay *p, const SortieLink *link)
{
  return ss_is_circle (p) && link->side != SORTIE_NO_SIDE
         && (link->kind != SS_LINK_ACTION || ss_acts_on_side (p, link->clause));
}

void
ss_tell_announced (SortiePlay *p, guint16 index, gint cost)
{
  const SortieLink *link = sortie_link (p, index);
  gint type = event_of (link->kind, ss_is_boss (p, link->seat));
  SortieEvent event;

  if (type < 0)
    return;
  event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (type), link->seat);
  event.source = link->source;
  event.source_def = link->source_def;
  event.amount = cost;
  if (names_neighbour (p, link))
    event.place = sortie_ref_place (ss_place (p, SS_PLACE_TRACK, ss_flank (link->seat, link->side)));
  sortie_event_tell (p, &event);
}

static void
tell_shown (SortiePlay *p, guint8 holder, SortieRef card)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (SS_EVENT_SHOWN), holder);

  event.subject = card;
  sortie_event_tell (p, &event);
}

/* the other side must know all targets before it decides on an answer, also cards of the hand. They are shown
 * together. */
static void
show_named_cards (SortiePlay *p, guint16 index)
{
  const SortieLink *link = sortie_link (p, index);
  SortieList shown;

  shown.n = 0;
  for (guint i = 0; i < link->n_targets; i++)
    if (ss_is_in_hand (p, link->target[i]))
      ss_list_add (p, &shown, link->target[i]);
  sortie_cards_reveal (p, shown.ref, shown.n, SORTIE_NO_SEAT);
  for (guint i = 0; i < shown.n; i++)
    tell_shown (p, link->seat, shown.ref[i]);
}

/* Resolution. */

/* SS-7.3. */
static void
resolve_unit (SortiePlay *p, guint16 index)
{
  const SortieArg args[] = { SORTIE_ONE (sortie_ref_card (sortie_link (p, index)->card)),
                             SORTIE_NUMBER (TRUE) /* it has been paid for */ };
  SortieOrigin origin = sortie_link_origin (p, index);

  sortie_call_game (p, &origin, SS_PROC_DEPLOY, G_N_ELEMENTS (args), args);
}

/* RUL-19. */
static gboolean
names_targets_late (const SortiePlay *p)
{
  return sortie_option (p, SS_OPTION_TARGET_TIME) == SS_TARGETS_ON_RESOLVE;
}

/* the targets are named only now (OPT-TARGET-TIME), and there are none. */
static gboolean
has_no_target (const SortiePlay *p, const SortieLink *link)
{
  SortieContext ctx
    = sortie_context (p, link->seat, link->source, ss_chain.kinds[link->kind].cause);

  return link->clause != SORTIE_NO_INDEX && sortie_lacks_target (&ctx, link->clause, NULL);
}

/* RUL-34: an ability no longer needs its source; the Action of a storming unit does. */
static gboolean
is_void (const SortiePlay *p, guint16 index)
{
  const SortieLink *link = sortie_link (p, index);

  if (is_of_the_absent (p, link))
    return TRUE;
  if (link->kind == SS_LINK_STORM_ACTION)
    return ss_place_kind (p, sortie_piece_place (p, link->source)) != SS_PLACE_EXIT;
  return names_targets_late (p) && !ss_is_boss (p, link->seat) && has_no_target (p, link);
}

static void
tell_spent (SortiePlay *p, const SortieLink *link)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (SS_EVENT_SPENT), link->seat);

  event.source_def = link->source_def;
  sortie_event_tell (p, &event);
}

/* SS-11.6, 11.7: whether resolved, negated or without effect, the card goes to its holder's Casualties; a unit that
 * was deployed has already left. */
static void
after (SortiePlay *p, guint16 index)
{
  const SortieLink *link = sortie_link (p, index);
  gboolean is_gone = sortie_is_out (p, link->seat); /* SS-20.8 */

  if (link->card == SORTIE_NO_INDEX
      || sortie_card (p, link->card)->zone != ss_zone (p, SS_ZONE_LIMBO, link->seat))
    return;
  sortie_card_move (p, link->card,
                    is_gone ? ss_zone (p, SS_ZONE_REMOVED, 0)
                            : ss_zone (p, SS_ZONE_CASUALTIES, link->seat), SORTIE_TOP);
  if (is_gone)
    return;
  tell_spent (p, link);
}

/* Against each target. */
static char *
foretell_storm (const SortiePlay *p, guint8 seat, const SortieLink *link)
{
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < link->n_targets; i++)
    {
      g_autofree char *one = ss_storm_text (p, seat, link->source, link->target[i]);

      g_string_append_printf (said, "%s%s", i > 0 ? " " : "", one);
    }
  return g_strdup (said->str);
}

/* The unit that comes, as printed, because a player who may answer may not know it. */
static char *
foretell_unit (const SortiePlay *p, guint8 seat, const SortieLink *link)
{
  g_autofree char *attack = g_strdup_printf ("%d", sortie_value_base (p, SS_VALUE_ATTACK, link->source));
  g_autofree char *defence = g_strdup_printf ("%d", sortie_value_base (p, SS_VALUE_DEFENCE, link->source));
  g_autofree char *texts = sortie_def_texts (sortie_catalogue (p), link->source_def);

  (void) seat;
  /* Translators: a unit that somebody deploys; {texts}: sentences, what its card says. */
  return g_strchomp (sortie_sentence (sortie_rules_text (p->setup, FALSE, N_ ("ATT {attack}, DEF {defence}. {texts}")),
                                      "attack", attack, "defence", defence, "texts", texts, NULL));
}

/* The Boss's units that would get a token, by name, in the sentence @each, or @none. */
static char *
foretell_tokens (const SortiePlay *p, guint8 seat, const SortieLink *link,
                 gboolean (*is_meant) (const SortiePlay *p, SortieRef unit), const char *each, const char *none)
{
  g_autoptr (GString) names = g_string_new (NULL);
  char name[SORTIE_MOVE_TEXT];

  for (SORTIE_EACH_PIECE_OF (p, link->seat, slot))
    if (is_meant (p, sortie_piece_ref (p, slot)))
      g_string_append_printf (names, "%s%s", names->len > 0 ? sortie_rules_text (p->setup, TRUE, ", ") : "",
                              sortie_ref_name_and_place (p, seat, sortie_piece_ref (p, slot), name));
  return sortie_sentence (sortie_rules_text (p->setup, FALSE, names->len > 0 ? each : none), "units", names->str, NULL);
}

/* SS-22.25. */
static char *
foretell_gang (const SortiePlay *p, guint8 seat, const SortieLink *link)
{
  /* Translators: {units}: names of units of the Boss. */
  return foretell_tokens (p, seat, link, ss_is_on_track, N_ ("+1 ATT for each unit on the Boss's War Track: {units}."),
                          N_ ("The Boss has no unit on its War Track, so nothing happens."));
}

/* SS-22.23. */
static char *
foretell_spirit (const SortiePlay *p, guint8 seat, const SortieLink *link)
{
  return foretell_tokens (p, seat, link, ss_is_totem, N_ ("Each Totem of the Boss acts: {units}."),
                          N_ ("The Boss has no Totem, so nothing happens."));
}

static const SortieLinkDecl kinds[] = {
  [SS_LINK_ACTION] = { "action", N_ ("Action"), "SS-7.2", SORTIE_CAUSE_PLAY, .part = "action" },
  [SS_LINK_ABILITY] = { "ability", N_ ("ability"), "SS-7.9", SORTIE_CAUSE_ABILITY, .part = "passive" },
  /* RUL-35: units and orders are neither Actions nor abilities */
  [SS_LINK_UNIT] = { "unit", N_ ("deployment"), "SS-7.3", SORTIE_CAUSE_RULE, resolve_unit,
                     .stands = TRUE, .foretell = foretell_unit },
  /* it continues in its own procedure after the chain */
  [SS_LINK_STORM] = { "storm", N_ ("storm"), "SS-9.12", SORTIE_GAME_CAUSE (SS_CAUSE_ATTACK), .stands = TRUE,
                      .foretell = foretell_storm },
  [SS_LINK_STORM_ACTION]
    = { "storm-action", N_ ("Action in the storm"), "SS-9.9", SORTIE_CAUSE_PLAY,
        .part = "action" },
  /* they continue like the storm */
  [SS_LINK_HOLD] = { "hold", N_ ("Hold Ground order"), "RUL-31", SORTIE_CAUSE_RULE,
                     .stands = TRUE },
  [SS_LINK_SUPPORT] = { "support", N_ ("Support order"), "RUL-31", SORTIE_CAUSE_RULE,
                        .stands = TRUE },
  /* Special Actions are Actions */
  [SS_LINK_GANG] = { "gang", N_ ("Gang"), "SS-22.25", SORTIE_CAUSE_PLAY,
                    ss_boss_resolve_gang, TRUE, .foretell = foretell_gang },
  [SS_LINK_SPIRIT] = { "spirit", N_ ("Spirit"), "SS-22.23", SORTIE_CAUSE_PLAY,
                        ss_boss_resolve_spirit, TRUE, .foretell = foretell_spirit },
  [SS_N_LINKS] = { NULL },
};

const SortieChainPolicy ss_chain = {
  .kinds = kinds,
  .responder = responder,
  .announced = ss_tell_announced,
  .named = show_named_cards,
  .decision = SORTIE_GAME_ASK (SS_ASK_ANSWER),
  .pay = ss_pay,
  .is_void = is_void,
  .after = after,
  .names_targets_late = names_targets_late,
};
