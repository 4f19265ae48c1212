/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-explain.c: where a value comes from, in the order in which the rules computed it. */
#include "console/commands/commands.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/match.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "console/commands/lookup.h"
#include "language/front-end.h"
#include "reader/reader.h"

/* the word before the other side of an attack */
#define AGAINST "against"

/* "-2, but not below 1" */
static char *
text_with_floor (const SortieCatalogue *catalogue, const SortieSource *source)
{
  g_autofree char *change = g_strdup_printf ("%+d", source->amount);
  g_autofree char *floor = g_strdup_printf ("%d", catalogue->clauses[source->clause].floor);

  return sortie_sentence (_ ("{change}, but not below {n}"), "change", change, "n", floor, NULL);
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
static char *
source_name (ConsoleSession *session, const SortiePlay *p, SortieRef subject, const SortieSource *source)
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
  g_autofree char *n = g_strdup_printf ("%d", source->amount), *line = NULL;

  if (what == NULL)
    return;
  line = sortie_sentence (_ ("{n} is {what}"), "n", n, "what", what, NULL);
  console_out_hang (session->out, CONSOLE_FAINT, 6, 2, line);
}

/* The first source is the value's base. */
static void
say_base (ConsoleSession *session, const SortieValueDecl *decl, const SortieSource *base)
{
  g_autofree char *n = g_strdup_printf ("%d", base->result);
  const char *pattern =
      decl->printed && base->source_def != 0 ? _ ("{n} printed") : _ ("{n} to begin with");
  g_autofree char *line = sortie_sentence (pattern, "n", n, NULL);

  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
}

static void
say_source (ConsoleSession *session, const SortiePlay *p, SortieRef subject, const SortieSource *source)
{
  g_autofree char *change = change_text (session->module->catalogue, source);
  g_autofree char *name = source_name (session, p, subject, source);
  g_autofree char *line = g_strdup_printf ("%s: %s", change, name);

  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, line);
  say_what_was_counted (session, source);
}

/* What the rules add to a value of this seat; 0 for anything but a seat. */
static gint
by_rules (const SortiePlay *p, guint value, SortieRef subject)
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
  g_autofree char *name = source_name (session, p, subject, source);
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
  gint result, given = by_rules (p, value, query->subject);
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
  gint given = by_rules (p, value, query->subject), result = sortie_query (p, value, query);

  return console_value_text (session->module, value, given == 0 ? result : MAX (0, result + given));
}

static void
explain (ConsoleSession *session, guint value, const SortieQuery *query)
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

/* ---- The sum of a move ----------------------------------------------------------------- */

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
  const SortiePlay *p = sortie_match_play (session->match); /* as the move's own description; its deciding seat reads it */
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  SortieSummand terms[SORTIE_MAX_SUMMANDS];
  guint n = verb->summands != NULL ? verb->summands (p, move, terms) : 0;
  g_autofree char *sum = g_strdup_printf ("%d", sortie_sum (p, terms, n));

  if (n == 0)
    return;
  console_out_fill (session->out, _ ("{title} {n} ({rule}):"), "title", console_game_text (session->module, verb->sum),
                    "n", sum, "rule", verb->sum_rule, NULL);
  for (guint i = 0; i < n; i++)
    if (terms[i].kind == SORTIE_SUM_NONE)
      explain_rule (session, &terms[i].query, &p->setup->catalogue->vocabulary->values[terms[i].value]);
    else if (terms[i].kind != SORTIE_SUM_AT_LEAST || limits (p, terms, i))
      say_term (session, &terms[i]);
}

/* What the rules would charge for it. */
static void
say_costs (ConsoleSession *session, SortieRef subject)
{
  g_autofree char *costs = console_costs_text (session, subject);

  if (*costs != '\0')
    console_out_fill (session->out, "{costs}.", "costs", costs, NULL);
}

/* Whether it makes sense to ask for this value of the thing. A card may have a value that it cannot print, if
 * something gives it. */
static gboolean
is_value_of (const SortiePlay *p, guint value, SortieRef subject)
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

/* "Stone Golem counts among the walls (Channeled Summon)." Returns whether a card counts it among anything. */
static gboolean
say_sets (ConsoleSession *session, SortieRef subject)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieSetDecl *sets = p->setup->catalogue->vocabulary->sets;
  const SortieContext ctx = sortie_context (p, console_session_reader (session), SORTIE_NOTHING, SORTIE_CAUSE_RULE);
  gboolean any = FALSE;
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; sets != NULL && sets[i].id != NULL; i++)
    {
      g_autofree char *source = NULL;
      SortieSource by;

      if (!sortie_is_counted (&ctx, i, subject, &by))
        continue;
      source = source_name (session, p, subject, &by);
      console_out_fill (session->out, _ ("{card} counts among {set} ({source})."), "card",
                        sortie_ref_name (p, console_session_reader (session), subject, name), "set",
                        console_game_text (session->module, sets[i].title), "source", source, NULL);
      any = TRUE;
    }
  return any;
}

/* Explains every value of a seat, since no card shows them, and those values of a thing that differ from their
 * base. Each with its sources. */
static void
explain_all (ConsoleSession *session, SortieRef subject)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieValueDecl *values = p->setup->catalogue->vocabulary->values;
  const SortieQuery query = { .subject = subject, .actor = console_session_reader (session) };
  gboolean is_seat = sortie_ref_kind (subject) == SORTIE_REF_SEAT, any = FALSE;
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; values[i].id != NULL; i++)
    if (is_value_of (p, i, subject)
        && (is_seat || sortie_query (p, i, &query) != sortie_value_base (p, i, subject)))
      {
        explain (session, i, &query);
        any = TRUE;
      }
  if (!is_seat && say_sets (session, subject))
    any = TRUE;
  if (!any)
    console_out_fill (session->out,
                      is_seat ? _ ("{seat} has no values to explain.")
                              : _ ("{card}: every value is as printed."),
                      is_seat ? "seat" : "card",
                      sortie_ref_name (p, console_session_reader (session), subject, name), NULL);
  if (!is_seat)
    say_costs (session, subject);
}

/* ---- Finding the subject ------------------------------------------------------------ */

static char *
join (char **words, guint from, guint to)
{
  GString *text = g_string_new (NULL);

  for (guint i = from; i < to; i++)
    g_string_append_printf (text, "%s%s", i > from ? " " : "", words[i]);
  return g_string_free (text, FALSE);
}

/* The name of an empty place is not a wrong name. */
static gboolean
refuse_thing (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *several = console_several (session, name, TRUE);
  SortieNameFound place;

  if (several != NULL)
    console_session_refuse (session, several);
  else if (console_find (session, SORTIE_NAME_PLACE, name, &place))
    console_session_refuse_fill (session, _ ("There is nothing on {place}."), "place", name, NULL);
  else
    {
      console_list (session, SORTIE_NAME_THING | SORTIE_NAME_DEF, known);
      console_list (session, SORTIE_NAME_SEAT, known);
      console_session_refuse_name (session, _ ("You see nothing called “{name}”.{hint}"), name, known);
    }
  return FALSE;
}

/* Looks for the ids of seats first: they are short, and the names of places begin with them. */
static gboolean
find_subject (ConsoleSession *session, const char *name, SortieRef *ret)
{
  SortieNameFound seat;

  if (!console_find (session, SORTIE_NAME_SEAT_ID, name, &seat))
    return console_find_thing (session, name, ret);
  *ret = sortie_ref_seat ((guint8) seat.index);
  return TRUE;
}

/* The words for all values, in the order of their numbers. (transfer full) */
static GPtrArray *
value_words_known (ConsoleSession *session)
{
  GPtrArray *known = g_ptr_array_new_with_free_func (g_free);

  console_list (session, SORTIE_NAME_VALUE, known);
  return known;
}

/* Names the values that a thing has, without what it may or may not do, and without those that are zero unless
 * something changes them. (transfer full) */
static char *
list_values_of (ConsoleSession *session, SortieRef subject)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieValueDecl *values = p->setup->catalogue->vocabulary->values;
  const SortieQuery query = { .subject = subject, .actor = console_session_reader (session) };
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; values[i].id != NULL; i++)
    if (values[i].type != SORTIE_VALUE_RULE && is_value_of (p, i, subject)
        && (values[i].printed || by_rules (p, i, subject) != 0 || sortie_query (p, i, &query) != 0))
      g_ptr_array_add (words, (gpointer) console_game_text (session->module, values[i].title));
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

static void
refuse_value (ConsoleSession *session, const char *name, SortieRef subject)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_autoptr (GPtrArray) known = value_words_known (session);
  g_autofree char *near = console_near (name, known), *list = list_values_of (session, subject);
  char thing[SORTIE_MOVE_TEXT];

  console_session_refuse_fill (session,
                               *list != '\0' ? _ ("There is no value “{name}”.{hint} {thing} has: {list}.")
                                             : _ ("There is no value “{name}”.{hint}"),
                               "name", name, "hint", near, "list", list, "thing",
                               sortie_ref_name (p, console_session_reader (session), subject, thing), NULL);
}

/* Refuses a value that the subject does not have, and lists those that it has. */
static void
refuse_value_of (ConsoleSession *session, guint value, SortieRef subject)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_autofree char *list = list_values_of (session, subject);
  char name[SORTIE_MOVE_TEXT];

  console_session_refuse_fill (session,
                               *list != '\0' ? _ ("{thing} has no “{value}”. It has: {list}.")
                                             : _ ("{thing} has no “{value}”."),
                               "thing", sortie_ref_name (p, console_session_reader (session), subject, name), "value",
                               console_game_text (session->module,
                                                  p->setup->catalogue->vocabulary->values[value].title),
                               "list", list, NULL);
}

/* The number of words at the beginning, as many as possible, that @find finds; 0: none. */
static guint
find_longest (ConsoleSession *session, char **words, guint n,
              gboolean (*find) (ConsoleSession *session, const char *name, guint32 *ret), guint32 *ret)
{
  while (n > 0)
    {
      g_autofree char *name = join (words, 0, n);

      if (find (session, name, ret))
        break;
      n--;
    }
  return n;
}

static gboolean
find_value (ConsoleSession *session, const char *name, guint32 *ret)
{
  SortieNameFound found;

  if (!console_find (session, SORTIE_NAME_VALUE, name, &found))
    return FALSE;
  *ret = found.index;
  return TRUE;
}

/* No words at the beginning name a thing: refuses what comes before the value. */
static void
refuse_beginning (ConsoleSession *session, char **words, guint n)
{
  guint at = n;
  guint32 value;
  g_autofree char *name = NULL;

  for (guint i = 1; i < n && at == n; i++)
    if (find_value (session, words[i], &value))
      at = i;
  name = join (words, 0, at);
  refuse_thing (session, name);
}

/* ---- Numbers of a seat that only the course of the match changes ------------------------ */

static gboolean
is_seen (const SortieView *view, const SortieVarDecl *decl, guint8 seat)
{
  return sortie_sees (view->play.setup, decl->seen_by, seat, view->seat);
}

static gboolean
is_called (ConsoleSession *session, const SortieVarDecl *decl, const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);
  g_autofree char *title = sortie_words_fold (console_game_text (session->module, decl->title));

  return g_ascii_strcasecmp (decl->id, name) == 0 || strcmp (title, folded) == 0;
}

/* "menace": a number of the seat, or of the match, that the reader may see. */
static gboolean
find_variable (ConsoleSession *session, const char *name, SortieRef subject, guint *ret)
{
  const SortieView *view = console_session_view (session);
  const SortieVarDecl *vars = view->play.setup->vars;

  for (*ret = 0; sortie_ref_kind (subject) == SORTIE_REF_SEAT && vars != NULL
                 && vars[*ret].id != NULL; (*ret)++)
    if (vars[*ret].title != NULL && is_called (session, &vars[*ret], name)
        && is_seen (view, &vars[*ret], (guint8) sortie_ref_index (subject)))
      return TRUE;
  return FALSE;
}

/* Says the current number, and the rule that sets it. */
static void
explain_variable (ConsoleSession *session, guint var, guint8 seat)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const SortieVarDecl *decl = &p->setup->vars[var];
  gint is = sortie_var (p, var, decl->shared ? 0 : seat);
  g_autofree char *n = decl->words != NULL
                         ? g_strdup (console_game_text (session->module, decl->words[is]))
                         : g_strdup_printf ("%d", is);

  console_out_fill (session->out, _ ("{seat}: {title} {n}"), "seat",
                    sortie_seat_name (p->setup, seat), "title",
                    console_game_text (session->module, decl->title), "n", n, NULL);
  if (decl->rule != NULL)
    console_rules_say_cited (session->out, session->module, decl->rule);
}

/* The other side, if any words follow the value. */
static gboolean
find_other (ConsoleSession *session, char **words, SortieRef *ret)
{
  g_autofree char *name = NULL;

  if (words[0] != NULL && g_ascii_strcasecmp (words[0], AGAINST) == 0)
    words++;
  name = console_join (words);
  return *name == '\0' || find_subject (session, name, ret) || refuse_thing (session, name);
}

void
console_command_explain (ConsoleSession *session, char **words)
{
  SortieQuery query = { .actor = console_session_reader (session) };
  guint n = g_strv_length (words), var;
  guint32 value;
  guint first = find_longest (session, words, n, find_subject, &query.subject);
  guint second = find_longest (session, words + first, n - first, find_value, &value);
  g_autofree char *rest = join (words, first, n);

  if (first == 0 && console_verb_known (session, words[0]) != NULL)
    console_command_why (session, words);
  else if (first == 0)
    refuse_beginning (session, words, n);
  else if (first == n)
    explain_all (session, query.subject);
  else if (second == 0 && find_variable (session, rest, query.subject, &var))
    explain_variable (session, var, (guint8) sortie_ref_index (query.subject));
  else if (second == 0)
    refuse_value (session, rest, query.subject);
  else if (!is_value_of (&console_session_view (session)->play, value, query.subject))
    refuse_value_of (session, value, query.subject);
  else if (find_other (session, words + first + second, &query.other))
    explain (session, value, &query);
}
