/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lasting.c: effects that last for a time: what they do to whom, and for how long; and what has been used up. */
#include <string.h>
#include <sortie/event.h>
#include <sortie/language.h>
#include "language/front-end.h"
#include <sortie/move.h>
#include <sortie/query.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "language/elements.h"
#include "flow/internal.h"
#include "language/internal.h"
#include "model/internal.h"
#include "speech/phrases.h"
#include "base/i18n.h"
#include "base/text.h"

/* ---- How long ------------------------------------------------------------------------ */

/* {seat} is the player whose turn counts, who may read it (sortie_phrase_to_reader()). */
static const char *const until_texts[SORTIE_UNTIL_END_OF_ROUND] = {
  [SORTIE_UNTIL_FOREVER] = N_ ("for the rest of the game"),
  [SORTIE_UNTIL_END_OF_TURN] = N_ ("until the end of the turn"),
  [SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN] = N_ ("until the end of the next turn of {seat}"
                                             "|you=until the end of your next turn"),
  [SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN] = N_ ("until the start of the next turn of {seat}"
                                               "|you=until the start of your next turn"),
  [SORTIE_UNTIL_END_OF_PHASE] = N_ ("until the end of the phase"),
  [SORTIE_UNTIL_SOURCE_LEAVES] = N_ ("as long as {source} is in play"),
};

/* Until the end of a round, or of another period that the game's rules end. */
static char *
until_of_game (const SortieSetup *setup, const SortieEffect *effect)
{
  const SortieUntilDecl *own = effect->until >= SORTIE_UNTIL_OF_GAME
                                   ? &setup->catalogue->vocabulary->untils[effect->until - SORTIE_UNTIL_OF_GAME]
                                   : NULL;
  const char *title = own != NULL ? own->title
                                  : setup->rules->rounds[effect->until - SORTIE_UNTIL_END_OF_ROUND].until_title;

  if (own != NULL && own->says != NULL)
    return g_strdup (sortie_rules_text (setup, FALSE, own->says));
  return sortie_sentence (_ ("until {time}"), "time", sortie_rules_text (setup, FALSE, title), NULL);
}

char *
sortie_until_describe (const SortieSetup *setup, guint8 reader, const SortieEffect *effect, guint8 seats)
{
  gboolean is_of_game = effect->until >= SORTIE_UNTIL_END_OF_ROUND;
  gboolean ends_with_turn = effect->until == SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN
                            || (effect->until >= SORTIE_UNTIL_OF_GAME && effect->turn_seat != SORTIE_NO_SEAT);
  guint8 until = ends_with_turn ? SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN : effect->until;
  gboolean is_now = ends_with_turn && effect->turns == 1 && effect->turn_seat < SORTIE_MAX_SEATS
                    && seats >> effect->turn_seat & 1;
  const char *seat = effect->turn_seat != SORTIE_NO_SEAT ? sortie_seat_name_in_text (setup, effect->turn_seat)
                                                         : "";

  if (is_of_game && !ends_with_turn)
    return until_of_game (setup, effect);
  return sortie_sentence (sortie_phrase_to_reader (_ (until_texts[is_now ? SORTIE_UNTIL_END_OF_TURN : until]),
                                                   effect->turn_seat == reader && reader != SORTIE_NO_SEAT, FALSE),
                          "seat", seat, "source", sortie_def_name (setup->catalogue, effect->source_def), NULL);
}

/* ---- What ------------------------------------------------------------------------------ */

/* Whether a clause is about the card that set it up. */
static gboolean
is_about_itself (const SortieCatalogue *catalogue, const SortieEffect *effect)
{
  guint16 subject = catalogue->clauses[effect->clause].subject;

  return subject == SORTIE_NO_EXPR || catalogue->exprs[subject].op == SORTIE_EXPR_SET_SELF;
}

SortieRef
sortie_effect_about (const SortiePlay *p, const SortieEffect *effect)
{
  if (effect->subject != SORTIE_NOTHING)
    return effect->subject;
  return is_about_itself (p->setup->catalogue, effect) ? effect->source : SORTIE_NOTHING;
}

guint
sortie_lasting_things (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  guint n = 0;

  for (guint i = (guint) event->amount; i < p->s->n_effects && n < max; i++)
    {
      SortieRef about = sortie_effect_about (p, &effects[i]);

      if (about != SORTIE_NOTHING && !model_is_among (about, ret, n))
        ret[n++] = about;
    }
  return n;
}

gboolean
sortie_lasting_is_of_several (const SortiePlay *p, const SortieEvent *event)
{
  const SortieEffect *effects = sortie_state_effects (p->s);

  return effects[event->amount].clause != effects[p->s->n_effects - 1u].clause;
}

/* "Flying, Swift": the named abilities that a clause gives; NULL: it gives none, or some without a name. */
static char *
abilities_given (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (clause->kind != SORTIE_CLAUSE_GRANT || clause->test != SORTIE_NO_EXPR || clause->n_inner == 0)
    return NULL;
  for (guint i = clause->first_inner; i < (guint) clause->first_inner + clause->n_inner; i++)
    {
      const SortieClause *inner = &catalogue->clauses[i];

      if (inner->kind != SORTIE_CLAUSE_KEYWORD || inner->test != SORTIE_NO_EXPR)
        return NULL;
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              sortie_keyword_name (catalogue, inner->key));
    }
  return g_strdup (names->str);
}

/* NULL if it takes more than one sentence. */
static char *
in_one_sentence (const SortieCatalogue *catalogue, const SortieEffect *effect, const char *whom, guint n)
{
  const SortieClause *clause = &catalogue->clauses[effect->clause];
  SortieSetUp set_up = { .whom = n > 0 ? whom : NULL, .is_many = n > 1 };
  g_autofree char *given = n > 0 ? abilities_given (catalogue, clause) : NULL;
  g_autofree char *text = NULL;

  if (given != NULL)
    return sortie_sentence (ngettext_ ("{whom} has {abilities}.", "{whom} have {abilities}.", n), "whom", whom,
                            "abilities", given, NULL);
  set_up.is_fixed = effect->locked && clause->kind == SORTIE_CLAUSE_MODIFY;
  set_up.fixed = (SortieExpr){ .op = SORTIE_EXPR_NUM_CONST, .n_args = 1, .arg = { effect->amount } };
  text = sortie_clause_describe_set_up (catalogue, effect->clause, &set_up);
  return strchr (text, '\n') == NULL && g_str_has_suffix (text, ".") ? g_steal_pointer (&text) : NULL;
}

/* Rewords a sentence in which "you" is not the reader. Takes ownership of the sentence. */
static char *
as_read (const SortieSetup *setup, guint8 reader, guint8 seat, char *sentence)
{
  g_autofree char *said = sentence;

  if (seat == reader || seat == SORTIE_NO_SEAT)
    return g_steal_pointer (&said);
  /* Translators: {sentence} speaks to {seat}, and others read it. */
  return sortie_sentence (_ ("For {seat}: “{sentence}”"), "seat", sortie_seat_name_in_text (setup, seat), "sentence",
                          said, NULL);
}

char *
sortie_lasting_describe (const SortieSetup *setup, guint8 reader, const SortieEffect *effect, const char *whom,
                         guint n, guint8 seats)
{
  g_autofree char *until = sortie_until_describe (setup, reader, effect, seats);
  g_autofree char *what = in_one_sentence (setup->catalogue, effect, whom, n);
  char *sentence;

  if (what == NULL)
    return NULL;
  what[strlen (what) - 1] = '\0';
  /* Translators: {what} is a sentence without its full stop: "Imp has +1 ATT", {until} how long that is so. */
  sentence = sortie_sentence (_ ("{what} {until}."), "what", what, "until", until, NULL);
  return n > 0 ? sentence : as_read (setup, reader, effect->seat, sentence);
}

/* ---- In the words of a card ---------------------------------------------------------- */

/* The part of a card's text about such clauses: the part named after their element, or else the part that is named
 * after no element. */
static const char *
words_of_def (const SortieCatalogue *catalogue, guint16 def, const SortieElement *element)
{
  const char *const *parts = catalogue->vocabulary->kinds[catalogue->defs[def].kind].texts;
  const char *other = NULL;
  guint n_others = 0;

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    {
      gboolean has_element = FALSE;

      if (catalogue->defs[def].text[i] == NULL)
        continue;
      if (element != NULL && strcmp (element->name, parts[i]) == 0)
        return sortie_def_text (catalogue, def, i);
      for (guint e = 0; !has_element && sortie_element_nth (catalogue->vocabulary, e) != NULL; e++)
        has_element = strcmp (sortie_element_nth (catalogue->vocabulary, e)->name, parts[i]) == 0;
      n_others += !has_element;
      if (!has_element)
        other = sortie_def_text (catalogue, def, i);
    }
  return n_others == 1 ? other : NULL;
}

const char *
sortie_clause_words (const SortieCatalogue *catalogue, guint16 clause)
{
  guint16 outermost = sortie_clause_outermost (catalogue, clause);
  guint16 keyword = sortie_clause_keyword (catalogue, outermost);
  const SortieClause *of = &catalogue->clauses[outermost];

  if (keyword != SORTIE_NO_INDEX)
    return sortie_text_translate (catalogue->domain, catalogue->keywords[keyword].text);
  return of->def != 0 ? words_of_def (catalogue, of->def, sortie_element_of_clause (catalogue->vocabulary, of))
                      : NULL;
}

char *
sortie_def_texts (const SortieCatalogue *catalogue, guint16 def)
{
  const SortieDef *d = &catalogue->defs[def];
  const char *const *parts = catalogue->vocabulary->kinds[d->kind].texts;
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    {
      g_autofree char *title =
          sortie_text_capitalize (sortie_text_translate (catalogue->domain, parts[i]));

      if (d->text[i] != NULL && parts[1] != NULL)
        g_string_append_printf (text, " %s: %s", title, sortie_def_text (catalogue, def, i));
      else if (d->text[i] != NULL)
        g_string_append_printf (text, " %s", sortie_def_text (catalogue, def, i));
    }
  return g_strchug (g_string_free (text, FALSE));
}

/* ---- Once a game ---------------------------------------------------------------------- */

/* What the clause says, up to what it does: "Pay 2 (once a game)". (transfer full) */
static char *
heading_of (const SortieCatalogue *catalogue, guint16 clause)
{
  char *heading = sortie_clause_describe (catalogue, clause);

  heading[strcspn (heading, "\n")] = '\0';
  if (g_str_has_suffix (heading, ":"))
    heading[strlen (heading) - 1] = '\0';
  return heading;
}

/* What the clause answers: "the Boss's life reaching 0"; NULL: it is no answer. (nullable) */
static const char *
event_of_clause (const SortiePlay *p, guint16 clause)
{
  const SortieClause *c = &p->setup->catalogue->clauses[clause];

  if (c->kind != SORTIE_CLAUSE_TRIGGER && c->kind != SORTIE_CLAUSE_REPLACE)
    return NULL;
  return sortie_rules_text (p->setup, c->key < SORTIE_N_EVENTS, sortie_event_decl (p->setup, (guint8) c->key)->title);
}

/* "Byloss has used up its effect on the Boss's life reaching 0." (transfer full) */
static char *
used_up_sentence (const SortiePlay *p, const SortieDef *def, guint16 clause)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const char *name = sortie_def_name (catalogue, (guint16) (def - catalogue->defs));
  const char *event = event_of_clause (p, clause);
  g_autofree char *heading = NULL;

  if (event != NULL)
    /* Translators: {event} is such as "the Boss's life reaching 0"; {card} can answer it once a game. */
    return sortie_sentence (_ ("{card} has used up its effect on {event}."), "card", name, "event", event, NULL);
  heading = heading_of (catalogue, clause);
  return sortie_sentence (_ ("Used up: {card}: “{clause}”"), "card", name, "clause", heading, NULL);
}

char **
sortie_used_up_describe (const SortiePlay *p, SortieRef piece)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieDef *def = &catalogue->defs[sortie_identity (p, piece)];
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint i = 0; i < def->n_clauses; i++)
    {
      const guint16 clause = (guint16) (def->first_clause + i);
      g_autofree char *sentence = NULL;

      if (catalogue->clauses[clause].per != SORTIE_PER_GAME || sortie_may_use (p, clause, piece))
        continue;
      sentence = used_up_sentence (p, def, clause);
      g_strv_builder_add (sentences, sentence);
    }
  return g_strv_builder_end (sentences);
}
