/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-decisions.c: no decision of the Boss goes untold. Whole games are played by chance, with
 * somebody who listens to what happens and to what the ledger is told: whatever the Boss does to
 * one thing was chosen there just before, unless the text by which it does so leaves no choice. */
#include <sortie/frame.h>
#include <sortie/match.h>
#include "flow/internal.h"
#include "match/deal.h"
#include "model/internal.h"
#include "games/siegestorm/state.h"
#include "match/playout.h"
#include "base/internal.h"
#include "tests/tap/game.h"

#include <string.h>

enum { PLAYER, BOSS };

#define GAMES_EACH 80

static SortieModule *siegestorm;

/* What the Boss does to one thing: which of those that the event names somebody had to choose. */
typedef struct
{
  SsEvent event;
  SortieRef (*chosen) (const SortiePlay *p, const SortieEvent *event);
} Deed;

static SortieRef
its_subject (const SortiePlay *p, const SortieEvent *event)
{
  (void) p;
  return event->subject;
}

static SortieRef
its_other (const SortiePlay *p, const SortieEvent *event)
{
  (void) p;
  return event->other;
}

static SortieRef
its_source (const SortiePlay *p, const SortieEvent *event)
{
  (void) p;
  return event->source;
}

/* The card of the unit that has come. */
static SortieRef
its_card (const SortiePlay *p, const SortieEvent *event)
{
  const SortiePiece *piece = sortie_piece (p, event->subject);

  return piece != NULL ? sortie_ref_card (piece->card) : event->subject;
}

static const Deed deeds[] = {
  { SS_EVENT_DEPLOY, its_card },         /* SS-16.4, or by a card */
  { SS_EVENT_PLACE, its_other },         /* SS-16.6 */
  { SS_EVENT_PLAYED_FREE, its_source },  /* SS-16.4 */
  { SS_EVENT_GANGED, its_source },
  { SS_EVENT_STORM, its_other },         /* SS-17.4 */
  { SS_EVENT_SPIRIT, its_subject },      /* RUL-54 */
  { SS_EVENT_KILL, its_subject },
  { SS_EVENT_DESTROY, its_subject },
  { SS_EVENT_RETURN, its_subject },
  { SS_EVENT_DISCARD, its_subject },
};

/* Texts that do one of these things and leave the Boss no choice. */
static const struct
{
  const char *card;
  SsEvent event;
  const char *why;
} no_choices[] = {
  { "plague-wind", SS_EVENT_KILL, "each unit with DEF 1 or less" },
  { "seal-of-ending", SS_EVENT_DESTROY, "the top 3 cards" },
  { "troll-on-a-chain", SS_EVENT_KILL, "the player sacrifices" },
  { "soul-tithe", SS_EVENT_KILL, "the player sacrifices" },
  { "mother-karrow", SS_EVENT_KILL, "the player sacrifices" },
  { "loot-sack", SS_EVENT_DISCARD, "the player discards" },
  { "pixie-prankster", SS_EVENT_DISCARD, "the player discards" },
  { "bone-totem", SS_EVENT_DISCARD, "the player discards" },
  { "byloss", SS_EVENT_DISCARD, "the player discards" },
  { "ghost-walker", SS_EVENT_DESTROY, "the player destroys a Supporter" },
};

typedef struct
{
  GArray *chosen;  /* of SortieRef, since the last choice of a card or a storm */
  guint n_told;    /* verdicts for the Boss */
  guint seen[G_N_ELEMENTS (deeds)];
  GHashTable *untold;
} Listener;

static void
decided (gpointer data, const SortiePlay *p, const SortieVerdict *verdict)
{
  Listener *listener = data;

  (void) p;
  if (verdict->seat != BOSS)
    return;
  listener->n_told++;
  if (verdict->kind == SORTIE_GAME_VERDICT (SS_VERDICT_NEXT_CARD)
      || verdict->kind == SORTIE_GAME_VERDICT (SS_VERDICT_STORM_TARGET))
    g_array_set_size (listener->chosen, 0);
  for (guint i = 0; i < verdict->n; i++)
    if (verdict->candidate[i].is_chosen)
      g_array_append_val (listener->chosen, verdict->candidate[i].thing);
}

static gboolean
was_chosen (const Listener *listener, SortieRef thing)
{
  for (guint i = 0; i < listener->chosen->len; i++)
    if (g_array_index (listener->chosen, SortieRef, i) == thing)
      return TRUE;
  return FALSE;
}

static gboolean
leaves_no_choice (const char *card, SsEvent event)
{
  for (guint i = 0; i < G_N_ELEMENTS (no_choices); i++)
    if (no_choices[i].event == event && strcmp (no_choices[i].card, card) == 0)
      return TRUE;
  return FALSE;
}

/* By its rules, or by a text of its cards. */
static gboolean
is_the_bosss_doing (const SortieEvent *event)
{
  return event->actor == BOSS || (event->actor == SORTIE_NO_SEAT && event->seat == BOSS);
}

/* SS-14.6: of one card in hand chance has none to choose. */
static gboolean
was_the_only_one (const SortiePlay *p, const SortieEvent *event)
{
  return event->type == SORTIE_GAME_EVENT (SS_EVENT_DISCARD)
         && sortie_zone_count (p, sortie_setup_zone (p->setup, SS_ZONE_HAND, event->seat)) == 0;
}

static void
tell_untold (Listener *listener, const SortiePlay *p, const SortieEvent *event, const char *card)
{
  g_hash_table_add (listener->untold,
                    g_strdup_printf ("%s by “%s”", sortie_event_decl (p->setup, event->type)->id,
                                     card));
}

static void
happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Listener *listener = data;
  const char *card = event->source_def != 0 ? sortie_def (p, event->source_def)->id : "";

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (event->type == SORTIE_GAME_EVENT (deeds[i].event) && is_the_bosss_doing (event))
      {
        listener->seen[i]++;
        if (!leaves_no_choice (card, deeds[i].event) && !was_the_only_one (p, event)
            && !was_chosen (listener, deeds[i].chosen (p, event)))
          tell_untold (listener, p, event, card);
      }
}

/* Whoever is asked in place of the Boss has chosen for it, and that is told. */
static void
play_move (SortiePlay *p, SortieMoves *moves, SortieRng *rng, Listener *listener)
{
  gboolean for_boss = p->s->decision.whose == BOSS;
  gboolean is_last = p->s->decision.max == 1;
  guint before = listener->n_told;
  SortieMove move;

  sortie_moves_legal (p, moves);
  move = sortie_choose_random (rng, p, p->s->decision.seat, moves);
  sortie_move_apply (p, &move);
  if (for_boss && is_last)
    CU_ASSERT (listener->n_told > before);
}

static void
play_against (const char *boss, const char *basic, const char *advanced, guint64 seed,
              Listener *listener)
{
  g_autofree char *of_boss = g_strconcat ("boss=", boss, NULL);
  g_autofree char *of_basic = g_strconcat ("basic=", basic, NULL);
  g_autofree char *of_advanced = g_strconcat ("advanced=", advanced, NULL);
  const char *const choices[]
    = { of_boss, of_basic, of_advanced, "deck:player=styxia-starter", NULL };
  const SortieMatchSpec spec = { .module = siegestorm, .mode = "solo", .choices = choices };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  const SortieWatch watch = { .data = listener, .happened = happened, .decided = decided };
  g_auto (SortieMoves) moves = { NULL };
  SortiePlay p = { .watch = &watch };
  SortieRng rng;

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  p.setup = deal->setup;
  p.s = sortie_state_new (&deal->setup->bounds);
  sortie_rng_seed (&rng, seed);
  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, seed, &p, NULL));
  while (!sortie_is_over (&p))
    play_move (&p, &moves, &rng, listener);
  g_free (p.s);
}

/* Every Boss with every deck that it can have. */
static void
play_all (Listener *listener)
{
  static const char *const bosses[] = { "byloss", "nyryki", "mother-karrow", "vhal-sotek" };
  static const char *const basic[] = { "evil-goblins", "wild-fairies" };
  static const char *const advanced[] = { "spectral-shamans", "undead-realms" };

  for (guint i = 0; i < G_N_ELEMENTS (bosses) * 4; i++)
    for (guint64 game = 0; game < GAMES_EACH; game++)
      play_against (bosses[i / 4], basic[i / 2 % 2], advanced[i % 2], 100 * i + game, listener);
}

static void
every_deed_was_chosen (void)
{
  Listener listener = { .chosen = g_array_new (FALSE, FALSE, sizeof (SortieRef)),
                        .untold = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  GHashTableIter untold;
  gpointer deed;

  play_all (&listener);
  g_hash_table_iter_init (&untold, listener.untold);
  while (g_hash_table_iter_next (&untold, &deed, NULL))
    tap_string (deed, "in the ledger");
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (listener.seen[i] == 0)
      tap_string (siegestorm->game->rules.events[deeds[i].event].id, "seen in some game");
  g_hash_table_unref (listener.untold);
  g_array_unref (listener.chosen);
}

static const TapTest tests[] = {
  { "what the Boss does to one thing of several was chosen in its ledger", every_deed_was_chosen },
  { NULL },
};

TAP_GAME_MAIN (tests, "siegestorm", NULL, siegestorm)
