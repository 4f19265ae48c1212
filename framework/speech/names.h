/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* names.h: what things are called, for whoever composes a sentence. Private to the library. */
#pragma once
#include "model/view.h"
#include "speech/sentences.h"
G_BEGIN_DECLS

/* A text of the framework's tables or of the game's, in the reader's language; "" for NULL. */
const char *sortie_rules_text (const SortieSetup *setup, gboolean framework, const char *text);

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
  guint8 whose;        /* 1 + whose it is, where one of its name is another's; 0: not said */
} SortieNamed;

SortieNamed sortie_ref_named (const SortiePlay *p, SortieRef ref);
/* Whether a piece with that definition stands on the table other than @but, and not @seat's;
 * SORTIE_NOTHING, SORTIE_NO_SEAT: any. */
gboolean sortie_def_stands (const SortiePlay *p, guint16 def, SortieRef but, guint8 seat);
/* The same, with its place only where another piece of its name stands on the table, and with whose
 * it is where another of them is somebody else's. */
SortieNamed sortie_ref_named_apart (const SortiePlay *p, SortieRef ref);
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

G_END_DECLS
