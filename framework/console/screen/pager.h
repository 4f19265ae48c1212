/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pager.h: what is longer than the window, a page at a time.
 *
 * As with git: the program that $SORTIE_PAGER names, or else $PAGER, or else less, or where that is
 * not installed pages of our own (pages.h); none where the name is empty or "cat", the output is no
 * terminal, or somebody said --no-pager. How less is to behave is said in $LESS; without it, it
 * stays until the reader ends it, and leaves the text there.
 */
#pragma once
#include "console/screen/out.h"
G_BEGIN_DECLS

/* Writes what was collected: at once where it fits into the window, through the pager where not.
 * Comes back when the reader has had enough. Control-C is the pager's meanwhile, and so is every key;
 * a pager that fails loses no text. */
void console_pager_show (ConsoleOut *out);

G_END_DECLS
