/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Siegestorm's cards do, in the printer's words: they read as one would print them. */
#include "tests/speech/sentences.h"
#include "tests/tap/game.h"
#include <sortie/game.h>
#include <sortie/match.h>
#include <sortie/query.h>
#include "games/siegestorm/state.h"
#include "match/front-end.h"
#include "match/whole.h"
#include "match/log.h"
#include "speech/front-end.h"
#include "language/internal.h"

static SortieModule *game;

static void
reads (const char *card, const char *expected)
{
  sentences_of_card (game->catalogue, card, expected);
}

static void
actions (void)
{
  reads ("moonwell-keeper", "Action:\n  Heal 3.\nPay 1:\n  Heal 2.");
  reads ("wolf-back-raider", "Action:\n  Advance your War Track.");
  reads ("hexblade", "Action:\n  Each opponent discards 2 cards.\n"
                     "When you make an opponent discard cards:\n  Deal 1 damage to each opponent.");
  reads ("assassin", "Action:\n  Target 1 of the Enemies with DEF 2 or less: the victim.\n"
                     "  Kill the victim.\n"
                     "Pay 2:\n  Destroy 1 card in each opponent's Support.");
  reads ("banner-captain", "Action:\n  Target 1 of your Allies: the ally.\n"
                           "  Place the ally on your Front Line; a unit already there goes to the Casualties.\n"
                           "+1 ATT for your Allies.");
}

static void
continuous (void)
{
  reads ("goblin-leader", "+1 ATT for your Allies.");
  reads ("banshee-matron", "Action:\n  Target 1 of the Enemies: the victim.\n  Kill the victim.\n"
                           "-1 ATT for the Enemies.");
  reads ("seal-of-silence", "Action:\n  Until the end of the opponents' next turn:\n"
                            "    +1 to the cost of the opponent's cards as Actions.\n"
                            "    +1 to the cost of the abilities of the opponent's units.");
}

static void
permissions (void)
{
  reads ("mirror-warden", "Action:\n  Until the end of this turn:\n"
                          "    Your cards cannot be targeted by an opponent.\n"
                          "Pay 1:\n  Until the end of this turn:\n"
                          "    Your cards cannot be targeted by an opponent.");
  reads ("griffin-rider", "Action:\n  Advance your War Track.\n"
                          "This may strike as if there were no Defender.");
}

static void
triggers (void)
{
  reads ("silverleaf-archer", "Action:\n  Deal 2 damage to each opponent.\n"
                              "When an Enemy is deployed:\n"
                              "  Only if this is your Defender.\n"
                              "  Deal 1 damage to each opponent.");
  reads ("temple-acolyte", "Action:\n  Heal 2.\n"
                           "When you heal by an effect of yours, it is 1 more.");
  reads ("pit-whelp", "Action:\n  Deal 2 damage to each opponent.\n"
                      "When an Ally is sacrificed:\n"
                      "  Until the end of this turn:\n    +2 ATT for this.\n"
                      "      Only while it is not your turn.\n"
                      "  Until the end of your next turn:\n    +2 ATT for this.\n"
                      "      Only while it is your turn.");
}

static void
numbers (void)
{
  reads ("loot-sack", "Action:\n  For each player among the opponents:\n"
                      "    The player discards 1 card.\n    If that was not done:\n"
                      "      Deal 1 damage to the player.");
  reads ("spirit-caller", "Action:\n"
                          "  Deal damage to each opponent equal to the number of your Totems.");
  reads ("the-hollow-king", "Action:\n  Each opponent discards 3 cards.\n"
                            "  Deal damage to each opponent equal to 2 times (3 minus the number of cards "
                            "discarded).\n"
                            "The hand limit of the opponents is at most 5.");
}

/* Nothing can answer what is told and not done: a word that would never work is refused. */
static void
only_told (void)
{
  static const char *const told[] = { "choice", "stopped", "over", "negated", "fizzled", "played",
                                      "spent", "" };
  const SortieContentNames *names = game->catalogue->names;

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    tap_int (sortie_names_find (names, SORTIE_ATTR_EVENT, told[i]), -1);
  CU_ASSERT_TRUE (sortie_names_find (names, SORTIE_ATTR_EVENT, "kill") >= 0);
  CU_ASSERT_TRUE (sortie_names_find (names, SORTIE_ATTR_EVENT, "resolves") >= 0);
}

static void
lasts (const SortieSetup *setup, guint8 seats, const char *expected)
{
  const SortieEffect effect = { .until = SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN, .turns = 1, .turn_seat = 0 };
  g_autofree char *until = sortie_until_describe (setup, SORTIE_NO_SEAT, &effect, seats);

  CU_ASSERT_STRING_EQUAL (until, expected);
}

/* SS-19.2: two players against the Boss take their turn together. Whoever acts, it is the turn of both. */
static void
joint_turn (void)
{
  const SortieMatchSpec spec = { .module = game, .seed = 1, .mode = "coop" };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);

  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  lasts (sortie_match_setup (match), 1u << 0 | 1u << 1, "until the end of the turn");
  lasts (sortie_match_setup (match), 1u << 2, "until the end of the next turn of Player One");
}

static void
every_card (void)
{
  sentences_are_whole (game->catalogue);
}

/* The last of them: it takes the names of the programs away. */
static void
no_names_in_questions (void)
{
  sentences_name_nothing (game->catalogue);
}

/* The only ability of this definition that has a limit for the game. */
static guint16
once_a_game (guint16 def)
{
  guint16 clause = game->catalogue->defs[def].first_clause;

  while (game->catalogue->clauses[clause].per != SORTIE_PER_GAME)
    clause++;
  return clause;
}

/* Nyryki regains life once a game; nothing else of its card is used up then. */
static void
used_up (void)
{
  static const char *const choices[] = { "boss=nyryki", NULL };
  const SortieMatchSpec spec = { .module = game, .mode = "solo", .choices = choices, .seed = 7 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  SortiePlay *p = &match->now;
  const SortieRef boss = sortie_place_piece (p, sortie_place_parse (p->setup, "boss.command", SORTIE_NO_SEAT));
  g_auto (GStrv) before = sortie_used_up_describe (p, boss), after = NULL;

  tap_int (g_strv_length (before), 0);
  sortie_note_use (p, once_a_game (sortie_identity (p, boss)), boss);
  after = sortie_used_up_describe (p, boss);
  tap_int (g_strv_length (after), 1);
  tap_tells (after[0], "Nyryki … the Boss's life reaching 0");
}

/* An event of @game's that happened to @seat, with so much of it. */
static void
happens (SortieMatch *match, guint8 event, guint8 seat, SortieRef subject, gint amount)
{
  SortieEvent told = sortie_event_from (&match->now, NULL, event, seat);

  told.actor = match->now.mover > 0 ? match->now.mover - 1u : SORTIE_NO_SEAT;
  told.subject = subject;
  told.amount = (gint16) amount;
  sortie_log_event (match->log, &match->now, &told);
  match->log_committed = sortie_log_length (match->log);
}

static void
loses (const SortieMatch *match, guint8 reader, guint since, const char *own, const char *other)
{
  const char *const expected[] = { own, other };

  for (guint8 i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *said = sortie_match_lost (match, reader, i == 0 ? reader : 1 - reader, since, FALSE);

      CU_ASSERT_EQUAL_FATAL (said != NULL, expected[i] != NULL);
      if (said != NULL)
        tap_tells (said, expected[i]);
    }
}

/* Two equal units are counted, damage is added up, and what was told before does not count. */
static void
losses (void)
{
  const SortieMatchSpec spec = { .module = game, .mode = "solo", .seed = 7 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  const SortieRef imp = sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (game->catalogue, "imp-tormentor"));
  const guint start = match->log_committed;

  loses (match, 0, start, NULL, NULL);
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_KILL), 0, imp, 0);
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_DESTROY), 0, imp, 0);
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_DAMAGE), 1, SORTIE_NOTHING, 2);
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_DAMAGE), 1, SORTIE_NOTHING, 3);
  loses (match, 0, start, "You … 2 … Imp", "Boss … 5 life");
  loses (match, 1, start, "You … 5 life", "Player … 2 … Imp");
  loses (match, 0, match->log_committed - 1, NULL, "Boss … 3 life");
  loses (match, 0, match->log_committed, NULL, NULL);
}

/* SS-22.10: a card that an effect of another takes from the hand is lost, one that pays is not. */
static void
losses_of_hand (void)
{
  const SortieMatchSpec spec = { .module = game, .mode = "solo", .seed = 7 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  const SortieRef imp = sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (game->catalogue, "imp-tormentor"));
  const guint start = match->log_committed;

  match->now.mover = 1; /* the player's own doing */
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_DISCARD), 0, imp, 0);
  loses (match, 0, start, NULL, NULL);
  match->now.mover = 0;
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_DISCARD), 0, imp, 0);
  happens (match, SORTIE_GAME_EVENT (SS_EVENT_KILL), 0, imp, 0);
  loses (match, 0, start, "You … Imp … Imp … hand", NULL);
}

/* SS-14.4: a card drawn into a full hand goes to the Casualties, and is counted; one that fits is not. */
static void
losses_to_full_hand (void)
{
  const SortieMatchSpec spec = { .module = game, .mode = "solo", .seed = 7 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  SortiePlay *p = &match->now;
  const guint start = match->log_committed;
  guint16 resources = 0, casualties = 0;

  while (p->setup->piles[resources].decl != SS_ZONE_RESOURCES || p->setup->piles[resources].seat != 0)
    resources++;
  while (p->setup->piles[casualties].decl != SS_ZONE_CASUALTIES || p->setup->piles[casualties].seat != 0)
    casualties++;
  for (guint i = 0; i < 2; i++)
    {
      const guint16 card = sortie_zone_top (p, resources);

      happens (match, SORTIE_GAME_EVENT (SS_EVENT_DRAW), 0, sortie_ref_card (card), 1);
      loses (match, 0, start, i == 0 ? NULL : "You … 1 card … full hand", NULL);
      sortie_card_move (p, card, casualties, SORTIE_TOP);
      happens (match, SORTIE_GAME_EVENT (SS_EVENT_DRAW), 0, sortie_ref_card (card), 1);
    }
  loses (match, 0, start, "You … 2 cards … full hand", NULL);
}

/* A storm on a player is known as one, also if a Defender has left it no strength (SS-9.5). */
static void
storms_on_players (void)
{
  const SortieMatchSpec spec = { .module = game, .mode = "solo", .seed = 7 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  const guint first = match->log_committed;

  for (gint strength = 0; strength <= 1; strength++)
    {
      SortieEvent storm = sortie_event_from (&match->now, NULL, SORTIE_GAME_EVENT (SS_EVENT_STORM), 1);

      storm.subject = sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (game->catalogue, "imp-tormentor"));
      storm.other = sortie_ref_seat (0);
      storm.amount = (gint16) strength;
      sortie_log_event (match->log, &match->now, &storm);
    }
  match->log_committed = sortie_log_length (match->log);
  tap_int (sortie_match_log_entry (match, first).against, 0);
  tap_int (sortie_match_log_entry (match, first + 1).against, 0);
}

/* The sum of losses with what took each: two sources of damage apart, what one of them killed with it. */
static void
losses_by_cause (void)
{
  const SortieMatchSpec spec = { .module = game, .mode = "solo", .seed = 7 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  const char *const takers[] = { "goblin-runt", "powder-thrower", "powder-thrower" };
  const SortieRef acolyte = sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (game->catalogue, "temple-acolyte"));
  const guint start = match->log_committed;
  g_autofree char *said = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (takers); i++)
    {
      SortieEvent loss = sortie_event_from (&match->now, NULL, SORTIE_GAME_EVENT (SS_EVENT_KILL), 0);

      loss.source_def = (guint16) sortie_catalogue_find (game->catalogue, takers[i]);
      loss.subject = i < 2 ? acolyte
                           : sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (game->catalogue, "oath-knight"));
      sortie_log_event (match->log, &match->now, &loss);
    }
  match->log_committed = sortie_log_length (match->log);
  said = sortie_match_lost (match, 0, 0, start, TRUE);
  tap_tells (said, "You lost Temple Acolyte to Goblin Runt; Temple Acolyte, Oath Knight to Powder Thrower.");
}

static const TapTest tests[] = {
  { "actions and abilities are orders", actions },
  { "what is so all the time is said with its number first", continuous },
  { "who cannot do what is said in one sentence", permissions },
  { "what sets an ability off is a sentence of the event's own", triggers },
  { "what is counted is said in words", numbers },
  { "what is only told sets nothing off", only_told },
  { "in a joint turn an effect of either lasts until the end of the turn", joint_turn },
  { "SS-16 an ability that was used as often as a game allows is told as used up", used_up },
  { "what each seat has lost is summed up", losses },
  { "SS-22.10 what an effect takes from the hand is lost, what pays is not", losses_of_hand },
  { "SS-14.4 what a full hand cannot take is lost", losses_to_full_hand },
  { "SS-9.5 a storm on a player is known, also one without strength left", storms_on_players },
  { "the sum of losses can say what took each", losses_by_cause },
  { "no card's sentence has a hole in it", every_card },
  { "no question says a name that only its card's author knows", no_names_in_questions },
  { NULL },
};

TAP_GAME_MAIN (tests, "siegestorm", NULL, game)
