/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* interpreter.h: how a compiled program runs in its frame.
 *
 * Private to the effect layer. A frame's step is the number of the next instruction
 * in its program. An instruction that needs a decision only asks, and marks its
 * step as asked; when the frame runs again the same instruction finds the answers
 * and acts. A program with targets that nobody has announced begins by asking for
 * them; its step then counts the targets.
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

/* Bits of the step; the rest is a number of an instruction or of a target. */
#define EFFECT_STEP_ASKED 0x8000
#define EFFECT_STEP_TARGETS 0x4000
#define EFFECT_STEP_NUMBER 0x3fff

/* What `native` is for a frame that was never pushed: its slots are the targets that a
 * link has so far, for the <target>s that are announced after them. */
#define EFFECT_FRAME_ANNOUNCED 2

/* Runs one instruction of the frame on top. */
void effect_program_step (SortiePlay *p, SortieFrame *f);

/* Puts the announced targets that are still legal into their slots. */
void effect_targets_fill (SortiePlay *p, SortieFrame *f, const SortieProgram *program,
                          const SortieLink *link);

/* The list slot of such a frame that was never pushed. */
guint effect_announced_list (const SortieFrame *f, guint slot, const SortieRef **ret);

G_END_DECLS
