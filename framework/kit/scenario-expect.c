/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-expect.c: what must hold: moves, questions, values, results. What must be where is in scenario-table.c. */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "base/text.h"
#include "flow/internal.h"
#include "module/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* An expectation that is being checked: its line, split into words. */
typedef struct
{
  ScenarioRun *run;
  const char *text;
  char **words;
  guint n;
} Expectation;

/* ---- Moves ---------------------------------------------------------------------------- */

static gboolean
is_legal (ScenarioRun *run, const char *line, SortieMove *ret, SortieRefusal *why)
{
  const SortiePlay *p = run->p;
  guint8 seat = sortie_to_move (p);

  if (seat == SORTIE_NO_SEAT)
    return sortie_refuse (why, SORTIE_REASON_OVER, 0, 0, 0, 0);
  return sortie_move_parse (p, seat, line, ret, why) && sortie_move_check (p, seat, ret, why);
}

/* legal MOVE */
static gboolean
expect_legal (Expectation *e)
{
  g_autofree char *line = g_strjoinv (" ", e->words + 1), *sentence = NULL;
  SortieMove move;
  SortieRefusal why;

  if (is_legal (e->run, line, &move, &why))
    return TRUE;
  sentence = sortie_refusal_sentence (e->run->p, sortie_to_move (e->run->p), &why);
  return scenario_fails (e->run, _ ("“%s” should be legal: %s"), line, sentence);
}

/* The words of "A" then "B". (transfer full) */
static char **
texts_in_order (char **words)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (; *words != NULL; words++)
    {
      gboolean next = strcmp (*words, "then") == 0;

      if (!next)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", *words);
      if (!next && words[1] != NULL)
        continue;
      g_strv_builder_add (texts, text->str);
      g_string_truncate (text, 0);
    }
  return g_strv_builder_end (texts);
}

static gboolean
expect_logged (ScenarioRun *run, guint8 seat, const char *name, char **texts, gboolean told)
{
  g_auto (GStrv) sentences = sortie_match_log (run->match, seat, 0);
  g_autofree char *text = scenario_join_texts (texts);

  if (scenario_have_texts (sentences, texts) == told)
    return TRUE;
  return scenario_fails (run, told ? _ ("%s was not told “%s”") : _ ("%s was told “%s”"), name,
                         text);
}

static gboolean
expect_prompt (ScenarioRun *run, guint8 seat, const char *name, char **texts, gboolean told)
{
  g_autofree char *prompt = NULL;

  if (sortie_is_over (run->p))
    return scenario_fails (run, _ ("nobody is asked anything: the match is over"));
  prompt = sortie_prompt (run->p, seat);
  if (scenario_has_texts (prompt, texts) == told)
    return TRUE;
  return scenario_fails (run, _ ("the question for %s is: %s"), name, prompt);
}

static gboolean
expect_offer (ScenarioRun *run, guint8 seat, const char *name, char **texts, gboolean told)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  gboolean is_described = FALSE;
  g_autofree char *text = NULL;

  sortie_moves_legal (run->p, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      g_autofree char *sentence = sortie_move_describe (run->p, seat, &moves.moves[i]);

      is_described = is_described || scenario_has_texts (sentence, texts);
    }
  if (is_described == told)
    return TRUE;
  text = scenario_join_texts (texts);
  return scenario_fails (run, told ? _ ("%s is not offered a move described as “%s”")
                                   : _ ("%s is offered a move described as “%s”"),
                         name, text);
}

static gboolean
expect_refusal (ScenarioRun *run, guint8 seat, const char *name, char **texts, gboolean told)
{
  if (run->refusal == NULL || run->refused != seat)
    return scenario_broken (run, _ ("the last refused line was not a line of %s"), name);
  return scenario_has_texts (run->refusal, texts) == told
         || scenario_fails (run, _ ("the line was refused because: %s"), run->refusal);
}

/* Adds what a warning says about the position, or about each move: "own-cards: attack c3 c4: ..." */
static void
add_regrets (ScenarioRun *run, guint8 seat, const SortieWarningDecl *warning, const SortieMoves *moves, GString *text)
{
  g_autofree char *now = sortie_warning_say_of (warning, run->p, seat, moves, NULL);
  char line[SORTIE_MOVE_TEXT];

  if (now != NULL)
    g_string_append_printf (text, "%s: %s\n", warning->id, now);
  for (guint i = 0; i < moves->n; i++)
    {
      g_autofree char *regret = sortie_warning_say_of (warning, run->p, seat, moves, &moves->moves[i]);

      if (regret != NULL)
        g_string_append_printf (text, "%s: %s: %s\n", warning->id,
                                sortie_move_format (run->p, seat, &moves->moves[i], line), regret);
    }
}

/* All warnings of the game, even those that are switched off. (transfer full) */
static char *
warnings_text (ScenarioRun *run, guint8 seat)
{
  const SortieWarningDecl *warnings = run->p->setup->game->warnings;
  g_autofree SortieState *block = sortie_state_new (&run->p->setup->bounds);
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  GString *text = g_string_new (NULL);
  SortieView view;

  sortie_view_init (&view, block, run->p, seat);
  if (sortie_to_move (run->p) == seat)
    sortie_moves_legal (run->p, &moves);
  for (guint i = 0; warnings != NULL && warnings[i].id != NULL; i++)
    {
      g_autofree char *warning = sortie_warning_say (&warnings[i], &view, &moves);

      if (warning != NULL)
        g_string_append_printf (text, "%s: %s\n", warnings[i].id, warning);
      add_regrets (run, seat, &warnings[i], &moves, text);
    }
  return g_string_free (text, FALSE);
}

static gboolean
expect_warning (ScenarioRun *run, guint8 seat, const char *name, char **texts, gboolean told)
{
  g_autofree char *warnings = warnings_text (run, seat);
  g_auto (GStrv) lines = g_strsplit (warnings, "\n", -1);
  gboolean found = FALSE;

  for (guint i = 0; lines[i] != NULL && !found; i++)
    found = scenario_has_texts (lines[i], texts);
  if (found == told)
    return TRUE;
  return scenario_fails (run, _ ("the warnings for %s are: %s"), name,
                         *warnings != '\0' ? warnings : _ ("nothing"));
}

/* Whether a seat was told the texts, or, if @told is FALSE, was not. */
typedef gboolean (*TellCheck) (ScenarioRun *run, guint8 seat, const char *name, char **texts, gboolean told);

/* What is after the first @n words of a line. */
static const char *
behind_words (const char *line, guint n)
{
  for (; n > 0; n--)
    {
      line += strcspn (line, " \t");
      line += strspn (line, " \t");
    }
  return line;
}

/* Whether each text has both its quotes: "A" then "B". Without them, nobody could tell where a text ends. */
static gboolean
are_quoted (const char *texts)
{
  const char *end = *texts == '"' ? strchr (texts + 1, '"') : NULL;

  if (end == NULL)
    return FALSE;
  texts = end + 1 + strspn (end + 1, " \t");
  return *texts == '\0' || (g_str_has_prefix (texts, "then ") && are_quoted (behind_words (texts, 1)));
}

/* [not] log SEAT "TEXT" [then "TEXT"]..., and the like: @words begins with that word */
static gboolean
expect_told (Expectation *e, char **words, TellCheck check, gboolean told)
{
  g_auto (GStrv) texts = NULL;
  guint8 seat;

  if (g_strv_length (words) < 3)
    return scenario_broken (e->run, _ ("this should be: %s SEAT \"TEXT\""), words[0]);
  if (!scenario_find_seat (e->run, words[1], &seat))
    return FALSE;
  if (!are_quoted (behind_words (e->text, (guint) (words - e->words) + 2)))
    return scenario_broken (e->run, _ ("the text needs quotes on both sides: %s %s \"TEXT\""), words[0], words[1]);
  texts = texts_in_order (words + 2);
  return check (e->run, seat, words[1], texts, told);
}

static gboolean
is_known_name (const ScenarioRun *run, SortieLexicon *names, const char *word)
{
  const guint kinds = SORTIE_NAME_SEAT | SORTIE_NAME_ZONE | SORTIE_NAME_VALUE | SORTIE_NAME_DEF | SORTIE_NAME_KEYWORD;
  g_autofree char *folded = sortie_words_fold (word);
  SortieNameFound found;

  sortie_lexicon_find (names, NULL, kinds, word, &found);
  return found.fit > SORTIE_NAME_FITS_NOT || sortie_words_is_number (word)
         || sortie_place_parse (run->p->setup, folded, sortie_to_move (run->p)) != SORTIE_NO_INDEX;
}

/* "boss.casualties": the name after the owner. */
static const char *
without_owner (const char *word)
{
  const char *dot = strchr (word, '.');

  return dot != NULL ? dot + 1 : word;
}

/* Whether some thing, wherever it is, has this name, so that a move with it can be illegal; "support/oath-knight" names
 * where it is as well. */
static gboolean
is_some_name (const ScenarioRun *run, const char *word)
{
  SortieLexicon *names = sortie_lexicon_new (run->module->catalogue, run->p->setup);
  g_auto (GStrv) parts = g_strsplit (word, "/", 2);
  gboolean ret = TRUE;

  for (char **part = parts; *part != NULL; part++)
    ret = ret && (is_known_name (run, names, *part) || is_known_name (run, names, without_owner (*part)));
  sortie_lexicon_free (names);
  return ret;
}

/* A refusal of what the game does not have would hide a slip. */
static gboolean
is_slip (const ScenarioRun *run, const SortieRefusal *why)
{
  return why->reason == SORTIE_REASON_NO_VERB
         || (why->reason == SORTIE_REASON_NO_SUCH && !is_some_name (run, why->word));
}

/* What the misspelt word may have been meant for: a verb, or a card. (transfer full) */
static char *
hint_for (const ScenarioRun *run, const SortieRefusal *why)
{
  const SortieCatalogue *catalogue = run->module->catalogue;
  GPtrArray *names = why->reason == SORTIE_REASON_NO_VERB ? SORTIE_ROW_IDS (run->p->setup->rules->verbs)
                                                          : g_ptr_array_new ();

  for (guint i = 1; why->reason != SORTIE_REASON_NO_VERB && i < catalogue->n_defs; i++)
    g_ptr_array_add (names, (char *) catalogue->defs[i].id);
  return sortie_words_hint (why->word, names);
}

/* not legal MOVE */
static gboolean
expect_not (Expectation *e)
{
  g_autofree char *line = NULL, *hint = NULL;
  SortieRefusal why = { 0 };
  SortieMove move;

  if (e->n < 3 || !sortie_scenario_word_is (SORTIE_SCENARIO_LEGAL, e->words[1]))
    return scenario_broken (e->run, _ ("this should be: not legal MOVE, or not log SEAT \"TEXT\""));
  line = g_strjoinv (" ", e->words + 2);
  if (is_legal (e->run, line, &move, &why))
    return scenario_fails (e->run, _ ("“%s” should not be legal"), line);
  if (!is_slip (e->run, &why))
    return TRUE;
  hint = hint_for (e->run, &why);
  return scenario_broken (e->run, why.reason == SORTIE_REASON_NO_VERB ? _ ("there is no move “%s” in this game%s")
                                                                     : _ ("nothing in this game is called “%s”%s"),
                          why.word, hint);
}

/* only legal MOVE: judged after the last of these lines */
static gboolean
expect_only (Expectation *e)
{
  if (e->n < 3 || !sortie_scenario_word_is (SORTIE_SCENARIO_LEGAL, e->words[1]))
    return scenario_broken (e->run, _ ("this should be: only legal MOVE"));
  g_ptr_array_add (e->run->only, g_strjoinv (" ", e->words + 2));
  e->words++;
  e->n--;
  return expect_legal (e);
}

static gboolean
is_among_only (const ScenarioRun *run, const char *line)
{
  SortieMove move;
  char buffer[SORTIE_MOVE_TEXT];
  guint8 seat = sortie_to_move (run->p);

  for (guint i = 0; i < run->only->len; i++)
    if (sortie_move_parse (run->p, seat, run->only->pdata[i], &move, NULL)
        && strcmp (sortie_move_format (run->p, seat, &move, buffer), line) == 0)
      return TRUE;
  return FALSE;
}

void
scenario_expect_end (ScenarioRun *run)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  char line[SORTIE_MOVE_TEXT];

  if (run->only->len == 0)
    return;
  sortie_moves_legal (run->p, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      sortie_move_format (run->p, sortie_to_move (run->p), &legal.moves[i], line);
      if (!is_among_only (run, line))
        scenario_fails (run, _ ("“%s” is legal too"), line);
    }
  g_ptr_array_set_size (run->only, 0);
}

/* ---- Questions, turns, results -------------------------------------------------------- */

/* asks SEAT [QUESTION] */
static gboolean
expect_asks (Expectation *e)
{
  const SortieDecision *d = &e->run->p->s->decision;
  const SortieSetup *setup = e->run->p->setup;
  const char *question = e->n > 2 ? e->words[2] : NULL;
  guint8 seat;
  guint row;

  if (e->n < 2 || e->n > 3)
    return scenario_broken (e->run, _ ("this should be: asks SEAT [QUESTION]"));
  if (!scenario_find_seat (e->run, e->words[1], &seat)
      || (question != NULL
          && !scenario_find (e->run, _ ("a question"), question, SORTIE_ROW_IDS (setup->rules->decisions), &row)))
    return FALSE;
  if (sortie_is_over (e->run->p))
    return scenario_fails (e->run, _ ("nobody is asked anything: the match is over"));
  /* a game may name its own question like one of the framework's: the word decides */
  return (d->seat == seat
          && (question == NULL
              || strcmp (sortie_decision_decl (setup, d->kind)->id, question) == 0))
         || scenario_fails (e->run, _ ("%s is asked “%s”"), setup->seat_ids[d->seat],
                            sortie_decision_decl (setup, d->kind)->id);
}

/* turn [SEAT] [TURN] PHASE */
static gboolean
expect_turn (Expectation *e)
{
  const SortieTurn *turn = &e->run->p->s->turn;
  guint table, phase;
  guint8 seat;

  if (e->n < 3 || e->n > 4)
    return scenario_broken (e->run, _ ("this should be: turn [SEAT] TURN PHASE"));
  if (!scenario_find_turn (e->run, e->words + 1, e->n - 2, &table, &seat)
      || !scenario_find_phase (e->run, table, e->words[e->n - 1], &phase))
    return FALSE;
  return (turn->table == table && turn->active == seat && turn->phase == phase)
         || scenario_fails (e->run, _ ("it is the turn of %s: %s, %s"),
                            e->run->p->setup->seat_ids[turn->active],
                            sortie_turn (e->run->p)->id,
                            sortie_phase (e->run->p)->id != NULL
                                ? sortie_phase (e->run->p)->id : _ ("after its last phase"));
}

static char *
result_text (const SortiePlay *p)
{
  GString *text;

  if (p->s->result.kind == SORTIE_RESULT_NONE)
    return g_strdup (_ ("nobody has won"));
  if (p->s->result.kind != SORTIE_RESULT_WON)
    return g_strdup (_ ("it is a draw"));
  if (p->s->result.winners == 0)
    return g_strdup (_ ("all have lost"));
  text = g_string_new (_ ("winner"));
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (p->s->result.winners >> seat & 1)
      g_string_append_printf (text, " %s", p->setup->seat_ids[seat]);
  return g_string_free (text, FALSE);
}

static gboolean
expect_reason (Expectation *e, const char *rule)
{
  const SortieReasonDecl *reason =
      sortie_reason (e->run->p->setup, e->run->p->s->result.reason);

  return g_strcmp0 (reason->rule, rule) == 0
         || scenario_fails (e->run, _ ("the match was decided by %s, not %s"),
                            reason->rule != NULL ? reason->rule : reason->id, rule);
}

static gboolean
fails_result (const Expectation *e)
{
  g_autofree char *is = result_text (e->run->p);

  return scenario_fails (e->run, _ ("expected “%s”, but %s"), e->text, is);
}

/* winner SEAT... [RULE] */
static gboolean
expect_winner (Expectation *e)
{
  const SortieResult *result = &e->run->p->s->result;
  gboolean by_rule = e->n > 2 && g_ascii_isupper (e->words[e->n - 1][0]);
  guint8 winners = 0, seat;

  for (guint i = 1; i < e->n - by_rule; i++)
    {
      if (!scenario_find_seat (e->run, e->words[i], &seat))
        return FALSE;
      winners |= 1 << seat;
    }
  if (result->kind != SORTIE_RESULT_WON || result->winners != winners)
    return fails_result (e);
  return !by_rule || expect_reason (e, e->words[e->n - 1]);
}

/* no winner */
static gboolean
expect_no (Expectation *e)
{
  if (strcmp (e->text, "no winner") != 0)
    return scenario_broken (e->run, _ ("this should be: no winner"));
  return !sortie_is_over (e->run->p) || fails_result (e);
}

/* drawn */
static gboolean
expect_drawn (Expectation *e)
{
  return e->run->p->s->result.kind == SORTIE_RESULT_DRAWN || fails_result (e);
}

/* lost [RULE] */
static gboolean
expect_lost (Expectation *e)
{
  const SortieResult *result = &e->run->p->s->result;

  if (result->kind != SORTIE_RESULT_WON || result->winners != 0)
    return fails_result (e);
  return e->n < 2 || expect_reason (e, e->words[1]);
}

/* view SEAT hides ZONE, view SEAT shows ZONE: CARD... */
static gboolean
expect_view (Expectation *e)
{
  guint8 seat;

  if (e->n < 4)
    return scenario_broken (
        e->run, _ ("this should be: view SEAT hides ZONE, or view SEAT shows ZONE: CARD..."));
  if (!scenario_find_seat (e->run, e->words[1], &seat))
    return FALSE;
  if (strcmp (e->words[2], "hides") == 0)
    return scenario_expect_hidden (e->run, seat, e->words[3]);
  if (strcmp (e->words[2], "shows") == 0)
    return scenario_expect_shown (e->run, seat, strstr (e->text, "shows") + strlen ("shows"));
  return scenario_broken (e->run, _ ("a view either “hides” or “shows”, not “%s”"), e->words[2]);
}

/* recalls SEAT ZONE: CARD... */
static gboolean
expect_recall (Expectation *e)
{
  g_autofree char *rest = NULL;

  if (e->n < 4)
    return scenario_broken (e->run, _ ("this should be: recalls SEAT ZONE: CARD... | nothing"));
  rest = g_strjoinv (" ", e->words + 2);
  return scenario_expect_recall (e->run, e->words[1], rest);
}

/* ---- Values --------------------------------------------------------------------------- */

/* "VALUE of THING [against THING] [by SEAT]" */
static gboolean
read_query (ScenarioRun *run, char **words, guint *ret_value, SortieQuery *ret)
{
  guint n = g_strv_length (words);

  *ret = SORTIE_QUERY (SORTIE_NOTHING);
  if (n < 3 || strcmp (words[1], "of") != 0 || n % 2 == 0)
    return scenario_broken (run,
                            _ ("this should be: VALUE of THING [against THING] [by SEAT] = ..."));
  if (!scenario_find (run, _ ("a value"), words[0], SORTIE_ROW_IDS (run->module->game->vocabulary.values), ret_value)
      || !scenario_find_thing (run, words[2], &ret->subject))
    return FALSE;
  for (guint i = 3; i < n; i += 2)
    {
      if (strcmp (words[i], "against") == 0 ? !scenario_find_thing (run, words[i + 1], &ret->other)
                                            : !scenario_find_seat (run, words[i + 1], &ret->actor))
        return FALSE;
      if (strcmp (words[i], "against") != 0 && strcmp (words[i], "by") != 0)
        return scenario_broken (run, _ ("“%s” should be “against” or “by”"), words[i]);
    }
  return TRUE;
}

/* A value as written: 3, champion, gang totem, yes. */
static char *
value_text (const SortieValueDecl *decl, gint value)
{
  GString *text;

  switch (decl->type)
    {
    case SORTIE_VALUE_RULE:
      return g_strdup (value ? "yes" : "no");
    case SORTIE_VALUE_WORD:
      return g_strdup (decl->words[value]);
    case SORTIE_VALUE_WORDS:
      text = g_string_new (NULL);
      for (guint i = 0; decl->words[i] != NULL; i++)
        if (value >> i & 1)
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", decl->words[i]);
      return g_string_free (text, FALSE);
    case SORTIE_VALUE_NUMBER:
      break;
    }
  return g_strdup_printf ("%d", value);
}

static gboolean
expect_value (ScenarioRun *run, const char *name, const char *wanted)
{
  g_auto (GStrv) words = sortie_words_split (name);
  g_autofree char *is = NULL;
  SortieQuery query;
  guint value;

  if (!read_query (run, words, &value, &query))
    return FALSE;
  is = value_text (&run->module->game->vocabulary.values[value],
                   sortie_query (run->p, value, &query));
  return strcmp (is, wanted) == 0 || scenario_fails (run, _ ("%s is %s, not %s"), name, is, wanted);
}

static gboolean
expect_variable (ScenarioRun *run, const char *name, const char *wanted)
{
  guint var;
  guint8 seat;
  gint number, is;

  if (!scenario_find_variable (run, name, &var, &seat)
      || !scenario_find_var_value (run, var, wanted, &number))
    return FALSE;
  is = sortie_var (run->p, var, seat);
  return is == number || scenario_fails (run, _ ("%s is %d, not %d"), name, is, number);
}

/* What an expectation begins with, and who judges it; `told`: a text that a seat was told, also with "not". */
typedef struct
{
  SortieScenarioWord word;
  gboolean (*expect) (Expectation *e);
  TellCheck told;
} Kind;

static const Kind expectations[] = {
  { .word = SORTIE_SCENARIO_ASKS, .expect = expect_asks },
  { .word = SORTIE_SCENARIO_DRAWN, .expect = expect_drawn },
  { .word = SORTIE_SCENARIO_LEGAL, .expect = expect_legal },
  { .word = SORTIE_SCENARIO_LOG, .told = expect_logged },
  { .word = SORTIE_SCENARIO_LOST, .expect = expect_lost },
  { .word = SORTIE_SCENARIO_NEXT, .told = scenario_expect_next },
  { .word = SORTIE_SCENARIO_NO, .expect = expect_no },
  { .word = SORTIE_SCENARIO_NOT, .expect = expect_not },
  { .word = SORTIE_SCENARIO_OFFERS, .told = expect_offer },
  { .word = SORTIE_SCENARIO_ONLY, .expect = expect_only },
  { .word = SORTIE_SCENARIO_PROMPT, .told = expect_prompt },
  { .word = SORTIE_SCENARIO_RECALLS, .expect = expect_recall },
  { .word = SORTIE_SCENARIO_REFUSAL, .told = expect_refusal },
  { .word = SORTIE_SCENARIO_TURN, .expect = expect_turn },
  { .word = SORTIE_SCENARIO_VIEW, .expect = expect_view },
  { .word = SORTIE_SCENARIO_WARNS, .told = expect_warning },
  { .word = SORTIE_SCENARIO_WHY, .told = scenario_expect_why },
  { .word = SORTIE_SCENARIO_WINNER, .expect = expect_winner },
};

/* (nullable) @word: (nullable) */
static const Kind *
kind_of (const char *word)
{
  for (guint i = 0; word != NULL && i < G_N_ELEMENTS (expectations); i++)
    if (sortie_scenario_word_is (expectations[i].word, word))
      return &expectations[i];
  return NULL;
}

/* No expectation begins with this word. */
static gboolean
is_no_expectation (ScenarioRun *run, const char *text)
{
  g_auto (GStrv) words = sortie_words_split (text);
  const char *known[G_N_ELEMENTS (expectations)];
  g_autofree char *hint = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expectations); i++)
    known[i] = sortie_scenario_word (expectations[i].word);
  hint = sortie_words_did_you_mean (words[0], known, G_N_ELEMENTS (known));
  return scenario_broken (run, _ ("this is not an expectation%s"), hint);
}

/* Expectations that begin with none of these words. */
static gboolean
expect_what_is_there (ScenarioRun *run, const char *text)
{
  g_autofree char *name = NULL, *rest = NULL;

  if (scenario_split_colon (text, &name, &rest))
    return strchr (name, ' ') != NULL ? is_no_expectation (run, text)
                                      : scenario_expect_at (run, name, rest);
  if (!scenario_split_assignment (text, &name, &rest))
    return is_no_expectation (run, text);
  return strstr (name, " of ") != NULL ? expect_value (run, name, rest)
                                       : expect_variable (run, name, rest);
}

/* Before such an expectation, nothing is answered. */
static gboolean
asks_what_is_asked (const char *word)
{
  return sortie_scenario_word_is (SORTIE_SCENARIO_ASKS, word) || sortie_scenario_word_is (SORTIE_SCENARIO_PROMPT, word)
         || sortie_scenario_word_is (SORTIE_SCENARIO_OFFERS, word);
}

gboolean
scenario_expect (ScenarioRun *run, const char *text)
{
  g_auto (GStrv) words = sortie_words_split (text);
  Expectation e = { .run = run, .text = text, .words = words, .n = g_strv_length (words) };
  const gboolean denied = sortie_scenario_word_is (SORTIE_SCENARIO_NOT, words[0]);
  const Kind *kind = kind_of (words[0]), *told = denied ? kind_of (words[1]) : kind;

  run->held = run->held || asks_what_is_asked (words[0]);
  if (!run->held)
    scenario_settle (run);
  if (told != NULL && told->told != NULL)
    return expect_told (&e, words + denied, told->told, !denied);
  return kind != NULL ? kind->expect (&e) : expect_what_is_there (run, text);
}
