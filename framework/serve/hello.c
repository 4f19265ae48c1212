/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hello.c: what the server supports and what the game offers, from the game's own tables. */
#include "serve/internal.h"

#include "module/front-end.h"
#include "match/spec.h"

static void
add_title (JsonBuilder *json, const SortieModule *module, const char *title)
{
  serve_add_text (json, "title",
                  title != NULL && *title != '\0' ? sortie_text_translate (module->game->domain, title) : "");
}

static void
add_texts (JsonBuilder *json, const char *name, const char *const *texts)
{
  SERVE_LIST (json, name)
    for (; texts != NULL && *texts != NULL; texts++)
      json_builder_add_string_value (json, *texts);
}

static void
add_mode (JsonBuilder *json, const SortieModule *module, guint at)
{
  const SortieModeDecl *mode = &module->game->modes[at];
  g_autofree char *title = sortie_mode_title (module, at);

  json_builder_begin_object (json);
  serve_add_text (json, "id", mode->id);
  serve_add_text (json, "title", title);
  add_texts (json, "seats", mode->seats);
  SERVE_LIST (json, "automatic")
    for (guint seat = 0; mode->seats[seat] != NULL; seat++)
      if (mode->automatic >> seat & 1)
        json_builder_add_string_value (json, mode->seats[seat]);
  SERVE_LIST (json, "teams")
    for (guint seat = 0; mode->seats[seat] != NULL; seat++)
      json_builder_add_int_value (json, mode->teams[seat]);
  if (mode->together)
    serve_add_flag (json, "together", TRUE);
  json_builder_end_object (json);
}

static void
add_choice (JsonBuilder *json, const SortieModule *module, guint choice)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, choice, 0, NULL, 0);

  json_builder_begin_object (json);
  serve_add_text (json, "id", decl->id);
  add_title (json, module, decl->title);
  serve_add_flag (json, "per_seat", decl->per_seat);
  SERVE_LIST (json, "candidates")
    for (guint i = 0; i < ids->len; i++)
      json_builder_add_string_value (json, ids->pdata[i]);
  json_builder_end_object (json);
}

static void
add_option (JsonBuilder *json, const SortieModule *module, const SortieOptionDecl *option)
{
  json_builder_begin_object (json);
  serve_add_text (json, "id", option->id);
  add_title (json, module, option->title);
  if (option->words != NULL)
    {
      add_texts (json, "words", option->words);
      serve_add_text (json, "usual", option->words[option->start]);
    }
  else
    {
      serve_add_number (json, "least", option->min);
      serve_add_number (json, "most", option->max);
      serve_add_number (json, "usual", option->start);
    }
  json_builder_end_object (json);
}

static void
add_game (JsonBuilder *json, const SortieModule *module)
{
  const SortieGame *game = module->game;

  json_builder_set_member_name (json, "game");
  json_builder_begin_object (json);
  serve_add_text (json, "id", game->id);
  add_title (json, module, game->title);
  serve_add_text (json, "version", game->version);
  json_builder_end_object (json);
  SERVE_LIST (json, "modes")
    for (guint i = 0; game->modes[i].id != NULL; i++)
      add_mode (json, module, i);
  SERVE_LIST (json, "choices")
    for (guint i = 0; game->choices != NULL && game->choices[i].id != NULL; i++)
      add_choice (json, module, i);
  SERVE_LIST (json, "options")
    for (guint i = 0; game->options != NULL && game->options[i].id != NULL; i++)
      add_option (json, module, &game->options[i]);
}

static void
add_methods (JsonBuilder *json, const ServeServer *server)
{
  json_builder_set_member_name (json, "methods");
  json_builder_begin_object (json);
  for (const ServeMethod *m = server->methods; m->name != NULL; m++)
    if (m->of_seat || server->seat == SORTIE_NO_SEAT)
      {
        SERVE_LIST (json, m->name)
          for (const ServeParam *p = m->params; p != NULL && p->name != NULL; p++)
            json_builder_add_string_value (json, p->name);
      }
  json_builder_end_object (json);
}

void
serve_hello (ServeCall *call)
{
  const ServeServer *server = call->server;
  JsonBuilder *json = call->result;
  g_auto (GStrv) programs = sortie_bot_kinds (server->module->game);

  serve_add_number (json, "protocol", SERVE_PROTOCOL);
  serve_add_text (json, "sortie", sortie_version ());
  if (server->seat != SORTIE_NO_SEAT)
    serve_add_seat (json, "seat", sortie_match_setup (server->match), server->seat);
  else
    serve_add_text (json, "seat", NULL);
  add_game (json, server->module);
  add_texts (json, "programs", (const char *const *) programs);
  add_methods (json, server);
}
