/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-why.c: in random positions of each game, a refused move and `why not` cite the same rule. */
#include <string.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "match/front-end.h"
#include "reader/reader.h"
#include "tests/tap/game.h"
#include "flow/front-end.h"

/* how many decisions of a game, and how many refused moves in each at most */
#define DECISIONS 150
#define MOST_IN_ONE 6

typedef struct
{
  const char *game;
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
  GRand *rand;
  guint n;
} Table;

static void
table_begin (Table *table, const char *game, guint seed)
{
  SortieModule *module = tap_game (game, NULL);
  const SortieMatchSpec spec = { .module = module, .seed = seed };
  static const SortiePaths nowhere = { .modules = "" };

  *table = (Table){ .game = game, .out = console_out_new (NULL), .input = console_input_new (NULL),
                    .rand = g_rand_new_with_seed (seed) };
  console_out_set_width (table->out, 1000);
  table->session = console_session_new (table->out, table->input, &nowhere, module, sortie_match_new (&spec, NULL), NULL);
  table->session->commands = console_commands;
}

static void
table_end (Table *table)
{
  console_session_free (table->session);
  console_input_free (table->input);
  console_out_free (table->out);
  g_rand_free (table->rand);
}

/* (transfer full) */
static char *
type (Table *table, const char *text)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, text);
  g_string_truncate (table->out->pending, 0);
  table->session->refused = FALSE;
  console_line_run (table->session, &line);
  return g_strdup (table->out->pending->str);
}

/* The first rule that the sentence cites, which lists of moves may follow: "SW-10.4". (transfer full): "" if there
 * is none */
static char *
rule_of (const char *all)
{
  g_autofree char *said = g_strndup (all, strcspn (all, "\n"));
  g_autoptr (GRegex) regex = g_regex_new ("\\(((?:[A-Z]+)-[0-9.]+)\\)", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;

  return g_regex_match (regex, said, 0, &found) ? g_match_info_fetch (found, 1) : g_strdup ("");
}

static void
compare (Table *table, const char *line)
{
  const guint32 moves = sortie_match_play (table->session->match)->s->moves;
  g_autofree char *why = g_strconcat ("why not ", line, NULL), *told = type (table, why);
  g_autofree char *refused = type (table, line), *rule = rule_of (refused), *cited = rule_of (told);

  if (sortie_match_play (table->session->match)->s->moves != moves)
    return; /* the words mean another move, too */
  table->n++;
  if (strcmp (rule, cited) != 0)
    tap_note ("%s: %s\n  refused: %s\n  why not: %s", table->game, line, refused, told);
  CU_ASSERT_STRING_EQUAL (rule, cited);
}

/* Tries some of the candidates of each verb that are not legal. */
static void
try_refused (Table *table)
{
  const SortiePlay *p = sortie_match_play (table->session->match);
  const guint8 seat = sortie_to_move (p);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint verb = 0; verb < sortie_n_verbs (p->setup); verb++)
    {
      const SortieVerbDecl *decl = sortie_verb (p->setup, verb);
      SortieMove storage[SORTIE_USUAL_MOVES];
      g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
      SortieRefusal why;
      char text[SORTIE_MOVE_TEXT];

      if (decl->candidates == NULL || decl->check == NULL)
        continue;
      decl->candidates (p, &moves);
      for (guint i = 0; i < MOST_IN_ONE && moves.n > 0; i++)
        {
          const SortieMove *move = &moves.moves[g_rand_int_range (table->rand, 0, (gint32) moves.n)];

          if (move->n == 0 || decl->check (p, move, &why))
            continue;
          sortie_move_format (p, seat, move, text);
          g_ptr_array_add (lines, g_strdup (text));
          g_ptr_array_add (lines, g_strdup (strchr (text, ' ') + 1)); /* without its verb */
          g_ptr_array_add (lines, g_strndup (text, strrchr (text, ' ') - text)); /* without its last word */
        }
    }
  for (guint i = 0; i < lines->len; i++)
    compare (table, lines->pdata[i]);
}

static void
play (const char *game, guint seed)
{
  Table table;

  table_begin (&table, game, seed);
  for (guint i = 0; i < DECISIONS && !sortie_match_is_over (table.session->match); i++)
    {
      const SortieMoves *legal;
      SortieRefusal why;

      if (i % 3 == 0)
        try_refused (&table);
      if (sortie_match_is_over (table.session->match))
        break;
      legal = sortie_match_legal (table.session->match);
      sortie_match_play_move (table.session->match, sortie_match_to_move (table.session->match),
                              &legal->moves[g_rand_int_range (table.rand, 0, (gint32) legal->n)], &why);
    }
  tap_note ("%s: %u refused moves", game, table.n);
  table_end (&table);
}

static void
why_not_cites_the_rule_of_the_refusal (void)
{
  /* those whose moves have candidates that are not legal */
  static const char *const games[] = { "siegestorm", "summoner-wars", "frontier" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint seed = 1; seed <= 2; seed++)
      play (games[i], seed);
}

static const TapTest tests[] = {
  { "why not cites the rule by which a move is refused", why_not_cites_the_rule_of_the_refusal },
  { NULL },
};

TAP_MAIN (tests)
