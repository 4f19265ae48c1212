/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-ledger.c: the Boss's ledger in a match: what is told of a turn stays the same, whatever is
 * taken back, saved or loaded. What the lines say is shown by scenarios. */
#include <sortie/match.h>
#include "match/front-end.h"
#include "base/internal.h"
#include "games/siegestorm/state.h"
#include "match/deal.h"
#include "match/whole.h"
#include "model/front-end.h"
#include "tests/tap/game.h"

#include <glib/gstdio.h>
#include <string.h>

enum { PLAYER, BOSS };

/* SS-5.6: with this much life left, Mother Karrow's text lets the players win. */
#define LIFE_OF_KARROW 10

static const char *const bosses[] = { "byloss", "nyryki", "mother-karrow", "vhal-sotek" };

static SortieMatch *
deal (const SortieModule *module)
{
  const SortieMatchSpec spec = { .module = module, .seed = 7, .practice = TRUE };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

static char *
ledger (const SortieMatch *match)
{
  g_auto (GStrv) lines = sortie_match_ledger (match, BOSS, PLAYER);

  return g_strjoinv ("\n", lines);
}

/* Says `done`, or whatever else comes first, until the player's next turn. */
static void
next_turn (SortieMatch *match)
{
  guint turn = sortie_match_play (match)->s->turn.number;

  while (!sortie_match_is_over (match)
         && (sortie_match_play (match)->s->turn.number == turn
             || sortie_match_play (match)->s->turn.active != PLAYER))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieRefusal why;

      CU_ASSERT_TRUE_FATAL (sortie_match_play_line (match, PLAYER, "done", &why)
                            || sortie_match_play_move (match, PLAYER, &legal->moves[0], &why));
    }
}

static void
a_page_for_each_turn (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  g_autoptr (SortieMatch) match = deal (module);
  g_autofree char *before = ledger (match), *first = NULL, *second = NULL;
  guint64 was;

  tap_string (before, "");
  next_turn (match);
  was = sortie_state_hash (sortie_match_play (match)->s);
  first = ledger (match);
  tap_contains (first, "(SS-16.2)");
  tap_contains (first, "(SS-16.4)");
  CU_ASSERT_TRUE (sortie_state_hash (sortie_match_play (match)->s) == was);
  next_turn (match);
  second = ledger (match);
  tap_contains (second, "(SS-16.4)");
  CU_ASSERT_STRING_NOT_EQUAL (first, second);
}

static void
taken_back (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  g_autoptr (SortieMatch) match = deal (module);
  g_autofree char *first = NULL, *again = NULL, *why = NULL;
  guint turn;

  next_turn (match);
  first = ledger (match);
  turn = sortie_match_play (match)->s->turn.number;
  next_turn (match);
  while (sortie_match_play (match)->s->turn.number > turn)
    CU_ASSERT_TRUE_FATAL (sortie_match_undo (match, NULL, &why) > 0);
  again = ledger (match);
  tap_string (again, first);
}

static void
saved_and_loaded (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  g_autoptr (SortieMatch) match = deal (module), loaded = NULL;
  g_autofree char *folder = g_dir_make_tmp ("sortie-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "match.journal", NULL);
  g_autofree char *before = NULL, *after = NULL, *notice = NULL;
  g_autoptr (GError) error = NULL;

  next_turn (match);
  next_turn (match);
  before = ledger (match);
  CU_ASSERT_TRUE (sortie_match_save_to (match, path, &error));
  loaded = sortie_match_open (module, path, &notice, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (loaded);
  after = ledger (loaded);
  tap_string (after, before);
  g_unlink (path);
  g_rmdir (folder);
}

/* Asking moves no die and no card of the match. */
static void
foretelling_changes_nothing (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  g_autoptr (SortieMatch) match = deal (module);
  const SortieState *s = sortie_match_play (match)->s;
  guint64 was;

  next_turn (match);
  was = sortie_state_hash (s);
  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) lines = sortie_match_forecast (match, BOSS, PLAYER, SORTIE_NOTHING);

      CU_ASSERT_TRUE (g_strv_length (lines) > 0);
    }
  CU_ASSERT_TRUE (sortie_state_hash (s) == was);
}

/* ---- What is foretold comes true -------------------------------------------------------- */

/* Lets a chance go by, or does the only thing there is. FALSE: one has to choose. */
static gboolean
let_go_by (SortieMatch *match)
{
  const SortieMoves *legal = sortie_match_legal (match);
  SortieRefusal why;
  SortieMove move;

  if (!sortie_move_declining (sortie_match_play (match), &move))
    {
      if (legal->n != 1)
        return FALSE;
      move = legal->moves[0];
    }
  return sortie_match_play_move (match, PLAYER, &move, &why);
}

static guint8
whose_turn (const SortieMatch *match)
{
  return sortie_match_play (match)->s->turn.active;
}

/* Nobody acts until the Boss's turn is over, or as far as that goes. Where the player is asked
 * nothing in it, it goes by with one move. */
static void
let_the_boss_play (SortieMatch *match)
{
  gboolean began = FALSE;

  while (!sortie_match_is_over (match) && !(began && whose_turn (match) == PLAYER))
    {
      guint turn = sortie_match_play (match)->s->turn.number;

      began = began || whose_turn (match) == BOSS;
      if (!let_go_by (match))
        return;
      began = began || sortie_match_play (match)->s->turn.number > turn + 1;
    }
}

/* Cards that the reader does not know: what came names them, and counts drawn ones together. */
static gboolean
is_vague (const char *line)
{
  return strstr (line, " a card") != NULL || strstr (line, " cards") != NULL;
}

/* Whether a line begins so, up to the full stop: what came also says which cards were lost. */
static gboolean
has_beginning (char **lines, const char *foretold)
{
  for (; *lines != NULL; lines++)
    if (strncmp (*lines, foretold, strcspn (foretold, ".")) == 0)
      return TRUE;
  return FALSE;
}

/* How many things were foretold; the first line says what this is, the last why it ends. */
static guint
compare_with_what_came (SortieMatch *match, char **foretold, guint since)
{
  g_auto (GStrv) log = sortie_match_log (match, PLAYER, since);
  g_auto (GStrv) decided = sortie_match_ledger (match, BOSS, PLAYER);
  guint n = 0;

  for (guint i = 1; foretold[i] != NULL && foretold[i + 1] != NULL; i++)
    {
      if (g_str_has_prefix (foretold[i], " ") || is_vague (foretold[i]))
        continue;
      n++;
      if (!has_beginning (log, foretold[i])
          && !g_strv_contains ((const char *const *) decided, foretold[i]))
        tap_string (foretold[i], "something that happened");
    }
  return n;
}

static guint
check_forecast (SortieMatch *match)
{
  guint64 was = sortie_state_hash (sortie_match_play (match)->s);
  guint since = sortie_match_log_length (match);
  g_auto (GStrv) foretold = sortie_match_forecast (match, BOSS, PLAYER, SORTIE_NOTHING);

  CU_ASSERT_TRUE (sortie_state_hash (sortie_match_play (match)->s) == was);
  tap_int (sortie_match_log_length (match), since);
  CU_ASSERT_TRUE (g_strv_length (foretold) > 0);
  let_the_boss_play (match);
  return compare_with_what_came (match, foretold, since);
}

/* Plays by chance; now and then nobody does anything more until the Boss's turn is over. */
static guint
foretell_against (const SortieModule *module, const char *boss, guint64 seed)
{
  g_autofree char *choice = g_strconcat ("boss=", boss, NULL);
  const char *const choices[] = { choice, NULL };
  const SortieMatchSpec spec = { .module = module, .choices = choices, .seed = seed };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  SortieRng rng;
  guint n = 0;

  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  sortie_rng_seed (&rng, seed);
  while (!sortie_match_is_over (match))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieRefusal why;

      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (
          match, PLAYER, &legal->moves[sortie_rng_below (&rng, legal->n)], &why));
      if (!sortie_match_is_over (match) && sortie_rng_below (&rng, 4) == 0)
        n += check_forecast (match);
    }
  return n;
}

static void
what_is_foretold_comes_true (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bosses); i++)
    {
      guint n = 0;

      for (guint64 seed = 1; seed <= 8; seed++)
        n += foretell_against (module, bosses[i], seed);
      CU_ASSERT_TRUE (n > 0);
    }
}

/* What a page says, against any Boss: each decision has its rule, what could be chosen, what was
 * compared, and who settled what the rules leave open. */

/* Decisions of a kind, by words of their first line. */
static const char *const kinds[] = { "Menace Level", " plays ", "The Leader ", " storms ",
                                     " chooses ", "chance chooses", " wakes next" };

/* Not against every Boss in a few games. */
static gboolean
is_rare (const char *kind)
{
  return strstr (" wakes next chooses chance chooses", kind) != NULL;
}

typedef struct
{
  guint seen[G_N_ELEMENTS (kinds)];
  guint forecasts, of_pieces; /* how many there are, of all and of one piece */
} Seen;

/* How many of the lines from @first on, up to the next decision, end like this. */
static guint
count_ending (char **lines, const char *end)
{
  guint n = 0;

  for (; *lines != NULL && g_str_has_prefix (*lines, " "); lines++)
    n += g_str_has_suffix (*lines, end) && strstr (*lines, ": ") != NULL;
  return n;
}

/* What a line is about: all that stands before the colon. */
static gboolean
is_about_the_same (const char *a, const char *b)
{
  gsize n = strcspn (a, ":");

  return n == strcspn (b, ":") && strncmp (a, b, n) == 0;
}

/* How many others were as good and can be told from the one that was chosen. */
static guint
count_others (char **lines)
{
  const char *chosen = NULL;
  guint n = 0;

  for (char **line = lines; *line != NULL && g_str_has_prefix (*line, " "); line++)
    if (g_str_has_suffix (*line, " chosen.") && !g_str_has_suffix (*line, "the one chosen."))
      chosen = *line;
  for (; *lines != NULL && g_str_has_prefix (*lines, " "); lines++)
    if (g_str_has_suffix (*lines, "equal to the one chosen.")
        || g_str_has_suffix (*lines, "also possible."))
      n += chosen == NULL || !is_about_the_same (*lines, chosen);
  return n;
}

static guint
count_open (char **lines)
{
  guint n = 0;

  for (; *lines != NULL && g_str_has_prefix (*lines, " "); lines++)
    n += strstr (*lines, "Player chose (") != NULL;
  return n;
}

/* By number, or in the words of the card that chooses. */
static gboolean
has_rule (char **lines)
{
  const char *rule = strrchr (*lines, '(');

  if (rule != NULL && (g_str_has_prefix (rule, "(SS-") || g_str_has_prefix (rule, "(RUL-")))
    return TRUE;
  return lines[1] != NULL && g_str_has_prefix (lines[1], "  What it does: ");
}

/* The decision that begins with this line. */
static void
check_decision (char **lines, Seen *seen)
{
  guint equal = count_ending (lines + 1, "equal to the one chosen.");
  guint chosen = count_ending (lines + 1, "chosen.") - equal;
  guint others = count_others (lines + 1);
  gboolean nothing = strstr (*lines, "it rises") != NULL || strstr (*lines, "no card left") != NULL
                     || strstr (*lines, "chooses nothing") != NULL;

  CU_ASSERT_TRUE (has_rule (lines));
  if (strstr (*lines, "chance chooses") != NULL || strstr (*lines, "Menace Level, which stays") != NULL)
    nothing = TRUE; /* the first line says it */
  tap_int (chosen, nothing ? 0 : 1);
  /* what the level does is settled by any card that is cheap enough */
  if (strstr (*lines, "Menace Level") == NULL)
    tap_int (count_open (lines + 1), others > 0);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    seen->seen[i] += strstr (*lines, kinds[i]) != NULL;
}

/* What is foretold of one piece is all foretold anyway, or it is that nothing is. Returns: whether something is. */
static gboolean
check_of_piece (const SortieMatch *match, const char *const *next, SortieRef piece)
{
  g_auto (GStrv) lines = sortie_match_forecast (match, BOSS, PLAYER, piece);
  gboolean nothing = g_str_has_suffix (lines[0], "does nothing to it that can be foretold.");

  CU_ASSERT_PTR_NOT_NULL_FATAL (lines[0]);
  for (guint i = 0; lines[i] != NULL && !nothing; i++)
    CU_ASSERT_TRUE (g_strv_contains (next, lines[i]) || strstr (lines[i], "depends on ") != NULL);
  return !nothing && lines[1] != NULL && g_strv_length (lines) < g_strv_length ((char **) next);
}

static void
check_page (SortieMatch *match, Seen *seen)
{
  g_auto (GStrv) lines = sortie_match_ledger (match, BOSS, PLAYER);
  g_auto (GStrv) next = sortie_match_forecast (match, BOSS, PLAYER, SORTIE_NOTHING);

  for (char **line = lines; *line != NULL; line++)
    if (!g_str_has_prefix (*line, " "))
      check_decision (line, seen);
  seen->forecasts += *next != NULL;
  for (SORTIE_EACH_PIECE (sortie_match_play (match), slot))
    {
      SortieRef piece = sortie_piece_ref (sortie_match_play (match), slot);

      seen->of_pieces += check_of_piece (match, (const char *const *) next, piece);
    }
}

/* Plays some turns by chance: what comes first is not always the same. */
static void
play_against (const SortieModule *module, const char *boss, guint64 seed, Seen *seen)
{
  g_autofree char *choice = g_strconcat ("boss=", boss, NULL);
  const char *const choices[] = { choice, "advanced=spectral-shamans",
                                  seed % 2 == 0 ? "basic=wild-fairies" : "basic=evil-goblins",
                                  NULL };
  const SortieMatchSpec spec = { .module = module, .choices = choices, .seed = seed };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  SortieRng rng;
  guint turn = 0;

  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  sortie_rng_seed (&rng, seed);
  while (!sortie_match_is_over (match))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieRefusal why;

      if (sortie_match_play (match)->s->turn.number != turn)
        check_page (match, seen);
      turn = sortie_match_play (match)->s->turn.number;
      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (
          match, PLAYER, &legal->moves[sortie_rng_below (&rng, legal->n)], &why));
    }
}

static void
each_decision_has_its_reasons (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);

  Seen all = { .forecasts = 0 };

  for (guint i = 0; i < G_N_ELEMENTS (bosses); i++)
    {
      Seen seen = { .forecasts = 0 };

      for (guint64 seed = 1; seed <= 8; seed++)
        play_against (module, bosses[i], seed, &seen);
      for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
        {
          CU_ASSERT (seen.seen[kind] > 0 || is_rare (kinds[kind]));
          all.seen[kind] += seen.seen[kind];
        }
      CU_ASSERT (seen.forecasts > 0);
      all.of_pieces += seen.of_pieces;
    }
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    CU_ASSERT (all.seen[kind] > 0);
  CU_ASSERT (all.of_pieces > 0);
}

/* ---- The end ----------------------------------------------------------------------------- */

/* A card of the player, from the Resources, on that place. */
static void
put_unit (SortiePlay *p, const char *place)
{
  const guint16 resources = sortie_setup_zone (p->setup, SS_ZONE_RESOURCES, PLAYER);
  guint16 card = 0;

  while (sortie_card (p, card)->zone != resources)
    card++;
  sortie_piece_put (p, card, sortie_place_parse (p->setup, place, PLAYER), PLAYER);
}

/* Her text: units of the player on the Front Line and in No Man's Land, no Battle unit of the Boss, 10 life or less, at
 * the end of a player's turn. */
static void
the_card_that_decides (void)
{
  static const char *const choices[] = { "boss=mother-karrow", NULL };
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  const SortieMatchSpec spec = { .module = module, .choices = choices, .seed = 7 };
  SortieDeal *deal = sortie_deal_new (&spec, NULL);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  g_autoptr (SortieMatch) match = NULL;
  g_autofree char *result = NULL;

  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, 7, &p, NULL));
  put_unit (&p, "front");
  put_unit (&p, "nml");
  sortie_var_set (&p, SS_VAR_LIFE, BOSS, LIFE_OF_KARROW);
  match = sortie_match_new_from (deal, &(SortieOpening){ .s = state }, NULL);
  next_turn (match); /* the exchange of cards before the first turn */
  next_turn (match);
  CU_ASSERT_TRUE_FATAL (sortie_match_is_over (match));
  result = sortie_match_result_sentence (match);
  tap_contains (result, "SS-5.6");
  tap_contains (result, "Mother Karrow");
}

static const TapTest tests[] = {
  { "the ledger has a page for each turn of the Boss", a_page_for_each_turn },
  { "what is taken back is gone from the ledger", taken_back },
  { "a loaded match has the ledger of the one that was saved", saved_and_loaded },
  { "a forecast changes nothing", foretelling_changes_nothing },
  { "what is foretold happens when nobody does anything more", what_is_foretold_comes_true },
  { "against each Boss each decision has its rule, what was compared, and who settled a tie",
    each_decision_has_its_reasons },
  { "SS-5.6 the result names the card that decides the game", the_card_that_decides },
  { NULL },
};

TAP_MAIN (tests)
