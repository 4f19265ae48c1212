/* SPDX-License-Identifier: GPL-3.0-or-later */
/* payment.h: how the verbs `discard` and `commit` speak with the payment that asks. */
#pragma once
#include "procs.h"

/* The chain policy's `pay`. */
void ss_pay (SortiePlay *p, const SortieOrigin *origin, gint cost);

/* Lets @f pay for a card that its effect brings as a unit. */
void ss_pay_for_unit (SortiePlay *p, const SortieFrame *f, SortieRef card, gint cost);

/* The functions below are for the time when a payment asks. */
gboolean ss_pays_already (const SortiePlay *p, SortieRef card);
/* Whether paying with this card would leave nothing for a Shapeshift to bring. */
gboolean ss_payment_must_keep (const SortiePlay *p, SortieRef card);
/* whether the card is named as a target of what is paid for. */
gboolean ss_payment_names (const SortiePlay *p, SortieRef card);
/* SS-6.1: what is paid for does not pay for itself. */
gboolean ss_is_paid_for (const SortiePlay *p, SortieRef card);
void ss_pay_with (SortiePlay *p, SortieRef card);
