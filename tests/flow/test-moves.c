/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-moves.c: which moves are legal, how they are written and read, why others are refused. */
#include "tests/flow/duel.h"
#include <sortie/move.h>
#include "reader/reader.h"
#include <sortie/speech.h>
#include "base/internal.h"

#include <stdlib.h>
#include <string.h>

static void
reads_back_all (const Duel *d)
{
  SortieMove storage[SORTIE_USUAL_MOVES], read;
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  char line[SORTIE_MOVE_TEXT];
  guint8 seat = sortie_to_move (&d->p);

  sortie_moves_legal (&d->p, &moves);
  CU_ASSERT (moves.n > 0);
  for (guint i = 0; i < moves.n; i++)
    {
      sortie_move_format (&d->p, seat, &moves.moves[i], line);
      CU_ASSERT (sortie_move_parse (&d->p, seat, line, &read, NULL));
      CU_ASSERT (sortie_moves_equal (&moves.moves[i], &read));
    }
}

static Duel *
some_position (void)
{
  Duel *d = duel_new ();

  duel_put (d, A, 0, "mage");
  duel_put (d, B, 1, "guard");
  duel_give (d, A, HAND, "bolt");
  duel_give (d, A, HAND, "spark");
  duel_give (d, A, HAND, "guard");
  duel_begin (d, A);
  return d;
}

static void
what_is_legal_is_listed (void)
{
  g_autoptr (Duel) d = some_position ();
  g_autofree char *legal = duel_legal (d);

  tap_string (legal, "done, play bolt, play spark, summon guard row2, summon guard row3, use row1");
}

static void
what_is_written_is_read_back (void)
{
  g_autoptr (Duel) d = some_position ();

  reads_back_all (d);
  duel_play (d, A, "use row1");
  reads_back_all (d);
  duel_play (d, A, "choose hand/spark");
  tap_int (sortie_to_move (&d->p), B);
  reads_back_all (d);
}

/* Whoever must choose has no move that declines, and nothing is written over. */
static void
what_must_be_chosen_is_not_declined (void)
{
  g_autoptr (Duel) d = some_position ();
  const SortieMove before = { .verb = VERB_USE, .n = 1, .arg = { 1 } };
  SortieMove move = before;

  CU_ASSERT_TRUE (sortie_move_declining (&d->p, &move));
  tap_int (move.verb, SORTIE_VERB_DONE);
  move = before;
  duel_play (d, A, "use row1");
  CU_ASSERT_FALSE (sortie_move_declining (&d->p, &move));
  CU_ASSERT_TRUE (sortie_moves_equal (&move, &before));
}

/* Cards that differ in nothing are one move; a flag, or an order, makes them two. */
static void
alike_cards_are_one_move (void)
{
  g_autoptr (Duel) d = duel_new ();
  g_autofree char *alike = NULL, *marked = NULL;
  guint16 last;

  duel_give (d, A, HAND, "spark");
  duel_give (d, A, HAND, "spark");
  last = duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  alike = duel_legal (d);
  tap_string (alike, "done, play spark");
  sortie_card_set_flag (&d->p, last, MARKED, TRUE);
  marked = duel_legal (d);
  tap_string (marked, "done, play spark, play spark#2");
  duel_play (d, A, "play spark#2");
  CU_ASSERT (sortie_state_cards (d->p.s)[last].zone != sortie_setup_zone (d->p.setup, HAND, A));
}

static void
several_pieces_on_one_place_are_told_apart (void)
{
  g_autoptr (Duel) d = duel_new ();
  g_autofree char *legal = NULL;
  guint16 arena = sortie_setup_place (d->p.setup, ARENA, 0, 0);

  for (guint i = 0; i < 2; i++)
    sortie_piece_put (&d->p, duel_give (d, A, DECK, "mage"), arena, A);
  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  legal = duel_legal (d);
  tap_string (legal, "done, play spark, use arena/mage, use arena/mage#2");
}

/* A name that fits while two stand there still fits when one of them has left. */
static void
what_stands_may_be_written_behind_its_place (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieMove plain, read;

  duel_put (d, A, 0, "mage");
  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  CU_ASSERT_FATAL (sortie_move_parse (&d->p, A, "use row1", &plain, NULL));
  for (const char *const *line = (const char *const[]) { "use row1/mage", "use a.row1/mage", "use Row1/Mage",
                                                         "use row1/mage#1", NULL };
       *line != NULL; line++)
    {
      CU_ASSERT_FATAL (sortie_move_parse (&d->p, A, *line, &read, NULL));
      CU_ASSERT (sortie_moves_equal (&plain, &read));
    }
  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "use row1/mage#2", &read, NULL));
  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "use row1/guard", &read, NULL));
  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "use row2/mage", &read, NULL));
}

/* What belongs to another seat is written with its name, what is one's own without. */
static void
names_depend_on_who_writes (void)
{
  g_autoptr (Duel) d = some_position ();
  char mine[SORTIE_MOVE_TEXT], theirs[SORTIE_MOVE_TEXT];
  SortieRef unit = sortie_place_piece (&d->p, sortie_setup_place (d->p.setup, ROW, A, 0));

  tap_string (sortie_ref_format (&d->p, A, unit, mine), "row1");
  tap_string (sortie_ref_format (&d->p, B, unit, theirs), "a.row1");
  tap_string (sortie_ref_name (&d->p, B, unit, theirs), "Mage");
  tap_string (sortie_ref_format (&d->p, A, sortie_ref_seat (B), mine), "b");
  tap_string (sortie_ref_format (&d->p, A, SORTIE_NOTHING, mine), "-");
}

/* A hidden card has no name for who does not see it. */
static void
hidden_cards_are_not_named (void)
{
  g_autoptr (Duel) d = some_position ();
  char text[SORTIE_MOVE_TEXT];
  guint16 hand = sortie_setup_zone (d->p.setup, HAND, A);
  SortieRef card = sortie_ref_card (sortie_zone_top (&d->p, hand));

  tap_string (sortie_ref_format (&d->p, A, card, text), "hand/bolt");
  tap_string (sortie_ref_format (&d->p, B, card, text), "a.hand/?");
  tap_string (sortie_ref_name (&d->p, A, card, text), "Bolt");
  tap_string (sortie_ref_name (&d->p, B, card, text), "a card");
}

/* F-2 and the like: the rule that forbids a move is told, also where it does not answer. */
static void
refusals_are_typed (void)
{
  g_autoptr (Duel) d = some_position ();

  duel_give (d, A, HAND, "shield");
  duel_give (d, A, HAND, "widow");
  duel_refuses (d, A, "", SORTIE_REASON_NO_VERB);
  duel_refuses (d, A, "dance", SORTIE_REASON_NO_VERB);
  duel_refuses (d, A, "play", SORTIE_REASON_OPERANDS);
  duel_refuses (d, A, "play bolt bolt", SORTIE_REASON_OPERANDS);
  duel_refuses (d, A, "done now", SORTIE_REASON_OPERANDS);
  duel_refuses (d, A, "play unicorn", SORTIE_REASON_NO_SUCH);
  duel_refuses (d, A, "play guard", REASON_NO_TRICK);
  duel_refuses (d, A, "play shield", REASON_ONLY_AS_ANSWER);
  duel_refuses (d, A, "summon spark row2", REASON_NO_UNIT);
  duel_refuses (d, A, "summon guard row1", REASON_OCCUPIED);
  duel_refuses (d, A, "summon widow b.row1", REASON_OCCUPIED);
  duel_refuses (d, A, "use b.row2", REASON_NO_ABILITY);
  duel_refuses (d, A, "pass", REASON_NOT_NOW);
  duel_refuses (d, A, "yes", SORTIE_REASON_NOT_ASKED);
  duel_refuses (d, A, "choose row1", SORTIE_REASON_NOT_ASKED);
  duel_refuses (d, B, "pass", SORTIE_REASON_NOT_YOU);
}

static void
a_choice_takes_what_is_offered_and_no_less (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_put (d, B, 0, "guard");
  duel_put (d, B, 1, "guard");
  duel_put (d, A, 0, "guard");
  duel_give (d, A, HAND, "fork");
  duel_begin (d, A);
  duel_play (d, A, "play fork"); /* one or two targets */
  duel_refuses (d, A, "choose row1", SORTIE_REASON_NOT_AMONG);
  duel_refuses (d, A, "done", SORTIE_REASON_TOO_FEW);
  duel_play (d, A, "choose b.row1");
  duel_refuses (d, A, "choose b.row1", SORTIE_REASON_CHOSEN);
  duel_play (d, A, "done");
  tap_int (sortie_to_move (&d->p), B);
}

static void
nothing_is_legal_when_it_is_over (void)
{
  g_autoptr (Duel) d = some_position ();
  g_autofree char *legal = NULL;

  sortie_lose (&d->p, B, REASON_FELL);
  CU_ASSERT (sortie_is_over (&d->p));
  tap_int (d->p.s->result.winners, 1 << A);
  tap_int (sortie_to_move (&d->p), SORTIE_NO_SEAT);
  legal = duel_legal (d);
  tap_string (legal, "");
  duel_refuses (d, A, "done", SORTIE_REASON_OVER);
}

static void
a_refusal_is_a_sentence_with_its_rule (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieMove move;
  SortieRefusal why;
  g_autofree char *sentence = NULL;

  CU_ASSERT (sortie_move_parse (&d->p, A, "summon guard row1", &move, &why));
  CU_ASSERT_FALSE (sortie_move_check (&d->p, A, &move, &why));
  sentence = sortie_refusal_sentence (&d->p, A, &why);
  tap_contains (sentence, "is not free, or not yours.");
  tap_contains (sentence, "(F-3)");
}

static void
names_for_people_are_read_too (void)
{
  g_autoptr (Duel) d = some_position ();

  duel_play (d, A, "play  \"SPARK\"");
  tap_int (d->p.s->decision.kind, ASK_ANSWER);
}

/* The list writes `choose hand/spark`; nothing else that is offered is a spark. */
static void
a_bare_id_is_enough_where_it_is_clear (void)
{
  g_autoptr (Duel) d = some_position ();

  duel_give (d, A, PILE, "spark");
  duel_play (d, A, "use row1");
  duel_play (d, A, "choose spark");
  tap_int (sortie_zone_count (&d->p, sortie_setup_zone (d->p.setup, HAND, A)), 2);
}

/* A marked spark and one that is not are two different things, and no name tells them apart. */
static void
a_bare_id_of_several_things_is_not (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieMove move;
  SortieRefusal why;

  sortie_card_set_flag (&d->p, duel_give (d, A, HAND, "red-spark"), MARKED, TRUE);
  duel_give (d, A, HAND, "red-spark");
  duel_play (d, A, "use row1");
  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "choose red-spark", &move, &why));
  tap_int (why.reason, SORTIE_REASON_AMBIGUOUS);
  duel_play (d, A, "choose hand/red-spark");
}

/* Two mages may be used, and their name does not say which. */
static void
a_name_of_several_things_is_not (void)
{
  g_autoptr (Duel) d = duel_new ();
  g_autofree char *sentence = NULL;
  SortieMove move;
  SortieRefusal why;

  duel_put (d, A, 0, "mage");
  duel_put (d, A, 2, "mage");
  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "use Mage", &move, &why));
  tap_int (why.reason, SORTIE_REASON_AMBIGUOUS);
  sentence = sortie_refusal_sentence (&d->p, A, &why);
  tap_contains (sentence, "Mage");
  tap_contains (sentence, ": Mage (Row 1), Mage (Row 3).");
  duel_play (d, A, "use row3");
}

/* One of them is enough for the name to say which. */
static void
a_name_is_enough_where_it_is_clear (void)
{
  g_autoptr (Duel) d = some_position ();

  duel_play (d, A, "use Mage");
  tap_int (sortie_to_move (&d->p), A);
}

/* `red` of Red Spark, in whatever else the hand holds; `spark` is the whole name of another. */
static void
a_part_of_a_name_is_enough_where_it_is_clear (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieMove red, part, spark, whole;

  duel_give (d, A, HAND, "red-spark");
  CU_ASSERT (sortie_move_parse (&d->p, A, "play red-spark", &red, NULL));
  CU_ASSERT (sortie_move_parse (&d->p, A, "play Red", &part, NULL));
  CU_ASSERT (sortie_moves_equal (&part, &red));
  CU_ASSERT (sortie_move_parse (&d->p, A, "play spark", &spark, NULL));
  CU_ASSERT (sortie_move_parse (&d->p, A, "play Spark", &whole, NULL));
  CU_ASSERT (sortie_moves_equal (&spark, &whole));
  CU_ASSERT_FALSE (sortie_moves_equal (&spark, &red));
}

/* Only what is seen is meant: what lies in the other hand carries no name. */
static void
a_part_of_a_hidden_name_is_none (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieMove move;
  SortieRefusal why;

  duel_give (d, B, HAND, "red-spark");
  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "play red", &move, &why));
  tap_int (why.reason, SORTIE_REASON_NOT_AT_HAND);
}

static void
moves_and_prompts_are_told_in_words (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieMove move;
  g_autofree char *said = NULL, *prompt = NULL, *answer = NULL;

  CU_ASSERT (sortie_move_parse (&d->p, A, "summon guard row2", &move, NULL));
  said = sortie_move_describe (&d->p, A, &move);
  tap_string (said, "Summon Guard to Row 2.");
  prompt = sortie_prompt (&d->p, A);
  tap_contains (prompt, "may play, summon and use in the main phase. (F-1)");
  duel_play (d, A, "play spark");
  answer = sortie_prompt (&d->p, B);
  tap_contains (answer, "may answer Spark. (F-2)");
}

/* Bolt is aimed at a unit and kills it; Study has its player choose a page, and moves it; Burial has
 * one chosen for each enemy. */
static void
a_choice_says_what_it_is_for (void)
{
  g_autoptr (Duel) aimed = some_position (), chosen = some_position ();
  g_autoptr (Duel) repeated = some_position ();
  g_autofree char *aim = NULL, *choice = NULL, *for_guard = NULL;

  duel_put (aimed, B, 0, "wall");
  duel_play (aimed, A, "play bolt");
  aim = sortie_prompt (&aimed->p, A);
  tap_string (aim, "Name a target for Bolt: one of their units. Then: Kill it.");
  duel_give (chosen, A, HAND, "study");
  duel_play (chosen, A, "play study");
  duel_play (chosen, B, "pass");
  choice = sortie_prompt (&chosen->p, A);
  tap_contains (choice, "Study: choose one of all cards in your Hand. Then: Move it to ");
  duel_give (repeated, A, HAND, "burial");
  duel_play (repeated, A, "play burial");
  duel_play (repeated, B, "pass");
  for_guard = sortie_prompt (&repeated->p, A);
  tap_contains (for_guard, "Burial: choose one of all cards in your Hand. Then: Put it under Guard");
}

/* Any bytes are a move or a refusal. */
static void
reading_is_total (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieRng rng;

  sortie_rng_seed (&rng, 7);
  for (guint i = 0; i < 20000; i++)
    {
      char line[24];
      guint n = sortie_rng_below (&rng, sizeof line);
      SortieMove move;
      SortieRefusal why = { 0 };

      g_strlcpy (line, "play bolt row1 \"\xc5\x81", sizeof line);
      for (guint k = 0; k < 4 && n > 0; k++)
        line[sortie_rng_below (&rng, n)] = (char) sortie_rng_below (&rng, 256);
      line[n] = '\0';
      if (!sortie_move_parse (&d->p, A, line, &move, &why) && why.reason == SORTIE_REASON_NONE)
        CU_FAIL ("refused without a reason");
    }
  CU_PASS ("nothing crashed");
}

static void
a_foreign_word_is_quoted_whole_and_clean (void)
{
  g_autoptr (Duel) d = some_position ();
  SortieMove move;
  SortieRefusal why = { 0 };

  CU_ASSERT_FALSE (sortie_move_parse (&d->p, A, "\x1b[31mfire", &move, &why));
  CU_ASSERT (strchr (why.word, '\x1b') == NULL);
  /* thirty-two letters of two bytes each do not end in half a letter */
  CU_ASSERT_FALSE (
      sortie_move_parse (&d->p, A, "łłłłłłłłłłłłłłłłłłłłłłłłłłłłłłłłłłłł", &move, &why));
  CU_ASSERT (g_utf8_validate (why.word, -1, NULL));
}

/* A question whose answers are neither cards nor places. */
static void
a_word_of_a_value_may_be_chosen (void)
{
  const SortieRef colours[] = { sortie_ref_word (COLOUR, 0), sortie_ref_word (COLOUR, 1) };
  g_autoptr (Duel) d = duel_new ();
  g_autofree char *legal = NULL;
  char text[SORTIE_MOVE_TEXT];
  SortieMove read;

  duel_begin (d, A);
  sortie_ask (&d->p, sortie_frame_top (&d->p), SORTIE_ASK_CHOOSE, A, colours, 2, 1, 1);
  legal = duel_legal (d);
  tap_string (legal, "choose blue, choose red");
  reads_back_all (d);
  CU_ASSERT (sortie_move_parse (&d->p, A, "choose blue", &read, NULL));
  tap_int (read.arg[0], colours[1]);
  tap_string (sortie_ref_name (&d->p, A, colours[1], text), "blue");
  duel_refuses (d, A, "choose green", SORTIE_REASON_NO_SUCH);
}

/* A reference to a word that no value has is still written somehow. */
static void
a_word_that_there_is_not_is_a_number (void)
{
  g_autoptr (Duel) d = some_position ();
  char text[SORTIE_MOVE_TEXT];

  tap_string (sortie_ref_format (&d->p, A, sortie_ref_word (COST, 1), text), "1");
  tap_int (strtol (sortie_ref_format (&d->p, A, sortie_ref_word (COLOUR, 2), text), NULL, 10),
           COLOUR << 8 | 2);
  tap_int (strtol (sortie_ref_name (&d->p, A, sortie_ref_word (200, 1), text), NULL, 10),
           200 << 8 | 1);
}

static const TapTest tests[] = {
  { "what is legal is listed, and nothing else", what_is_legal_is_listed },
  { "what is written is read back, at every question", what_is_written_is_read_back },
  { "what must be chosen is not declined", what_must_be_chosen_is_not_declined },
  { "cards that are alike are one move", alike_cards_are_one_move },
  { "several pieces on one place are told apart", several_pieces_on_one_place_are_told_apart },
  { "what stands may be written behind its place", what_stands_may_be_written_behind_its_place },
  { "names depend on who writes", names_depend_on_who_writes },
  { "hidden cards are not named", hidden_cards_are_not_named },
  { "refusals are typed, and leave no trace", refusals_are_typed },
  { "a choice takes what is offered, and no less than it must",
    a_choice_takes_what_is_offered_and_no_less },
  { "nothing is legal when the game is over", nothing_is_legal_when_it_is_over },
  { "a refusal is a sentence with its rule", a_refusal_is_a_sentence_with_its_rule },
  { "names for people are read, too", names_for_people_are_read_too },
  { "a name that several things share is refused with them", a_name_of_several_things_is_not },
  { "a name that one thing has is enough", a_name_is_enough_where_it_is_clear },
  { "a bare id is enough where it is clear what is meant", a_bare_id_is_enough_where_it_is_clear },
  { "a bare id of several things is not", a_bare_id_of_several_things_is_not },
  { "a part of a name is enough where it is clear", a_part_of_a_name_is_enough_where_it_is_clear },
  { "a part of a name that is hidden is none", a_part_of_a_hidden_name_is_none },
  { "moves and prompts are told in words", moves_and_prompts_are_told_in_words },
  { "a choice says what it is for", a_choice_says_what_it_is_for },
  { "a word of a value may be chosen", a_word_of_a_value_may_be_chosen },
  { "a word that there is not is a number", a_word_that_there_is_not_is_a_number },
  { "any bytes are a move or a refusal", reading_is_total },
  { "a foreign word is quoted clean and whole", a_foreign_word_is_quoted_whole_and_clean },
  { NULL },
};

TAP_MAIN (tests)
