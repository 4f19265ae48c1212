/* SPDX-License-Identifier: GPL-3.0-or-later */
/* use-module.c: what is done with every module that was loaded, wherever its id came from. */
#include "config.h"

#include "console/session/saves.h"

#include "console/screen/language.h"
#include "console/screen/signals.h"
#include <sortie/game.h>

SortieModule *
console_use_module (SortieModule *module)
{
  if (module == NULL)
    return NULL;
  console_language_add_domain (module->game->domain);
  module->interrupt = console_signals_interrupt ();
  return module;
}
