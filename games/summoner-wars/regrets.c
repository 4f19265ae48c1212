/* SPDX-License-Identifier: GPL-3.0-or-later */
/* regrets.c: the warning before a move that would hit a Summoner, a Champion or a Wall of the player's own team
 * (SW-10.5 allows it), or a unit of the partner.
 *
 * It makes the move in a copy, up to the next question with several answers or the first random outcome. An effect
 * whose text says that it hits such a card is no mistake. So the warning is about a card that an attack aims at or hits
 * as well (there it may be any unit of the team), one that another move names although it could name an enemy's, and a
 * Summoner that must be named or would be destroyed. An attack may first ask about an ability; then it would be too
 * late.
 */
#include "steps.h"
#include "table.h"
#include "verbs.h"

#include <libintl.h>

/* ---- What the move does -------------------------------------------------------------------- */

typedef struct
{
  const SortiePlay *before; /* a card that is destroyed is there no more when that is told */
  SortieMove move; /* or the only answer to the question that it asks */
  guint8 seat;
  gboolean chance;     /* something random has happened: nothing after that counts */
  SortieRef hit;       /* a card of the team that it names, and hits */
  SortieRef destroyed; /* a Summoner of the team */
} Trial;

static gboolean
is_of_type (const SortiePlay *p, SortieRef card, SwType type)
{
  return sw_is_unit (p, card) && sw_type (p, card) == type;
}

/* Whether the player would hardly want to hit it. */
static gboolean
is_spared (const SortiePlay *p, guint8 seat, SortieRef card)
{
  return sortie_piece_exists (p, card) && sw_is_friendly (p, seat, card)
         && (sw_controller (p, card) != seat || sw_is_wall (p, card) || is_of_type (p, card, SW_SUMMONER)
             || is_of_type (p, card, SW_CHAMPION));
}

static gboolean
names (const SortieMove *move, SortieRef card)
{
  for (guint i = 0; i < move->n; i++)
    if (move->arg[i] == card)
      return TRUE;
  return FALSE;
}

static void
happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Trial *t = data;
  const gboolean attacks = event->type == SORTIE_GAME_EVENT (SW_EVENT_ATTACK);
  const gboolean wounds = event->type == SORTIE_GAME_EVENT (SW_EVENT_WOUND) && event->amount > 0;
  const SortieRef card = attacks ? event->other : event->subject;

  if (t->chance)
    return;
  if ((attacks || wounds) && names (&t->move, card) && is_spared (p, t->seat, card))
    t->hit = card;
  if (event->type == SORTIE_GAME_EVENT (SW_EVENT_DESTROY) && sw_is_friendly (t->before, t->seat, card)
      && is_of_type (t->before, card, SW_SUMMONER))
    t->destroyed = card;
}

static void
note_chance (gpointer data, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  ((Trial *) data)->chance = TRUE;
}

/* The only answer that names something; or `done`, where more could be chosen than was. FALSE: there is neither. */
static gboolean
find_next_answer (const SortiePlay *p, SortieMove *ret)
{
  const SortieMove done = { .verb = SORTIE_VERB_DONE };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (p, &legal);
  *ret = legal.n == 1 ? legal.moves[0] : done;
  return ret->n > 0 || (sortie_n_answers (p) > 0 && sortie_move_check (p, sortie_to_move (p), ret, NULL));
}

static void
try_move (Trial *t)
{
  const SortieWatch watch = { .data = t, .happened = happened, .chance = note_chance };
  SortiePlay copy = SORTIE_SCRATCH (t->before);

  sortie_scratch_copy (&copy, t->before);
  copy.watch = &watch;
  do
    sortie_move_apply (&copy, &t->move);
  while (!t->chance && sortie_to_move (&copy) == t->seat && find_next_answer (&copy, &t->move));
}

/* Whether a move with the same verb names an enemy's card. */
static gboolean
could_name_enemy (const SortiePlay *p, guint8 seat, const SortieMoves *legal, const SortieMove *move)
{
  for (guint i = 0; i < legal->n; i++)
    for (guint k = 0; legal->moves[i].verb == move->verb && k < legal->moves[i].n; k++)
      {
        SortieRef card = legal->moves[i].arg[k];

        if (sortie_ref_kind (card) == SORTIE_REF_PIECE && sortie_piece_exists (p, card)
            && !sw_is_friendly (p, seat, card))
          return TRUE;
      }
  return FALSE;
}

/* ---- Saying it ----------------------------------------------------------------------------- */

typedef enum
{
  REGRET_HIT,
  REGRET_DESTROYED,
  N_REGRETS
} Regret;

/* The sentences for a unit, a Wall, a Champion and a Summoner, first of the partner, then of the player. */
static const char *const sentences[N_REGRETS][2][4] = {
  [REGRET_HIT] = {
    { N_ ("{card} ({space}) is your partner's."), N_ ("{card} ({space}) is your partner's Wall."),
      N_ ("{card} ({space}) is your partner's Champion."), N_ ("{card} ({space}) is your partner's Summoner.") },
    { NULL, N_ ("{card} ({space}) is your own Wall."), N_ ("{card} ({space}) is your own Champion."),
      N_ ("{card} ({space}) is your own Summoner.") },
  },
  [REGRET_DESTROYED] = {
    { NULL, NULL, NULL, N_ ("This destroys {card} ({space}), your partner's Summoner.") },
    { NULL, NULL, NULL, N_ ("This destroys {card} ({space}), your own Summoner.") },
  },
};

/* Which of them is about the card. */
static guint
column_of (const SortiePlay *p, SortieRef card)
{
  if (sw_is_wall (p, card))
    return 1;
  return is_of_type (p, card, SW_SUMMONER) ? 3 : is_of_type (p, card, SW_CHAMPION) ? 2 : 0;
}

/* @patterns: about cards of the partner and of the player (nullable) (transfer full) */
static char *
fill (const SortiePlay *p, guint8 seat, SortieRef card, const char *const patterns[2][4])
{
  const char *pattern = patterns[sw_controller (p, card) == seat][column_of (p, card)];
  char name[SORTIE_MOVE_TEXT], space[SORTIE_MOVE_TEXT];
  const SortieTextArg args[] = {
    { "card", sortie_ref_name (p, seat, card, name) },
    { "space", sortie_place_name (p->setup, sortie_piece_place (p, card), seat, space, sizeof space) },
  };

  if (pattern == NULL)
    return NULL;
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain, pattern), args, G_N_ELEMENTS (args));
}

/* (nullable) (transfer full) */
static char *
say (const SortiePlay *p, guint8 seat, SortieRef card, Regret regret)
{
  return fill (p, seat, card, sentences[regret]);
}

/* Whether it hits by mistake what it names, or whoever must be named. */
static gboolean
is_mistake (const SortiePlay *p, const SortieMoves *legal, const SortieMove *move, const Trial *t)
{
  if (t->hit == SORTIE_NOTHING)
    return FALSE;
  if (!names (move, t->hit))
    return is_of_type (p, t->hit, SW_SUMMONER);
  return could_name_enemy (p, t->seat, legal, move);
}

/* ---- What an attack hits as well ------------------------------------------------------------- */

/* So many of the cards are named. */
#define MOST_NAMED 3

/* Translators: what an attack also hits, as the object of “hits”: a unit, a Wall, a Champion and a Summoner. */
static const char *const objects[2][4] = {
  { N_ ("{card} ({space}), which is your partner's"), N_ ("{card} ({space}), your partner's Wall"),
    N_ ("{card} ({space}), your partner's Champion"), N_ ("{card} ({space}), your partner's Summoner") },
  { N_ ("{card} ({space}), which is your own"), N_ ("{card} ({space}), your own Wall"),
    N_ ("{card} ({space}), your own Champion"), N_ ("{card} ({space}), your own Summoner") },
};

/* "; and 2 more cards of your side" (transfer full) */
static char *
say_unnamed (const SortiePlay *p, guint n)
{
  char number[16];
  const SortieTextArg args[] = { { "n", number } };

  g_snprintf (number, sizeof number, "%u", n);
  /* Translators: the end of a list of cards that an attack hits, each of them after a semicolon. */
  return sortie_text_fill (dngettext (sortie_catalogue (p)->domain, "; and {n} more card of your side",
                                      "; and {n} more cards of your side", n),
                           args, G_N_ELEMENTS (args));
}

/* About the cards that are hit for certain, or about those that a die decides on. (nullable) (transfer full) */
static char *
say_hits (const SortiePlay *p, guint8 seat, const GArray *hits, gboolean certain)
{
  g_autoptr (GString) cards = g_string_new (NULL);
  const char *pattern = certain ? N_ ("The attack also hits {cards}.") : N_ ("The attack may also hit {cards}.");
  guint n = 0;

  for (guint i = 0; i < hits->len; i++)
    {
      const SwOwnHit *hit = &g_array_index (hits, SwOwnHit, i);
      g_autofree char *card = hit->certain == certain && n++ < MOST_NAMED ? fill (p, seat, hit->card, objects) : NULL;

      if (card != NULL)
        g_string_append_printf (cards, "%s%s", n > 1 ? "; " : "", card);
    }
  if (n > MOST_NAMED)
    {
      g_autofree char *unnamed = say_unnamed (p, n - MOST_NAMED);

      g_string_append (cards, unnamed);
    }
  return n == 0 ? NULL
                : sortie_text_fill (dgettext (sortie_catalogue (p)->domain, pattern),
                                    &(SortieTextArg){ "cards", cards->str }, 1);
}

/* (nullable) (transfer full) */
static char *
regret_others (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  g_autoptr (GArray) hits = sw_attack_hits_own (p, seat, move);
  g_autofree char *certain = say_hits (p, seat, hits, TRUE), *possible = say_hits (p, seat, hits, FALSE);

  if (certain == NULL || possible == NULL)
    return g_strdup (certain != NULL ? certain : possible);
  return g_strconcat (certain, " ", possible, NULL);
}

char *
sw_regret (const SortiePlay *world, guint8 seat, const SortieMoves *legal, const SortieMove *move)
{
  const gboolean attacks = move->verb == SORTIE_GAME_VERB (SW_VERB_ATTACK);
  Trial t = { .before = world, .move = *move, .seat = seat, .hit = SORTIE_NOTHING, .destroyed = SORTIE_NOTHING };

  if (move->n == 0)
    return NULL;
  try_move (&t);
  if (t.destroyed != SORTIE_NOTHING)
    return say (world, seat, t.destroyed, REGRET_DESTROYED);
  if (attacks && is_spared (world, seat, move->arg[1]))
    return say (world, seat, move->arg[1], REGRET_HIT);
  if (is_mistake (world, legal, move, &t))
    return say (world, seat, t.hit, REGRET_HIT);
  return attacks ? regret_others (world, seat, move) : NULL;
}
