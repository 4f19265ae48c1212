/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-words.c: names in scenarios, looked up in the game's tables. */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "match/internal.h"
#include "base/internal.h"
#include "flow/front-end.h"
#include "language/internal.h"

#include <string.h>

gboolean
scenario_find (ScenarioRun *run, const char *what, const char *word, GPtrArray *names, guint *ret)
{
  g_autofree char *hint = NULL;
  const gint found = sortie_words_find (word, names, &hint);

  if (found < 0)
    return scenario_broken (run, _ ("“%s” is not %s%s"), word, what, hint);
  *ret = (guint) found;
  return TRUE;
}

gboolean
scenario_find_seat (ScenarioRun *run, const char *word, guint8 *ret)
{
  GPtrArray *names = g_ptr_array_new ();
  guint seat;

  for (guint i = 0; i < run->p->setup->n_seats; i++)
    g_ptr_array_add (names, (char *) run->p->setup->seat_ids[i]);
  if (!scenario_find (run, _ ("a seat"), word, names, &seat))
    return FALSE;
  *ret = seat;
  return TRUE;
}

static void
add_rule (GPtrArray *names, const char *rule)
{
  if (rule != NULL)
    g_ptr_array_add (names, (char *) rule);
}

gboolean
scenario_knows_rule (ScenarioRun *run, const char *rule)
{
  const SortieSetup *setup = run->p->setup;
  GPtrArray *names = g_ptr_array_new ();
  guint found;

  for (const SortieReasonDecl *reason = setup->rules->reasons; reason->id != NULL; reason++)
    add_rule (names, reason->rule);
  add_rule (names, setup->game->never_drawn);
  /* an answer that is none, or too short, is refused by the rule of the question */
  for (guint kind = 0; sortie_decision_decl (setup, kind)->id != NULL; kind++)
    add_rule (names, sortie_rule_of_question (setup, kind));
  add_rule (names, setup->rules->number_rule);
  /* a card that is elsewhere or cannot be used is refused by the rule of the verb */
  for (const SortieVerbDecl *verb = setup->rules->verbs; verb->id != NULL; verb++)
    if (verb->candidates == NULL || verb->candidates == sortie_use_candidates)
      add_rule (names, verb->rule);
  /* the rules behind what cards forbid */
  for (const SortieValueDecl *value = setup->catalogue->vocabulary->values; value != NULL && value->id != NULL; value++)
    if (value->type == SORTIE_VALUE_RULE)
      add_rule (names, value->rule);
  return scenario_find (run, _ ("a rule that a refusal cites"), rule, names, &found);
}

gboolean
scenario_find_rule (ScenarioRun *run, const char *number)
{
  const SortieRulebook *book = run->rulebook;
  GPtrArray *names = g_ptr_array_new ();
  guint found;

  for (guint i = 0; i < book->n_rules; i++)
    add_rule (names, book->rules[i].id);
  for (guint i = 0; i < book->n_chapters; i++)
    add_rule (names, book->chapters[i].id);
  return scenario_find (run, _ ("a rule of this game"), number, names, &found);
}

gboolean
scenario_find_home (ScenarioRun *run, const char *word, ScenarioHome *ret)
{
  const SortieSetup *setup = run->p->setup;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  guint n_zones = run->p->s->n_zones, index;
  char name[SORTIE_MOVE_TEXT];

  for (guint16 zone = 0; zone < n_zones; zone++)
    g_ptr_array_add (names, g_strdup (sortie_zone_name (setup, zone, name, sizeof name)));
  for (guint16 place = 0; place < run->p->s->n_places; place++)
    g_ptr_array_add (names, g_strdup (sortie_place_name (setup, place, SORTIE_NO_SEAT, name, sizeof name)));
  if (!scenario_find (run, _ ("a zone or place"), word, names, &index))
    return FALSE;
  ret->is_place = index >= n_zones;
  ret->index = ret->is_place ? index - n_zones : index;
  ret->seat = ret->is_place ? setup->spots[ret->index].seat : setup->piles[ret->index].seat;
  return TRUE;
}

gboolean
scenario_find_card (ScenarioRun *run, const char *word, guint16 *ret_def)
{
  const SortieCatalogue *catalogue = run->module->catalogue;
  GPtrArray *names = g_ptr_array_new ();
  guint def;

  g_ptr_array_add (names, NULL); /* definition 0 means "not known" */
  for (guint i = 1; i < catalogue->n_defs; i++)
    g_ptr_array_add (names, (char *) catalogue->defs[i].id);
  if (!scenario_find (run, _ ("a card"), word, names, &def))
    return FALSE;
  *ret_def = def;
  return TRUE;
}

/* The parts of the definition's text, and its records. */
static GPtrArray *
part_names (const ScenarioRun *run, const SortieDef *def)
{
  const SortieCatalogue *catalogue = run->module->catalogue;
  const char *const *parts = catalogue->vocabulary->kinds[def->kind].texts;
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (def->text[i] != NULL)
      g_ptr_array_add (names, (char *) parts[i]);
  for (guint i = 0; i < def->n_records; i++)
    g_ptr_array_add (names, (char *) catalogue->records[def->first_record + i].id);
  return names;
}

gboolean
scenario_find_part (ScenarioRun *run, guint16 def, const char *word)
{
  const SortieDef *card = &run->module->catalogue->defs[def];
  GPtrArray *names = part_names (run, card);
  guint ret;

  if (word != NULL || names->len > 1)
    return scenario_find (run, _ ("a part of that card"), word != NULL ? word : "", names, &ret);
  g_ptr_array_unref (names);
  return TRUE;
}

/* All variables by their full names. @vars and @seats say which variable each name is. */
static GPtrArray *
variable_names (const ScenarioRun *run, GArray *vars, GByteArray *seats)
{
  const SortieSetup *setup = run->p->setup;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint var = 0; setup->vars[var].id != NULL; var++)
    for (guint8 seat = 0; seat < (setup->vars[var].shared ? 1 : setup->n_seats); seat++)
      {
        g_ptr_array_add (
            names, setup->vars[var].shared
                       ? g_strdup (setup->vars[var].id)
                       : g_strdup_printf ("%s.%s", setup->seat_ids[seat], setup->vars[var].id));
        g_array_append_val (vars, var);
        g_byte_array_append (seats, &seat, 1);
      }
  return names;
}

gboolean
scenario_find_variable (ScenarioRun *run, const char *word, guint *ret, guint8 *ret_seat)
{
  g_autoptr (GArray) vars = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GByteArray) seats = g_byte_array_new ();
  guint index;

  if (!scenario_find (run, _ ("a variable"), word, variable_names (run, vars, seats), &index))
    return FALSE;
  *ret = g_array_index (vars, guint, index);
  *ret_seat = seats->data[index];
  return TRUE;
}

gboolean
scenario_find_flag (ScenarioRun *run, const char *word, guint *ret, gboolean *ret_denied)
{
  const SortieFlagDecl *flags = run->p->setup->flags;
  GPtrArray *names = SORTIE_ROW_IDS (flags);
  guint n = names->len;

  for (guint flag = 0; flag < n; flag++)
    {
      g_autofree char *denied = g_strconcat (SCENARIO_NOT, flags[flag].id, NULL);

      g_ptr_array_add (names, flags[flag].clue != 0 ? (gpointer) g_intern_string (denied) : NULL);
    }
  if (!scenario_find (run, _ ("a flag of a card"), word, names, ret))
    return FALSE;
  *ret_denied = *ret >= n;
  *ret %= n;
  return TRUE;
}

gboolean
scenario_find_memory (ScenarioRun *run, const char *word, guint *ret)
{
  const SortieCatalogue *catalogue = run->p->setup->catalogue;
  GPtrArray *names = SORTIE_ROW_IDS (run->p->setup->memories);
  const char *id;

  for (guint i = 0; (id = sortie_note_id (catalogue, i)) != NULL; i++)
    g_ptr_array_add (names, (gpointer) id);
  return scenario_find (run, _ ("a memory of a piece"), word, names, ret);
}

gboolean
scenario_find_turn (ScenarioRun *run, char **words, guint n, guint *ret_table, guint8 *ret_seat)
{
  guint8 named = sortie_seat_of_id (run->p->setup, words[n - 1]);

  *ret_table = 0;
  if (n == 1 && SORTIE_FIND_ROW (run->p->setup->rules->turns, words[0]) < 0)
    return scenario_find_seat (run, words[0], ret_seat);
  if (!scenario_find (run, _ ("a kind of turn"), words[n - 1], SORTIE_ROW_IDS (run->p->setup->rules->turns),
                      ret_table))
    return FALSE;
  *ret_seat = named != SORTIE_NO_SEAT ? named : 0; /* a seat that is named like the turn takes it */
  return n == 1 || scenario_find_seat (run, words[0], ret_seat);
}

gboolean
scenario_find_phase (ScenarioRun *run, guint table, const char *word, guint *ret)
{
  return scenario_find (run, _ ("a phase of this turn"), word,
                        SORTIE_ROW_IDS (run->p->setup->rules->turns[table].phases), ret);
}

gboolean
scenario_find_number (ScenarioRun *run, const char *word, gint *ret)
{
  gint64 number;

  if (!g_ascii_string_to_signed (word, 10, G_MINSHORT, G_MAXSHORT, &number, NULL))
    return scenario_broken (run, _ ("“%s” is not a number"), word);
  *ret = (gint) number;
  return TRUE;
}

gboolean
scenario_find_var_value (ScenarioRun *run, guint var, const char *word, gint *ret)
{
  const char *const *words = run->p->setup->vars[var].words;
  guint index;

  if (words == NULL || g_ascii_isdigit (*word))
    return scenario_find_number (run, word, ret);
  if (!scenario_find (run, _ ("a value of this variable"), word, SORTIE_ROW_IDS (words), &index))
    return FALSE;
  *ret = (gint) index;
  return TRUE;
}

static gboolean
split_at (const char *text, const char *sign, char **ret_name, char **ret_rest)
{
  const char *at = strstr (text, sign);

  if (at == NULL)
    return FALSE;
  *ret_name = g_strstrip (g_strndup (text, at - text));
  *ret_rest = g_strstrip (g_strdup (at + strlen (sign)));
  return TRUE;
}

gboolean
scenario_split_assignment (const char *text, char **ret_name, char **ret_value)
{
  return split_at (text, "=", ret_name, ret_value);
}

gboolean
scenario_split_colon (const char *text, char **ret_name, char **ret_text)
{
  return split_at (text, ":", ret_name, ret_text);
}

gboolean
scenario_have_texts (char **sentences, char **texts)
{
  const char *at = *sentences, *found;

  for (; *texts != NULL; texts++)
    {
      while (at != NULL && (found = strstr (at, *texts)) == NULL)
        at = *++sentences;
      if (at == NULL)
        return FALSE;
      at = found + strlen (*texts);
    }
  return TRUE;
}

gboolean
scenario_has_texts (const char *sentence, char **texts)
{
  const char *alone[] = { sentence, NULL };

  return scenario_have_texts ((char **) alone, texts);
}

char *
scenario_join_texts (char **texts)
{
  return g_strjoinv (" then ", texts);
}
