/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.h: event cards and abilities that are announced, paid, perhaps answered, resolved. */
#pragma once
#include "procs.h"

extern const SortieChainPolicy sw_chain;
