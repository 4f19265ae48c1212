/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-explain.c: where the values of a thing come from. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "console/commands/lookup.h"

/* the word before the other side of an attack */
#define AGAINST "against"

/* What the rules would charge for it. */
static void
say_costs (ConsoleSession *session, SortieRef subject)
{
  g_autofree char *costs = console_costs_text (session, subject);

  if (*costs != '\0')
    console_out_fill (session->out, "{costs}.", "costs", costs, NULL);
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
      source = console_source_name (session, p, subject, &by);
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
    if (is_seat ? console_is_value_of (p, i, subject) : console_value_is_changed (p, i, &query))
      {
        console_explain_value (session, i, &query);
        any = TRUE;
      }
  if (!is_seat && say_sets (session, subject))
    any = TRUE;
  if (!any)
    console_out_fill (session->out,
                      is_seat ? sortie_phrase_to_reader (_ ("{seat} has no values to explain."
                                                            "|you=You have no values to explain."),
                                                         sortie_ref_seat (query.actor) == subject, FALSE)
                              : _ ("{card}: every value is as printed."),
                      is_seat ? "seat" : "card",
                      sortie_ref_name (p, console_session_reader (session), subject, name), NULL);
  if (!is_seat)
    say_costs (session, subject);
}

/* ---- Finding the subject ------------------------------------------------------------ */

static char *
join_words_from (char **words, guint from, guint to)
{
  GString *text = g_string_new (NULL);

  for (guint i = from; i < to; i++)
    g_string_append_printf (text, "%s%s", i > from ? " " : "", words[i]);
  return g_string_free (text, FALSE);
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
    if (values[i].type != SORTIE_VALUE_RULE && console_is_value_of (p, i, subject)
        && (values[i].printed || console_value_by_rules (p, i, subject) != 0 || sortie_query (p, i, &query) != 0))
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
      g_autofree char *name = join_words_from (words, 0, n);

      if (find (session, name, ret))
        break;
      n--;
    }
  return n;
}

static gboolean
find_index (ConsoleSession *session, SortieNameKind kind, const char *name, guint32 *ret)
{
  SortieNameFound found;

  if (!console_find (session, kind, name, &found))
    return FALSE;
  *ret = found.index;
  return TRUE;
}

static gboolean
find_value (ConsoleSession *session, const char *name, guint32 *ret)
{
  return find_index (session, SORTIE_NAME_VALUE, name, ret);
}

static gboolean
find_place (ConsoleSession *session, const char *name, guint32 *ret)
{
  return find_index (session, SORTIE_NAME_PLACE, name, ret);
}

/* No words at the beginning name a thing: refuses what comes before the value. */
static void
refuse_beginning (ConsoleSession *session, char **words, guint n)
{
  guint32 value, place;
  guint at = find_longest (session, words, n, find_place, &place);
  g_autofree char *name = NULL;

  if (at == 0)
    at = n;
  for (guint i = 1; i < n && at == n; i++)
    if (find_value (session, words[i], &value))
      at = i;
  name = join_words_from (words, 0, at);
  console_refuse_thing (session, name);
}

/* ---- Numbers of a seat that only the course of the match changes ------------------------ */

static gboolean
is_seen (const SortieView *view, const SortieVarDecl *decl, guint8 seat)
{
  return sortie_sees (view->play.setup, decl->seen_by, seat, view->seat);
}

static gboolean
is_variable_called (ConsoleSession *session, const SortieVarDecl *decl, const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);

  return g_ascii_strcasecmp (decl->id, name) == 0
         || sortie_words_fold_to (console_game_text (session->module, decl->title), folded);
}

/* "menace": a number of the seat, or of the match, that the reader may see. */
static gboolean
find_variable (ConsoleSession *session, const char *name, SortieRef subject, guint *ret)
{
  const SortieView *view = console_session_view (session);
  const SortieVarDecl *vars = view->play.setup->vars;

  for (*ret = 0; sortie_ref_kind (subject) == SORTIE_REF_SEAT && vars != NULL
                 && vars[*ret].id != NULL; (*ret)++)
    if (vars[*ret].title != NULL && is_variable_called (session, &vars[*ret], name)
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
  if (*name == '\0' || find_subject (session, name, ret))
    return TRUE;
  console_refuse_thing (session, name);
  return FALSE;
}

void
console_command_explain (ConsoleSession *session, char **words)
{
  SortieQuery query = { .actor = console_session_reader (session) };
  guint n = g_strv_length (words), var;
  guint32 value;
  guint first = find_longest (session, words, n, find_subject, &query.subject);
  guint second = find_longest (session, words + first, n - first, find_value, &value);
  g_autofree char *rest = join_words_from (words, first, n);

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
  else if (!console_is_value_of (&console_session_view (session)->play, value, query.subject))
    refuse_value_of (session, value, query.subject);
  else if (find_other (session, words + first + second, &query.other))
    console_explain_value (session, value, &query);
}
