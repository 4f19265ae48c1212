/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.c: the front reader of typed lines.
 *
 * A line is split into parts once. What comes first is spelled out, one table says what it is, and it is carried out
 * alone; moves that follow one another stay together, because their reader foresees them as a whole. One function says
 * what then happens to the rest of the line (what_of_rest()). */
#include "console/programs/programs.h"

#include <string.h>

#include "match/front-end.h"
#include "console/commands/lookup.h"
#include "console/commands/typed.h"

static void
run_command (ConsoleSession *session, const ConsoleCommand *command, char **words)
{
  guint n = g_strv_length (words);

  if (n >= command->least && n <= command->most)
    {
      command->run (session, words);
      /* a person who looks at something in a step has seen that it began; a question without an answer comes again */
      if (!session->rest && !session->ended_alone.open)
        session->ended_alone.turn = session->ended_alone.step = FALSE;
    }
  else if (command->most == 0)
    console_command_refuse_words (session, command, words[0]);
  else
    console_command_refuse_usage (session, command);
}

/* "boss", "player one", "boss why" */
static gboolean
run_seat (ConsoleSession *session, const SortieLine *line)
{
  guint8 seat;
  guint n = console_find_seat (session, line->words, &seat);
  char **rest = line->words + n;

  if (n == 0)
    return FALSE;
  if (rest[0] == NULL)
    console_show_seat (session, seat);
  else if (rest[1] != NULL || !console_ledger_run (session, seat, rest[0]))
    return console_ledger_refuse (session, seat, line);
  return TRUE;
}

/* ---- Spelling out --------------------------------------------------------------------------- */

/* "offer draw" for the command `offer-draw`; the reader does the same for verbs. */
static void
put_hyphen (ConsoleSession *session, SortieLine *line)
{
  const SortieVerbDecl *verb = line->n > 1 ? console_verb_called (session, line->words[0]) : NULL;
  g_autofree char *whole = line->n > 1 ? g_strconcat (line->words[0], "-", line->words[1], NULL) : NULL;

  if (whole != NULL && !sortie_line_begins_part (line, 1) && console_command_find (session, whole) != NULL
      && (verb == NULL || verb->operands[0].kind == SORTIE_OPERAND_NONE))
    sortie_line_replace (line, 0, 2, whole);
}

/* "threatens e4" for "what threatens e4", unless the words are a move. */
static void
put_what (ConsoleSession *session, SortieLine *line)
{
  if (line->n > 0 && console_asks_what (line->words[0]) && console_command_find (session, "what") != NULL
      && console_verb_called (session, line->words[0]) == NULL && !console_typed_begins (session, line, 0))
    sortie_line_replace (line, 0, 0, "what");
}

/* The id of the verb or command with that name in the reader's language, or NULL. */
static const char *
called (ConsoleSession *session, const char *word)
{
  const SortieVerbDecl *verb = console_verb_called (session, word);
  const ConsoleCommand *command = verb == NULL ? console_command_find (session, word) : NULL;

  return verb != NULL ? verb->id : command != NULL ? command->name : NULL;
}

/* Whether the first word alone answers the question. */
static gboolean
answers_alone (ConsoleSession *session, const SortieLine *line)
{
  g_auto (SortieLine) alone = { .n = 0 };

  sortie_line_init_part (&alone, line, 0, 1);
  return console_typed_is_answer (session, &alone);
}

/* "att e1 e3": a verb and what it is about, although a card is called "Horde Attack". */
static gboolean
is_verb_of_part (ConsoleSession *session, const SortieLine *line, guint at, const char *id, SortieNameFit fit)
{
  const SortieVerbDecl *verb = console_verb_called (session, id);

  return verb != NULL && verb->operands[0].kind != SORTIE_OPERAND_NONE
         && (fit < SORTIE_NAME_BEGINS || fit == SORTIE_NAME_IS_PART)
         && at + 1 < line->n && !sortie_line_begins_part (line, at + 1);
}

/* Whether the first word of a later part rather names something than begins the verb or command @whole. */
static gboolean
is_name_of_part (ConsoleSession *session, const SortieLine *line, guint at, const char *whole)
{
  SortieNameFound name;

  console_find (session, SORTIE_NAME_SEAT | SORTIE_NAME_PLACE | SORTIE_NAME_DEF, line->words[at], &name);
  return name.fit != SORTIE_NAME_FITS_NOT && !is_verb_of_part (session, line, at, whole, name.fit);
}

/* "att d1 e1" becomes "attack d1 e1", and words of the reader's language the ids of commands and verbs, unless the word
 * answers the question. After a semicolon ("unpack; buy miller; don"), whole words stay. */
static void
write_out (ConsoleSession *session, SortieLine *line, guint at)
{
  const char *word = line->words[at], *id = called (session, word), *whole = id;

  if (id != NULL ? at > 0 || g_ascii_strcasecmp (id, word) == 0
                 : at == 0 && (*word == '\0' || console_typed_begins (session, line, 0)))
    return;
  if (at == 0 && answers_alone (session, line))
    return;
  if (id == NULL)
    whole = console_command_begun (session, line->folded[at], line->n == 1);
  if (whole != NULL && (at == 0 || !is_name_of_part (session, line, at, whole)))
    sortie_line_replace (line, at, 1, whole);
}

void
console_line_split (ConsoleSession *session, SortieLine *line)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  g_autofree char *first = line->n > 0 ? g_strndup (line->words[0], strcspn (line->words[0], ";")) : NULL;
  const ConsoleCommand *command = first != NULL ? console_command_find (session, first) : NULL;

  if (command != NULL && command->takes == CONSOLE_TAKES_FILE)
    return;
  sortie_offers_lend_words (offers, console_command_words (session));
  sortie_line_split (line);
  console_asked_put (session, line); /* a question knows its own commas, as a command does */
  sortie_line_split_orders (offers, line);
  for (guint at = 1; at < line->n; at++)
    if (sortie_line_begins_part (line, at))
      write_out (session, line, at);
}

/* The command whose name the line begins with, rather than another word for it; not if a verb has that name.
 * (nullable) */
static const ConsoleCommand *
named_first (ConsoleSession *session, const SortieLine *line)
{
  const ConsoleCommand *command = line->n > 0 ? console_command_find (session, line->words[0]) : NULL;

  return command != NULL && console_verb_called (session, line->words[0]) == NULL
                 && (console_word_is (line->words[0], command->name))
             ? command : NULL;
}

/* Writes the first part in full, with ids. Returns: the command that it means, or NULL */
static const ConsoleCommand *
spell_out (ConsoleSession *session, SortieLine *line)
{
  const ConsoleCommand *named;

  put_hyphen (session, line);
  put_what (session, line);
  named = named_first (session, line);
  sortie_line_spell_out (sortie_match_offers (session->match, sortie_match_to_move (session->match)), line);
  if (named != NULL) /* “next” in a puzzle, although it may also mean a verb: `done` */
    sortie_line_replace (line, 0, 1, named->name);
  if (line->n > 0)
    write_out (session, line, 0);
  return line->n > 0 ? console_command_find (session, line->words[0]) : NULL;
}

/* ---- What a part is ------------------------------------------------------------------------- */

typedef enum
{
  PART_EMPTY,
  PART_ANSWER,  /* exactly a legal move or something to choose, even if a command has the same name */
  PART_COMMAND, /* works at every prompt, whoever decides */
  PART_SEAT,    /* a question about a seat: "boss why" */
  PART_STEPS,   /* "done STEP", before or after something else */
  PART_MOVES,   /* all else: moves, numbers of a list, or what the reader of moves refuses */
} PartKind;

typedef struct
{
  PartKind kind;
  const ConsoleCommand *command; /* (nullable) */
  SortieLine line;               /* in full, with ids */
} Part;

static void
part_clear (Part *part)
{
  sortie_line_clear (&part->line);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Part, part_clear)

static gboolean
has_several_parts (const SortieLine *line)
{
  for (guint at = 1; at < line->n; at++)
    if (sortie_line_begins_part (line, at))
      return TRUE;
  return FALSE;
}

/* Whether it asks about a seat; "north; move e6 e4" rather begins with an answer. */
static gboolean
is_seat (ConsoleSession *session, const SortieLine *line)
{
  guint8 seat;

  return console_find_seat (session, line->words, &seat) > 0
         && (!has_several_parts (line) || !console_typed_begins (session, line, 0));
}

/* The first that fits counts. */
static PartKind
kind_of (ConsoleSession *session, const Part *part)
{
  if (part->line.n == 0)
    return PART_EMPTY;
  if (!session->paused && console_typed_is_answer (session, &part->line))
    return PART_ANSWER;
  if (part->command != NULL)
    return PART_COMMAND;
  return is_seat (session, &part->line) ? PART_SEAT : PART_MOVES;
}

/* The whole line, as it is split. */
static void
read_part (ConsoleSession *session, const SortieLine *typed, Part *ret)
{
  sortie_line_init_part (&ret->line, typed, 0, typed->n);
  ret->command = spell_out (session, &ret->line);
  ret->kind = kind_of (session, ret);
}

/* Whether a question about a seat begins there: "boss next". */
static gboolean
asks_about_seat (ConsoleSession *session, const SortieLine *line, guint at)
{
  guint8 seat;
  const guint n = console_find_seat (session, line->words + at, &seat);

  return n > 0 && at + n < line->n && console_ledger_knows (line->words[at + n]);
}

/* Some words, and whether they answer what is asked. */
typedef struct
{
  const SortieLine *line;
  gboolean fits;
} Answer;

static void
note_answer (SortieOffers *there, gpointer data)
{
  Answer *answer = data;

  answer->fits = sortie_read (there, answer->line, 0).kind != SORTIE_READ_NOTHING;
}

/* Whether a part is only a seat: "storm boss; boss". Where that would answer what the moves before it ask, it is no
 * question. */
static gboolean
is_seat_alone (ConsoleSession *session, const SortieLine *line, guint at)
{
  g_auto (SortieLine) before = { .n = 0 }, alone = { .n = 0 };
  guint8 seat;
  const guint n = console_find_seat (session, line->words + at, &seat);
  Answer answer = { .line = &alone };

  if (n == 0 || sortie_line_part_length (line, at) != n)
    return FALSE;
  sortie_line_init_part (&alone, line, at, n);
  if (at == 0)
    return !console_typed_is_answer (session, &alone);
  sortie_line_init_part (&before, line, 0, at);
  sortie_read_behind (sortie_match_offers (session->match, sortie_match_to_move (session->match)), &before, note_answer,
                      &answer);
  return !answer.fits;
}

/* Whether "done STEP" begins there, with a step that is known or not. "end" is another word for `done` and `quit`. */
static gboolean
ends_steps (ConsoleSession *session, const SortieLine *line, guint at)
{
  const SortieVerbDecl *done = sortie_verb (sortie_match_setup (session->match), SORTIE_VERB_DONE);
  g_auto (SortieLine) part = { .n = 0 };

  sortie_line_init_part (&part, line, at, sortie_line_part_length (line, at));
  if (part.n > 1)
    sortie_line_spell_out (sortie_match_offers (session->match, sortie_match_to_move (session->match)), &part);
  return part.n > 1 && console_verb_known (session, part.words[0]) == done;
}

/* Whether a command, or a question about a seat, begins there. */
static gboolean
asks_something (ConsoleSession *session, const SortieLine *line, guint at)
{
  if (asks_about_seat (session, line, at) || is_seat_alone (session, line, at))
    return TRUE;
  return console_verb_called (session, line->words[at]) == NULL
         && console_command_find (session, line->words[at]) != NULL && !ends_steps (session, line, at);
}

/* Where the next command begins, or what follows one. What follows a command that takes a move belongs to that move:
 * "why move d1 b1; b4 b6". */
static guint
end_of_part (ConsoleSession *session, const Part *part)
{
  const gboolean alone = part->kind == PART_SEAT
                         || (part->kind == PART_COMMAND && part->command->takes != CONSOLE_TAKES_MOVE);
  guint at = 1;

  while (at < part->line.n
         && !(sortie_line_begins_part (&part->line, at) && (alone || asks_something (session, &part->line, at))))
    at++;
  return MIN (at, part->line.n);
}

/* Whether the first @n words of the line begin with a move, perhaps with small words around its names: "c2 to c3". */
static gboolean
begins_move (ConsoleSession *session, const SortieLine *line, guint n)
{
  g_auto (SortieLine) head = { .n = 0 };

  sortie_line_init_part (&head, line, 0, n);
  sortie_line_rewrite (sortie_match_offers (session->match, sortie_match_to_move (session->match)), &head);
  return console_typed_begins (session, &head, 0);
}

/* "attack d4 e4; done turn", "1; done turn", "done draw; deploy imp": where "done STEP" begins, if nothing or moves
 * come before it. @inside: other parts of the line came before that */
static gboolean
find_steps (ConsoleSession *session, const Part *part, gboolean inside, guint *ret)
{
  return !session->paused && (part->kind == PART_MOVES || part->kind == PART_ANSWER)
         && console_until_find (session, &part->line, inside, ret)
         && (*ret == 0 || begins_move (session, &part->line, *ret)
             || console_typed_begins_with_number (session, &part->line));
}

/* Takes the first part of @line, or the moves with which it begins. @inside: other parts of the line came before.
 * @ret_rest: what is left of it */
static void
take_part (ConsoleSession *session, const SortieLine *line, gboolean inside, Part *ret, SortieLine *ret_rest)
{
  g_auto (Part) whole = { .kind = PART_EMPTY };
  guint end, steps;

  read_part (session, line, &whole);
  end = end_of_part (session, &whole);
  *ret = (Part){ .command = whole.command };
  if (find_steps (session, &whole, inside, &steps) && steps < end)
    {
      ret->kind = steps == 0 ? PART_STEPS : PART_EMPTY;
      end = steps == 0 ? 2 : steps;
    }
  sortie_line_init_part (&ret->line, &whole.line, 0, end);
  sortie_line_init_part (ret_rest, &whole.line, end, whole.line.n - end);
  if (ret->kind != PART_STEPS)
    ret->kind = ret_rest->n > 0 ? kind_of (session, ret) : whole.kind;
}

/* What the first part of a typed line is. */
static void
read_first_part (ConsoleSession *session, const SortieLine *typed, Part *ret)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init_part (&line, typed, 0, typed->n);
  console_line_split (session, &line);
  read_part (session, &line, ret);
}

gboolean
console_line_answers (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (Part) part = { .kind = PART_EMPTY };

  read_first_part (session, typed, &part);
  switch (part.kind)
    {
    case PART_EMPTY:
    case PART_ANSWER:
      return TRUE;
    case PART_COMMAND:
      return part.command->takes == CONSOLE_TAKES_MOVE
             && console_typed_answers (session, &part.line,
                                       g_strcmp0 (part.line.words[1], CONSOLE_WHY_NOT) == 0 ? 2 : 1);
    case PART_SEAT:
    case PART_STEPS:
      return FALSE;
    case PART_MOVES:
      break;
    }
  return !console_until_waits (session, &part.line) && console_typed_answers (session, &part.line, 0);
}

/* ---- Carrying out --------------------------------------------------------------------------- */

/* What a person looks at. */
typedef struct
{
  ConsoleSession *session;
  const Part *part;
} Look;

static void
look_again (gpointer data)
{
  const Look *look = data;

  if (look->part->kind == PART_COMMAND)
    run_command (look->session, look->part->command, look->part->line.words + 1);
  else
    run_seat (look->session, &look->part->line);
}

/* Whether it may be said once more: it only tells something, and nobody has to think about it again. */
static gboolean
may_look_again (const Part *part)
{
  return part->kind == PART_SEAT || (part->command->looks && !part->command->thinks);
}

/* Drops what a command has said if the question above it says the same: "return archer; moves". */
static void
drop_repeated (ConsoleSession *session, const char *shown, gsize before)
{
  GString *pending = session->out->pending;

  if (shown != NULL && pending->len > before && strstr (shown, pending->str + before) != NULL)
    g_string_truncate (pending, before);
}

/* A command, or a seat by its id; the text may be long. @shown: (nullable): what the question above it has said. FALSE:
 * the words after the seat begin an answer */
static gboolean
look_with_command (ConsoleSession *session, const Part *part, const char *shown)
{
  const guint times = session->drawn.times;
  const gsize before = session->out->pending->len;
  Look again = { session, part };

  if (part->kind == PART_COMMAND)
    run_command (session, part->command, part->line.words + 1);
  else if (!run_seat (session, &part->line))
    return FALSE;
  if (sortie_is_interrupted (sortie_match_play (session->match)))
    return TRUE;
  drop_repeated (session, shown, before);
  g_free (session->drawn.answer);
  session->drawn.answer = session->drawn.times == times ? g_strdup (session->out->pending->str) : NULL;
  session->out->say_again = may_look_again (part) ? look_again : NULL;
  session->out->say_again_data = &again;
  console_pager_show (session->out);
  session->out->say_again = NULL;
  return TRUE;
}

/* Tells a person who must first answer something that the words after the moves still count. */
static void
say_what_follows (ConsoleSession *session, guint8 seat, const char *words)
{
  const SortiePlay *p = sortie_match_play (session->match);
  SortieMove closing;

  if (!session->until.is_set || sortie_to_move (p) != seat || console_step_may_end (p, &closing))
    return;
  /* Translators: {line}: such as "done turn". */
  console_out_fill (session->out, _ ("The rest of your line waits for this answer: “{line}”."), "line", words, NULL);
}

/* @inside: other parts came before: a step that they have ended is no mistake. */
static void
run_part (ConsoleSession *session, const Part *part, gboolean inside, const char *shown)
{
  const gboolean looks = part->kind == PART_COMMAND || part->kind == PART_SEAT;

  if (part->kind == PART_EMPTY)
    session->question.is_shown = FALSE;
  else if (part->kind == PART_STEPS && inside)
    console_until_follow (session, part->line.words[1]);
  else if (looks && look_with_command (session, part, shown))
    return;
  else if (session->paused)
    console_pause_refuse (session);
  else if (part->kind == PART_ANSWER || has_several_parts (&part->line) || !console_until_run (session, &part->line))
    console_typed_play (session, &part->line);
}

/* ---- The rest of a line ---------------------------------------------------------------------- */

/* When a line was typed. */
typedef struct
{
  guint8 seat;
  guint32 turn;
  guint8 active;
  const char *shown; /* (nullable): for the rest of a line: what the question before it has said */
} Moment;

/* Whether the part may have changed what is asked. */
static gboolean
may_act (PartKind kind)
{
  return kind == PART_ANSWER || kind == PART_MOVES || kind == PART_STEPS;
}

typedef enum
{
  REST_COMES, /* it is carried out now */
  REST_WAITS, /* until the line's moves, and others' answers, are done */
  REST_DROPS,
} Rest;

/* Whether the person who typed is asked. Bots that are asked in between answer first. */
static gboolean
is_asked (const ConsoleSession *session, const Moment *typed, PartKind next)
{
  const guint8 asked = sortie_match_to_move (session->match);

  return asked == typed->seat || (next == PART_STEPS && !console_session_is_human (session, asked));
}

/* Whether a person is asked anew, because of a move or of a command such as `undo`. */
static gboolean
is_asked_anew (const ConsoleSession *session, PartKind done)
{
  return may_act (done)
         || (!session->question.is_shown && !session->paused && console_input_is_interactive (session->input));
}

/* What happens to what follows @done: after a refusal, nothing; in another turn, no step ends any more, and no move is
 * made after a command. What follows the end of steps waits for it. A command waits until the next question, if one
 * comes first: bots and steps that end automatically come before it, as if it were typed then. */
static Rest
what_of_rest (ConsoleSession *session, const Moment *typed, PartKind done, const SortieLine *rest)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;
  const gboolean is_same = turn->number == typed->turn && turn->active == typed->active;
  PartKind next;

  if (session->refused || session->leaving || sortie_match_is_over (session->match))
    return REST_DROPS;
  if (asks_something (session, rest, 0))
    return is_asked_anew (session, done) ? REST_WAITS : REST_COMES;
  next = ends_steps (session, rest, 0) ? PART_STEPS : PART_MOVES;
  if ((next == PART_STEPS || done == PART_STEPS) && !is_same)
    return turn->number == typed->turn ? REST_WAITS : REST_DROPS;
  if (done == PART_STEPS || console_waiting_is_set (&session->waiting) || !is_asked (session, typed, next)
      || (done == PART_COMMAND && typed->turn > 0 && turn->number != typed->turn))
    return REST_WAITS;
  return REST_COMES;
}

/* What follows a move of the seat's waits after what is left of that move. No move waits before the first turn. */
static void
wait_behind (ConsoleSession *session, const Moment *typed, const SortieLine *rest)
{
  g_autofree char *words = console_line_quoted (session, rest, 0);
  g_autofree char *consequence = sortie_sentence (_ (" So “{line}” is not done."), "line", words, NULL);
  g_autofree char *refusal = g_strconcat (_ ("It is not this seat's decision."), consequence, NULL);
  const gboolean command = !console_waiting_is_set (&session->waiting) && asks_something (session, rest, 0);
  g_auto (SortieLine) line = { .n = 0 };

  if (typed->turn == 0 && !command)
    {
      console_session_refuse (session, refusal);
      return;
    }
  if (console_waiting_is_set (&session->waiting))
    sortie_line_init_part (&line, &session->waiting.line, 0, session->waiting.line.n);
  sortie_line_append (&line, rest, 0);
  console_session_keep_line (session, typed->seat, typed->turn, &line, 0);
  session->waiting.is_rest = TRUE;
  session->waiting.command = command;
  session->waiting.active = typed->active;
}

/* The person does not want what came before @rest. */
static void
drop_rest (ConsoleSession *session, SortieLine *rest)
{
  console_line_say_dropped (session, rest, 0);
  sortie_line_clear (rest);
}

/* Adds what was typed after a yes. */
static void
append_behind (ConsoleSession *session, SortieLine *rest)
{
  g_auto (SortieLine) behind = session->question.behind;

  session->question.behind = (SortieLine){ .n = 0 };
  console_line_split (session, &behind);
  if (behind.n > 0)
    sortie_line_append (rest, &behind, 0);
}

/* Carries out the first part of @line, which becomes the rest. FALSE: it ends there */
static gboolean
run_first (ConsoleSession *session, const Moment *typed, SortieLine *line, gboolean inside)
{
  g_auto (SortieLine) whole = *line;
  g_auto (Part) part = { .kind = PART_EMPTY };
  g_autofree char *words = NULL;
  Rest then;

  *line = (SortieLine){ .n = 0 };
  take_part (session, &whole, inside, &part, line);
  session->question.said_no = FALSE;
  session->question.follows = TRUE;
  session->begun = inside;
  run_part (session, &part, inside, inside ? typed->shown : NULL);
  session->question.follows = session->begun = FALSE;
  append_behind (session, line);
  if (session->question.said_no)
    drop_rest (session, line);
  then = line->n > 0 ? what_of_rest (session, typed, part.kind, line) : REST_DROPS;
  if (then == REST_WAITS)
    wait_behind (session, typed, line);
  if (part.kind == PART_STEPS && !session->refused)
    {
      words = console_line_quoted (session, &whole, 0);
      say_what_follows (session, typed->seat, words);
    }
  return then == REST_COMES;
}

static void
run_parts (ConsoleSession *session, const SortieLine *typed, const Moment *moment, gboolean inside)
{
  const gboolean refused = session->refused;
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init_part (&line, typed, 0, typed->n);
  console_line_split (session, &line);
  session->refused = FALSE;
  for (; run_first (session, moment, &line, inside); inside = TRUE)
    console_asked_put (session, &line); /* what comes next, which was not the first part of the line */
  session->refused = session->refused || refused;
}

void
console_line_run (ConsoleSession *session, const SortieLine *typed)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;
  const Moment moment = { sortie_match_to_move (session->match), turn->number, turn->active };

  run_parts (session, typed, &moment, FALSE);
}

/* A command of a line is about what the parts before it have led to: shows that first, as if the command were typed
 * there. Otherwise the table, which comes with the next question, would push out what the command tells.
 * Returns: (nullable) (transfer full): what it said */
static char *
show_before (ConsoleSession *session)
{
  char *shown;

  if (sortie_match_to_move (session->match) != console_session_reader (session))
    return NULL;
  console_session_prompt (session);
  shown = g_strdup (session->out->pending->str);
  console_out_flush (session->out);
  return shown;
}

void
console_line_run_rest (ConsoleSession *session, const ConsoleWaiting *rest)
{
  g_autofree char *shown = NULL;
  Moment moment = { rest->seat, rest->turn, rest->active };

  if (!rest->command)
    {
      console_line_run (session, &rest->line);
      return;
    }
  shown = show_before (session);
  moment.shown = shown;
  run_parts (session, &rest->line, &moment, TRUE);
}

gboolean
console_line_look (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (Part) part = { .kind = PART_EMPTY };

  read_first_part (session, typed, &part);
  return (part.kind == PART_SEAT || (part.kind == PART_COMMAND && part.command->looks))
         && end_of_part (session, &part) == part.line.n && look_with_command (session, &part, NULL);
}
