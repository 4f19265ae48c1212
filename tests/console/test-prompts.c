/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prompts.c: how often a person is asked, and how often one has to type. Programs play whole
 * matches; at each decision of one seat the console is asked whether a person in its place would have
 * been: with the usual stops, and with all of them.
 *
 * A line may answer several prompts. A person who says at once what is decided types the next answer on
 * the same line where nothing new was learned in between (no die, no card, no decision of another), and
 * where it is
 *
 *   - what the move asks for: the cards that pay, the target;
 *   - the same again, without its verb: `move c4 c5 d2 d3`;
 *   - a move of a later step, which ends the one before without a `done` (later-step.c); or the end of
 *     several steps, `done turn`;
 *   - what the prompt names as possible after a move that is a verb alone, such as `unpack` (after-move.c).
 *
 * Each such line is read, in the world that the seat imagines, by the reader of the console.
 *
 * SORTIE_PROMPTS=100 plays so many matches of each game and prints the figures, by kind of prompt. */
#include <stdlib.h>
#include <string.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include <sortie/bot.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "match/whole.h"
#include "reader/reader.h"
#include "tests/tap/game.h"

#define MATCHES 2
#define MOST_MOVES 4000
#define MOST_KINDS 64
#define MOST_ON_THE_WAY 64

/* How often one kind of prompt comes, and how often it is let go by. */
typedef struct
{
  char *name;
  guint all, some;  /* with all stops, and with the usual ones */
  guint aimed;      /* where others' turns stop only for what is aimed at the person */
  guint passed;     /* of the usual ones, answered by doing nothing */
  /* not asked with the usual stops, though the program did something there: */
  guint put_off;    /* which was possible at the last prompt, or is when the person is asked later in the turn */
  guint missed;     /* neither */
  guint lines;      /* for which a new line has to be typed */
  guint wanted;     /* of these, on which something is done: decisions that a person would want */
} Kind;

/* The line that is being typed. */
typedef struct
{
  SortieState *s;    /* (nullable): the position in which it begins; NULL: nothing is typed */
  GString *text;
  guint64 draws;     /* of the generator of chance, when its last move was made */
  guint8 verb;       /* of that move */
  gboolean declines; /* that move closes a window */
  gboolean ended;    /* what comes can't be on it */
  char *behind;      /* (nullable): what the prompt named behind its move */
  Kind *kind;        /* of the prompt at which it is typed */
  gboolean wanted;   /* something is done on it */
} Line;

typedef struct
{
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
  SortieBot *bots[SORTIE_MAX_SEATS];
  guint8 reader;
  gboolean rounds; /* a turn is a round, in which everybody plays */
  guint turns;
  Kind kinds[MOST_KINDS];
  guint n_kinds;
  Line line;
} Count;

/* ---- Counting ----------------------------------------------------------------------------- */

static Kind *
kind_of (Count *count, const char *name)
{
  for (guint i = 0; i < count->n_kinds; i++)
    if (g_str_equal (count->kinds[i].name, name))
      return &count->kinds[i];
  CU_ASSERT_TRUE_FATAL (count->n_kinds < MOST_KINDS);
  count->kinds[count->n_kinds].name = g_strdup (name);
  return &count->kinds[count->n_kinds++];
}

/* "deploy: window", or in the turn of another "other: answer". (transfer full) */
static char *
name_now (const SortiePlay *p, guint8 seat)
{
  const char *phase = sortie_phase (p) != NULL ? sortie_phase (p)->id : "start";

  return g_strdup_printf ("%s: %s", p->s->turn.active == seat ? phase : "(turn of another)",
                          sortie_decision_decl (p->setup, p->s->decision.kind)->id);
}

static gboolean
is_asked (Count *count, ConsoleStops stops)
{
  SortieMove move;

  console_stops_choose (count->session, count->reader, stops);
  return !console_stops_answer (count->session, &move)
         && !(stops != CONSOLE_STOPS_ALL
              && (console_stops_spare (count->session) || console_stops_settle (count->session, &move)));
}

static gboolean
declines (const SortiePlay *p, const SortieMove *move)
{
  SortieMove declining;

  return sortie_verb (p->setup, move->verb)->declines || move->verb == SORTIE_VERB_PASS_ALL
         || (sortie_move_declining (p, &declining) && sortie_moves_equal (move, &declining));
}

/* ---- What can still be done later ---------------------------------------------------------- */

/* As the console goes on without a person: what it answers alone, or the end of what it spares one. */
static SortieMove
unasked_answer (Count *count)
{
  const SortiePlay *p = sortie_match_play (count->session->match);
  SortieMove move;

  if (sortie_to_move (p) == count->reader
      && (console_stops_answer (count->session, &move) || console_stops_settle (count->session, &move)))
    return move;
  return sortie_move_declining (p, &move) ? move : sortie_match_legal (count->session->match)->moves[0];
}

/* The same unit may stand elsewhere by then, and another card of that name be the one that is offered. */
static gboolean
can_be_done (const Count *count, const SortieMove *move, guint64 key)
{
  const SortieMoves *legal = sortie_match_legal (count->session->match);

  for (guint i = 0; i < legal->n; i++)
    if (sortie_moves_equal (&legal->moves[i], move)
        || sortie_move_key (sortie_match_play (count->session->match), count->reader, &legal->moves[i]) == key)
      return TRUE;
  return FALSE;
}

/* Whether a person who is not asked now is asked later in the turn, when @move is still possible. Nobody answers on the
 * way. The match is played on for that, and put back. */
static gboolean
is_put_off (Count *count, const SortieMove *move)
{
  SortieMatch *match = count->session->match;
  const guint32 turn = match->now.s->turn.number;
  const SortieWatch *watch = match->now.watch;
  g_autofree SortieState *before = g_memdup2 (match->now.s, match->now.s->size);
  const guint64 key = sortie_move_key (&match->now, count->reader, move);
  gboolean asked = FALSE;

  match->now.watch = NULL;
  for (guint i = 0; i < MOST_ON_THE_WAY && !asked; i++)
    {
      const SortieMove answer = unasked_answer (count);

      sortie_move_apply (&match->now, &answer);
      sortie_match_changed (match);
      if (sortie_is_over (&match->now) || match->now.s->turn.number != turn)
        break;
      asked = sortie_to_move (&match->now) == count->reader && is_asked (count, CONSOLE_STOPS_SOME)
              && can_be_done (count, move, key);
    }
  sortie_state_copy (match->now.s, before);
  match->now.watch = watch;
  sortie_match_changed (match);
  return asked;
}

/* Whether the person closed a window of this turn in which @move was possible; nothing has changed since (stops.c). */
static gboolean
was_let_go (const Count *count, const SortieMove *move)
{
  const ConsoleDeclined *declined = &count->session->declined;

  if (declined->turn == 0 || declined->turn != sortie_match_play (count->session->match)->s->turn.number)
    return FALSE;
  for (guint i = 0; i < declined->offer->len; i++)
    if (sortie_moves_equal (&g_array_index (declined->offer, SortieMove, i), move))
      return TRUE;
  return FALSE;
}

/* ---- Lines -------------------------------------------------------------------------------- */

static void
begin_line (Count *count, const SortiePlay *p)
{
  g_free (count->line.s);
  count->line.s = g_memdup2 (p->s, p->s->size);
  if (count->line.text == NULL)
    count->line.text = g_string_new (NULL);
  g_string_truncate (count->line.text, 0);
}

/* Whether the seat knows more cards than when the line began. */
static gboolean
has_seen (const Count *count, const SortieState *s)
{
  const SortieCard *cards = sortie_state_cards (s), *then = sortie_state_cards (count->line.s);

  for (guint i = 0; i < s->n_cards; i++)
    if ((cards[i].known & ~then[i].known) >> count->reader & 1)
      return TRUE;
  return FALSE;
}

/* @move as it is typed after what the line has. (transfer full) */
static char *
typed_behind (const Count *count, const SortiePlay *p, const SortieMove *move)
{
  char text[SORTIE_MOVE_TEXT];
  const char *line = sortie_move_format (p, count->reader, move, text);

  if (count->line.text->len > 0 && move->verb == count->line.verb && strchr (line, ' ') != NULL)
    line = strchr (line, ' ') + 1;
  return g_strdup (line);
}

/* Whether the console takes the line, where it begins. */
static gboolean
can_be_read (const Count *count, const char *text)
{
  const SortiePlay now = { .setup = sortie_match_setup (count->session->match), .s = count->line.s };
  g_autoptr (SortieOffers) offers = sortie_offers_new (now.setup);
  g_auto (SortieLine) line = { .n = 0 };
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
  SortieMove first;

  sortie_line_init (&line, text);
  sortie_offers_look (offers, &now, count->reader, NULL);
  return sortie_feed_check (offers, &line, &first, &fed);
}

/* Whether the window that was just closed is one that a line for here closes. */
static gboolean
ends_the_step (const Count *count, const SortiePlay *p)
{
  return count->line.declines && p->s->turn.active == count->reader;
}

static gboolean
goes_on (const Count *count, const SortiePlay *p, const SortieMove *move)
{
  return !count->line.declines && p->s->turn.active == count->reader
         && (!sortie_is_window (p) || (move->verb == count->line.verb
                                       && !sortie_verb (p->setup, move->verb)->declines));
}

/* Whether the prompt before named @move after what was done there. */
static gboolean
is_named_behind (Count *count, const SortieMove *move)
{
  g_auto (GStrv) moves = g_strsplit (count->line.behind != NULL ? count->line.behind : "", ", ", -1);
  g_autofree char *line = console_move_spelt (count->session, move);

  return g_strv_contains ((const char *const *) moves, line);
}

/* Whether @move can be typed on the line that was begun before; adds it there, or begins anew. */
static gboolean
is_on_the_line (Count *count, const SortiePlay *p, const SortieMove *move)
{
  Line *line = &count->line;
  gboolean fits = FALSE, known = line->s != NULL && !line->ended && line->draws == p->s->rng.draws
                                 && line->s->turn.number == p->s->turn.number
                                 && !has_seen (count, p->s);
  g_autofree char *words = NULL;

  if (known && ends_the_step (count, p))
    {
      begin_line (count, p);
      fits = TRUE;
    }
  words = line->s != NULL ? typed_behind (count, p, move) : NULL;
  if (!fits && known && goes_on (count, p, move))
    {
      g_autofree char *longer = g_strdup_printf ("%s %s", line->text->str, words);

      fits = can_be_read (count, longer);
    }
  fits |= known && is_named_behind (count, move);
  if (!fits)
    begin_line (count, p);
  g_free (words);
  words = typed_behind (count, p, move);
  g_string_append_printf (line->text, "%s%s", line->text->len > 0 ? " " : "", words);
  line->verb = move->verb;
  line->declines = declines (p, move) && sortie_is_window (p);
  line->ended = FALSE;
  line->draws = p->s->rng.draws;
  g_free (line->behind);
  line->behind = move->n == 0 ? console_after_move_list (count->session, move) : NULL;
  return fits;
}

/* What a person would have been asked here, who then does what the program does. Returns whether one was. */
static gboolean
count_decision (Count *count, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (count->session->match);
  SortieMove settled;
  gboolean clear = sortie_may_answer_alone (p, sortie_match_legal (count->session->match)->n)
                   || console_stops_settle (count->session, &settled);
  g_autofree char *name = name_now (p, count->reader);
  gboolean all = is_asked (count, CONSOLE_STOPS_ALL), aimed = is_asked (count, CONSOLE_STOPS_AIMED);
  gboolean some = is_asked (count, CONSOLE_STOPS_SOME);
  Kind *kind = kind_of (count, name);

  CU_ASSERT_TRUE (all || !some);
  CU_ASSERT_TRUE (some || !aimed);
  kind->all += all;
  kind->some += some;
  kind->aimed += aimed;
  kind->passed += some && declines (p, move);
  if (all && !some && !clear && !declines (p, move))
    *(was_let_go (count, move) || is_put_off (count, move) ? &kind->put_off : &kind->missed) += 1;
  if (!some)
    return FALSE;
  if (!is_on_the_line (count, p, move))
    {
      kind->lines++;
      count->line.kind = kind;
      count->line.wanted = FALSE;
    }
  count->line.kind->wanted += !count->line.wanted && !declines (p, move);
  count->line.wanted |= !declines (p, move);
  console_stops_note (count->session, move);
  return TRUE;
}

/* ---- Playing ------------------------------------------------------------------------------ */

static void
begin (Count *count, const char *game, const char *mode, guint64 seed)
{
  SortieModule *module = tap_game (game, NULL);
  const SortieMatchSpec spec = { .module = module, .mode = mode, .seed = seed };
  static const SortiePaths nowhere = { .modules = "" };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  count->out = console_out_new (NULL);
  count->input = console_input_new (NULL);
  count->session = console_session_new (count->out, count->input, &nowhere, module, match, NULL);
  count->reader = console_session_first_seat (count->session, FALSE);
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    count->bots[seat] = sortie_bot_new (match->now.setup, "greedy", seed + seat);
  for (guint8 seat = 0; seat < match->now.setup->n_seats; seat++)
    {
      g_autofree char *who = g_strdup_printf ("%s=%s", match->now.setup->seat_ids[seat],
                                              seat == count->reader ? "human" : "random");

      if (!console_seat_is_automatic (match->now.setup, seat))
        console_session_seat (count->session, who, 1, NULL);
    }
}

static void
end (Count *count)
{
  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    g_clear_pointer (&count->bots[seat], sortie_bot_free);
  g_clear_pointer (&count->line.s, g_free);
  g_clear_pointer (&count->line.behind, g_free);
  g_clear_pointer (&count->session, console_session_free);
  g_clear_pointer (&count->input, console_input_free);
  g_clear_pointer (&count->out, console_out_free);
}

static void
play_move (Count *count)
{
  SortieMatch *match = count->session->match;
  guint8 seat = sortie_match_to_move (match);
  const SortieMoves *legal = sortie_match_legal (match);
  const SortieTurn turn = sortie_match_play (match)->s->turn;
  SortieMove move = legal->moves[0];
  const guint log = sortie_match_log_length (match);
  gboolean asked = FALSE;
  SortieRefusal why;

  if (legal->n > 1)
    move = sortie_bot_choose (count->bots[seat], sortie_match_play (match), seat, legal);
  if (seat == count->reader)
    asked = count_decision (count, &move);
  else
    count->line.ended = TRUE;
  CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &move, &why));
  if (asked)
    console_session_acts (count->session, seat, &turn, log, sortie_match_log_length (match));
}

static void
play_match (Count *count, const char *game, const char *mode, guint64 seed)
{
  guint turn = 0;

  begin (count, game, mode, seed);
  for (guint i = 0; i < MOST_MOVES && !sortie_match_is_over (count->session->match); i++)
    {
      const SortieTurn *now = &sortie_match_play (count->session->match)->s->turn;

      count->turns += now->number != turn && (count->rounds || now->active == count->reader);
      turn = now->number;
      play_move (count);
    }
  end (count);
}

/* ---- Telling ------------------------------------------------------------------------------ */

static Kind
sum_of (const Count *count)
{
  Kind sum = { NULL };

  for (guint i = 0; i < count->n_kinds; i++)
    {
      sum.all += count->kinds[i].all;
      sum.some += count->kinds[i].some;
      sum.aimed += count->kinds[i].aimed;
      sum.passed += count->kinds[i].passed;
      sum.put_off += count->kinds[i].put_off;
      sum.missed += count->kinds[i].missed;
      sum.lines += count->kinds[i].lines;
      sum.wanted += count->kinds[i].wanted;
    }
  return sum;
}

static void
tell_kind (const char *name, const Kind *kind, guint turns)
{
  g_print ("#   %-36s %7.2f %7.2f %7.2f %7.2f %7.2f %7.2f %7.3f %7.3f\n", name, (double) kind->all / turns,
           (double) kind->some / turns, (double) kind->aimed / turns, (double) kind->lines / turns, (double) kind->wanted / turns,
           (double) kind->passed / turns, (double) kind->put_off / turns, (double) kind->missed / turns);
}

static void
tell (const Count *count, const char *game, const char *mode)
{
  Kind sum = sum_of (count);

  g_print ("# %s %s, for each of %u turns of the person: all stops, usual stops, aimed, lines, "
           "wanted, let go by, put off, missed\n",
           game, mode != NULL ? mode : "", count->turns);
  for (guint i = 0; i < count->n_kinds; i++)
    tell_kind (count->kinds[i].name, &count->kinds[i], count->turns);
  tell_kind ("sum", &sum, count->turns);
}

static guint
matches (void)
{
  const char *wanted = g_getenv ("SORTIE_PROMPTS");

  return wanted != NULL ? (guint) atoi (wanted) : MATCHES;
}

/* @ret_turns: those of the person. Returns what was counted in all. */
static Kind
counted (const char *game, const char *mode, gboolean rounds, guint *ret_turns)
{
  Count count = { .rounds = rounds };
  Kind sum;

  for (guint64 seed = 1; seed <= matches (); seed++)
    play_match (&count, game, mode, seed);
  sum = sum_of (&count);
  if (g_getenv ("SORTIE_PROMPTS") != NULL)
    tell (&count, game, mode);
  *ret_turns = count.turns;
  for (guint i = 0; i < count.n_kinds; i++)
    g_free (count.kinds[i].name);
  if (count.line.text != NULL)
    g_string_free (count.line.text, TRUE);
  return sum;
}

/* @most: prompts in a turn of the person with the usual stops, in hundredths. */
static Kind
counts (const char *game, const char *mode, gboolean rounds, guint most)
{
  guint turns;
  Kind sum = counted (game, mode, rounds, &turns);

  CU_ASSERT_TRUE_FATAL (turns > 0);
  CU_ASSERT_TRUE (sum.some * 100 <= most * turns);
  CU_ASSERT_EQUAL (sum.missed, 0);
  return sum;
}

/* A third of the prompts offers nothing that cannot wait or was not just declined; half of them need no
 * line of their own. */
static void
solo (void)
{
  Kind sum = counts ("siegestorm", "solo", FALSE, 470);

  CU_ASSERT_TRUE (sum.some * 3 <= sum.all * 2);
  CU_ASSERT_TRUE (sum.lines * 2 <= sum.all);
}

/* SS-11.2: each announcement can be answered, but often with nothing. */
static void
duel (void)
{
  Kind sum = counts ("siegestorm", "duel", FALSE, 320);

  CU_ASSERT_TRUE (sum.some * 2 <= sum.all);
  CU_ASSERT_TRUE (sum.lines * 100 <= sum.all * 45);
}

/* RUL-73: of what is announced on a side the neighbour there is asked; much of it is aimed at nobody. */
static void
circle (void)
{
  Kind sum = counts ("siegestorm", "last-man-standing", FALSE, 480);

  CU_ASSERT_TRUE (sum.some * 2 <= sum.all);
}

/* Each attack rolls dice, so it needs a line. A quarter of the prompts offers nothing that anybody wants. */
static void
summoners (void)
{
  Kind sum = counts ("summoner-wars", NULL, FALSE, 1000);

  CU_ASSERT_TRUE (sum.lines * 100 <= sum.all * 60);
  CU_ASSERT_TRUE (sum.some * 100 <= sum.all * 85);
}

static void
eights (void)
{
  counts ("crazy-eights", NULL, FALSE, 250);
}

/* HT-4, HT-6: three cards are passed, thirteen are played. */
static void
hearts (void)
{
  counts ("hearts", NULL, TRUE, 1600);
}

/* FR-5: nearly every turn begins with `unpack`, which need not be typed; a turn has three or four decisions. */
static void
frontier (void)
{
  Kind sum = counts ("frontier", NULL, FALSE, 600);

  CU_ASSERT_TRUE (sum.some < sum.all);
  CU_ASSERT_TRUE (sum.lines * 4 <= sum.some * 3);
}

static const TapTest tests[] = {
  { "in Solo a person is asked where something new can be done", solo },
  { "in a Duel, too", duel },
  { "in Last Man Standing, too", circle },
  { "in Summoner Wars, too", summoners },
  { "in Crazy Eights, too", eights },
  { "in Hearts, too", hearts },
  { "in Frontier, too", frontier },
  { NULL },
};

TAP_MAIN (tests)
