/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-longer.c: the longer form of a name is always understood, in each position of each game, whether
 * something there bears the name alone or not: `bank`, `south.bank`, `south.bank/mint`, `south.bank/mint#1`. */
#include <sortie/match.h>
#include "match/front-end.h"
#include <sortie/move.h>
#include "reader/reader.h"
#include <sortie/speech.h>
#include <sortie/table.h>
#include "match/internal.h"
#include "reader/internal.h"
#include "speech/internal.h"
#include "tests/tap/game.h"

#include <string.h>

#define MOVES 120
#define ONE_IN 6 /* positions in which names are tried */

typedef struct
{
  const SortiePlay *p;
  guint8 seat;
  GPtrArray *forms; /* of one operand */
  guint n;          /* lines that were read */
  guint n_longer;   /* of them with a name that is longer than the listed one */
} Names;

static void
add (Names *names, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add (Names *names, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (names->forms, g_strdup_vprintf (format, args));
  va_end (args);
}

/* The name in front, then what is there, with the number that it has among its equals; the first may be numbered. */
static void
add_numbered (Names *names, const char *where, const char *id, guint n)
{
  if (n == 1)
    add (names, "%s%s", where, id);
  add (names, "%s%s#%u", where, id, n);
}

/* Which of several equal ones it is, as lists say it: after "#". */
static guint
number_of (const Names *names, SortieRef ref)
{
  char listed[SORTIE_MOVE_TEXT];
  const char *number = strchr (sortie_ref_format (names->p, names->seat, ref, listed), '#');

  return number != NULL ? (guint) g_ascii_strtoull (number + 1, NULL, 10) : 1;
}

static void
add_card (Names *names, const SortieOperand *operand, SortieRef ref)
{
  const SortiePlay *p = names->p;
  guint16 card = sortie_ref_index (ref);
  const SortieCard *c = sortie_card_of (p, ref);
  const SortiePile *pile = c->zone != SORTIE_NO_INDEX ? &p->setup->piles[c->zone] : NULL;
  const char *id, *zone;
  guint n;

  if (pile == NULL || !sortie_card_has_face (p, card, names->seat) || sortie_card_is_outward (p, card, names->seat))
    return;
  id = sortie_def (p, c->def)->id;
  zone = p->setup->zones[pile->decl].id;
  n = number_of (names, ref);
  if (pile->decl == operand->zone && (pile->seat == names->seat || pile->seat == SORTIE_NO_SEAT))
    add_numbered (names, "", id, n);
  if (pile->seat == names->seat || pile->seat == SORTIE_NO_SEAT)
    {
      g_autofree char *there = g_strdup_printf ("%s/", zone);

      add_numbered (names, there, id, n);
    }
  if (pile->seat != SORTIE_NO_SEAT)
    {
      g_autofree char *there = g_strdup_printf ("%s.%s/", p->setup->seat_ids[pile->seat], zone);

      add_numbered (names, there, id, n);
    }
}

/* As the seat may write it, and with whose it is. */
static void
add_place (Names *names, guint16 place, const char *id, guint n, gboolean is_alone)
{
  for (guint i = 0; i < 2; i++)
    {
      char name[SORTIE_MOVE_TEXT];
      g_autofree char *there = NULL;

      sortie_place_name (names->p->setup, place, i == 0 ? names->seat : SORTIE_NO_SEAT, name, sizeof name);
      there = g_strdup_printf ("%s/", name);
      if (is_alone)
        add (names, "%s", name);
      if (id != NULL)
        add_numbered (names, there, id, n);
    }
}

static void
add_forms (Names *names, const SortieOperand *operand, SortieRef ref)
{
  const SortiePlay *p = names->p;
  guint16 place;

  g_ptr_array_set_size (names->forms, 0);
  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_CARD:
      add_card (names, operand, ref);
      break;
    case SORTIE_REF_PLACE:
      add_place (names, sortie_ref_index (ref), NULL, 0, TRUE);
      break;
    case SORTIE_REF_PIECE:
      place = sortie_piece_place (p, ref);
      if (place != SORTIE_NO_INDEX && sortie_piece_def (p, ref) != 0)
        add_place (names, place, sortie_def (p, sortie_piece_def (p, ref))->id, number_of (names, ref),
                   sortie_place (p, place)->n == 1);
      break;
    default:
      break;
    }
}

/* The same move, or one with a card that nobody can tell from it. */
static gboolean
is_same (const Names *names, const SortieMove *a, const SortieMove *b)
{
  return sortie_moves_equal (a, b) || sortie_move_key (names->p, names->seat, a) == sortie_move_key (names->p, names->seat, b);
}

static void
expect_read (Names *names, SortieOffers *offers, const char *typed, const SortieMove *move)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init (&line, typed);
  read = sortie_read (offers, &line, 0);
  if (read.kind != SORTIE_READ_MOVE || read.n != line.n || !is_same (names, &read.move, move))
    {
      char meant[SORTIE_MOVE_TEXT];

      tap_note ("“%s” is not read as “%s”", typed, sortie_move_format (names->p, names->seat, move, meant));
      CU_FAIL ("a longer name is not understood");
    }
  names->n++;
}

/* One operand at a time is written in each way; the others as listed. */
static void
try_move (Names *names, SortieOffers *offers, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (names->p->setup, move->verb);
  char listed[SORTIE_MAX_MOVE_OPERANDS][SORTIE_MOVE_TEXT];

  for (guint i = 0; i < move->n; i++)
    sortie_operand_format (names->p, names->seat, &verb->operands[i], move->arg[i], listed[i]);
  for (guint i = 0; i < move->n; i++)
    {
      add_forms (names, &verb->operands[i], move->arg[i]);
      for (guint k = 0; k < names->forms->len; k++)
        {
          g_autoptr (GString) line = g_string_new (verb->id);

          for (guint j = 0; j < move->n; j++)
            g_string_append_printf (line, " %s", j == i ? (const char *) names->forms->pdata[k] : listed[j]);
          expect_read (names, offers, line->str, move);
          names->n_longer += strcmp (names->forms->pdata[k], listed[i]) != 0;
        }
    }
}

static void
try_position (Names *names, SortieMatch *match)
{
  const SortieMoves *legal = sortie_match_legal (match);
  SortieOffers *offers;

  names->seat = sortie_match_to_move (match);
  names->p = sortie_match_play (match);
  offers = sortie_match_offers (match, names->seat);
  for (guint i = 0; i < legal->n; i++)
    try_move (names, offers, &legal->moves[i]);
}

static void
try_mode (SortieModule *module, const char *mode, Names *names)
{
  const SortieMatchSpec spec = { .module = module, .mode = mode, .seed = 11 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (3);
  SortieRefusal why;

  tap_note ("%s %s", module->game->id, mode);
  for (guint i = 0; i < MOVES && !sortie_match_is_over (match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move = legal->moves[g_rand_int_range (chance, 0, (gint32) legal->n)];

      if (i % ONE_IN == 0)
        try_position (names, match);
      sortie_match_play_move (match, sortie_match_to_move (match), &move, &why);
    }
}

static void
try_game (const char *game)
{
  g_autoptr (SortieModule) module = tap_game (game, NULL);
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (g_free);
  Names names = { .forms = forms };

  for (const SortieModeDecl *mode = module->game->modes; mode->id != NULL; mode++)
    try_mode (module, mode->id, &names);
  CU_ASSERT (names.n > 100);
  CU_ASSERT (names.n_longer > names.n / 3);
}

static void
in_siegestorm (void)
{
  try_game ("siegestorm");
}

static void
in_summoner_wars (void)
{
  try_game ("summoner-wars");
}

static void
in_games_of_cards (void)
{
  try_game ("crazy-eights");
  try_game ("hearts");
}

/* FR-3: a market of five places, towns and camps of several. */
static void
in_frontier (void)
{
  try_game ("frontier");
}

static const TapTest tests[] = {
  { "longer names are understood in Siegestorm", in_siegestorm },
  { "longer names are understood in Summoner Wars", in_summoner_wars },
  { "longer names are understood in Crazy Eights and Hearts", in_games_of_cards },
  { "longer names are understood in Frontier", in_frontier },
  { NULL },
};

TAP_MAIN (tests)
