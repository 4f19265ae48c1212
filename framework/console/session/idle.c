/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idle.c: whether playing a card would change nothing. */
#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "reader/reader.h"
#include "model/front-end.h"

/* A card may ask for something, such as its target, or up to two cards and `done`. We try so many questions deep, so
 * many answers to each, and so many answers altogether. */
#define QUESTIONS 3
#define MOST_MEANT 12
#define MOST_TRIES 60

/* What a watch hears in one try. */
typedef struct
{
  guint16 def; /* of the played card */
  gboolean chance, unchanged;
} Heard;

static void
chance_fell (gpointer data, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  ((Heard *) data)->chance = TRUE;
}

static void
happened (gpointer data, G_GNUC_UNUSED const SortiePlay *p, const SortieEvent *event)
{
  Heard *heard = data;

  heard->unchanged |= event->type == SORTIE_EVENT_UNCHANGED && event->source_def == heard->def;
}

/* A position on the way, and what the watch has heard so far. */
typedef struct
{
  SortieState *world;
  SortieTold told;
  Heard heard;
} Way;

/* Makes a move. If the seat then has to choose, tries each choice, at most @questions deep, as long as there
 * are @tries left. TRUE: none of them changes anything. */
static gboolean
comes_to_nothing (const SortieSetup *setup, const Way *before, const SortieMove *move, guint8 seat, guint questions,
                  guint *tries)
{
  g_autofree SortieState *world = g_memdup2 (before->world, before->world->size);
  Way way = { world, before->told, before->heard };
  const SortieWatch watch = { .data = &way.heard, .told = &way.told, .happened = happened, .chance = chance_fell };
  SortiePlay ahead = { .setup = setup, .s = world, .watch = &watch };
  SortieMove storage[SORTIE_USUAL_MOVES], answer;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  sortie_move_apply (&ahead, move);
  while (!way.heard.chance && !way.heard.unchanged && sortie_to_move (&ahead) == seat
         && (world->tentative || world->n_links > 0) && sortie_lone_answer (&ahead, &answer))
    sortie_move_apply (&ahead, &answer);
  if (way.heard.chance || way.heard.unchanged || questions == 0 || sortie_to_move (&ahead) != seat
      || (!world->tentative && world->n_links == 0))
    return way.heard.unchanged && !way.heard.chance;
  sortie_moves_legal (&ahead, &legal);
  if (legal.n > MOST_MEANT || legal.n > *tries)
    return FALSE;
  *tries -= legal.n;
  for (guint i = 0; i < legal.n; i++)
    if (!comes_to_nothing (setup, &way, &legal.moves[i], seat, questions - 1, tries))
      return FALSE;
  return legal.n > 0;
}

static gboolean
is_idle_in (const SortiePlay *now, const SortieMove *move, guint world_number)
{
  g_autofree SortieState *world = sortie_imagine (now, sortie_to_move (now), world_number);
  const Way way = { .world = world, .heard = { .def = sortie_thing_def (now, move->arg[0]) } };
  guint tries = MOST_TRIES;

  return comes_to_nothing (now->setup, &way, move, sortie_to_move (now), QUESTIONS, &tries);
}

/* Whether the move plays a card at once from the seat's hand. */
static gboolean
plays_card (const SortiePlay *p, const SortieMove *move)
{
  return move->n > 0 && sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD && !p->s->tentative
         && p->s->n_links == 0;
}

static gboolean
is_idle (const SortiePlay *p, const SortieMove *move)
{
  if (!plays_card (p, move))
    return FALSE;
  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    if (!is_idle_in (p, move, i))
      return FALSE;
  return TRUE;
}

/* Computes it for all legal moves, once for each position. */
static void
look (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint64 hash = sortie_state_hash (p->s);

  if (session->idle.moves != NULL && session->idle.of == hash)
    return;
  session->idle.of = hash;
  if (session->idle.moves == NULL)
    session->idle.moves = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  g_array_set_size (session->idle.moves, 0);
  for (guint i = 0; i < legal->n; i++)
    if (is_idle (p, &legal->moves[i]))
      g_array_append_val (session->idle.moves, legal->moves[i]);
}

gboolean
console_move_is_idle (ConsoleSession *session, const SortieMove *move)
{
  look (session);
  for (guint i = 0; i < session->idle.moves->len; i++)
    if (sortie_moves_equal (&g_array_index (session->idle.moves, SortieMove, i), move))
      return TRUE;
  return FALSE;
}
