/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* phrases.h: parts of the printer's sentences; private to it. */
#pragma once
#include <sortie/base.h>
#include <sortie/speech.h>
#include "speech/internal.h"

#define SORTIE_NO_SLOT G_MAXUINT

/* What a prompt asks about. Its reader does not see the card, and so does not know the names that the card gives. */
typedef struct
{
  const SortieProgram *program; /* the program that the slots belong to */
  guint slot;       /* the slot that is asked for, which the sentence calls "it"; SORTIE_NO_SLOT: none */
  guint member;     /* the slot for each one of them in a loop; or @slot */
  gboolean is_many; /* it may hold several things: "them" */
  gboolean names_steps; /* the reader sees the steps that give names; only its targets are unnamed */
} SortieAsked;

/* A clause that an effect set up, with whom it is about and its fixed number. */
typedef struct
{
  const char *whom;  /* their names; NULL: use the clause's own words */
  gboolean is_many;
  gboolean is_fixed;
  SortieExpr fixed;  /* the number SORTIE_FIXED, as a constant */
} SortieSetUp;

#define SORTIE_FIXED (-2)

/* What a sentence adds about the members of a set: tests. */
typedef struct
{
  gint set;
  GArray *tests; /* of gint */
} SortieMore;

/* Marks, in the words for a set, where the words about its members go. */
#define SORTIE_ROOM_FOR_MEMBERS "\x01"

/* The forms of a set's name. Each has its own blank: {of}, {of-each}, ... */
typedef enum
{
  SORTIE_FORM_PLAIN,
  SORTIE_FORM_EACH,
  SORTIE_FORM_ANY,
  SORTIE_FORM_NO,     /* "no unit" */
  SORTIE_FORM_WHOSE,
  SORTIE_FORM_OF,     /* for languages with cases: "of the units"; English does not need these four */
  SORTIE_FORM_OF_ANY, /* "of a unit" */
  SORTIE_FORM_OBJECT,
  SORTIE_FORM_AT,     /* "on the space", after a preposition of place */
  SORTIE_N_FORMS
} SortieForm;

typedef struct
{
  const SortieCatalogue *catalogue;
  const SortieProgram *program; /* (nullable): the program that bound the names */
  gboolean member;              /* the phrase describes a member of a set: "with cost 2 or less" */
  gboolean single;              /* the phrase describes only one member: "that is a Champion" */
  gboolean clause;              /* the phrase begins with a relative clause, if it can: "that has Fly" */
  SortieForm form;              /* the form of the set's words; the phrase takes its case */
  const char *those;            /* the word of that set */
  gint noun;                    /* the test that the set's words say, "the Commons"; 0: none */
  gboolean has_room;            /* the words about the members may go inside the set's words */
  gboolean of_other;            /* the member is `other` instead of `it` */
  const SortieMore *more;       /* (nullable): what the sentence adds about the members */
  SortieSayBound say_bound;     /* (nullable): how to say what a name holds instead of the name */
  gconstpointer say_data;
  const char *as;               /* (nullable): which variant of a translation to use, for this phrase: tags */
  const char *throughout;       /* (nullable): the same for this phrase and all inside it */
  const char *agrees;           /* (nullable): the same for words about a thing: what the thing's words declare */
  const SortieAsked *asked;     /* (nullable): say what names stand for, not the names */
  const char *event;            /* (nullable): the event, value or rule whose words it uses: "attack" */
  const SortieInstruction *step; /* (nullable): the step of the program that the phrase is in */
  gboolean your_turn;           /* the phase is one of your turn, which its words may say: "it is your Draw Phase" */
  const SortieSetUp *set_up;    /* (nullable): set if the printed clause lasts for a time */
} SortiePrinter;

/* What fills the blanks of one sentence: for each attribute of an element a phrase in all its forms and the token of
 * its value, and a few blanks of the sentence as a whole. */
#define SORTIE_MAX_BLANKS (SORTIE_MAX_ATTRS * SORTIE_N_FORMS + 24)
#define SORTIE_MAX_TOKENS (SORTIE_MAX_ATTRS + 12)

/* The value of an attribute, which the conditions of sentences compare (SortieSaying.when). */
typedef struct
{
  const char *attr;
  const char *word;
  gboolean is_number;
  gint number;
} SortieToken;

/* A set in one form. It is composed only when a sentence has a blank for it: few sentences use more than one of the
 * eight forms, and composing nested sets in all forms would take eight times eight times as long. */
typedef struct
{
  guint printer; /* 0: a finished phrase; else printer number @printer - 1 of the blanks composes it */
  const char *raw; /* (nullable): of a finished phrase, the translation with its variants */
  gint set;
  SortieForm form;
} SortieUnsaid;

typedef struct
{
  guint n, n_tokens, n_printers;
  SortieTextArg blank[SORTIE_MAX_BLANKS];
  char *owned_name[SORTIE_MAX_BLANKS];
  char *owned[SORTIE_MAX_BLANKS]; /* NULL: not composed yet */
  SortieUnsaid unsaid[SORTIE_MAX_BLANKS];
  SortiePrinter printer[SORTIE_MAX_ATTRS];
  SortieToken token[SORTIE_MAX_TOKENS];
} SortieBlanks;

static inline const SortieExpr *
sortie_phrase_expr (const SortiePrinter *p, gint expr)
{
  return expr == SORTIE_FIXED ? &p->set_up->fixed : &p->catalogue->exprs[expr];
}

/* ---- variants.c ---
 *
 * A language may need a text in more variants than English: cases, genders, words that belong to a verb's subject. Only
 * the language knows which. So its translation may give several, separated by bars. The first is the usual one; another
 * has a label of tags, of which all must hold ("," between them) or one ("/"):
 *
 *     Mur|ins=Murem|~m                      a noun with another case, and what words about it agree with
 *     blisko {to-of}|one,m=bliski {to-of}    words about nouns
 *     twoje jednostki|own=swoje jednostki   another word where a sentence asks for it
 *
 * Sentences ask with the blank: {to-any:ins} asks for "ins" in the words for that set, {what+own} for "own" in these
 * and everything inside them. The other tags that can hold are the name of the form ("any", "of"), "one" or "many", and
 * for words about a thing, those that its own words declare ("~m"). The names of tags are the translators'.
 *
 * Variants without a label are cases in the order nominative, genitive, accusative, locative, chosen by the form:
 * "kra|kry|krę|krze". A missing case is the nominative; a missing locative the genitive, the same for several things.
 */

/* (transfer full) */
char *sortie_phrase_variant (const SortiePrinter *p, const char *text, SortieForm form);
/* The same for words that are nothing without their case: after a colon if the tags asked for are missing. */
char *sortie_phrase_noun (const SortiePrinter *p, const char *text, SortieForm form);
/* The variant of a sentence for its reader, "you" or "by-you" as in sortie_phrase_to_reader(), or "to-you": who reads
 * it is its {other}; NULL: somebody else reads it. (transfer none): @text or an interned string */
const char *sortie_phrase_as_read (const char *text, const char *who);
/* What words about the thing agree with. (transfer none) (nullable) */
const char *sortie_phrase_agreement (const char *text);
/* The length of a blank's name, from after its "{", without tags. */
gsize sortie_blank_name_length (const char *blank);
/* Adds the tags of a blank, from after its "{". */
void sortie_printer_add_tags (SortiePrinter *p, const char *blank);

/* ---- blanks.c ---- */

/* Takes ownership of the phrase. */
void sortie_blanks_add (SortieBlanks *blanks, const char *name, char *phrase);
/* Adds the value of an attribute. Its words must live as long as the catalogue. */
void sortie_blanks_add_token (SortieBlanks *blanks, SortieToken token);
/* Adds an attribute with its value and all its forms. @nothing: what to say for a set that is not given. */
void sortie_blanks_add_operand (SortieBlanks *blanks, const SortiePrinter *p,
                                const SortieAttr *attr, gint value, const char *nothing);
/* Adds an attribute whose forms all say these names. */
void sortie_blanks_add_names (SortieBlanks *blanks, const char *attr, const char *names, gboolean is_many);
/* The row for this case; NULL: none. @ret_text: its sentence in the reader's language. */
const SortieSaying *sortie_blanks_saying (const SortieBlanks *blanks, const SortiePrinter *p,
                                          SortieSaysOf about, const char *id,
                                          const char **ret_text);
/* Adds the operands of an expression with their values. */
void sortie_blanks_add_operands (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr);
/* Adds what a single test consists of; a word of the game is said as in <holds>. Returns: the element that the sayings
 * are about; NULL: the test has no single sentence */
const char *sortie_blanks_add_test (SortieBlanks *blanks, const SortiePrinter *p, gint test);
/* Closes the gaps that empty blanks leave in a sentence. (transfer full) */
char *sortie_blanks_close_gaps (const char *sentence);
/* Fills a sentence and closes its gaps. (transfer full) */
char *sortie_blanks_fill (SortieBlanks *blanks, const char *pattern);
void sortie_blanks_clear (SortieBlanks *blanks);
/* Fills the element's sentence for this case and clears @blanks. (transfer full) */
char *sortie_blanks_say (SortieBlanks *blanks, const SortiePrinter *p,
                         const SortieElement *element);
/* The same in the variant for a set in that form, with which its words may agree. (transfer full) */
char *sortie_blanks_say_in_form (SortieBlanks *blanks, const SortiePrinter *p, const SortieElement *element,
                                 SortieForm form);

/* Adds, as a token and as a blank named after the attribute, how a value changes (printer-steps.c). */
void sortie_blanks_add_change (SortieBlanks *blanks, const SortiePrinter *p, SortieChange how,
                               gint number);

/* ---- printer-steps.c ---- */

/* The element that a step of a program is written as; NULL: none, for example for a jump. */
const SortieElement *sortie_element_of_step (const SortiePrinter *p,
                                             const SortieInstruction *code);
/* The step that always runs just before the one that the phrase is in; NULL: there is none. (transfer none) */
const SortieInstruction *sortie_step_before (const SortiePrinter *p);
/* Adds as tokens which step ran just before, and who does it: "After a move: it moved 3 spaces or more". */
void sortie_blanks_add_step_before (SortieBlanks *blanks, const SortiePrinter *p);
/* Such a step as a sentence, without the steps inside it. (transfer full) */
char *sortie_phrase_step (const SortiePrinter *p, const SortieInstruction *code);

/* ---- printer.c ---- */

/* A clause in the format of sortie_program_describe(). (transfer full) */
char *sortie_phrase_clause (const SortiePrinter *p, guint16 clause);
/* The same for a clause that an effect has set up. */
char *sortie_clause_describe_set_up (const SortieCatalogue *catalogue, guint16 clause, const SortieSetUp *set_up);

/* ---- printer-names.c ---- */

/* Whether a set that is bound as a whole may have several members: its word has another form for one of them. */
gboolean sortie_set_is_of_several (const SortiePrinter *p, gint set);
/* Whether the slot of a <choose> or <target> may hold several things. */
gboolean sortie_slot_may_be_several (const SortiePrinter *p, guint slot);
/* Whether to say what a name stands for instead of the name. */
gboolean sortie_slot_is_unnamed (const SortiePrinter *p, guint slot);
/* For a printer with @asked: what the program binds to the name. (transfer full) */
char *sortie_phrase_unnamed (const SortiePrinter *p, guint slot, SortieForm form);
/* The possessive of what is asked for: "its"; NULL: the set is something else. (transfer none) */
const char *sortie_phrase_whose_asked (const SortiePrinter *p, gint set);

/* ---- printer-words.c ---- */

/* An expression as part of a sentence: "the Enemies with DEF 2 or less". (transfer full) */
char *sortie_phrase_expression (const SortiePrinter *p, gint expr);
/* The same inside another expression: in brackets if it has several parts. (transfer full) */
char *sortie_phrase_inside (const SortiePrinter *p, gint expr);
/* Conditions that must all hold. What two that follow one another are about is said once: "the card attacked is a wall
 * and has wounds". @tests: at least one. (transfer full) */
char *sortie_phrase_all (const SortiePrinter *p, const gint *tests, guint n);
gboolean sortie_test_is_your_turn (const SortiePrinter *p, gint test);
/* A printer for a whole expression, even inside words about a member of a set. */
static inline SortiePrinter
sortie_printer_of_whole (const SortiePrinter *p)
{
  SortiePrinter whole = *p;

  whole.member = whole.single = whole.has_room = FALSE;
  return whole;
}
/* A printer for a part of a phrase, which has a case of its own. */
static inline SortiePrinter
sortie_printer_of_part (const SortiePrinter *p)
{
  SortiePrinter part = *p;

  part.as = part.agrees = NULL;
  return part;
}
/* A printer for a set whose members are described further. */
static inline SortiePrinter
sortie_printer_with_room (const SortiePrinter *p)
{
  SortiePrinter with_room = sortie_printer_of_whole (p);

  with_room.has_room = TRUE;
  return with_room;
}
/* A form of an element that is not a word; NULL: no table has that form. (transfer full) */
char *sortie_phrase_element_form (const SortiePrinter *p, gint set, SortieForm form);
/* The translation for it with all variants; NULL: no table has words for it. (transfer none) */
const char *sortie_phrase_element_pattern (const SortiePrinter *p, gint set, SortieForm form);
/* Adds as tokens and blanks which mark or property a number is, and of whom, or of which set's members. Adds nothing
 * for other numbers. */
void sortie_blanks_add_bearer (SortieBlanks *blanks, const SortiePrinter *p, gint number);
/* Adds the factor of a product and the set that it counts as tokens and blanks: "2 for each of your units". Adds
 * nothing for other numbers. */
void sortie_blanks_add_product (SortieBlanks *blanks, const SortiePrinter *p, gint number);
/* The token of a value: the id of a word, "name" for a bound name, or the name of its element. */
SortieToken sortie_phrase_token (const SortiePrinter *p, gint expr);

/* ---- printer-members.c ---- */

/* The word of the set whose members are described; found also for members of members. (transfer none) */
const char *sortie_word_of_members (const SortiePrinter *p, gint set);

/* The members of @in, a set's words in that form with a room mark, with what the tests say. (transfer full) */
char *sortie_phrase_members (const SortiePrinter *p, gint set, const char *in, const gint *tests, guint n,
                             SortieForm form);
/* A <where> in one of its forms. @in: the words for its set. (transfer full) */
char *sortie_phrase_where (const SortiePrinter *p, gint where, const char *in, SortieForm form);
/* Whether everything that a test says can describe a member: "adjacent to this". */
gboolean sortie_test_is_of_members (const SortiePrinter *p, gint test);

/* ---- printer-moments.c ---- */

/* Adds as tokens the phase and the turn in which a clause answers its event: "your Attack Phase begins". */
void sortie_blanks_add_moment (SortieBlanks *blanks, const SortiePrinter *p,
                               const SortieClause *clause);
/* The part of a clause's condition that its first line says. */
typedef struct
{
  GArray *tests;      /* of gint: the tests that must all hold */
  SortieMore subject; /* the tests that describe the members of what the clause is about */
  SortieMore other;   /* the set that `other` must be in, and the tests that describe it */
  gint test_of_other; /* the test that `other` is in that set */
} SortieHead;

void sortie_head_open (SortieHead *head, const SortiePrinter *p, const SortieClause *clause);
void sortie_head_close (SortieHead *head);
/* Adds the set that `other` must be in: {other}. */
void sortie_blanks_add_other (SortieBlanks *blanks, const SortiePrinter *p, const SortieHead *head);
/* The number of a change, without the test that it depends on, which the condition says. */
gint sortie_clause_amount_said (const SortiePrinter *p, const SortieClause *clause);
/* The condition of a clause, without the part that its first line, the sentence of @row (nullable), says.
 * (transfer full) (nullable): NULL if nothing is left */
char *sortie_phrase_condition (const SortiePrinter *p, const SortieHead *head, const SortieSaying *row);

/* ---- phrases.c; all (transfer full) ---- */

/* A table's text for a word in a form, "plain" or one of those above, in the printer's event; NULL: none.
 * (transfer none) */
const char *sortie_phrase_own_form (const SortiePrinter *p, const char *word, const char *form);
/* The same with a blank for what kind of thing its members are: "a {noun} of yours". */
const char *sortie_phrase_noun_form (const SortiePrinter *p, const char *word, SortieForm form);

/* A table's words for a zone in a form of SORTIE_SAYS_OF_ZONE, or its name; NULL: no such form. (transfer none) */
const char *sortie_zone_words (const SortiePrinter *p, gint zone, const char *form);
/* A zone in such a form; without that form, its name follows a colon. (transfer full) */
char *sortie_phrase_zone (const SortiePrinter *p, gint zone, const char *form);

/* The event that a clause answers, or the value or rule that it changes; NULL: none. (transfer none) */
const char *sortie_moment_of_clause (const SortieCatalogue *catalogue, guint clause);

/* An operand of any type. */
char *sortie_phrase_operand (const SortiePrinter *p, const SortieAttr *attr, gint value);
/* A set in one of its forms. */
char *sortie_phrase_form (const SortiePrinter *p, gint set, SortieForm form);
/* Names in one of the forms: a name has no cases, so it follows a colon where one is needed. */
char *sortie_phrase_names (const char *names, SortieForm form);
/* Says that something belongs to @whose: "each opponent's". */
char *sortie_phrase_whose (const char *whose);
/* The name of a form in conditions and tags: "any". (transfer none) */
const char *sortie_phrase_form_name (SortieForm form);
/* What words about the members of a set agree with. (transfer none) (nullable) */
const char *sortie_phrase_agreement_of (const SortiePrinter *p, gint set, SortieForm form);
/* The name of a slot, "victim", in the case of a form. */
char *sortie_phrase_name (const SortiePrinter *p, guint slot, SortieForm form);
/* What the bound name in an expression means: "the victim". */
char *sortie_phrase_bound (const SortiePrinter *p, gint expr, SortieForm form);
/* "+1", "times 2", ... @value: (nullable): the changed value, if it holds words. Not how far SORTIE_CHANGE_LOWER
 * goes. */
char *sortie_phrase_change (const SortiePrinter *p, SortieChange how, gint number,
                            const SortieValueDecl *value);
/* The same as a verb: "becomes 2". */
char *sortie_phrase_becomes (const SortiePrinter *p, SortieChange how, gint number,
                             const SortieValueDecl *value);
/* The same of an amount: "1 more". */
char *sortie_phrase_amount (const SortiePrinter *p, SortieChange how, gint number);
/* How far a change lowers, after the change: "falls by 1, but not below 1". Takes @change. */
char *sortie_phrase_with_floor (char *change, gint floor);
/* The row with the words for the event that a trigger or replacement answers; NULL: none. (transfer none) */
const SortieSaying *sortie_phrase_event_row (const SortiePrinter *p, const SortieClause *clause);
/* That event after "when": "one of the Enemies is killed". */
char *sortie_phrase_event (const SortiePrinter *p, const SortieClause *clause);
/* A text of the game in the reader's language. (transfer none) */
const char *sortie_phrase_of_game (const SortiePrinter *p, const char *text);
