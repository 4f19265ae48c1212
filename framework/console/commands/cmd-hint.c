/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-hint.c: what a search would do in the person's place, and why a search played its last move. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "console/commands/lookup.h"
#include "console/session/move-list.h"
#include "player/front-end.h"
#include "match/front-end.h"
#include "model/front-end.h"
#include "speech/front-end.h"

#define KIND "search"

/* How many seconds a person waits for a hint; a script gets the same hint every time. */
#define PERSON_WAITS 2
#define BUDGET_OF_FILE "medium"

#define MOST_MOVES 3
#define MOST_EXPECTED 6
#define MOST_NOTED 16

/* After less than TOO_FEW tries, or less than one SHAREth of those of the most tried move, what is known of a move is a
 * guess: such moves come last. With less than FEW tries we round the games that it wins to tens in a hundred. */
#define TOO_FEW 10
#define SHARE 10
#define FEW 200
#define INDENT 2
/* where the explanations begin */
#define COLUMN 26

/* ---- What the search found -------------------------------------------------------------- */

/* How a move compares with the best one if its chance to win is not known: the first row whose `below` is greater
 * than the difference. */
static const struct
{
  double below;
  const char *says;
} shortfalls[] = {
  { 0.03, N_ ("As good as the best.") },
  { 0.10, N_ ("A little worse.") },
  { 0.20, N_ ("Worse.") },
  { 1.00, N_ ("Much worse.") },
};

/* How many tries a move needs to be compared with others. */
static guint
enough_tries (const SortieInsight *insight)
{
  guint most = 0;

  for (guint i = 0; i < insight->n; i++)
    most = MAX (most, insight->moves[i].tried);
  return MAX (TOO_FEW, most / SHARE);
}

/* The best of the moves that were tried often enough. */
static const SortieInsightMove *
best_of_insight (const SortieInsight *insight)
{
  const guint enough = enough_tries (insight);

  for (guint i = 0; i < insight->n; i++)
    if (insight->moves[i].tried >= enough)
      return &insight->moves[i];
  return insight->moves;
}

static const char *
comparison_of (const SortieInsight *insight, const SortieInsightMove *found)
{
  const SortieInsightMove *best = best_of_insight (insight);
  guint i = 0;

  if (found == best)
    return _ ("The best that was found.");
  while (i + 1 < G_N_ELEMENTS (shortfalls) && best->won - found->won >= shortfalls[i].below)
    i++;
  return _ (shortfalls[i].says);
}

/* How many of 100 games it wins, as exactly as the number of its tries allows. */
static guint
wins_of (const SortieInsightMove *found)
{
  guint step = found->tried < FEW ? 10 : 5;

  return (guint) (100 * found->won + step / 2.0) / step * step;
}

/* Where moves are told to win equally often, the one that was tried most comes first: the most is known of it. */
static gint
compare_told (gconstpointer a, gconstpointer b, gpointer data)
{
  const SortieInsightMove *one = a, *other = b;
  const SortieInsight *insight = data;
  const guint enough = enough_tries (insight);

  if (one->tried < enough || other->tried < enough)
    return (one->tried < enough) - (other->tried < enough);
  if (wins_of (one) != wins_of (other))
    return wins_of (one) > wins_of (other) ? -1 : 1;
  return (one->tried < other->tried) - (one->tried > other->tried);
}

/* The moves in the order in which they are told. (transfer full) */
static SortieInsightMove *
moves_told (const SortieInsight *insight)
{
  SortieInsightMove *moves = g_memdup2 (insight->moves, insight->n * sizeof *moves);

  if (insight->is_chance)
    g_qsort_with_data (moves, (gint) insight->n, sizeof *moves, compare_told, (gpointer) insight);
  return moves;
}

/* Of a move that was hardly tried: a few games say nothing about its chance. (transfer full) */
static char *
guess_of (const SortieInsightMove *found, const char *move)
{
  g_autofree char *n = g_strdup_printf ("%u", found->tried);

  if (found->tried == 0)
    return sortie_sentence (_ ("{move} Not tried, so its chance is unknown."), "move", move, NULL);
  return sortie_sentence (ngettext_ ("{move} Tried only {n} time, too rarely to know its chance.",
                                     "{move} Tried only {n} times, too rarely to know its chance.", found->tried),
                          "move", move, "n", n, NULL);
}

/* The result of its tries, as exactly as their number allows. (transfer full) */
static char *
promise_of (const SortieInsight *insight, const SortieInsightMove *found, const char *move)
{
  g_autofree char *n = g_strdup_printf ("%u", found->tried), *of = g_strdup_printf ("%u", wins_of (found));

  if (!insight->is_chance)
    /* Translators: {judgement}: a sentence such as "A little worse." */
    return sortie_sentence (ngettext_ ("{move} {judgement} Tried {n} time.",
                                       "{move} {judgement} Tried {n} times.", found->tried),
                            "move", move, "judgement", comparison_of (insight, found), "n", n, NULL);
  if (found->tried < enough_tries (insight))
    return guess_of (found, move);
  /* Translators: {n} is how often {move} was tried. */
  return sortie_sentence (
      ngettext_ ("{move} Wins about {won} of 100 games (tried {n} time).",
                 "{move} Wins about {won} of 100 games (tried {n} times).", found->tried),
      "move", move, "n", n, "won", of, NULL);
}

/* ---- What the search expects ------------------------------------------------------------ */

/* A move that is expected, and the position before it. */
typedef struct
{
  SortieState *world;
  guint8 seat;
  SortieMove move;
} Expected;

static void
expected_clear (gpointer data)
{
  g_free (((Expected *) data)->world);
}

/* The expected moves, as the seat that thought may know them. */
typedef struct
{
  ConsoleSession *session;
  const SortieSetup *setup;
  guint8 thinker;
  GArray *line; /* of Expected */
  GPtrArray *told; /* the lines of the moves that the search compared */
  gboolean ended; /* the rest of the line is left out */
  SortieMove first; /* of the line, before its steps were joined */
} Expecting;

static Expected *
expected (const Expecting *expecting, guint i)
{
  return &g_array_index (expecting->line, Expected, i);
}

static SortiePlay
before (const Expecting *expecting, guint i)
{
  return (SortiePlay){ .setup = expecting->setup, .s = expected (expecting, i)->world };
}

static guint32
turn_after (const SortiePlay *world, const SortieMove *move)
{
  g_autofree SortieState *copy = g_memdup2 (world->s, world->s->size);
  SortiePlay after = { .setup = world->setup, .s = copy };

  sortie_move_apply (&after, move);
  return copy->turn.number;
}

/* Whether it only ends a step of the turn, but not the turn. */
static gboolean
ends_step (const SortiePlay *world, const SortieMove *move)
{
  const guint32 turn = world->s->turn.number;
  SortieMove ends;

  if (!console_step_may_end (world, &ends) || !sortie_moves_equal (&ends, move))
    return FALSE;
  return turn == turn_after (world, move);
}

static void
note_expected (gpointer data, const SortiePlay *world, guint8 seat, const SortieMove *move)
{
  Expecting *expecting = data;
  const Expected noted = { g_memdup2 (world->s, world->s->size), seat, *move };

  expecting->setup = world->setup;
  /* what players hardly ever do is only what was hardly tried */
  expecting->ended |= expecting->line->len > 0 && sortie_move_warning (world, seat, move) != NULL;
  if (expecting->line->len == MOST_NOTED || expecting->ended || ends_step (world, move))
    g_free (noted.world);
  else
    g_array_append_val (expecting->line, noted);
}

/* "Move Guard to d3": a piece goes to a place. */
static gboolean
goes_to_place (const Expected *e)
{
  return e->move.n == 2 && sortie_ref_kind (e->move.arg[0]) == SORTIE_REF_PIECE
         && sortie_ref_kind (e->move.arg[1]) == SORTIE_REF_PLACE;
}

/* The number of the next move of the line by which the same piece goes on, while nothing else happens than that pieces
 * go to places; its length: none. */
static guint
next_of_piece (const Expecting *expecting, guint i)
{
  const Expected *first = expected (expecting, i);
  guint k = i + 1;

  for (; k < expecting->line->len; k++)
    {
      const Expected *next = expected (expecting, k);

      if (!goes_to_place (next) || next->seat != first->seat || next->world->turn.number != first->world->turn.number)
        return expecting->line->len;
      if (next->move.arg[0] == first->move.arg[0])
        break;
    }
  return k;
}

/* A legal move by which the piece goes to that place at once. FALSE: there is none. */
static gboolean
find_at_once (const SortiePlay *p, SortieRef piece, SortieRef place, SortieMove *ret)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (p, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.moves[i].n == 2 && legal.moves[i].arg[0] == piece && legal.moves[i].arg[1] == place)
      {
        *ret = legal.moves[i];
        return TRUE;
      }
  return FALSE;
}

/* Tells the steps of a piece as one move, and none that it takes back, except the first: the line begins with it. */
static void
join_steps (Expecting *expecting)
{
  for (guint i = 0; i < expecting->line->len;)
    {
      Expected *first = expected (expecting, i);
      const guint k = goes_to_place (first) ? next_of_piece (expecting, i) : expecting->line->len;
      const SortiePlay p = before (expecting, i);
      SortieRef goal;

      if (k == expecting->line->len)
        {
          if (goes_to_place (first)) /* in one move rather than in steps */
            find_at_once (&p, first->move.arg[0], first->move.arg[1], &first->move);
          i++;
          continue;
        }
      goal = expected (expecting, k)->move.arg[1];
      if (i > 0 && goal == sortie_ref_place (sortie_piece_place (&p, first->move.arg[0])))
        {
          g_array_remove_index (expecting->line, k);
          g_array_remove_index (expecting->line, i);
        }
      else if (find_at_once (&p, first->move.arg[0], goal, &first->move))
        g_array_remove_index (expecting->line, k);
      else
        i++;
    }
}

/* A seat that the rules play makes no moves: it has a turn between the expected moves, or they are part of it.
 * @earlier: the turn of the move before; 0: there is none */
static void
say_turn_by_rules (const Expecting *expecting, const SortiePlay *world, guint32 earlier)
{
  const SortieTurn *turn = &world->s->turn;

  for (guint8 seat = 0; seat < world->setup->n_seats; seat++)
    if (console_seat_is_automatic (world->setup, seat) && earlier > 0
        && (turn->number > earlier + 1 || (turn->number > earlier && turn->active == seat)))
      {
        g_autofree char *line = sortie_sentence (_ ("{seat} takes its turn."), "seat",
                                                 sortie_seat_name (world->setup, seat), NULL);

        console_out_hang (expecting->session->out, CONSOLE_PLAIN, 2 * INDENT, INDENT, line);
      }
}

static void
say_expected (const Expecting *expecting, guint i)
{
  const Expected *e = expected (expecting, i);
  const SortiePlay world = before (expecting, i);
  g_autofree char *deed = e->seat == expecting->thinker
                              ? sortie_move_describe (&world, expecting->thinker, &e->move)
                              : sortie_move_describe_deed (&world, expecting->thinker, &e->move);
  /* Translators: one of the moves that a program expects. */
  const char *pattern = sortie_phrase_to_reader (_ ("{seat}: {move}|you=You: {move}"),
                                                 e->seat == console_session_reader (expecting->session), FALSE);
  g_autofree char *line = sortie_sentence (pattern, "seat", sortie_seat_name (world.setup, e->seat), "move", deed,
                                           NULL);

  say_turn_by_rules (expecting, &world, i > 0 ? expected (expecting, i - 1)->world->turn.number : 0);
  console_out_hang (expecting->session->out, CONSOLE_PLAIN, 2 * INDENT, INDENT, line);
}

/* The moves of the seat that thought, before another one acts, as they may be typed in one line. */
static void
say_in_one_line (const Expecting *expecting)
{
  g_autoptr (SortieOffers) offers
      = sortie_offers_new_beside (sortie_match_offers (expecting->session->match, expecting->thinker));
  g_autoptr (GString) line = g_string_new (NULL);
  const guint most = MIN (expecting->line->len, MOST_EXPECTED);
  guint n = 0;

  for (; n < most; n++)
    {
      const Expected *e = expected (expecting, n);
      const SortiePlay world = before (expecting, n);
      g_autofree char *spelt = NULL;

      if (e->seat != expecting->thinker || e->world->turn.number != expected (expecting, 0)->world->turn.number)
        break;
      sortie_offers_look (offers, &world, e->seat, NULL);
      spelt = sortie_spell (offers, &e->move);
      g_string_append_printf (line, "%s%s", n > 0 ? "; " : "", spelt);
    }
  if (n > 1)
    console_out_fill (expecting->session->out,
                      n < most ? _ ("Your part of that in one line: “{line}”.")
                               : _ ("All of that in one line: “{line}”."),
                      "line", line->str, NULL);
}

/* What the bot expects after @first, with the steps of a piece as one move. */
static void
look_ahead (Expecting *expecting, const SortieBot *bot, const SortieMove *first)
{
  sortie_bot_foresee (bot, first, note_expected, expecting);
  if (expecting->line->len > 0)
    expecting->first = expected (expecting, 0)->move;
  join_steps (expecting);
}

/* @own: the reader may play it. */
static void
say_expected_line (const Expecting *expecting, gboolean own)
{
  if (expecting->line->len > 0)
    console_out_say (expecting->session->out, _ ("The search expects this game:"));
  for (guint i = 0; i < MIN (expecting->line->len, MOST_EXPECTED); i++)
    say_expected (expecting, i);
  if (own)
    say_in_one_line (expecting);
}

/* The move that is told for it: where the expected line begins with it, that of the line, which may take several steps
 * at once; for a step of another piece, the move there. */
static SortieMove
told_for (const Expecting *expecting, const SortieInsight *insight, const SortieInsightMove *found)
{
  const SortieMove *first = expecting->line->len > 0 ? &expected (expecting, 0)->move : NULL;
  const Expected other = { insight->world.s, insight->seat, found->move };
  SortieMove told = found->move;

  if (first != NULL && sortie_moves_equal (&found->move, &expecting->first) && first->arg[0] == found->move.arg[0])
    return *first;
  if (goes_to_place (&other))
    find_at_once (&insight->world, found->move.arg[0], found->move.arg[1], &told);
  return told;
}

static gboolean
was_told (const Expecting *expecting, const char *line)
{
  return g_ptr_array_find_with_equal_func (expecting->told, line, g_str_equal, NULL);
}

/* Not if another move that is typed alike was told. */
static void
say_move (const Expecting *expecting, const SortieInsight *insight, const SortieInsightMove *found)
{
  ConsoleSession *session = expecting->session;
  const SortieMove told = told_for (expecting, insight, found);
  g_autofree char *move = sortie_move_describe (&insight->world, insight->seat, &told);
  g_autofree char *says = promise_of (insight, found, move);
  g_autofree char *line = console_move_spelt (session, &told);

  if (was_told (expecting, line))
    return;
  console_out_hang (session->out, CONSOLE_STRONG, INDENT, 0, line);
  console_out_hang (session->out, CONSOLE_PLAIN, 2 * INDENT, 0, says);
  g_ptr_array_add (expecting->told, g_steal_pointer (&line));
}

/* Says the moves that were tried often enough, or the others, as long as there is room; of the others, not those that
 * players hardly ever make. */
static void
say_moves (const Expecting *expecting, const SortieInsight *insight, gboolean enough)
{
  for (guint i = 0; i < insight->n && expecting->told->len < MOST_MOVES; i++)
    {
      const SortieInsightMove *found = &insight->moves[i];
      gboolean is_odd = expecting->told->len > 0
                        && sortie_move_warning (&insight->world, insight->seat, &found->move) != NULL;

      if ((found->tried >= enough_tries (insight)) == enough && (enough || !is_odd))
        say_move (expecting, insight, found);
    }
}

/* “Yes.” and “No.” say nothing without it. */
static void
say_question (const ConsoleSession *session, const SortieInsight *insight)
{
  g_autofree char *question = NULL;

  if (insight->world.s->decision.kind != SORTIE_ASK_YES_NO)
    return;
  question = sortie_question (&insight->world, insight->seat);
  console_out_say (session->out, question);
}

static void
say_insight (ConsoleSession *session, SortieBot *bot, const SortieInsight *found, gboolean own)
{
  g_autofree SortieInsightMove *moves = moves_told (found);
  SortieInsight sorted = *found;
  const SortieInsight *insight = &sorted;
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (Expected));
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  Expecting expecting = { .session = session, .thinker = insight->seat, .line = line, .told = told };

  g_array_set_clear_func (line, expected_clear);
  sorted.moves = moves;
  look_ahead (&expecting, bot, insight->n > 0 ? &moves[0].move : NULL);
  say_question (session, insight);
  say_moves (&expecting, insight, TRUE);
  say_moves (&expecting, insight, FALSE);
  say_expected_line (&expecting, own);
}

/* ---- Offering it ------------------------------------------------------------------------ */

gboolean
console_offer_hint (ConsoleSession *session)
{
  guint64 now = sortie_state_hash (sortie_match_play (session->match)->s);
  gboolean again = session->listed.help == now;

  session->listed.help = now;
  if (again)
    {
      g_autofree char *typed = g_strconcat ("  ", _ ("hint"), NULL);

      console_out_pair (session->out, CONSOLE_STRONG, typed, COLUMN, 2 * INDENT,
                        _ ("what a program would do, and why"));
    }
  return again;
}

/* ---- hint ------------------------------------------------------------------------------- */

/* (transfer full): NULL: there is no such budget, and we have said so */
static SortieBot *
make_bot (ConsoleSession *session, const char *budget)
{
  g_autofree char *who = NULL;
  g_autoptr (GError) error = NULL;
  gboolean person = session->input != NULL && console_input_is_interactive (session->input);

  if (budget == NULL && person)
    who = g_strdup_printf ("%s:%us", KIND, PERSON_WAITS);
  else
    who = g_strdup_printf ("%s:%s", KIND, budget != NULL ? budget : BUDGET_OF_FILE);
  if (!sortie_bot_check (NULL, who, &error))
    {
      console_session_refuse (session, error->message);
      return NULL;
    }
  return sortie_bot_new (sortie_match_setup (session->match), who,
                         sortie_match_play (session->match)->s->moves);
}

static void
say_only_move (ConsoleSession *session)
{
  g_autofree char *move = console_move_in_full (session, &sortie_match_legal (session->match)->moves[0]);

  console_out_fill (session->out, _ ("There is only one move: {move}"), "move", move, NULL);
}

void
console_say_lesson (ConsoleSession *session, const char *line)
{
  console_out_fill_in (session->out, CONSOLE_STRONG, _ ("The lesson asks for “{line}”."), "line", line, NULL);
}

/* In a lesson, the best move is not what it is about. */
static void
say_guide (ConsoleSession *session)
{
  g_autofree char *line = session->guide (session);

  if (line != NULL)
    console_say_lesson (session, line);
  else
    console_out_say (session->out, _ ("Answer as you like, or type “back” to begin the move again."));
}

void
console_command_hint (ConsoleSession *session, char **words)
{
  guint8 seat = sortie_match_to_move (session->match);
  g_autoptr (SortieBot) bot = NULL;
  SortieInsight insight;
  SortieMove move;

  if (seat == SORTIE_NO_SEAT || seat != console_session_reader (session))
    {
      console_session_refuse (session, _ ("Only the player to move gets a hint."));
      return;
    }
  if (session->guide != NULL)
    {
      say_guide (session);
      return;
    }
  bot = make_bot (session, words[0]);
  if (bot == NULL)
    return;
  if (sortie_match_legal (session->match)->n == 1)
    say_only_move (session);
  else if (!console_winning_say (session) && console_think (session, bot, seat, &move)
           && sortie_bot_insight (bot, &insight))
    say_insight (session, bot, &insight, TRUE);
}

/* ---- search why ------------------------------------------------------------------------- */

static gboolean
is_search (const ConsoleSession *session, guint8 seat)
{
  return session->kinds[seat] != NULL && g_str_has_prefix (session->kinds[seat], KIND);
}

gboolean
console_search_plays (ConsoleSession *session)
{
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    if (is_search (session, seat))
      return TRUE;
  return FALSE;
}

/* The moves that a search considers show what its seat holds. */
static gboolean
may_be_told (const ConsoleSession *session)
{
  return session->open_hands || !console_session_has_people (session);
}

static void
say_why (ConsoleSession *session, guint8 seat)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const char *name = sortie_seat_name (setup, seat);
  SortieInsight insight;

  if (!sortie_bot_insight (session->bots[seat], &insight)
      || insight.world.s->moves >= sortie_match_play (session->match)->s->moves)
    {
      console_out_fill (session->out, _ ("{seat} has not searched for a move yet."), "seat", name,
                        NULL);
      return;
    }
  console_out_fill (session->out,
                    _ ("{seat} tried {n} continuations before its last decision. The best moves:"),
                    "seat", name, "n", SORTIE_DIGITS (insight.simulations), NULL);
  say_insight (session, session->bots[seat], &insight, FALSE);
}

void
console_command_search (ConsoleSession *session, char **words)
{
  if (!console_word_is (words[0], "why"))
    console_command_refuse_usage (session, console_command_find (session, KIND));
  else if (!console_search_plays (session))
    console_session_refuse (session, _ ("No seat is played by the program “search”."));
  else if (!may_be_told (session))
    console_session_refuse (session, _ ("Its reasons would give away its hand. Start the match "
                                        "with --open-hands to see them."));
  else
    for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
      if (is_search (session, seat))
        say_why (session, seat);
}
