/* SPDX-License-Identifier: GPL-3.0-or-later */
/* payment.h: how the verbs `discard` and `commit` answer the payment that asks. */
#pragma once
#include "procs.h"

/* The chain policy's `pay`. */
void ss_pay (SortiePlay *p, const SortieOrigin *origin, gint cost);

/* Pays for a card that @f's effect brings as a unit. */
void ss_pay_for_unit (SortiePlay *p, const SortieFrame *f, SortieRef card, gint cost);

/* The functions below are for use while a payment asks. */
const char *ss_pay_prompt (const SortiePlay *p);
gboolean ss_pays_already (const SortiePlay *p, SortieRef card);
/* Whether paying with this card would leave nothing for a Shapeshift to bring. */
gboolean ss_payment_must_keep (const SortiePlay *p, SortieRef card);
/* whether the card is a target of what is being paid for. */
gboolean ss_payment_names (const SortiePlay *p, SortieRef card);
/* SS-6.1: a card does not pay for itself. */
gboolean ss_is_paid_for (const SortiePlay *p, SortieRef card);
void ss_pay_with (SortiePlay *p, SortieRef card);
