/* SPDX-License-Identifier: GPL-3.0-or-later */
/* use-module.h: what the program does with every module that it has loaded, wherever its id came from. */
#pragma once
#include "module/module.h"
G_BEGIN_DECLS

/* Makes the module's translations known, and lets signals interrupt it (signals.h).
 * @module: (nullable). Returns: @module */
SortieModule *console_use_module (SortieModule *module);

G_END_DECLS
