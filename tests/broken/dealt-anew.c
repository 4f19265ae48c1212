/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dealt-anew.c: nothing is wrong: whoever knew a hand does not know it any more once it is dealt anew. */
#include "tests/broken/broken.h"
#include "tests/broken/dealt-anew.h"

BREAK
{
  BROKEN_EVENT (TOY_EVENT_DRAWN).commit = draw_openly;
  BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_and_deal_anew;
}
