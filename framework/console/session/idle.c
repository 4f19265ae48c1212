/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idle.c: cards that would be played for nothing. */
#include "config.h"

#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include <sortie/reader.h>

/* What the seat cannot see may matter: it imagines so many worlds, and all must agree. */
#define WORLDS 3

/* What is heard in one of them. */
typedef struct
{
  guint16 def; /* of the card that is played */
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

static gboolean
is_idle_in (const SortiePlay *now, const SortieMove *move, guint world_number)
{
  guint8 seat = now->s->decision.seat;
  g_autofree SortieState *world = g_memdup2 (now->s, now->s->size);
  SortieTold told = { 0 };
  Heard heard = { .def = sortie_thing_def (now, move->arg[0]) };
  const SortieWatch watch = { .data = &heard, .told = &told, .happened = happened, .chance = chance_fell };
  SortiePlay ahead = { .setup = now->setup, .s = world, .watch = &watch };
  SortieMove answer;
  SortieRng rng;

  sortie_rng_seed (&rng, now->s->moves + world_number);
  sortie_view_imagine (now, seat, world, &rng);
  sortie_move_apply (&ahead, move);
  while (!heard.chance && !heard.unchanged && sortie_to_move (&ahead) == seat
         && (world->tentative || world->n_links > 0) && sortie_lone_answer (&ahead, &answer))
    sortie_move_apply (&ahead, &answer);
  return heard.unchanged && !heard.chance;
}

/* A card of the own hand, which is played at once. */
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
  for (guint i = 0; i < WORLDS; i++)
    if (!is_idle_in (p, move, i))
      return FALSE;
  return TRUE;
}

/* Finds it out for all legal moves, once in a position. */
static void
look (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint64 hash = sortie_state_hash (p->s);

  if (session->idle != NULL && session->idle_in == hash)
    return;
  session->idle_in = hash;
  if (session->idle == NULL)
    session->idle = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  g_array_set_size (session->idle, 0);
  for (guint i = 0; i < legal->n; i++)
    if (is_idle (p, &legal->moves[i]))
      g_array_append_val (session->idle, legal->moves[i]);
}

gboolean
console_move_is_idle (ConsoleSession *session, const SortieMove *move)
{
  look (session);
  for (guint i = 0; i < session->idle->len; i++)
    if (sortie_moves_equal (&g_array_index (session->idle, SortieMove, i), move))
      return TRUE;
  return FALSE;
}
