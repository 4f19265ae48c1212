/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/programs/use-module.h"

#include "console/screen/language.h"
#include "console/screen/signals.h"

SortieModule *
console_use_module (SortieModule *module)
{
  if (module == NULL)
    return NULL;
  console_language_add_domain (module->game->domain);
  module->interrupt = console_signals_interrupt ();
  return module;
}
