/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* phrases.h: parts of the printer's sentences; private to it. */
#pragma once
#include <sortie/base.h>
#include <sortie/speech.h>
#include "speech/internal.h"
G_BEGIN_DECLS

#define SORTIE_NO_SLOT G_MAXUINT

/* What a prompt speaks of: where no card is read nobody knows the names that it gives. */
typedef struct
{
  const SortieProgram *program; /* whose slots */
  guint slot;       /* of what is asked for, which is "it"; SORTIE_NO_SLOT: of nothing */
  guint member;     /* of one of them, where they are gone through; or @slot */
  gboolean is_many; /* there may be several: "them" */
  gboolean names_steps; /* the steps that give names are read, and only its targets are not */
} SortieAsked;

/* A clause that an effect set up: whom it is about, and the number that it was fixed with. */
typedef struct
{
  const char *whom;  /* their names; NULL: its words for them */
  gboolean is_many;
  gboolean is_fixed;
  SortieExpr fixed;  /* a constant, with the number SORTIE_FIXED */
} SortieSetUp;

#define SORTIE_FIXED (-2)

/* What is said of the members of a set besides its own words: tests. */
typedef struct
{
  gint set;
  GArray *tests; /* of gint */
} SortieMore;

/* Stands in the words for a set where what is said of its members belongs. */
#define SORTIE_ROOM_FOR_MEMBERS "\x01"

/* The forms in which a set is spoken of; each is a blank of its own, {of}, {of-each}, ... */
typedef enum
{
  SORTIE_FORM_PLAIN,
  SORTIE_FORM_EACH,
  SORTIE_FORM_ANY,
  SORTIE_FORM_NO,     /* "no unit" */
  SORTIE_FORM_WHOSE,
  SORTIE_FORM_OF,     /* for languages with cases: "of the units"; English needs none of these four */
  SORTIE_FORM_OF_ANY, /* "of a unit" */
  SORTIE_FORM_OBJECT,
  SORTIE_FORM_AT,     /* "on the space", behind a preposition of place */
  SORTIE_N_FORMS
} SortieForm;

typedef struct
{
  const SortieCatalogue *catalogue;
  const SortieProgram *program; /* (nullable): whose bound names are spoken of */
  gboolean member;              /* the phrase describes a member of a set: "with cost 2 or less" */
  gboolean single;              /* and of one member: "that is a Champion" */
  SortieForm form;              /* and the form of the set's words, whose case the phrase has */
  const char *those;            /* and that set's word */
  gboolean has_room;            /* what is said of the members may stand inside the set's words */
  gboolean of_other;            /* the member is not `it`, but `other` */
  const SortieMore *more;       /* (nullable): what else is said of the members of a set */
  SortieSayBound say_bound;     /* (nullable): how what a name holds is said in its place */
  gconstpointer say_data;
  const SortieAsked *asked;     /* (nullable): names are not said, but what they stand for */
  const char *event;            /* (nullable): the event, value or rule of which its words speak: "attack" */
  const SortieSetUp *set_up;    /* (nullable): the clause that is printed lasts for a time */
} SortiePrinter;

/* What fills the blanks of one sentence: for each of an element's attributes a phrase in all its
 * forms and the word that stands there, and a few that belong to the sentence as a whole. */
#define SORTIE_MAX_BLANKS (SORTIE_MAX_ATTRS * SORTIE_N_FORMS + 8)
#define SORTIE_MAX_TOKENS (SORTIE_MAX_ATTRS + 8)

/* What stands in an attribute, to tell cases apart (SortieSaying.when). */
typedef struct
{
  const char *attr;
  const char *word;
  gboolean is_number;
  gint number;
} SortieToken;

/* A set in one form, which is said when a sentence has a blank for it: few have more than one of the eight, and what
 * is nested would be said eight times eight times. */
typedef struct
{
  guint printer; /* 0: it is a phrase already; else number @printer - 1 of the blanks' printers */
  gint set;
  SortieForm form;
} SortieUnsaid;

typedef struct
{
  guint n, n_tokens, n_printers;
  SortieTextArg blank[SORTIE_MAX_BLANKS];
  char *owned_name[SORTIE_MAX_BLANKS];
  char *owned[SORTIE_MAX_BLANKS]; /* NULL: unsaid yet */
  SortieUnsaid unsaid[SORTIE_MAX_BLANKS];
  SortiePrinter printer[SORTIE_MAX_ATTRS];
  SortieToken token[SORTIE_MAX_TOKENS];
} SortieBlanks;

static inline const SortieExpr *
sortie_phrase_expr (const SortiePrinter *p, gint expr)
{
  return expr == SORTIE_FIXED ? &p->set_up->fixed : &p->catalogue->exprs[expr];
}

/* --- blanks.c --- */

/* Takes the phrase over. */
void sortie_blanks_add (SortieBlanks *blanks, const char *name, char *phrase);
/* What stands in an attribute; words live as long as the catalogue. */
void sortie_blanks_add_token (SortieBlanks *blanks, SortieToken token);
/* An attribute with all its forms, and what stands there. @nothing: what is said of a set that is
 * not given. */
void sortie_blanks_add_operand (SortieBlanks *blanks, const SortiePrinter *p,
                                const SortieAttr *attr, gint value, const char *nothing);
/* An attribute that stands for these names in all its forms. */
void sortie_blanks_add_names (SortieBlanks *blanks, const char *attr, const char *names, gboolean is_many);
/* The row for this case, NULL: none. @ret_text: its sentence in the reader's language. */
const SortieSaying *sortie_blanks_saying (const SortieBlanks *blanks, const SortiePrinter *p,
                                          SortieSaysOf about, const char *id,
                                          const char **ret_text);
/* The operands of an expression, each with what stands there. */
void sortie_blanks_add_operands (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr);
/* Closes the gaps that empty blanks leave in a sentence. (transfer full) */
char *sortie_blanks_close_gaps (const char *sentence);
/* Fills a sentence and closes its gaps. (transfer full) */
char *sortie_blanks_fill (SortieBlanks *blanks, const char *pattern);
void sortie_blanks_clear (SortieBlanks *blanks);
/* Fills the element's sentence for this case and clears @blanks. (transfer full) */
char *sortie_blanks_say (SortieBlanks *blanks, const SortiePrinter *p,
                         const SortieElement *element);

/* How a value changes, as a token and a blank of its own under the name of the attribute
 * (printer-steps.c). */
void sortie_blanks_add_change (SortieBlanks *blanks, const SortiePrinter *p, SortieChange how,
                               gint number);

/* --- printer-steps.c --- */

/* What a step of a program looks like in a card. NULL: nothing, such as a jump. */
const SortieElement *sortie_element_of_step (const SortiePrinter *p,
                                             const SortieInstruction *code);
/* One that looks like something as a sentence, without what is inside it. (transfer full) */
char *sortie_phrase_step (const SortiePrinter *p, const SortieInstruction *code);

/* --- printer.c --- */

/* A clause, as sortie_program_describe() prints it. (transfer full) */
char *sortie_phrase_clause (const SortiePrinter *p, guint16 clause);
/* The same of one that an effect has set up. */
char *sortie_clause_describe_set_up (const SortieCatalogue *catalogue, guint16 clause, const SortieSetUp *set_up);

/* --- printer-names.c --- */

/* Whether a set that is bound as a whole is one of several: its word has a form of its own for one of them. */
gboolean sortie_set_is_of_several (const SortiePrinter *p, gint set);
/* Whether the slot, of a <choose> or <target>, may hold several things. */
gboolean sortie_slot_may_be_several (const SortiePrinter *p, guint slot);
/* Whether a name is not said, but what it stands for. */
gboolean sortie_slot_is_unnamed (const SortiePrinter *p, guint slot);
/* What a name stands for, of a printer with @asked: what its program binds it to. (transfer full) */
char *sortie_phrase_unnamed (const SortiePrinter *p, guint slot);
/* The same of what is asked for, in the form of an owner: "its". NULL: another set is it.
 * (transfer none) */
const char *sortie_phrase_whose_asked (const SortiePrinter *p, gint set);

/* --- printer-words.c --- */

/* An expression as part of a sentence: "the Enemies with DEF 2 or less". (transfer full) */
char *sortie_phrase_expression (const SortiePrinter *p, gint expr);
/* The same inside another one: in brackets when it has several parts. (transfer full) */
char *sortie_phrase_inside (const SortiePrinter *p, gint expr);
/* The same of a whole, also where a member of a set was spoken of. */
static inline SortiePrinter
sortie_printer_of_whole (const SortiePrinter *p)
{
  SortiePrinter whole = *p;

  whole.member = whole.single = whole.has_room = FALSE;
  return whole;
}
/* The same for a set of whose members more will be said. */
static inline SortiePrinter
sortie_printer_with_room (const SortiePrinter *p)
{
  SortiePrinter with_room = sortie_printer_of_whole (p);

  with_room.has_room = TRUE;
  return with_room;
}
/* An element that is no word in one of its forms; NULL: no table has one. (transfer full) */
char *sortie_phrase_element_form (const SortiePrinter *p, gint set, const char *form);
/* As tokens and blanks, of which mark a number is, or which number about a thing, and on whom; or of the members of which
 * set. Of other numbers, nothing. */
void sortie_blanks_add_bearer (SortieBlanks *blanks, const SortiePrinter *p, gint number);
/* What stands there: a word's id, "name" for a bound one, or the name of its element. */
SortieToken sortie_phrase_token (const SortiePrinter *p, gint expr);

/* Two conditions that must both hold; takes both over. (transfer full) */
char *sortie_phrase_both (char *one, char *other);

/* --- printer-members.c --- */

/* The members of @in, a set of that form said with room for them, with what tests say of them. (transfer full) */
char *sortie_phrase_members (const SortiePrinter *p, gint set, const char *in, const gint *tests, guint n, SortieForm form);
/* A <where> in one of its forms, of which @in is its set. (transfer full) */
char *sortie_phrase_where (const SortiePrinter *p, gint where, const char *in, SortieForm form);
/* Whether all that a test says can be said of a member: "adjacent to this". */
gboolean sortie_test_is_of_members (const SortiePrinter *p, gint test);

/* --- printer-moments.c --- */

/* The phase and the turn in which a clause answers its event, as tokens: "your Attack Phase begins". */
void sortie_blanks_add_moment (SortieBlanks *blanks, const SortiePrinter *p,
                               const SortieClause *clause);
/* What the first line of a clause may say of its condition. */
typedef struct
{
  GArray *tests;      /* of gint: all that must hold */
  SortieMore subject; /* those that are said of the members of what it is about */
  SortieMore other;   /* whom `other` must be one of, and what is said of those */
  gint test_of_other; /* that `other` is one of them */
} SortieHead;

void sortie_head_open (SortieHead *head, const SortiePrinter *p, const SortieClause *clause);
void sortie_head_close (SortieHead *head);
/* Whom `other` must be one of: {other}. */
void sortie_blanks_add_other (SortieBlanks *blanks, const SortiePrinter *p, const SortieHead *head);
/* The number of a change, without a test on which it depends: that is one of the condition. */
gint sortie_clause_amount_said (const SortiePrinter *p, const SortieClause *clause);
/* The condition of a clause, without what its first line says with the sentence of @row (nullable); NULL: nothing is
 * left. (transfer full) */
char *sortie_phrase_condition (const SortiePrinter *p, const SortieHead *head, const SortieSaying *row);

/* --- phrases.c; all (transfer full) --- */

/* What a table says for a word in a form, "plain" or one of those above, in the printer's event; NULL:
 * nothing. (transfer none) */
const char *sortie_phrase_own_form (const SortiePrinter *p, const char *word, const char *form);

/* A zone in a form of SORTIE_SAYS_OF_ZONE; one that has none stands behind a colon. (transfer full) */
char *sortie_phrase_zone (const SortiePrinter *p, gint zone, const char *form);

/* The event that a clause answers, or the value or rule that it changes; NULL: none. (transfer none) */
const char *sortie_moment_of_clause (const SortieCatalogue *catalogue, guint clause);

/* An operand of any type. */
char *sortie_phrase_operand (const SortiePrinter *p, const SortieAttr *attr, gint value);
/* A set in one of its forms. */
char *sortie_phrase_form (const SortiePrinter *p, gint set, SortieForm form);
/* Names in one of the forms: a name has no cases, so it stands behind a colon there. */
char *sortie_phrase_names (const char *names, SortieForm form);
/* That something belongs to @whose: "each opponent's". */
char *sortie_phrase_whose (const char *whose);
/* One of the cases that a translation has, "kra|kry|krę|krze": the nominative, the genitive, the accusative, and that of a
 * place. One that it lacks is the first, and for that of a place the genitive, which is the same for several things. */
char *sortie_phrase_in_case (const char *forms, SortieForm form);
/* The word by which a slot is bound, "victim", in the case of a form. */
char *sortie_phrase_name (const SortiePrinter *p, guint slot, SortieForm form);
/* What the name stands for that an expression reads: "the victim". */
char *sortie_phrase_bound (const SortiePrinter *p, gint expr, SortieForm form);
/* "+1", "times 2", ... @value: (nullable): what is changed, when it holds words. */
char *sortie_phrase_change (const SortiePrinter *p, SortieChange how, gint number,
                            const SortieValueDecl *value);
/* The same as a verb: "becomes 2". */
char *sortie_phrase_becomes (const SortiePrinter *p, SortieChange how, gint number,
                             const SortieValueDecl *value);
/* The same of an amount: "1 more". */
char *sortie_phrase_amount (const SortiePrinter *p, SortieChange how, gint number);
/* What a trigger or replacement answers, behind "when": "one of the Enemies is killed". */
/* The row with its words; NULL: none. (transfer none) */
const SortieSaying *sortie_phrase_event_row (const SortiePrinter *p, const SortieClause *clause);
char *sortie_phrase_event (const SortiePrinter *p, const SortieClause *clause);
/* A text of the game in the reader's language. (transfer none) */
const char *sortie_phrase_of_game (const SortiePrinter *p, const char *text);

G_END_DECLS
