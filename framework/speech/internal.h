/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room speech declares for the library alone. */
#pragma once
#include <sortie/speech.h>
G_BEGIN_DECLS

/* How the things that a bound name holds are said in place of the name; (transfer full), NULL: by
 * its name. */
typedef char *(*SortieSayBound) (gconstpointer data, guint slot);

/**
 * sortie_condition_describe:
 * @catalogue: of which game the words are, it knows itself
 * @clause: the number of a clause with a condition
 *
 * What must hold for it.
 *
 * Returns: (transfer full): part of a sentence; empty when it has none
 */
char *sortie_condition_describe (const SortieCatalogue *catalogue, guint16 clause);

/**
 * sortie_lack_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of the program that asks, 0: none does
 * @set: an expression that is a set
 * @test: of a <where>: the only one of its conditions that is said; 0: all of them
 *
 * Of whom something is not: "the Enemies with DEF 2 or less".
 *
 * Returns: (transfer full): part of a sentence
 */
char *sortie_lack_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                            guint16 test);

/**
 * sortie_effects_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of a program
 * @step: of which instruction; that of a <may> stands for what is offered, 0 for all
 * @say_bound: (nullable): says what names hold
 * @data: for it
 *
 * What somebody is asked to agree to.
 *
 * Returns: (transfer full): the sentences in one line; empty when there are none
 */
char *sortie_effects_describe (const SortieCatalogue *catalogue, guint16 program, guint step,
                               SortieSayBound say_bound, gconstpointer data);

/**
 * sortie_use_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of a program
 * @from: the first instruction that is looked at
 * @slot: what a choice binds
 * @say_bound: (nullable): says what other names hold
 * @data: for it
 *
 * What a thing is chosen for: the first effect that speaks of it, or of one of those chosen.
 *
 * Returns: (transfer full): a sentence; empty when nothing is done with it
 */
char *sortie_use_describe (const SortieCatalogue *catalogue, guint16 program, guint from,
                           guint slot, SortieSayBound say_bound, gconstpointer data);

/**
 * sortie_offered_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of the program that offers it
 * @set: an expression that is a set
 * @one: whether one of them is spoken of
 * @say_bound: (nullable): says what names hold
 * @data: for it
 *
 * From what somebody is asked to choose: "one of your Allies".
 *
 * Returns: (transfer full): part of a sentence
 */
char *sortie_offered_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                               gboolean one, SortieSayBound say_bound, gconstpointer data);

/* The clause of the card or ability inside which, in whatever <during>, it stands; or itself. */
guint16 sortie_clause_outermost (const SortieCatalogue *catalogue, guint16 clause);

/* Whom effects that were set up are about, for the row of their event. */
guint sortie_lasting_things (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);
/* Whether they are of more than one clause. */
gboolean sortie_lasting_is_of_several (const SortiePlay *p, const SortieEvent *event);

/* The sentences for certain cases of the framework's elements; ends with a row without id. */
extern const SortieSaying sortie_sayings[];

/**
 * sortie_sayings_check:
 * @vocabulary: a game's words
 * @sayings: (nullable): its sentences for certain cases, or the framework's
 *
 * Looks for sentences about elements that there are not, and for conditions and blanks that
 * are no attributes.
 *
 * Returns: (nullable) (transfer full): NULL when all is well, else a sentence
 */
char *sortie_sayings_check (const SortieVocabulary *vocabulary, const SortieSaying *sayings);

/* The log's line for @seat, (transfer full), NULL when the event is not told. */
char *sortie_event_describe (const SortiePlay *p, guint8 seat, const SortieEvent *event);

/* Which bound was reached, by what, and how much it needs: part of a sentence. (transfer full): empty: none was */
char *sortie_limit_describe (const SortieSetup *setup, const SortieLimit *limit);

/**
 * sortie_verdict_describe:
 * @p: the position in which it was told
 * @seat: who reads
 * @lines: (element-type utf8): the array to add to
 *
 * Adds the verdict with its rule; then, in lines which begin with two spaces, what the card says
 * that chooses, each candidate with what was compared and how it ended, and, where it was left open,
 * who decided. Where @seat may not see all of the candidates nothing is told of any.
 */
void sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict,
                              GPtrArray *lines);

/* What is still to be decided, as a sentence with its rule. (transfer full) */
char *sortie_verdict_announce (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict);

/* The same for a number: @many, (nullable), is the plural of @text. */
const char *sortie_rules_plural (const SortieSetup *setup, gboolean framework, const char *text,
                                 const char *many, gulong n);

/* A card as an operand: bare when it lies in the zone @bare_zone (a declaration) of @seat. */
const char *sortie_card_format (const SortiePlay *p, guint8 seat, guint16 card, guint16 bare_zone,
                                char *buffer);

/* A thing as @operand is written, for @seat. Into @buffer of SORTIE_MOVE_TEXT bytes. */
const char *sortie_operand_format (const SortiePlay *p, guint8 seat, const SortieOperand *operand,
                                   SortieRef ref, char *buffer);

/* What something is called at a moment: nothing in it refers to a position, so that it can be
 * written down later. */
typedef struct
{
  SortieRef ref;       /* a seat, place, definition, word, number or nothing */
  guint16 place;       /* where it stood, SORTIE_NO_INDEX: nowhere */
  guint16 hidden_from; /* who calls it "a card": sortie_ref_hidden_from() */
  guint8 number;       /* its position in a hand held outwards, for who calls it a card; 0: none */
  guint8 whose;        /* 1 + whose it is, where one of its name is another's; 0: not said */
  guint8 towards;      /* of a place on one side of its seat: sortie_side_towards() */
} SortieNamed;

SortieNamed sortie_ref_named (const SortiePlay *p, SortieRef ref);

/* Notes where it stands: place and towards. */
void sortie_named_at (const SortiePlay *p, guint16 place, SortieNamed *named);

/* 1 + the opponent whom a seat has on a side; 0: none, or the same one on either side. */
guint8 sortie_side_towards (const SortiePlay *p, guint8 seat, SortieSide side);

/* Behind the name of what a seat has on a side, on which: "War Track 2 towards Player Three", or by left and right
 * where @towards, of sortie_side_towards(), is 0. (transfer full) */
char *sortie_side_text (const SortieSetup *setup, guint8 reader, guint8 seat, SortieSide side, guint8 towards,
                        const char *what);

/* Whether a piece with that definition stands on the table other than @but, and not @seat's;
 * SORTIE_NOTHING, SORTIE_NO_SEAT: any. */
gboolean sortie_def_stands (const SortiePlay *p, guint16 def, SortieRef but, guint8 seat);

/* The same, with its place only where another piece of its name stands on the table, and with whose
 * it is where another of them is somebody else's. */
SortieNamed sortie_ref_named_apart (const SortiePlay *p, SortieRef ref);

/* What a place is called, into @buffer of SORTIE_MOVE_TEXT bytes, but for the side on which its seat has it.
 * Returns @buffer. */
const char *sortie_place_title (const SortieSetup *setup, guint16 place, char *buffer);

/* Its name as @seat may know it, into @buffer of SORTIE_MOVE_TEXT bytes. Returns @buffer. */
const char *sortie_named_text (const SortieSetup *setup, guint8 seat, const SortieNamed *named,
                               char *buffer);

/* The same with its place behind it, "Imp (Track 2)", where it stands on one, and with whose it is,
 * "Imp (Track 2, North)", where that is noted. */
const char *sortie_named_text_and_place (const SortieSetup *setup, guint8 seat,
                                         const SortieNamed *named, char *buffer);

/* Whether @seat calls it "a card". */
gboolean sortie_named_is_hidden (const SortieNamed *named, guint8 seat);

/* Several, each with its place behind it, "Imp (Track 2), 2 × Imp, Boss": equal cards that stand
 * nowhere are counted. (transfer full) */
char *sortie_named_texts (const SortieSetup *setup, guint8 seat, const SortieNamed *named,
                          guint n);

/* Things by name with what tells equal ones apart, "Imp (Track 2), Boss". (transfer full) */
char *sortie_ref_names (const SortiePlay *p, guint8 seat, const SortieRef *refs, guint n);

/* The unit to which it happens; of a unit that has gone its card. Nothing: it happens to no unit,
 * or to the one that alone offers something, or nothing is offered. */
SortieRef sortie_offer_subject (const SortiePlay *p);

/* What is about to happen, where an ability is offered that may change it and it is of a number, as
 * @seat may read it; else NULL. (transfer full) */
char *sortie_offer_event_describe (const SortiePlay *p, guint8 seat);

/* What the question for yes or no that is open is about, in sentences; NULL when no card asks it.
 * (transfer full) */
char *sortie_offer_describe (const SortiePlay *p, guint8 seat);

/* An ability that waits for its turn, SORTIE_REF_TRIGGER: whose it is, what it does, and where that
 * tells it from another, what set it off; NULL: what a seat may answer from its hand.
 * (transfer full) */
char *sortie_trigger_describe (const SortiePlay *p, guint8 seat, SortieRef ref);

/* What a card says that asks for a number: what it is for. (transfer none) (nullable): no card asks for one, or it says
 * more than that. */
const char *sortie_number_words (const SortiePlay *p);

/* What a card says that asks for the first time for something to choose or to aim at. (transfer none) (nullable): no
 * card does, or it says more than that, and not with fewer words than the @text that the printer made of it. */
const char *sortie_choice_words (const SortiePlay *p, const char *text);

/* Whether a sentence that the printer made of a program is long, and longer than the words of its card. */
gboolean sortie_is_longwinded (const char *text, const char *words);

/* What is done on the way that is asked about under this number; NULL: no card asks for one.
 * (transfer full) */
char *sortie_way_describe (const SortiePlay *p, guint8 seat, SortieRef way);

/* What becomes of the thing that @seat reads it is to choose or aim at, in a sentence; NULL: that
 * is not asked, or nothing says it. (transfer full) */
char *sortie_purpose_describe (const SortiePlay *p, guint8 seat);

/* From what the one who is asked chooses or names a target, as @seat may know it; @one: "one of
 * your Allies". NULL: that is not asked, or no card's program asks it. (transfer full) */
char *sortie_offered_now (const SortiePlay *p, guint8 seat, gboolean one);

/* The ability that asks, where it has a name; NULL: none asks, or it has none. */
const char *sortie_ability_asking (const SortiePlay *p);

/* What stands behind the name of a blank for a form of it: "-any" of {of-any}, also those of zones. One that is the end of
 * another comes behind it; NULL at the end. */
extern const char *const sortie_blank_forms[];

/* Of the framework's rows (module/framework.c): what `choose` and `done` do here, and the prompts
 * of its questions. */
char *sortie_choose_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *sortie_done_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
const char *sortie_choose_prompt (const SortiePlay *p);
const char *sortie_yes_no_prompt (const SortiePlay *p);
const char *sortie_replace_prompt (const SortiePlay *p);
const char *sortie_target_prompt (const SortiePlay *p);
const char *sortie_order_prompt (const SortiePlay *p);
/* Of an ability that comes first without finding anything. */
const char *sortie_choose_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Which of the cards in its zone that are written alike this one is, from 1; cards that
 * differ in nothing count as one. */
guint speech_ordinal_of_card (const SortiePlay *p, guint8 seat, guint16 card);

/* Which of the cards under the top one of its piece that are written alike it is, from 1 downwards. */
guint speech_ordinal_under_piece (const SortiePlay *p, guint8 seat, guint16 card);

/* Which of the pieces of its kind on its place this one is, from 1. */
guint speech_ordinal_of_piece (const SortiePlay *p, SortieRef ref);

/* The question, as sortie_prompt() says it, without its rule. (transfer full) */
char *sortie_question (const SortiePlay *p, guint8 seat);

/* What a flag of the game is called; with @is_denied of a clue that is not true: "not red". (transfer full) */
char *sortie_flag_name (const SortieSetup *setup, guint flag, gboolean is_denied);

G_END_DECLS
