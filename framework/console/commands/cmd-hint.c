/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-hint.c: what a search would do in the person's place, and why a search played its last move. */
#include "console/commands/commands.h"

#include "base/i18n.h"
#include "console/commands/lookup.h"
#include <sortie/bot.h>
#include "player/front-end.h"
#include <sortie/match.h>
#include <sortie/speech.h>
#include "model/front-end.h"

#define KIND "search"

/* How many seconds a person waits for a hint; a script gets the same hint every time. */
#define PERSON_WAITS 2
#define BUDGET_OF_FILE "medium"

#define MOST_MOVES 3
#define MOST_EXPECTED 6

/* TOO_FEW tries tell nothing about a move, and neither does less than one SHAREth of the tries of the most tried move:
 * we leave such moves out, unless there are no others. With less than FEW tries we round the games that it wins to tens
 * in a hundred. */
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
best_of (const SortieInsight *insight)
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
  const SortieInsightMove *best = best_of (insight);
  guint i = 0;

  if (found == best)
    return _ ("The best that was found.");
  while (i + 1 < G_N_ELEMENTS (shortfalls) && best->won - found->won >= shortfalls[i].below)
    i++;
  return _ (shortfalls[i].says);
}

/* The result of its tries, as exactly as their number allows. (transfer full) */
static char *
promise_of (const SortieInsight *insight, const SortieInsightMove *found, const char *move)
{
  guint step = found->tried < FEW ? 10 : 5;
  guint won = (guint) (100 * found->won + step / 2.0) / step * step;
  g_autofree char *n = g_strdup_printf ("%u", found->tried), *of = g_strdup_printf ("%u", won);

  if (found->tried < TOO_FEW)
    return sortie_sentence (_ ("{move} Hardly tried, so nothing is known of it."), "move", move, NULL);
  if (!insight->is_chance)
    /* Translators: {judgement}: a sentence such as "A little worse." */
    return sortie_sentence (ngettext_ ("{move} {judgement} Tried {n} time.",
                                       "{move} {judgement} Tried {n} times.", found->tried),
                            "move", move, "judgement", comparison_of (insight, found), "n", n, NULL);
  /* Translators: {n} is how often {move} was tried. */
  return sortie_sentence (
      ngettext_ ("{move} Wins about {won} of 100 games (tried {n} time).",
                 "{move} Wins about {won} of 100 games (tried {n} times).", found->tried),
      "move", move, "n", n, "won", of, NULL);
}

static void
say_move (ConsoleSession *session, const SortieInsight *insight, const SortieInsightMove *found)
{
  g_autofree char *move = sortie_move_describe (&insight->world, insight->seat, &found->move);
  g_autofree char *says = promise_of (insight, found, move);
  g_autofree char *line = console_move_spelt (session, &found->move);

  console_out_hang (session->out, CONSOLE_STRONG, INDENT, 0, line);
  console_out_hang (session->out, CONSOLE_PLAIN, 2 * INDENT, 0, says);
}

/* The expected moves, as the seat that thought may know them. */
typedef struct
{
  ConsoleSession *session;
  guint8 thinker;
  guint32 turn; /* of the last move said; 0: none */
  guint said;
} Expecting;

/* A seat that the rules play makes no moves: it has a turn between the expected moves, or they are part of it. */
static void
say_turn_by_rules (Expecting *expecting, const SortiePlay *world)
{
  const SortieTurn *turn = &world->s->turn;
  const guint32 before = expecting->turn;

  expecting->turn = turn->number;
  for (guint8 seat = 0; seat < world->setup->n_seats; seat++)
    if (console_seat_is_automatic (world->setup, seat) && before > 0
        && (turn->number > before + 1 || (turn->number > before && turn->active == seat)))
      {
        g_autofree char *line = sortie_sentence (_ ("{seat} takes its turn."), "seat",
                                                 sortie_seat_name (world->setup, seat), NULL);

        console_out_hang (expecting->session->out, CONSOLE_PLAIN, 2 * INDENT, INDENT, line);
      }
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
say_expected (gpointer data, const SortiePlay *world, guint8 seat, const SortieMove *move)
{
  Expecting *expecting = data;
  g_autofree char *deed = sortie_move_describe (world, expecting->thinker, move);
  /* Translators: one of the moves that a program expects. */
  g_autofree char *line = sortie_sentence (_ ("{seat}: {move}"), "seat",
                                           sortie_seat_name (world->setup, seat), "move", deed, NULL);

  if (expecting->said == MOST_EXPECTED || ends_step (world, move))
    return;
  if (expecting->said++ == 0)
    console_out_say (expecting->session->out, _ ("The search expects this game:"));
  say_turn_by_rules (expecting, world);
  console_out_hang (expecting->session->out, CONSOLE_PLAIN, 2 * INDENT, INDENT, line);
}

/* Says the moves that were tried often enough, or the others; at most @room. Returns: how many */
static guint
say_moves (ConsoleSession *session, const SortieInsight *insight, gboolean enough, guint room)
{
  guint told = 0;

  for (guint i = 0; i < insight->n && told < room; i++)
    if ((insight->moves[i].tried >= enough_tries (insight)) == enough)
      {
        say_move (session, insight, &insight->moves[i]);
        told++;
      }
  return told;
}

static void
say_insight (ConsoleSession *session, SortieBot *bot, const SortieInsight *insight)
{
  Expecting expecting = { session, insight->seat, 0, 0 };

  const guint told = say_moves (session, insight, TRUE, MOST_MOVES);

  if (told == 0)
    say_moves (session, insight, FALSE, MOST_MOVES);
  else if (told < MIN (insight->n, MOST_MOVES))
    console_out_say (session->out, _ ("It hardly tried any other move, because the others looked worse."));
  sortie_bot_foresee (bot, say_expected, &expecting);
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
say_only_move (ConsoleSession *session, guint8 seat)
{
  g_autofree char *move = sortie_move_describe (sortie_match_play (session->match), seat,
                                                &sortie_match_legal (session->match)->moves[0]);

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
    say_only_move (session, seat);
  else if (!console_winning_say (session) && console_think (session, bot, seat, &move)
           && sortie_bot_insight (bot, &insight))
    say_insight (session, bot, &insight);
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
  g_autofree char *n = NULL;
  SortieInsight insight;

  if (!sortie_bot_insight (session->bots[seat], &insight)
      || insight.world.s->moves >= sortie_match_play (session->match)->s->moves)
    {
      console_out_fill (session->out, _ ("{seat} has not searched for a move yet."), "seat", name,
                        NULL);
      return;
    }
  n = g_strdup_printf ("%u", insight.simulations);
  console_out_fill (session->out,
                    _ ("{seat} tried {n} continuations before its last decision. The best moves:"),
                    "seat", name, "n", n, NULL);
  say_insight (session, session->bots[seat], &insight);
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
