/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: the words of the cards: sets, numbers, conditions and effects. */
#include "game.h"

static guint
list_hand (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return sortie_list_zone (ctx, sortie_zone_of (ctx->p, FR_ZONE_HAND, ctx->you), ret, 0, max);
}

static guint
list_old_cards (const SortieContext *ctx, SortieRef *ret, guint max)
{
  guint n = list_hand (ctx, ret, max);

  return sortie_list_zone (ctx, sortie_zone_of (ctx->p, FR_ZONE_DISCARD, ctx->you), ret, n, max);
}

const SortieSetDecl fr_sets[] = {
  { "hand", N_ ("your hand"), "FR-4", list_hand },
  { "old-cards", N_ ("your hand and your discards"), "FR-11", list_old_cards },
  { NULL },
};

static gint
number_supplies (const SortieContext *ctx)
{
  return sortie_var (ctx->p, FR_VAR_SUPPLIES, ctx->you);
}

const SortieNumberDecl fr_numbers[] = {
  { "supplies", N_ ("your supplies"), "FR-6", number_supplies },
  { NULL },
};

static gboolean
test_company (const SortieContext *ctx)
{
  return fr_has_company (ctx->p, ctx->self);
}

const SortieTestDecl fr_tests[] = {
  { "company", N_ ("it has company"), "FR-10", test_company },
  { NULL },
};

#define NUMBER_EFFECT(name_, proc_, rule_, meaning_, says_)                                        \
  { .name = name_, .kind = SORTIE_ELEMENT_EFFECT, .code = proc_, .rule = rule_,                    \
    .meaning = meaning_, .says = says_,                                                            \
    .attrs = { { "n", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_ ("how many") } } }
#define CARDS_EFFECT(name_, proc_, rule_, meaning_, says_)                                         \
  { .name = name_, .kind = SORTIE_ELEMENT_EFFECT, .code = proc_, .rule = rule_,                    \
    .meaning = meaning_, .says = says_,                                                            \
    .attrs = { { "what", SORTIE_ATTR_SET, .required = TRUE, .meaning = N_ ("which cards") } } }

const SortieElement fr_elements[] = {
  NUMBER_EFFECT ("supplies", FR_PROC_SUPPLIES, "FR-6", N_ ("gains supplies"),
                 N_ ("Gain supplies: {n}.")),
  NUMBER_EFFECT ("trail", FR_PROC_TRAIL, "FR-6", N_ ("gains trail"), N_ ("Gain trail: {n}.")),
  NUMBER_EFFECT ("renown", FR_PROC_RENOWN, "FR-8", N_ ("gains renown"), N_ ("Gain renown: {n}.")),
  NUMBER_EFFECT ("pay", FR_PROC_PAY, "FR-6", N_ ("pays supplies, all of it or nothing"),
                 N_ ("Pay supplies: {n}.")),
  NUMBER_EFFECT ("draw", FR_PROC_DRAW, "FR-13", N_ ("draws cards"), N_ ("Draw cards: {n}.")),
  CARDS_EFFECT ("discard", FR_PROC_DISCARD, "FR-4", N_ ("cards of hands go to the discards"),
                N_ ("Discard {what}.")),
  CARDS_EFFECT ("retire", FR_PROC_RETIRE, "FR-11", N_ ("cards leave the game"),
                N_ ("Retire {what}.")),
  { NULL },
};
