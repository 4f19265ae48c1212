/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* forecast.c: what the rules will do next for a seat that decides nothing (see internal.h). */
#include "base/text.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "match/whole.h"

/* How many decisions to follow; a long turn has a few dozen. */
#define MAX_BETWEEN 400

typedef struct
{
  guint8 actor, reader;
  SortieRef about;          /* tell only what happens to it; SORTIE_NOTHING: tell everything */
  gboolean *unknown; /* per card: whether the reader does not know it, so that its face is imagined */
  SortieState *masked;      /* the imagined world, with those cards blank */
  gboolean acts;            /* whether the foretold turn has begun */
  gboolean begun;           /* whether something has been foretold */
  gboolean ended;
  GPtrArray *lines;
} Forecast;

/* A sentence with the {seat} whose turn is foretold. (transfer full) */
static char *
say_of_actor (const Forecast *forecast, const SortiePlay *p, const char *pattern)
{
  g_autofree char *sentence
      = sortie_sentence (pattern, "seat", sortie_seat_name_in_text (p->setup, forecast->actor), NULL);

  return sortie_text_capitalize (sentence);
}

/* Adds the heading before the first foretold event. */
static void
begin_forecast (Forecast *forecast, const SortiePlay *p)
{
  if (!forecast->begun)
    g_ptr_array_add (forecast->lines,
                     say_of_actor (forecast, p,
                                   _ ("If nobody does anything more, {seat} will do this:")));
  forecast->begun = TRUE;
}

/* Adds the last line; (transfer full). */
static void
end_forecast (Forecast *forecast, char *why)
{
  if (!forecast->ended)
    g_ptr_array_add (forecast->lines, why);
  else
    g_free (why);
  forecast->ended = TRUE;
}

static gboolean
is_unknown (const Forecast *forecast, const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);

  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return forecast->unknown[sortie_ref_index (ref)];
  return piece != NULL && forecast->unknown[piece->card];
}

/* The position as the reader may see it. */
static SortiePlay
mask (Forecast *forecast, const SortiePlay *p)
{
  SortieCard *cards;

  sortie_state_copy (forecast->masked, p->s);
  cards = sortie_state_cards (forecast->masked);
  for (guint i = 0; i < forecast->masked->n_cards; i++)
    if (forecast->unknown[i])
      cards[i].def = 0;
  return (SortiePlay) { .setup = p->setup, .s = forecast->masked, .watch = p->watch };
}

static SortieEvent
mask_event (const Forecast *forecast, const SortiePlay *p, const SortieEvent *event)
{
  SortieEvent masked = *event;

  if (is_unknown (forecast, p, event->subject))
    masked.subject_def = 0;
  if (is_unknown (forecast, p, event->source))
    masked.source_def = 0;
  return masked;
}

static gboolean
is_event_wanted (const Forecast *forecast, const SortieEvent *event)
{
  return forecast->about == SORTIE_NOTHING || event->subject == forecast->about || event->other == forecast->about;
}

/* For a verdict it matters who was chosen. */
static gboolean
is_wanted_verdict (const Forecast *forecast, const SortieVerdict *verdict)
{
  for (guint i = 0; i < verdict->n; i++)
    if (verdict->candidate[i].is_chosen && verdict->candidate[i].thing == forecast->about)
      return TRUE;
  return forecast->about == SORTIE_NOTHING;
}

static void
tell_happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Forecast *forecast = data;
  SortiePlay masked;
  SortieEvent told;
  char *sentence;

  forecast->acts = forecast->acts
                   || (event->type == SORTIE_EVENT_TURN_BEGINS && event->seat == forecast->actor);
  if (forecast->ended || !forecast->acts)
    return;
  masked = mask (forecast, p);
  told = mask_event (forecast, p, event);
  sentence = is_event_wanted (forecast, event) ? sortie_event_describe (&masked, forecast->reader, &told) : NULL;
  if (sentence != NULL)
    {
      begin_forecast (forecast, p);
      g_ptr_array_add (forecast->lines, sentence);
    }
  if (event->type == SORTIE_EVENT_TURN_ENDS && event->seat == forecast->actor)
    forecast->ended = TRUE;
}

static void
chance_fell (gpointer data, const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  Forecast *forecast = data;
  gboolean first = forecast->lines->len == 0;
  const char *why = first ? _ ("{seat}'s next action depends on chance.")
                          : _ ("What comes after that depends on chance.");

  end_forecast (forecast, say_of_actor (forecast, p, why));
}

static guint
n_unknown (const Forecast *forecast, const SortiePlay *p, const SortieVerdict *verdict)
{
  guint n = 0;

  for (guint i = 0; i < verdict->n; i++)
    n += is_unknown (forecast, p, verdict->candidate[i].thing);
  return n;
}

static char *
say_unknown (const SortiePlay *p, guint8 reader, const SortieVerdict *verdict, guint n)
{
  g_autofree char *comes = sortie_verdict_announce (p, reader, verdict);
  char number[16];

  g_snprintf (number, sizeof number, "%u", n);
  /* Translators: {comes} is a whole sentence, "Next: another Totem wakes." */
  return sortie_sentence (ngettext_ ("{comes} It depends on {n} unknown card.",
                                     "{comes} It depends on {n} unknown cards.", n),
                          "comes", comes, "n", number, NULL);
}

static void
decided (gpointer data, const SortiePlay *p, const SortieVerdict *verdict)
{
  Forecast *forecast = data;
  guint n = n_unknown (forecast, p, verdict);
  SortiePlay masked;

  if (forecast->ended || verdict->seat != forecast->actor)
    return;
  forecast->acts = TRUE;
  if (is_wanted_verdict (forecast, verdict))
    begin_forecast (forecast, p);
  else if (n == 0)
    return;
  masked = mask (forecast, p);
  if (n > 0)
    end_forecast (forecast, say_unknown (&masked, forecast->reader, verdict, n));
  else
    sortie_verdict_describe (&masked, forecast->reader, verdict, forecast->lines);
}

/* The reader cannot know whether unknown cards look alike, which would make them one choice. */
static gboolean
asks_about_unknown (const Forecast *forecast, const SortiePlay *p)
{
  const gint32 *candidates = sortie_state_locals (p->s) + p->s->decision.list;

  for (guint i = 0; i < p->s->decision.n; i++)
    if (is_unknown (forecast, p, (SortieRef) candidates[i]))
      return TRUE;
  return FALSE;
}

/* The move that everybody makes in the meantime: declining, or the only move. */
static gboolean
find_move (const Forecast *forecast, const SortiePlay *p, SortieMoves *moves, SortieMove *ret)
{
  if (sortie_move_declining (p, ret))
    return TRUE;
  sortie_moves_legal (p, moves);
  if (moves->n != 1 || asks_about_unknown (forecast, p))
    return FALSE;
  *ret = moves->moves[0];
  return TRUE;
}

static char *
say_asked (const Forecast *forecast, const SortiePlay *p)
{
  g_autofree char *prompt = sortie_prompt (p, forecast->reader);
  g_autofree char *sentence = sortie_sentence (forecast->lines->len == 0
                                                   ? _ ("{seat}'s next action depends on this: {prompt}")
                                                   : _ ("What comes then depends on this: {prompt}"),
                                               "seat", sortie_seat_name_in_text (p->setup, forecast->actor), "prompt",
                                               prompt, NULL);

  return sortie_text_capitalize (sentence);
}

/* Adds at the top that nothing foretold happens to the piece. Uses the piece's name at the end, if it is still
 * there. */
static void
say_untouched (Forecast *forecast, const SortiePlay *p)
{
  const SortiePlay masked = mask (forecast, p);
  char buffer[SORTIE_MOVE_TEXT];
  const char *piece = sortie_ref_name_and_place (&masked, forecast->reader, forecast->about, buffer);

  g_ptr_array_insert (forecast->lines, 0,
                      sortie_sentence (_ ("{piece}: {seat} does nothing to it that can be foretold."), "piece", piece,
                                       "seat", sortie_seat_name_in_text (p->setup, forecast->actor), NULL));
}

static void
play_on (Forecast *forecast, SortiePlay *p)
{
  g_auto (SortieMoves) moves = { NULL };

  for (guint i = 0; i < MAX_BETWEEN && !forecast->ended && !sortie_is_over (p); i++)
    {
      SortieMove move;

      if (!find_move (forecast, p, &moves, &move))
        {
          SortiePlay masked = mask (forecast, p);

          end_forecast (forecast, say_asked (forecast, &masked));
        }
      else
        sortie_move_apply (p, &move);
    }
  if (!forecast->begun && forecast->about != SORTIE_NOTHING)
    say_untouched (forecast, p);
  else if (forecast->lines->len == 0)
    end_forecast (forecast, say_of_actor (forecast, p, sortie_is_over (p)
                                                         ? _ ("The match ends before {seat} does anything.")
                                                         : _ ("{seat} does nothing that can be foretold.")));
}

/* Imagines a world with a luck of its own, which is the same for readers with the same knowledge. */
static void
imagine (Forecast *forecast, const SortiePlay *p, SortieState *world)
{
  SortieRng rng;

  sortie_rng_seed (&rng, p->s->moves);
  sortie_view_imagine (p, forecast->reader, world, &rng);
  for (guint16 card = 0; card < p->s->n_cards; card++)
    forecast->unknown[card] = sortie_card_is_hidden (p, card, forecast->reader);
}

char **
sortie_forecast (const SortiePlay *p, guint8 actor, guint8 reader, SortieRef about)
{
  g_autofree gboolean *unknown = g_new0 (gboolean, MAX (p->s->n_cards, 1));
  g_autofree SortieState *masked = sortie_state_new (&p->setup->bounds);
  g_autofree SortieState *world = sortie_state_new (&p->setup->bounds);
  Forecast forecast = { .actor = actor,
                        .reader = reader,
                        .about = about,
                        .unknown = unknown,
                        .masked = masked,
                        .acts = p->s->turn.active == actor,
                        .lines = g_ptr_array_new_with_free_func (g_free) };
  SortieTold told = { 0 };
  const SortieWatch watch = { .data = &forecast,
                              .told = &told,
                              .happened = tell_happened,
                              .chance = chance_fell,
                              .decided = decided };
  SortiePlay next = { .setup = p->setup, .s = world, .watch = &watch };

  imagine (&forecast, p, world);
  play_on (&forecast, &next);
  return sortie_texts_end (forecast.lines);
}

char **
sortie_match_forecast (const SortieMatch *match, guint8 actor, guint8 reader, SortieRef about)
{
  gboolean others = match->now.s->tentative && reader != match->now.s->decision.seat;
  const SortiePlay p = { .setup = match->deal->setup,
                         .s = others ? match->committed : match->now.s };

  return sortie_forecast (&p, actor, reader, about);
}
