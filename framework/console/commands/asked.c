/* SPDX-License-Identifier: GPL-3.0-or-later */
/* asked.c: questions as people ask them (“what can attack my summoner”), and the commands that answer them. */
#include "console/commands/commands.h"

#include <string.h>

#include "base/text.h"
#include "console/commands/lookup.h"
#include "match/front-end.h"

/* What players of most games call two verbs. A question about one of them makes no sense in a game that has no verb for
 * it (SortieVerbDecl.also). */
#define ATTACK N_ ("attack")
#define MOVE N_ ("move")

typedef struct
{
  /* NC_(): the ways to ask it, with semicolons between. A slash separates words of which one is typed, in brackets if
   * none need be; {a} and {b} are one word or more, {move} a verb with what may follow it. */
  const char *asked;
  const char *means;   /* the command, with the words of {a}, {b} or {move} */
  const char *verb;    /* (nullable): what it is about */
  const char *example; /* (nullable) N_(): one of the ways, for help */
} Question;

/* The first that fits counts.
 *
 * Translators: a slash separates words of which one is typed, in brackets if none need be; semicolons separate ways to
 * ask the same. {a} and {b} stand for one word or more, {move} for a verb with what may follow it. Write all ways in
 * which people ask this in your language, in any order of the words; accents may be left out. */
static const Question questions[] = {
  { NC_ ("question", "what/who/whom/which can/could/may I/we attack/hit/kill/destroy/reach"), "moves attack", ATTACK },
  { NC_ ("question", "what can/could/may attack/hit; "
                     "which/what (of) (my/our) unit/units/card/cards can/could/may attack/hit; "
                     "what/who can/could/may my/our unit/units/cards/side attack/hit; "
                     "what/who do I/we threaten/attack"),
    "moves attack", ATTACK },
  { NC_ ("question", "what/who/which can/could/may/might attack/hit/kill/destroy/harm/hurt/reach me/us; "
                     "what/who attacks/endangers me/us; am I (in) safe/danger"),
    "what threatens me", ATTACK },
  { NC_ ("question", "(what/what's/whats) (are/is) my/our odds/chance/chances (of/to/for) "
                     "kill/killing/destroy/destroying/hit/hitting/beat/beating/attack/attacking {a}; "
                     "can my/our units/side/cards attack/hit/kill/destroy/reach {a}; "
                     "what/who beats/kills/destroys {a}; "
                     "what/which (of) (my/our) unit/units/card/cards can/could/may attack/hit/kill/destroy/reach {a}"),
    "what threatens {a}", ATTACK },
  { NC_ ("question", "what/who/which can/could/may/might attack/hit/kill/destroy/harm/hurt/reach/threaten {a}; "
                     "which enemy/enemies/unit/units/card/cards can/could/may attack/hit/kill/destroy/reach {a}; "
                     "what/who attacks/endangers {a}; can/could {a} be attacked/hit/killed/destroyed/harmed; "
                     "is/are {a} (in) safe/danger/threatened"),
    "what threatens {a}", ATTACK, N_ ("what can attack UNIT") },
  { NC_ ("question", "what/who/whom/which can/could/may/might {a} attack/hit/kill/destroy/reach/target/threaten; "
                     "what does {a} threaten/attack"),
    "what targets {a}", ATTACK, N_ ("what can UNIT attack") },
  { NC_ ("question", "(what) (are/is/was) (the) odds/chance/chances/probability/likelihood (of/that/for) {a} "
                     "on/against/versus/vs/killing/destroying/hitting/beating/attacking/kills/destroys/hits/beats/"
                     "attacks {b}; "
                     "how likely (is/does) (it) (that) {a} kills/destroys/hits/beats {b}; "
                     "how likely is/will {a} (to) kill/destroy/hit/beat {b}; "
                     "can/could/will/would {a} kill/destroy/beat {b}; "
                     "what (happens) if/when {a} attacks {b}"),
    "odds {a} on {b}", ATTACK, N_ ("odds UNIT on UNIT") },
  { NC_ ("question", "what's/whats (the) odds/chance/chances/probability (of/that/for) {a} "
                     "on/against/versus/vs/killing/destroying/hitting/beating/attacking/kills/destroys/hits/beats/"
                     "attacks {b}; "
                     "what (would) (happens/happen) if/when {a} attacks/attacked/hits {b}; "
                     "does {a} threaten/attack/endanger {b}"),
    "odds {a} on {b}", ATTACK },
  { NC_ ("question", "where can/could/may I/we move/go"), "moves move", MOVE },
  { NC_ ("question", "where can/could/may my/our units/cards/pieces move/go; "
                     "which/what (of) (my/our) unit/units/card/cards can/could/may move/go"),
    "moves move", MOVE },
  { NC_ ("question", "where can/could/may {a} move/go/walk/run/step; how far can/could/may {a} move/go/walk/run/step"),
    "moves move {a}", MOVE, N_ ("where can UNIT move") },
  { NC_ ("question", "what should/must I/we do (now/next)"), "hint", NULL },
  { NC_ ("question", "what can/could/may I/we do (now/next)"), "moves", NULL },
  { NC_ ("question", "what/which (card/cards/unit/units) can/could/may I/we {move}"),
    "moves {move}", NULL },
  { NC_ ("question", "what/which cards do I/we have/hold (in) (my/our) (hand); what/which cards have I/we (got); "
                     "what do I/we have/hold in my/our hand"),
    "hand", NULL },
  { NC_ ("question", "what/which units/cards/pieces are mine/ours; what/which units/pieces do I/we have; "
                     "where are my/our units/cards/pieces"),
    "what is me", NULL },
  { NC_ ("question", "what/which phase/step/turn (is) (it/this) (now); is it my/our turn (now); who decides (now)"),
    "what turn", NULL },
  { NC_ ("question", "what (has) happened (so) (far); what (has) happened last/this turn"),
    "what changed", NULL },
  { NC_ ("question", "what did/has {a} do/done (last/this) (turn)"),
    "log {a}", NULL },
  { NC_ ("question", "what can/could/may I/we do with {a}; what can/could/may {a} do; what can be done with {a}; "
                     "how can/do/may I/we use {a}"),
    "moves {a}", NULL, N_ ("what can UNIT do") },
  { NC_ ("question", "how much/many damage/wounds/harm/dice can/does/do/will {a} do/deal/make/cause/inflict/roll/have; "
                     "how much damage/harm from {a}; how strong is/are {a}; how hard does {a} hit"),
    "card {a}", ATTACK, N_ ("how much damage does CARD do") },
  { NC_ ("question", "how much/many life/health/wounds (points) does/do/has/have {a} have/has/left; "
                     "how much/many life/health/wounds (points) has/have {a}"),
    "what life {a}", NULL },
  { NC_ ("question", "how many cards (are/do/have/does/has) (I/we/they/you/everybody) (have/got) "
                     "left/remain/remaining/there; how many cards do I/we have; who is winning/ahead/leading; "
                     "who leads/wins"),
    "what score", NULL, N_ ("how many cards are left") },
  { NC_ ("question", "how many cards (are) (left) in/on {a}; how many cards (are) (left) in/on {a} left"),
    "show {a}", NULL },
  { NC_ ("question", "how much/many {a} do/have I/we have/got (left); how much/many {a} is/are left"),
    "what score", NULL },
  { NC_ ("question", "how much/many {a} does/do {b} have/hold (left) (in) (hand)"),
    "show {b}", NULL },
  { NC_ ("question", "what does/do/will/would {a} do/say; what (is/are) {a} for; how does/do {a} work; "
                     "tell me about {a}"),
    "card {a}", NULL, N_ ("what does CARD do") },
  { NC_ ("question", "what does/do {a} mean; what about {a}; who is {a}"), "what is {a}", NULL },
  { NC_ ("question", "what (would) happens/happen if/when I/we attack {a}; what if I/we attack {a}"), "why attack {a}",
    ATTACK },
  { NC_ ("question", "what (would) happens/happen if/when (I/we) {move}; what if (I/we) {move}; "
                     "can/could/may I/we {move}; why can't/cant/cannot I/we {move}; why can I/we not {move}; "
                     "when can/may I/we {move}"),
    "why {move}", NULL, N_ ("what happens if I MOVE") },
  { NC_ ("question", "can/could/may {a} move/go/walk/get to {b}"),
    "why move {a} {b}", MOVE },
  { NC_ ("question", "can/could/may {a} move/go/walk"),
    "moves move {a}", MOVE },
  { NC_ ("question", "can/could/may {a} attack/hit/reach/shoot {b}"),
    "odds {a} on {b}", ATTACK },
  { NC_ ("question", "what (would) happens/happen if/when (I/we) {a}"), "rules {a}", NULL },
};

/* ---- Whether a line is one of them ----------------------------------------------------- */

typedef enum
{
  SLOT_A,
  SLOT_B,
  N_SLOTS
} Slot;

/* Some words of the line. */
typedef struct
{
  guint from, to;
} Words;

typedef struct
{
  ConsoleSession *session;
  const SortieLine *line;
  guint typed;          /* the words of its first part */
  guint n;              /* those that count: without a mark alone at the end */
  char *first;          /* the first of them, in lower case, but with its accents */
  Words slots[N_SLOTS]; /* {move} is {a} */
} Asked;

static void
asked_clear (Asked *asked)
{
  g_free (asked->first);
}

/* Whether the word, perhaps with a comma behind it, is one of those with slashes between, up to @end. */
static gboolean
is_among (const char *words, const char *end, const char *folded)
{
  const gsize length = strlen (folded) - g_str_has_suffix (folded, ",");

  for (const char *at = words; at < end;)
    {
      const gsize of_this = MIN (strcspn (at, "/"), (gsize) (end - at));

      if (of_this == length && strncmp (at, folded, length) == 0)
        return TRUE;
      at += of_this + 1;
    }
  return FALSE;
}

static gboolean fits (Asked *asked, const char *way, guint at);

/* Whether the word is a verb, or another form of one in the reader's language. */
static gboolean
is_verb (const Asked *asked, guint at)
{
  SortieMatch *match = asked->session->match;
  g_auto (SortieLine) alone = { .n = 0 };

  sortie_line_init_part (&alone, asked->line, at, 1);
  sortie_line_spell_out (sortie_match_offers (match, sortie_match_to_move (match)), &alone);
  return alone.n > 0 && console_verb_known (asked->session, alone.words[0]) != NULL;
}

/* As few words as possible for {a}, {b} or {move}. @behind: what follows it */
static gboolean
fits_slot (Asked *asked, const char *slot, const char *behind, guint at)
{
  Words *words = &asked->slots[slot[1] == 'b' ? SLOT_B : SLOT_A];

  if (at >= asked->n || (g_str_has_prefix (slot, "{move}") && !is_verb (asked, at)))
    return FALSE;
  for (guint to = at + 1; to <= asked->n; to++)
    if (fits (asked, behind, to))
      {
        *words = (Words){ at, to };
        return TRUE;
      }
  return FALSE;
}

/* Whether the words from @at on are those of the rest of a way to ask. */
static gboolean
fits (Asked *asked, const char *way, guint at)
{
  const char *token = way + strspn (way, " "), *end = token + strcspn (token, " ;");

  if (token == end)
    return at == asked->n;
  if (*token == '{')
    return fits_slot (asked, token, end, at);
  if (*token == '(')
    return (at < asked->n && is_among (token + 1, end - 1, asked->line->folded[at]) && fits (asked, end, at + 1))
           || fits (asked, end, at);
  return at < asked->n && is_among (token, end, asked->line->folded[at]) && fits (asked, end, at + 1);
}

/* Folding takes most of the time: few lines begin with a word of any question. */
static gboolean
fits_any (Asked *asked, const char *ways)
{
  g_autofree char *folded = NULL;

  if (strstr (ways, asked->first) == NULL && strstr (ways, asked->line->folded[0]) == NULL)
    return FALSE;
  folded = sortie_words_fold (ways);
  for (const char *way = folded; way != NULL; way = strchr (way, ';'))
    {
      way += strspn (way, "; ");
      if (fits (asked, way, 0))
        return TRUE;
    }
  return FALSE;
}

/* The question that the line asks, in the reader's language or in English. (nullable) */
static const Question *
find (Asked *asked)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (fits_any (asked, strchr (questions[i].asked, '\004') + 1)
        || (*sortie_text_language () != '\0'
            && fits_any (asked, sortie_text_translate (SORTIE_TEXT_DOMAIN, questions[i].asked))))
      return &questions[i];
  return NULL;
}

static gboolean
makes_sense (ConsoleSession *session, const Question *question)
{
  return question->verb == NULL || console_verb_known (session, question->verb) != NULL;
}

/* ---- Answering it ---------------------------------------------------------------------- */

/* Puts the words of a slot before @at, without what adds nothing to a name. Returns how many */
static guint
put_slot (SortieLine *line, const Asked *asked, const Words *words, guint at)
{
  /* Translators: words before a name that add nothing, with blanks between. */
  static const char *const fillers = NC_ ("typed", "the an my our");
  guint n = 0, from = words->from;

  while (from + 1 < words->to && console_word_is_among (asked->line->words[from], fillers))
    from++;
  for (guint i = from; i < words->to; i++)
    {
      g_autofree char *word = g_strdup (asked->line->words[i]);

      if (i + 1 == words->to && g_str_has_suffix (word, ","))
        word[strlen (word) - 1] = '\0';
      sortie_line_replace (line, at + n++, 0, word);
    }
  return n;
}

/* Puts the command before the words of the line that are asked, and takes those off. */
static void
put_command (SortieLine *line, const Asked *asked, const char *means)
{
  g_auto (GStrv) tokens = g_strsplit (means, " ", -1);
  g_auto (SortieLine) command = { .n = 0 };
  guint at = 0;

  for (guint i = 0; tokens[i] != NULL; i++)
    if (*tokens[i] == '{')
      at += put_slot (&command, asked, &asked->slots[tokens[i][1] == 'b' ? SLOT_B : SLOT_A], at);
    else
      sortie_line_replace (&command, at++, 0, tokens[i]);
  for (guint i = 0; i < at; i++)
    sortie_line_replace (line, i, 0, command.words[i]);
  sortie_line_replace (line, at, asked->typed, NULL); /* last: the end of the part moves to the command */
}

/* Begins with the first part of the line. FALSE: no question is so short */
static gboolean
begin (ConsoleSession *session, const SortieLine *line, Asked *ret)
{
  g_autofree char *valid = NULL;

  *ret = (Asked){ .session = session, .line = line, .typed = line->n > 0 ? sortie_line_part_length (line, 0) : 0 };
  ret->n = ret->typed;
  if (ret->n > 0 && line->words[ret->n - 1][strspn (line->words[ret->n - 1], ".!?")] == '\0')
    ret->n--;
  if (ret->n < 2)
    return FALSE;
  valid = g_utf8_make_valid (line->words[0], -1);
  ret->first = g_utf8_strdown (valid, -1);
  return TRUE;
}

void
console_asked_put (ConsoleSession *session, SortieLine *line)
{
  const Question *question;
  Asked asked;

  if (!begin (session, line, &asked))
    return;
  question = console_verb_called (session, line->words[0]) == NULL && console_command_find (session, "what") != NULL
                 ? find (&asked) : NULL;
  if (question != NULL && makes_sense (session, question))
    put_command (line, &asked, question->means);
  else if (question != NULL) /* which says so */
    sortie_line_replace (line, 0, 0, "what");
  asked_clear (&asked);
}

void
console_asked_refuse_verb (ConsoleSession *session, const char *verb)
{
  console_session_refuse_fill (session, _ ("No move of this game is called “{verb}”; “moves” lists what is possible "
                                           "now."), "verb", sortie_text_translate (SORTIE_TEXT_DOMAIN, verb), NULL);
}

/* FALSE: the words are no question about moves that the game has not */
static gboolean
refuse_verb (ConsoleSession *session, char **words)
{
  g_auto (SortieLine) line = { .n = 0 };
  const Question *question;
  Asked asked;

  sortie_line_init_words (&line, words, g_strv_length (words));
  if (!begin (session, &line, &asked))
    return FALSE;
  question = find (&asked);
  asked_clear (&asked);
  if (question == NULL || makes_sense (session, question))
    return FALSE;
  console_asked_refuse_verb (session, question->verb);
  return TRUE;
}

/* "“what can attack UNIT”, “how many cards are left”" (transfer full) */
static char *
list_examples (ConsoleSession *session)
{
  g_autoptr (GPtrArray) examples = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (questions[i].example != NULL && makes_sense (session, &questions[i]))
      g_ptr_array_add (examples, sortie_sentence (_ ("“{line}”"), "line", _ (questions[i].example), NULL));
  return sortie_texts_join (examples, _ (", "));
}

void
console_asked_refuse (ConsoleSession *session, char **words)
{
  g_autofree char *examples = NULL;

  if (refuse_verb (session, words))
    return;
  examples = list_examples (session);
  console_session_refuse_fill (session, _ ("That question is not understood. Ask for example: {examples}."), "examples",
                               examples, NULL);
}

void
console_asked_explain (ConsoleSession *session)
{
  g_autofree char *examples = list_examples (session);

  console_out_fill (session->out, _ ("Questions are understood as people ask them: {examples}."), "examples", examples,
                    NULL);
}
