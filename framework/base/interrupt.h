/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* interrupt.h: how a front end stops a long computation.
 *
 * The library knows neither signals nor threads. A front end lends each module a SortieInterrupt
 * (module/module.h) and may set it at any moment, also in a signal handler. The library only reads it,
 * wherever it spends time. While it is set:
 *
 * - the engine runs no more frames and marks the position as broken off (SORTIE_RESULT_LEFT), so
 *   that every loop that plays on ends, as it does at the end of a game;
 * - lists of moves end where they are, and no line is read;
 * - a match takes back what it had begun: it is as it was before, to the byte.
 *
 * The answers to what was asked meanwhile mean nothing; whoever asked drops them, clears the
 * interrupt, and can go on.
 */
#pragma once

#include <glib.h>
#include <signal.h>

G_BEGIN_DECLS

/**
 * SortieInterrupt:
 * @is_set: not 0: break off as soon as possible
 *
 * Its owner alone sets and clears it.
 */
typedef struct
{
  volatile sig_atomic_t is_set;
} SortieInterrupt;

/**
 * sortie_interrupt_is_set:
 * @interrupt: (nullable): NULL: nobody can interrupt
 */
static inline gboolean
sortie_interrupt_is_set (const SortieInterrupt *interrupt)
{
  return interrupt != NULL && interrupt->is_set != 0;
}

G_END_DECLS
