/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain-value.c: a value line by line, in the order in which the rules computed it; the sum of a move. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "language/front-end.h"

/* "-2, but not below 1" */
static char *
text_with_floor (const SortieCatalogue *catalogue, const SortieSource *source)
{
  g_autofree char *change = g_strdup_printf ("%+d", source->amount);
  const gint floor = catalogue->clauses[source->clause].floor;

  return sortie_sentence (_ ("{change}, but not below {n}"), "change", change, "n", SORTIE_DIGITS (floor), NULL);
}

/* What one source did to a number: "+1", "at least 2". */
static char *
change_text (const SortieCatalogue *catalogue, const SortieSource *source)
{
  g_autofree char *n = g_strdup_printf ("%d", source->amount);

  switch ((SortieChange) source->change)
    {
    case SORTIE_CHANGE_SET:
      return sortie_sentence (_ ("changed to {n}"), "n", n, NULL);
    case SORTIE_CHANGE_ADD:
      return g_strdup_printf ("%+d", source->amount);
    case SORTIE_CHANGE_LOWER:
      return text_with_floor (catalogue, source);
    case SORTIE_CHANGE_TIMES:
      return sortie_sentence (_ ("times {n}"), "n", n, NULL);
    case SORTIE_CHANGE_AT_LEAST:
      return sortie_sentence (_ ("at least {n}"), "n", n, NULL);
    case SORTIE_CHANGE_AT_MOST:
      return sortie_sentence (_ ("at most {n}"), "n", n, NULL);
    case SORTIE_CHANGE_PERMIT:
    case SORTIE_CHANGE_FORBID:
      break;
    }
  return g_steal_pointer (&n);
}

/* "CARD (Boss, War Track 2)": the card that changed it, and where it is now. */
static char *
source_card (ConsoleSession *session, const SortiePlay *p, const SortieSource *source)
{
  char card[SORTIE_MOVE_TEXT];

  if (source->source_def == 0)
    return g_strdup (_ ("the rules"));
  if (sortie_ref_kind (source->source) != SORTIE_REF_PIECE
      || !sortie_piece_exists (p, source->source))
    return g_strdup (sortie_def_name (session->module->catalogue, source->source_def));
  return g_strdup (sortie_ref_name_and_place (p, console_session_reader (session), source->source,
                                              card));
}

/* "CARD (d2), ABILITY": the ability, if the card names it; only "ABILITY" if @subject itself is the card. If another
 * card has given an ability without a name, that card. */
char *
console_source_name (ConsoleSession *session, const SortiePlay *p, SortieRef subject, const SortieSource *source)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  guint16 keyword =
      source->clause != 0 ? sortie_clause_keyword (catalogue, source->clause) : SORTIE_NO_INDEX;
  guint16 giver = source->clause != 0 ? catalogue->clauses[source->clause].def : 0;
  g_autofree char *card = source_card (session, p, source);

  if (keyword == SORTIE_NO_INDEX)
    return giver != 0 && giver != source->source_def ? g_strdup (sortie_def_name (catalogue, giver))
                                                     : g_steal_pointer (&card);
  return source->source == subject ? g_strdup (sortie_keyword_name (catalogue, keyword))
                                   : g_strdup_printf ("%s, %s", card, sortie_keyword_name (catalogue, keyword));
}

/* The things that a number counts and that are on no card. */
static void
say_what_was_counted (ConsoleSession *session, const SortieSource *source)
{
  g_autofree char *what =
      source->clause != 0 ? sortie_amount_describe (session->module->catalogue, source->clause)
                          : NULL;
  g_autofree char *line = NULL;

  if (what == NULL)
    return;
  line = sortie_sentence (_ ("{n} is {what}"), "n", SORTIE_DIGITS (source->amount), "what", what, NULL);
  console_out_hang (session->out, CONSOLE_FAINT, 6, 2, line);
}

/* The first source is the value's base. */
static void
say_base (ConsoleSession *session, const SortieValueDecl *decl, const SortieSource *base)
{
  const char *pattern =
      decl->printed && base->source_def != 0 ? _ ("{n} printed") : _ ("{n} to begin with");
  g_autofree char *line = sortie_sentence (pattern, "n", SORTIE_DIGITS (base->result), NULL);

  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
}

static void
say_source (ConsoleSession *session, const SortiePlay *p, SortieRef subject, const SortieSource *source)
{
  g_autofree char *change = change_text (session->module->catalogue, source);
  g_autofree char *name = console_source_name (session, p, subject, source);
  g_autofree char *line = g_strdup_printf ("%s: %s", change, name);

  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
  say_what_was_counted (session, source);
}

/* What the rules add to a value of this seat; 0 for anything but a seat. */
gint
console_value_by_rules (const SortiePlay *p, guint value, SortieRef subject)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];

  if (sortie_ref_kind (subject) != SORTIE_REF_SEAT || decl->by_rules == NULL)
    return 0;
  return decl->by_rules (p, (guint8) sortie_ref_index (subject));
}

/* The rule that gives a seat the value. */
static const char *
rule_of_value (const SortiePlay *p, guint value, SortieRef subject)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];

  if (sortie_ref_kind (subject) != SORTIE_REF_SEAT || decl->rule_of_seat == NULL)
    return decl->rule;
  return decl->rule_of_seat (p, (guint8) sortie_ref_index (subject));
}

/* "+2: the rules (SS-8.3)" */
static void
say_by_rules (ConsoleSession *session, const char *rule, gint amount)
{
  g_autofree char *line = NULL, *n = g_strdup_printf ("%+d", amount);

  if (amount == 0)
    return;
  line = sortie_sentence (_ ("{n}: the rules ({rule})"), "n", n, "rule", rule, NULL);
  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
}

/* A source that adds 0 is not worth a line. */
static gboolean
adds_nothing (const SortieSource *source)
{
  return source->change == SORTIE_CHANGE_ADD && source->amount == 0;
}

/* "because of Precise", or "despite Imp (d2)" for what says the opposite. */
static void
say_reason (ConsoleSession *session, const SortiePlay *p, SortieRef subject, const SortieSource *source, gboolean may)
{
  gboolean agrees = (source->change == SORTIE_CHANGE_PERMIT) == may;
  g_autofree char *name = console_source_name (session, p, subject, source);
  g_autofree char *line =
      sortie_sentence (agrees ? _ ("because of {source}") : _ ("despite {source}"), "source", name, NULL);

  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
}

/* Says whether a thing may do something, and what allows or forbids it. Most things may do what the rules say,
 * which needs no line. */
static void
explain_rule (ConsoleSession *session, const SortieQuery *query, const SortieValueDecl *decl)
{
  const SortiePlay *p = &console_session_view (session)->play;
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint may;
  guint n = sortie_query_explain (p, (guint) (decl - p->setup->catalogue->vocabulary->values), query, sources, &may);
  char name[SORTIE_MOVE_TEXT];

  /* Translators: {deed} is an infinitive: "be attacked". */
  console_out_fill (session->out, may ? _ ("{card} may {deed}.") : _ ("{card} may not {deed}."), "card",
                    sortie_ref_name (p, console_session_reader (session), query->subject, name), "deed",
                    console_game_text (session->module, decl->title), NULL);
  for (guint i = 1; i < n; i++)
    say_reason (session, p, query->subject, &sources[i], may != 0);
}

/* Whether a value that no card has printed is zero because nothing changes it. */
static gboolean
is_zero_by_nature (const SortieValueDecl *decl, const SortieSource *sources, guint n)
{
  for (guint i = 1; i < n; i++)
    if (!adds_nothing (&sources[i]))
      return FALSE;
  return !decl->printed && sources[0].result == 0;
}

/* The sources of a value, a line each. */
static void
say_sources (ConsoleSession *session, guint value, const SortieQuery *query)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint result, given = console_value_by_rules (p, value, query->subject);
  guint n = sortie_query_explain (p, value, query, sources, &result);

  if (is_zero_by_nature (decl, sources, n) && given == 0)
    console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, _ ("nothing changes it now"));
  else if ((given == 0 || sources[0].result != 0) && (n > 1 || decl->type == SORTIE_VALUE_NUMBER))
    say_base (session, decl, &sources[0]);
  for (guint i = 1; i < n; i++)
    if (!adds_nothing (&sources[i]))
      say_source (session, p, query->subject, &sources[i]);
  say_by_rules (session, rule_of_value (p, value, query->subject), given);
}

/* "ATT 7" */
static char *
text_of_value (ConsoleSession *session, guint value, const SortieQuery *query)
{
  const SortiePlay *p = &console_session_view (session)->play;
  gint given = console_value_by_rules (p, value, query->subject), result = sortie_query (p, value, query);

  return console_value_text (session->module, value, given == 0 ? result : MAX (0, result + given));
}

void
console_explain_value (ConsoleSession *session, guint value, const SortieQuery *query)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];
  g_autofree char *total = NULL;
  char name[SORTIE_MOVE_TEXT];

  if (decl->type == SORTIE_VALUE_RULE)
    {
      explain_rule (session, query, decl);
      return;
    }
  total = text_of_value (session, value, query);
  console_out_fill (session->out, _ ("{card}: {value}"), "card",
                    sortie_ref_name (p, console_session_reader (session), query->subject, name),
                    "value", total, NULL);
  say_sources (session, value, query);
}

/* ---- The sum of a move ------------------------------------------------------------------- */

/* "minus Shield (d2): DEF 2" */
static void
say_term (ConsoleSession *session, const SortieSummand *term)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_autofree char *value = text_of_value (session, term->value, &term->query), *line = NULL;
  char card[SORTIE_MOVE_TEXT];

  sortie_ref_name_and_place (p, console_session_reader (session), term->query.subject, card);
  line = sortie_sentence (term->kind == SORTIE_SUM_MINUS ? _ ("minus {card}: {value}") : _ ("{card}: {value}"), "card",
                          card, "value", value, NULL);
  console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, line);
  say_sources (session, term->value, &term->query);
}

/* A lower limit is only worth a line if it matters. */
static gboolean
limits (const SortiePlay *p, const SortieSummand *terms, guint n)
{
  return terms[n].kind == SORTIE_SUM_AT_LEAST && sortie_sum (p, terms, n) < sortie_sum (p, terms, n + 1);
}

void
console_explain_sum (ConsoleSession *session, const SortieMove *move)
{
  /* as the move's own description; its deciding seat reads it */
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  SortieSummand terms[SORTIE_MAX_SUMMANDS];
  guint n = verb->summands != NULL ? verb->summands (p, move, terms) : 0;

  if (n == 0)
    return;
  console_out_fill (session->out, _ ("{title} {n} ({rule}):"), "title", console_game_text (session->module, verb->sum),
                    "n", SORTIE_DIGITS (sortie_sum (p, terms, n)), "rule", verb->sum_rule, NULL);
  for (guint i = 0; i < n; i++)
    if (terms[i].kind == SORTIE_SUM_NONE)
      explain_rule (session, &terms[i].query, &p->setup->catalogue->vocabulary->values[terms[i].value]);
    else if (terms[i].kind != SORTIE_SUM_AT_LEAST || limits (p, terms, i))
      say_term (session, &terms[i]);
}

gboolean
console_is_value_of (const SortiePlay *p, guint value, SortieRef subject)
{
  const SortieVocabulary *vocabulary = p->setup->catalogue->vocabulary;
  const SortieValueDecl *decl = &vocabulary->values[value];
  guint16 def;

  if (sortie_ref_kind (subject) == SORTIE_REF_SEAT)
    return decl->is_of_seat != NULL
           && decl->is_of_seat (p, (guint8) sortie_ref_index (subject));
  if (decl->is_of_seat != NULL || (decl->is_of_thing != NULL && !decl->is_of_thing (p, subject)))
    return FALSE;
  def = sortie_identity (p, subject);
  if (!decl->printed || def == 0)
    return TRUE;
  return (sortie_kind_values (&vocabulary->kinds[sortie_def (p, def)->kind]) >> value & 1) != 0
         || sortie_value (p, value, subject) != sortie_value_base (p, value, subject);
}

gboolean
console_value_is_changed (const SortiePlay *p, guint value, const SortieQuery *query)
{
  return console_is_value_of (p, value, query->subject)
         && sortie_query (p, value, query) != sortie_value_base (p, value, query->subject);
}

void
console_explain_changed (ConsoleSession *session, SortieRef piece)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieQuery query = { .subject = piece, .actor = console_session_reader (session) };

  for (guint i = 0; p->setup->catalogue->vocabulary->values[i].id != NULL; i++)
    if (console_value_is_changed (p, i, &query))
      console_explain_value (session, i, &query);
}
