/* SPDX-License-Identifier: GPL-3.0-or-later */
/* in-force.c: what is in force now, and the printed numbers that it changes. */
#include "console/session/session.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/match.h>
#include <sortie/query.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "base/text.h"
#include "content/rulebook.h"
#include "flow/front-end.h"
#include "module/front-end.h"

/* ---- The turn ----------------------------------------------------------------------- */

/* After the last phase, effects that end with the turn are still being resolved. */
static const char *
phase_text (const SortiePlay *p)
{
  const SortiePhaseDecl *phase = sortie_phase (p);

  return phase->id != NULL ? sortie_rules_text (p->setup, FALSE, phase->title)
                           : _ ("end of the turn");
}

/* Before the first turn the seats decide one after another. */
static const char *
seat_of_opening (const SortiePlay *p)
{
  guint8 seat = sortie_to_move (p);

  return sortie_seat_name (p->setup, seat != SORTIE_NO_SEAT ? seat : p->s->turn.active);
}

/* A turn that belongs to no seat: "Hand 3. Tricks.", or with its rounds: "Hand 3, trick 2. Tricks." */
static char *
status_of_round (const SortiePlay *p, const char *number)
{
  g_autofree char *rounds = sortie_rounds_text (p);
  g_autofree char *turn = sortie_sentence (
      sortie_rules_text (p->setup, FALSE, sortie_turn (p)->says), "amount", number, NULL);

  if (rounds != NULL)
    return sortie_sentence (_ ("{rounds}. {phase}."), "rounds", rounds, "phase", phase_text (p), NULL);
  return sortie_sentence (_ ("{turn} {phase}."), "turn", turn, "phase", phase_text (p), NULL);
}

/* What another seat of this joint turn does. (transfer full) */
static char *
status_of_partner (const SortiePlay *p, guint8 seat)
{
  const SortieTurn *turn = &p->s->turn;
  const char *name = sortie_seat_name (p->setup, seat);
  const SortiePhaseDecl *phase = &sortie_turn (p)->phases[turn->phases >> 4 * seat & 0xf];

  if (turn->ended >> seat & 1)
    return sortie_sentence (_ ("{seat} is done."), "seat", name, NULL);
  if (!(turn->begun >> seat & 1) || phase->id == NULL)
    return sortie_sentence (_ ("{seat} has not acted yet."), "seat", name, NULL);
  return sortie_sentence (_ ("{seat} waits, {phase}."), "seat", name, "phase",
                          sortie_rules_text (p->setup, FALSE, phase->title), NULL);
}

/* "Turn 4, Player One, Deploy. Player Two has not acted yet." Takes @status over. (transfer full) */
static char *
with_partners (const SortiePlay *p, char *status)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (seat != p->s->turn.active && p->s->turn.joint >> seat & 1 && !sortie_is_out (p, seat))
      {
        g_autofree char *before = status, *partner = status_of_partner (p, seat);

        status = g_strjoin (" ", before, partner, NULL);
      }
  return status;
}

static char *
status_of_turn (const SortiePlay *p, const char *number)
{
  g_autofree char *rounds = sortie_rounds_text (p);
  const char *seat = sortie_seat_name (p->setup, p->s->turn.active);

  if (rounds != NULL)
    return sortie_sentence (_ ("{rounds}, turn {n}, {seat}, {phase}."), "rounds", rounds, "n", number,
                            "seat", seat, "phase", phase_text (p), NULL);
  return with_partners (p, sortie_sentence (_ ("Turn {n}, {seat}, {phase}."), "n", number, "seat", seat,
                                            "phase", phase_text (p), NULL));
}

char *
console_now_status (ConsoleSession *session)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieTurn *turn = &p->s->turn;
  g_autofree char *number = g_strdup_printf ("%u", turn->number);

  if ((turn->number == 0 && !sortie_turn (p)->uncounted) || turn->active == SORTIE_NO_SEAT)
    return g_strdup ("");
  if (sortie_turn (p)->uncounted)
    return sortie_sentence (_ ("{seat}, {phase}."), "seat", seat_of_opening (p), "phase",
                            phase_text (p), NULL);
  if (sortie_turn (p)->says != NULL)
    return status_of_round (p, number);
  return status_of_turn (p, number);
}

/* ---- Texts that have little room --------------------------------------------------------- */

/* Writes it instead of what is after @before. Returns: the lines that it takes */
static guint
put_effect (ConsoleOut *out, gsize before, const char *text, guint indent)
{
  g_string_truncate (out->pending, before);
  console_out_hang (out, CONSOLE_PLAIN, indent, 2, text);
  return console_out_count_lines (out->pending->str + before);
}

/* The text up to the last space before @end, without the punctuation there. (transfer full) */
static char *
words_before (const char *text, gsize end)
{
  while (end > 0 && text[end] != ' ')
    end--;
  while (end > 0 && strchr (" ,;:.(", text[end - 1]) != NULL)
    end--;
  return g_strndup (text, end);
}

/* Whether a quotation has begun before the end of the text. */
static gboolean
is_quoting (const char *text)
{
  const char *end = g_strrstr (text, "”");
  const char *begin = end != NULL ? end : text;

  return strstr (begin, "“") != NULL || strstr (begin, "„") != NULL;
}

/* Says it if it fits in so many rows; else as many whole words as fit, and which command says all of it. */
static void
say_in_rows (ConsoleOut *out, const char *text, guint rows)
{
  const gsize before = out->pending->len;
  const guint indent = rows > 1 ? 2 : 0;
  g_autofree char *where = sortie_sentence (_ ("All of it: “{show}”."), "show", _ ("effects"), NULL);
  g_autofree char *begun = g_strdup (text);
  guint lines = put_effect (out, before, text, indent);

  while (lines > rows && *begun != '\0')
    {
      char *fewer = words_before (begun, strlen (begun));
      g_autofree char *cut = g_strdup_printf ("%s%s%s %s", fewer, console_out_ellipsis (out),
                                              is_quoting (fewer) ? "”" : "", where);

      g_free (begun);
      begun = fewer;
      lines = put_effect (out, before, cut, indent);
    }
}

/* ---- The chain ------------------------------------------------------------------------ */

/* A card that is being played has left the hand and is in no other zone yet. */
static void
say_announced (ConsoleSession *session, const SortieLink *link, gint cost)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  console_out_fill (session->out, _ ("Being played: {card} ({seat}), cost {n}."), "card",
                    sortie_def_name (setup->catalogue, link->source_def), "seat",
                    sortie_seat_name (setup, link->seat), "n", SORTIE_DIGITS (cost), NULL);
}

/* a smaller window needs all of its room for the table */
#define LOW_WINDOW 30
#define NARROW_WINDOW 60

/* No card says what a link without a clause does: the rule of its kind does. */
static void
say_rule_of (ConsoleSession *session, const SortieLinkDecl *kind)
{
  const SortieRulebook *book = sortie_module_rulebook (session->module, NULL);
  const SortieRule *rule = book != NULL ? sortie_rulebook_find (book, kind->rule) : NULL;

  if (rule != NULL)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, sortie_rule_text (book, rule));
}

/* The newest link, if another seat may answer it and the window has room for what it does. A unit and a storm
 * (SORTIE_LINK_STANDS) do what the rules say, so they need no text. NULL: there is no such link. */
static const SortieLink *
link_to_tell (ConsoleSession *session, const SortiePlay *p)
{
  const ConsoleOut *out = session->out;
  const SortieLink *link = p->s->n_links > 0 ? sortie_link (p, p->s->n_links - 1) : NULL;
  guint8 asked = sortie_match_to_move (session->match);

  return link != NULL && asked != SORTIE_NO_SEAT && asked != link->seat && (link->flags & SORTIE_LINK_STANDS) == 0
                 && (out->rows >= LOW_WINDOW || out->columns >= NARROW_WINDOW)
             ? link : NULL;
}

void
console_now_say_answered (ConsoleSession *session)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieLink *link = link_to_tell (session, p);
  const char *words = link != NULL && link->clause != SORTIE_NO_INDEX
                          ? sortie_clause_words (p->setup->catalogue, link->clause) : NULL;

  if (words != NULL)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, words);
}

/* Whether the link before it is told by the same sentence: a unit that storms, and the Action that it has in it. */
static gboolean
is_told_alike (const SortiePlay *p, guint16 i)
{
  return i > 0 && sortie_link (p, i)->source_def == sortie_link (p, i - 1)->source_def
         && sortie_link (p, i)->seat == sortie_link (p, i - 1)->seat;
}

/* The first @n links, the newest last. */
static void
say_first_links (ConsoleSession *session, const SortiePlay *p, guint n)
{
  gint cost = 0;
  /* a view has no frames; if there is such a link, the reader is playing it */
  guint16 announced = sortie_announced (sortie_match_play (session->match), &cost);

  for (guint16 i = 0; i < n; i++)
    {
      const SortieLink *link = sortie_link (p, i);

      if (link->source_def == 0 || sortie_is_over (p))
        continue;
      if (i == announced)
        say_announced (session, link, cost);
      else
        {
          if (!is_told_alike (p, i))
            console_out_fill (session->out, _ ("To take effect: {card} ({seat})."), "card",
                              sortie_def_name (p->setup->catalogue, link->source_def), "seat",
                              sortie_seat_name (p->setup, link->seat), NULL);
          if (link == link_to_tell (session, p) && link->clause == SORTIE_NO_INDEX)
            say_rule_of (session, &p->setup->rules->chain->kinds[link->kind]);
        }
    }
}

/* Whether the question just below is whether to answer the newest link, and so names it. */
static gboolean
is_asked_about (const ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return session->input != NULL && console_input_is_interactive (session->input) && p->s->n_links > 0
         && p->s->decision.kind == p->setup->rules->chain->decision;
}

/* The newest link is left out if the question names it. */
static void
say_links_but_asked (ConsoleSession *session, const SortiePlay *p)
{
  say_first_links (session, p, p->s->n_links - (p->s->n_links > 0 && is_asked_about (session) ? 1u : 0u));
}

/* In a low window, in one line: the table must not move for what is on it only for a moment. */
static void
say_links_in_a_line (ConsoleSession *session, const SortiePlay *p)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  g_autofree char *said = NULL;

  say_links_but_asked (session, p);
  said = g_strdup (pending->str + before);
  g_string_truncate (pending, before);
  g_strdelimit (g_strchomp (said), "\n", ' ');
  if (*said != '\0')
    say_in_rows (session->out, said, 1);
}

static void
say_links (ConsoleSession *session, const SortiePlay *p)
{
  say_first_links (session, p, p->s->n_links);
}

/* ---- Effects ------------------------------------------------------------------------------ */

static const char *
seat_name (const SortiePlay *p, guint8 seat)
{
  return seat != SORTIE_NO_SEAT ? sortie_seat_name_in_text (p->setup, seat) : "";
}

/* an effect names at most so many of the things that it applies to */
#define MOST_NAMED 3

/* An effect to describe. If several are described together, the first one holds them. */
typedef struct
{
  const SortieEffect *effect;
  SortieRef about; /* the one thing that it applies to, or nothing */
  char *until;
  gboolean told;   /* described with an earlier one */
} InForce;

static void
in_force_clear (gpointer data)
{
  g_free (((InForce *) data)->until);
}

static gboolean
is_out (const SortiePlay *p, guint8 seat)
{
  return seat != SORTIE_NO_SEAT && sortie_is_out (p, seat);
}

static gboolean
is_gone (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE && !sortie_piece_exists (p, ref);
}

/* Whether an effect of a player who is out still applies to another player's piece. */
static gboolean
holds_somebody (const SortiePlay *p, const SortieEffect *effect)
{
  return sortie_ref_kind (effect->subject) == SORTIE_REF_PIECE
         && !is_out (p, sortie_piece_controller (p, effect->subject));
}

/* Skips effects without a clause, which only keep count or note who lent a card, and effects on things that have
 * left the table. */
static void
add_effect (GArray *all, const SortiePlay *p, guint8 reader, const SortieEffect *effect)
{
  InForce told = { .effect = effect };

  if (effect->source_def == 0 || effect->clause == 0)
    return;
  told.about = sortie_effect_about (p, effect);
  if (is_gone (p, told.about) || (is_out (p, effect->seat) && !holds_somebody (p, effect)))
    return;
  told.until = sortie_until_describe (p->setup, reader, effect, sortie_seats_active (p));
  g_array_append_val (all, told);
}

/* The only side on which the effect works. */
static guint8
side_of (const SortiePlay *p, const SortieEffect *effect)
{
  return p->setup->sides != NULL && sortie_clause_reads_side (p, effect->clause) ? effect->side
                                                                                 : (guint8) SORTIE_NO_SIDE;
}

/* Whether both effects are from one card, played by one seat, on one side, with one duration: they are described
 * together. */
static gboolean
are_of_one_card (const InForce *a, const InForce *b)
{
  return a->effect->source_def == b->effect->source_def && a->effect->seat == b->effect->seat
         && a->effect->side == b->effect->side
         && strcmp (a->until, b->until) == 0;
}

static gboolean
is_the_same (const InForce *a, const InForce *b)
{
  return a->effect->clause == b->effect->clause && a->effect->locked == b->effect->locked
         && (!a->effect->locked || a->effect->amount == b->effect->amount);
}

/* How often the same effect applies to the same thing: a card may have been played twice. */
static guint
count_times (const GArray *all, guint i)
{
  const InForce *told = &g_array_index (all, InForce, i);
  guint times = 0;

  for (guint j = 0; j < all->len; j++)
    {
      const InForce *other = &g_array_index (all, InForce, j);

      times += other->about == told->about && are_of_one_card (told, other) && is_the_same (told, other);
    }
  return times;
}

/* "Imp (Track 2)"; another player's is "Imp (Track 2, North)". If many are on the table, the place is enough. */
static char *
subject_text (const SortiePlay *p, guint8 reader, SortieRef subject, gboolean of_many)
{
  char name[SORTIE_MOVE_TEXT], place[SORTIE_MOVE_TEXT];
  guint8 holder;

  sortie_ref_name (p, reader, subject, name);
  if (sortie_ref_kind (subject) != SORTIE_REF_PIECE)
    return g_strdup (name);
  sortie_ref_name (p, reader, sortie_ref_place (sortie_piece_place (p, subject)), place);
  holder = sortie_piece_controller (p, subject);
  if (of_many)
    return g_strdup (place);
  if (holder == reader || holder == SORTIE_NO_SEAT)
    return g_strdup_printf ("%s (%s)", name, place);
  return g_strdup_printf ("%s (%s, %s)", name, place, sortie_seat_name (p->setup, holder));
}

/* "Imp (Track 2), Imp (Track 3)" (transfer full) */
static char *
subjects_text (const SortiePlay *p, guint8 reader, const GArray *subjects)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < subjects->len; i++)
    g_ptr_array_add (texts, subject_text (p, reader, g_array_index (subjects, SortieRef, i),
                                          subjects->len > MOST_NAMED));
  return sortie_texts_join (texts, ", ");
}

/* The effects that are described together: what they apply to, and how. */
typedef struct
{
  GArray *about;     /* of SortieRef, each once */
  guint times;
  gboolean is_whole; /* the effect itself says everything */
} Together;

static void
add_about (GArray *about, SortieRef ref)
{
  for (guint i = 0; i < about->len; i++)
    if (g_array_index (about, SortieRef, i) == ref)
      return;
  if (ref != SORTIE_NOTHING)
    g_array_append_val (about, ref);
}

/* Things to which an effect applies more often than to others are described separately. */
static Together
gather (GArray *all, guint i)
{
  const InForce *told = &g_array_index (all, InForce, i);
  Together with = { g_array_new (FALSE, FALSE, sizeof (SortieRef)), count_times (all, i), TRUE };

  for (guint j = i; j < all->len; j++)
    {
      InForce *other = &g_array_index (all, InForce, j);

      if (other->told || !are_of_one_card (told, other) || count_times (all, j) != with.times)
        continue;
      add_about (with.about, other->about);
      with.is_whole &= is_the_same (told, other);
      other->told = TRUE;
    }
  return with;
}

/* "Goblin Rage", "2 × Goblin Rage", "Goblin Rage towards Player Three" (transfer full) */
static char *
effect_card_text (const SortiePlay *p, guint8 reader, const SortieEffect *effect, guint times)
{
  const char *name = sortie_def_name (p->setup->catalogue, effect->source_def);
  const guint8 side = side_of (p, effect);
  g_autofree char *counted = times == 1 ? g_strdup (name) : g_strdup_printf ("%u\u00a0×\u00a0%s", times, name);

  if (side == SORTIE_NO_SIDE)
    return g_steal_pointer (&counted);
  return sortie_name_on_side (p, reader, effect->seat, side, counted);
}

/* (transfer full) */
static char *
words_of (const SortiePlay *p, const SortieEffect *effect)
{
  const char *words = sortie_clause_words (p->setup->catalogue, effect->clause);
  char *printed;

  if (words != NULL)
    return g_strdup (words);
  printed = sortie_clause_describe (p->setup->catalogue, effect->clause);
  return g_strdelimit (printed, "\n", ' ');
}

/* Whether these words say how long it is in force. */
static gboolean
say_until (const char *words, const InForce *told)
{
  g_autofree char *folded = sortie_words_fold (words), *until = sortie_words_fold (told->until);

  return strstr (folded, until) != NULL;
}

/* The words of the card, in which "you" is the player who played it; opponents read them as a quotation. Omits the
 * duration if these words include it, or mostly do and it is to be @brief, and that a card is in force as long as it is
 * in play. (transfer full) */
static char *
in_its_words (const SortiePlay *p, guint8 reader, gboolean brief, const InForce *told, const char *card,
              const char *whom)
{
  const SortieEffect *effect = told->effect;
  const gboolean own = effect->seat == reader || effect->seat == SORTIE_NO_SEAT;
  g_autofree char *words = words_of (p, effect);
  /* Translators: what something in force applies to, after the card or the end of a sentence. */
  g_autofree char *subject = *whom != '\0' ? sortie_sentence (_ (" ({whom})"), "whom", whom, NULL) : g_strdup ("");

  if (brief || effect->until == SORTIE_UNTIL_SOURCE_LEAVES || say_until (words, told))
    return sortie_sentence (own ? _ ("In force: {card} ({seat}){subject}: {clause}")
                                : _ ("In force (“you” is {seat}): {card}{subject}: “{clause}”"),
                            "card", card, "seat", seat_name (p, effect->seat), "clause", words, "subject", subject,
                            NULL);
  return sortie_sentence (own ? _ ("In force: {card} ({seat}), {until}: {clause}{subject}")
                              : _ ("In force (“you” is {seat}): {card}, {until}: “{clause}”{subject}"),
                          "card", card, "seat", seat_name (p, effect->seat), "until", told->until, "clause", words,
                          "subject", subject, NULL);
}

/* (transfer full) */
static char *
effect_text (const SortiePlay *p, guint8 reader, gboolean brief, const InForce *told, const Together *with)
{
  const SortieEffect *effect = told->effect;
  g_autofree char *whom = subjects_text (p, reader, with->about);
  g_autofree char *card = effect_card_text (p, reader, effect, with->times), *sentence = NULL;

  if (with->is_whole && with->about->len > 0)
    sentence = sortie_lasting_describe (p->setup, reader, effect, whom, with->about->len, sortie_seats_active (p));
  if (sentence == NULL)
    return in_its_words (p, reader, brief, told, card, whom);
  return sortie_sentence (_ ("In force: {sentence} ({card}, {seat})"), "sentence", sentence, "card", card, "seat",
                          seat_name (p, effect->seat), NULL);
}

/* (nullable): what the card says, if the effect is described in these words. */
static const char *
words_told (const SortiePlay *p, guint8 reader, const InForce *told)
{
  g_autofree char *sentence =
      told->about != SORTIE_NOTHING
          ? sortie_lasting_describe (p->setup, reader, told->effect, "", 1, sortie_seats_active (p))
          : NULL;

  return sentence == NULL ? sortie_clause_words (p->setup->catalogue, told->effect->clause) : NULL;
}

/* Whether the same words also describe what lasts beyond this turn: "in this turn and in your next turn". */
static gboolean
goes_on_later (const SortiePlay *p, guint8 reader, const GArray *all, guint i)
{
  const InForce *told = &g_array_index (all, InForce, i);
  const char *words = told->effect->until == SORTIE_UNTIL_END_OF_TURN ? words_told (p, reader, told) : NULL;

  for (guint j = 0; words != NULL && j < all->len; j++)
    {
      const InForce *other = &g_array_index (all, InForce, j);

      if (other->effect->until != SORTIE_UNTIL_END_OF_TURN && other->about == told->about
          && other->effect->source_def == told->effect->source_def && other->effect->seat == told->effect->seat
          && other->effect->side == told->effect->side && g_strcmp0 (words_told (p, reader, other), words) == 0)
        return TRUE;
    }
  return FALSE;
}

/* rows of an effect above a question in a low window */
#define ROWS_OF_EFFECT 2
#define ROWS_OF_EFFECT_NARROW 3

/* @rows: 0: in full */
static void
say_lasting (ConsoleOut *out, const char *text, guint rows)
{
  if (rows > 0)
    say_in_rows (out, text, rows);
  else
    console_out_hang (out, CONSOLE_PLAIN, 2, 2, text);
}

/* Describes together all that one card says about the same things. @rows: brief, and cut to so many rows; 0: in
 * full. */
static void
say_effect (ConsoleSession *session, const SortiePlay *p, GArray *all, guint i, guint rows)
{
  const InForce *told = &g_array_index (all, InForce, i);
  Together with = gather (all, i);
  g_autofree char *text = effect_text (p, console_session_reader (session), rows > 0, told, &with);

  say_lasting (session->out, text, rows);
  g_array_unref (with.about);
}

/* Whether it permanently changes a number of a piece: the table shows that number. */
static gboolean
is_in_the_numbers (const SortiePlay *p, const SortieEffect *effect)
{
  const SortieClause *clause = &p->setup->catalogue->clauses[effect->clause];
  const SortieValueDecl *values = p->setup->catalogue->vocabulary->values;

  return effect->until == SORTIE_UNTIL_FOREVER && clause->kind == SORTIE_CLAUSE_MODIFY
         && values[clause->key].printed && values[clause->key].type == SORTIE_VALUE_NUMBER
         && sortie_ref_kind (sortie_effect_about (p, effect)) == SORTIE_REF_PIECE;
}

/* Whether its card lies under a piece on a grid: the table names it there. */
static gboolean
lies_under (const SortiePlay *p, const SortieEffect *effect)
{
  const SortieCard *card
      = sortie_ref_kind (effect->source) == SORTIE_REF_CARD ? sortie_card_of (p, effect->source) : NULL;
  SortieRef piece = card != NULL && card->piece != SORTIE_NO_INDEX ? sortie_piece_ref (p, card->piece) : SORTIE_NOTHING;

  return effect->until == SORTIE_UNTIL_SOURCE_LEAVES && piece != SORTIE_NOTHING && card->above != SORTIE_NO_INDEX
         && p->setup->places[sortie_place_spot (p->setup, sortie_piece_place (p, piece))->decl].shape
                == SORTIE_PLACE_GRID;
}

/* Describes what is in force for @about; SORTIE_NOTHING: everything that the table does not show. @rows: for each
 * effect; 0: no limit. */
static void
say_effects (ConsoleSession *session, const SortiePlay *p, SortieRef about, guint rows)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (InForce));

  g_array_set_clear_func (all, in_force_clear);
  for (guint i = 0; i < p->s->n_effects; i++)
    {
      const SortieEffect *effect = &sortie_state_effects (p->s)[i];

      if (about == SORTIE_NOTHING ? !is_in_the_numbers (p, effect) && !lies_under (p, effect)
                                  : sortie_effect_about (p, effect) == about)
        add_effect (all, p, console_session_reader (session), effect);
    }
  for (guint i = 0; i < all->len; i++)
    if (!g_array_index (all, InForce, i).told && !goes_on_later (p, console_session_reader (session), all, i))
      say_effect (session, p, all, i, rows);
}

/* Describes what no piece can do again in this game, or, if not SORTIE_NOTHING, what @about cannot. */
static void
say_used_up (ConsoleSession *session, const SortiePlay *p, SortieRef about, guint rows)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      const SortieRef piece = sortie_piece_ref (p, slot);
      g_auto (GStrv) sentences = NULL;

      if (about != SORTIE_NOTHING && about != piece)
        continue;
      sentences = sortie_used_up_describe (p, piece);
      for (guint i = 0; sentences[i] != NULL; i++)
        say_lasting (session->out, sentences[i], rows);
    }
}

static void
say_now (ConsoleSession *session, SortieRef about, guint rows)
{
  const SortiePlay *p = &console_session_view (session)->play;

  say_effects (session, p, about, rows);
  say_used_up (session, p, about, rows);
}

void
console_now_say (ConsoleSession *session)
{
  say_links (session, &console_session_view (session)->play);
  say_now (session, SORTIE_NOTHING, 0);
}

/* The links and all that is in force, in one line. */
static void
say_all_in_a_line (ConsoleSession *session, const SortiePlay *p)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  g_auto (GStrv) lines = NULL;
  g_autofree char *said = NULL;

  say_links_but_asked (session, p);
  say_now (session, SORTIE_NOTHING, G_MAXUINT);
  lines = g_strsplit (pending->str + before, "\n", 0);
  g_string_truncate (pending, before);
  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  said = g_strchomp (g_strjoinv (" ", lines));
  if (*said != '\0')
    say_in_rows (session->out, said, 1);
}

static guint
rows_of_effect (const ConsoleSession *session)
{
  return console_is_small (session->out) ? ROWS_OF_EFFECT_NARROW : ROWS_OF_EFFECT;
}

guint
console_now_tightest (const ConsoleSession *session)
{
  return rows_of_effect (session) + 1;
}

char *
console_now_count (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint n;

  say_now (session, SORTIE_NOTHING, 1);
  n = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  /* Translators: {n}: effects that last; {show}: the command that shows them. */
  return n == 0 ? NULL : sortie_sentence (ngettext_ ("{n} effect: “{show}”.", "{n} effects: “{show}”.", n), "n",
                                          SORTIE_DIGITS (n), "show", _ ("effects"), NULL);
}

void
console_now_say_around (ConsoleSession *session, guint tightness)
{
  const gboolean is_low = session->out->rows < CONSOLE_LOW_WINDOW;
  const guint rows = rows_of_effect (session);
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieLink *told = link_to_tell (session, p);

  if (tightness > rows)
    return;
  if (tightness == rows)
    {
      say_all_in_a_line (session, p);
      return;
    }
  if (is_low && (tightness > 0 || told == NULL || told->clause != SORTIE_NO_INDEX)) /* else a rule says what it does */
    say_links_in_a_line (session, p);
  else
    say_links (session, p);
  say_now (session, SORTIE_NOTHING, is_low ? rows - tightness : 0);
}

void
console_now_say_about (ConsoleSession *session, SortieRef piece)
{
  say_now (session, piece, 0);
}

/* ---- Numbers ---------------------------------------------------------------------------- */

/* Whether a number of @ref differs from the printed one, as far as the reader may know it. */
static gboolean
differs (const SortiePlay *p, guint value, SortieRef ref)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];

  return decl->type == SORTIE_VALUE_NUMBER
         && sortie_value (p, value, ref) != sortie_value_base (p, value, ref);
}

/* "cost 1 (printed 0)"; "hand limit 9 (otherwise 10)" for a number that no card prints. */
static char *
change_text (ConsoleSession *session, const SortiePlay *p, guint value, SortieRef ref)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];

  return sortie_sentence (
      decl->printed ? _ ("{value} {n} (printed {m})") : _ ("{value} {n} (otherwise {m})"), "value",
      console_game_text (session->module, decl->title), "n", SORTIE_DIGITS (sortie_value (p, value, ref)), "m",
      SORTIE_DIGITS (sortie_value_base (p, value, ref)), NULL);
}

/* A card shows no numbers to a reader who does not see its face. */
static gboolean
has_numbers (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    return sortie_piece_exists (p, ref);
  return sortie_ref_kind (ref) == SORTIE_REF_CARD
         && sortie_card_of (p, ref)->def != 0;
}

static char *
changes_text (ConsoleSession *session, SortieRef ref, gboolean only_printed)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieValueDecl *values = p->setup->catalogue->vocabulary->values;
  GString *text = g_string_new (NULL);

  for (guint i = 0; has_numbers (p, ref) && values[i].id != NULL; i++)
    if ((values[i].printed || !only_printed) && differs (p, i, ref))
      {
        g_autofree char *change = change_text (session, p, i, ref);

        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", change);
      }
  return g_string_free (text, FALSE);
}

char *
console_now_changes (ConsoleSession *session, SortieRef ref)
{
  return changes_text (session, ref, FALSE);
}

/* The card whose changed numbers are described. */
typedef struct
{
  ConsoleSession *session;
  SortieRef ref;
  guint16 def;
  gint cost;
} Card;

/* "cost 1 (printed 4)"; NULL: as printed. (transfer full) */
static char *
cost_now (const Card *card, guint value)
{
  const SortieCatalogue *catalogue = card->session->module->catalogue;
  const gint printed = catalogue->defs[card->def].printed[value];

  return card->cost == printed ? NULL
                               : sortie_sentence (_ ("{value} {n} (printed {m})"), "value",
                                                  console_game_text (card->session->module,
                                                                     catalogue->vocabulary->values[value].title),
                                                  "n", SORTIE_DIGITS (card->cost), "m", SORTIE_DIGITS (printed), NULL);
}

/* NULL: the number is as printed. */
static char *
number_now (gpointer data, guint value)
{
  const Card *card = data;
  const SortiePlay *p = &console_session_view (card->session)->play;

  if (card->cost >= 0 && card->session->module->catalogue->vocabulary->values[value].paid)
    return cost_now (card, value);
  return has_numbers (p, card->ref) && differs (p, value, card->ref)
             ? change_text (card->session, p, value, card->ref) : NULL;
}

char *
console_now_numbers (ConsoleSession *session, SortieRef ref, guint16 def, gint cost)
{
  return console_numbers_text (session->module, def, number_now, &(Card){ session, ref, def, cost });
}

char *
console_now_printed_changes (ConsoleSession *session, SortieRef ref)
{
  return changes_text (session, ref, TRUE);
}
