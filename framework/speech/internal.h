/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what framework/speech declares for the rest of the library. Private to the library. */
#pragma once
#include <sortie/speech.h>

/* Describes the things that a bound name holds. (transfer full) (nullable): NULL to say the name itself */
typedef char *(*SortieSayBound) (gconstpointer data, guint slot);

/**
 * sortie_condition_describe:
 * @catalogue: the game's catalogue, which contains its words
 * @clause: the number of a clause with a condition
 *
 * Describes the condition.
 *
 * Returns: (transfer full): part of a sentence; empty if there is no condition
 */
char *sortie_condition_describe (const SortieCatalogue *catalogue, guint16 clause);

/**
 * sortie_lack_describe:
 * @catalogue: the game's catalogue, which contains its words
 * @program: the number of the program that asks; 0: none
 * @set: an expression for a set
 * @test: for a <where>, the one of its conditions to describe; 0: all of them
 *
 * Describes what the reader lacks: "the Enemies with DEF 2 or less".
 *
 * Returns: (transfer full): part of a sentence
 */
char *sortie_lack_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                            guint16 test);

/**
 * sortie_effects_describe:
 * @catalogue: the game's catalogue, which contains its words
 * @program: the number of a program
 * @step: the instruction to describe; a <may>: what it offers; 0: all of them
 * @say_bound: (nullable): describes what names hold
 * @data: for @say_bound
 *
 * Describes what the player is asked to agree to.
 *
 * Returns: (transfer full): the sentences in one line; empty if there are none
 */
char *sortie_effects_describe (const SortieCatalogue *catalogue, guint16 program, guint step,
                               SortieSayBound say_bound, gconstpointer data);

/* Like sortie_effects_describe(), what the program does if the player declines what the instruction @step offers: a
 * <may>, or a <choose> in front of an <if> that asks whether anything was chosen. Empty if that is nothing special. */
char *sortie_refused_describe (const SortieCatalogue *catalogue, guint16 program, guint step,
                               SortieSayBound say_bound, gconstpointer data);

/**
 * sortie_use_describe:
 * @catalogue: the game's catalogue, which contains its words
 * @program: the number of a program
 * @from: the first instruction to look at
 * @slot: the slot that the choice binds
 * @say_bound: (nullable): describes what other names hold
 * @data: for @say_bound
 *
 * Describes what a thing is chosen for: the first effect that uses it, or one of the chosen things.
 *
 * Returns: (transfer full): a sentence; empty if nothing uses it
 */
char *sortie_use_describe (const SortieCatalogue *catalogue, guint16 program, guint from,
                           guint slot, SortieSayBound say_bound, gconstpointer data);

/* How to tell what is offered: all of it, all of it in the genitive (the same as SORTIE_OFFERED in a language without
 * one), or as "one of your Allies". */
typedef enum
{
  SORTIE_OFFERED,
  SORTIE_OFFERED_OF,
  SORTIE_OFFERED_ONE
} SortieOffered;

/**
 * sortie_offered_describe:
 * @catalogue: the game's catalogue, which contains its words
 * @program: the number of the program that offers it
 * @set: an expression for a set
 * @how: as one of them, or all
 * @say_bound: (nullable): describes what names hold
 * @data: for @say_bound
 *
 * Describes what the player chooses from: "one of your Allies".
 *
 * Returns: (transfer full): part of a sentence
 */
char *sortie_offered_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                               SortieOffered how, SortieSayBound say_bound, gconstpointer data);

/* The clause of the card or ability that contains this clause in its <during>, at any depth; or the clause itself. */
guint16 sortie_clause_outermost (const SortieCatalogue *catalogue, guint16 clause);

/* The things that newly set up effects are about, for the row of their event. */
guint sortie_lasting_things (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);
/* Whether those effects come from more than one clause. */
gboolean sortie_lasting_is_of_several (const SortiePlay *p, const SortieEvent *event);

/* The framework's special-case sentences about elements. A row without an id ends them. */
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

/* The log's line for @seat. (transfer full) (nullable): NULL if the event is not told */
char *sortie_event_describe (const SortiePlay *p, guint8 seat, const SortieEvent *event);

/* Says that a question has more moves than a list can have. (transfer full) */
char *sortie_moves_cut_sentence (const SortieDecisionDecl *decision);

/* Describes which limit was reached, by what, and how much was needed, as part of a sentence. (transfer full): empty
   if no limit was reached */
char *sortie_limit_describe (const SortieSetup *setup, const SortieLimit *limit);

/**
 * sortie_verdict_describe:
 * @p: the position at the time of the verdict
 * @seat: the reader
 * @lines: (element-type utf8): the array to add to
 *
 * Adds the verdict with its rule. Then, in lines that begin with two spaces: the text of the card that
 * chooses; each candidate with what was compared and whether it was chosen; and who decided, if the rules
 * left the choice open. If @seat may not see all of the candidates, nothing is told about any of them.
 */
void sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict,
                              GPtrArray *lines);

/* Announces what the players still have to decide, as a sentence with its rule. (transfer full) */
char *sortie_verdict_announce (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict);

/* Like sortie_rules_text(), for a number. @many: (nullable): the plural of @text */
const char *sortie_rules_plural (const SortieSetup *setup, gboolean framework, const char *text,
                                 const char *many, gulong n);

/* Writes a card as an operand. Its zone is left out if it is the zone @bare_zone (a declaration) of @seat. */
const char *sortie_card_format (const SortiePlay *p, guint8 seat, guint16 card, guint16 bare_zone,
                                char *buffer);

/* Writes a thing as @operand is written, for @seat. Into @buffer of SORTIE_MOVE_TEXT bytes. */
const char *sortie_operand_format (const SortiePlay *p, guint8 seat, const SortieOperand *operand,
                                   SortieRef ref, char *buffer);

/* Writes @text, which it owns, into @buffer of SORTIE_MOVE_TEXT bytes. Returns @buffer. */
static inline const char *
speech_put (char *buffer, char *text)
{
  g_strlcpy (buffer, text, SORTIE_MOVE_TEXT);
  g_free (text);
  return buffer;
}

/* Adds the rule, "SS-2.4", so that the reader can look it up. @rule: (nullable). Takes ownership of @sentence.
 * (transfer full) */
static inline char *
speech_with_rule (char *sentence, const char *rule)
{
  g_autofree char *said = sentence;

  return rule != NULL ? g_strdup_printf ("%s (%s)", said, rule) : g_steal_pointer (&said);
}

/* The name of something at one moment. It does not refer to a position, so the sentence can be written later. */
typedef struct
{
  SortieRef ref;       /* a seat, place, definition, word, number or nothing */
  guint16 place;       /* the place where it was; SORTIE_NO_INDEX: on no place */
  guint16 hidden_from; /* the seats that call it "a card": sortie_ref_hidden_from() */
  guint8 number;       /* its position in an outward-facing hand, for seats that call it a card; 0: none */
  guint8 whose;        /* 1 + its seat, if another seat has one of the same name; 0: not said */
  guint8 towards;      /* for a place on one side of its seat: sortie_side_towards() */
} SortieNamed;

SortieNamed sortie_ref_named (const SortiePlay *p, SortieRef ref);

/* Notes the place of a thing: sets place and towards. */
void sortie_named_at (const SortiePlay *p, guint16 place, SortieNamed *named);

/* 1 + the opponent on that side of a seat; 0: none, or the same opponent on both sides. */
guint8 sortie_side_towards (const SortiePlay *p, guint8 seat, SortieSide side);

/* Adds the side to the name of something that a seat has on one side: "War Track 2 towards Player Three"; left or
 * right if @towards, from sortie_side_towards(), is 0. (transfer full) */
char *sortie_side_text (const SortieSetup *setup, guint8 reader, guint8 seat, SortieSide side, guint8 towards,
                        const char *what);

/* Whether another piece than @but with that definition is on the table and does not belong to @seat. SORTIE_NOTHING
 * and SORTIE_NO_SEAT exclude nobody. */
gboolean sortie_def_stands (const SortiePlay *p, guint16 def, SortieRef but, guint8 seat);

/* Whether the place tells nothing: no rule cares on which of its set a piece is. */
gboolean sortie_place_is_like_others (const SortiePlay *p, guint16 place);

/* Like sortie_ref_named(), but with a place only if another piece on the table has this name, and with the owner
 * only if one of those belongs to another seat. */
SortieNamed sortie_ref_named_apart (const SortiePlay *p, SortieRef ref);

/* Writes the name of a place, without its side, into @buffer of SORTIE_MOVE_TEXT bytes. Returns @buffer. */
const char *sortie_place_title (const SortieSetup *setup, guint16 place, char *buffer);

/* Writes the name that @seat may know into @buffer of SORTIE_MOVE_TEXT bytes. Returns @buffer. */
const char *sortie_named_text (const SortieSetup *setup, guint8 seat, const SortieNamed *named,
                               char *buffer);

/* The same followed by its place, if it has one: "Imp (Track 2)"; and by its owner, if that is noted: "Imp (Track 2,
 * North)". */
const char *sortie_named_text_and_place (const SortieSetup *setup, guint8 seat,
                                         const SortieNamed *named, char *buffer);

/* Whether @seat calls it "a card". */
gboolean sortie_named_is_hidden (const SortieNamed *named, guint8 seat);

/* Several names, each followed by its place: "Imp (Track 2), 2 × Imp, Boss". Equal cards that are on no place are
 * counted. (transfer full) */
char *sortie_named_texts (const SortieSetup *setup, guint8 seat, const SortieNamed *named,
                          guint n);

/* Names of things; if two are equal, with what tells them apart: "Imp (Track 2), Boss". (transfer full) */
char *sortie_ref_names (const SortiePlay *p, guint8 seat, const SortieRef *refs, guint n);

/* The unit that the event happens to, or the card of a unit that has left. Nothing, if it happens to no unit, if
 * that unit alone offers something, or if nothing is offered. */
SortieRef sortie_offer_subject (const SortiePlay *p);

/* What is about to happen, in words for @seat, if the offered ability may change it and it has a number; else NULL.
 * (transfer full) */
char *sortie_offer_event_describe (const SortiePlay *p, guint8 seat);

/* What the open yes-or-no question is about, in sentences; NULL when no card asks it. (transfer full) */
char *sortie_offer_describe (const SortiePlay *p, guint8 seat);

/* Describes a waiting ability, SORTIE_REF_TRIGGER: its card, what it does, and, if needed to tell it from another,
 * what triggered it. NULL: it is the chance to answer from a hand. (transfer full) */
char *sortie_trigger_describe (const SortiePlay *p, guint8 seat, SortieRef ref);

/* "South has 3 magic.", if a card offers to pay some, or asks how much. (transfer full) (nullable) */
char *sortie_offer_means (const SortiePlay *p, guint8 seat);
/* What it costs to choose this number, if a card asks how much to pay. (transfer full) (nullable) */
char *sortie_number_describe (const SortiePlay *p, SortieRef number);

/* The card's own words, if it asks for a number and says nothing else. (transfer none) (nullable) */
const char *sortie_number_words (const SortiePlay *p);

/* The card's own words, if it asks for the first time to choose or target something. (transfer none) (nullable):
 * NULL if no card asks, or if the card says more than that and is not shorter than @text, the printer's version. */
const char *sortie_choice_words (const SortiePlay *p, const char *text);

/* Whether a sentence that the printer made of a program is long, and longer than the card's own words. */
gboolean sortie_is_longwinded (const char *text, const char *words);

/* What happens on the way with this number, of the ways that a card offers; NULL: no card asks. (transfer full) */
char *sortie_way_describe (const SortiePlay *p, guint8 seat, SortieRef way);

/* What will happen to the thing that @seat is asked to choose or target, in a sentence. (transfer full) (nullable):
 * NULL if nothing is asked or nothing says it */
char *sortie_purpose_describe (const SortiePlay *p, guint8 seat);

/* What the player chooses or targets from, as @seat may know it. NULL: nothing is asked, or no card's program asks
 * it. (transfer full) */
char *sortie_offered_now (const SortiePlay *p, guint8 seat, SortieOffered how);

/* The ability that asks, or the card that has given it to the one that asks; NULL if none asks or it has no name. */
const char *sortie_ability_asking (const SortiePlay *p);

/* The suffixes of blanks for forms, such as "-any" of {of-any}; zones use them too. If one suffix ends with another,
 * the longer comes first. Ends with NULL. */
extern const char *const sortie_blank_forms[];

/* For the framework's rows (module/framework.c): what `choose` and `done` do here, and the prompts of their
 * questions. */
char *sortie_choose_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *sortie_no_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *sortie_done_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
const char *sortie_choose_prompt (const SortiePlay *p);
const char *sortie_yes_no_prompt (const SortiePlay *p);
const char *sortie_replace_prompt (const SortiePlay *p);
const char *sortie_target_prompt (const SortiePlay *p);
/* The question which seat may answer from its hand first; NULL: not only such chances are asked about. */
const char *sortie_chances_prompt (const SortiePlay *p);
const char *sortie_order_prompt (const SortiePlay *p);
/* Warns if an ability is put first that will find nothing to do. */
const char *sortie_choose_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* The number of this card, from 1, among those of its zone that are written alike. Identical cards count as one. */
guint speech_ordinal_of_card (const SortiePlay *p, guint8 seat, guint16 card);

/* The number of this card, from 1 downwards, among those under its piece's top card that are written alike. */
guint speech_ordinal_under_piece (const SortiePlay *p, guint8 seat, guint16 card);

/* The number of this piece, from 1, among those of its kind on its place. */
guint speech_ordinal_of_piece (const SortiePlay *p, SortieRef ref);

/* The name of a game's flag; with @is_denied for a negative clue: "not red". (transfer full) */
char *sortie_flag_name (const SortieSetup *setup, guint flag, gboolean is_denied);
