/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-serve.c: the line protocol: every answer is as the schema says, the document's examples are
 * true, no line breaks the server, and no answer tells what a seat does not know. */
#include <string.h>

#include "base/internal.h"
#include "match/whole.h"
#include "model/internal.h"
#include "serve/internal.h"
#include "serve/json.h"
#include "model/front-end.h"
#include "tests/serve/schema.h"
#include "tests/tap/game.h"

#define MOST_MOVES 3000
#define NOISE 3000

static const ServeDefaults nothing;
static JsonNode *schema;

/* The schema of the source tree. */
static JsonNode *
the_schema (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("top_srcdir"), "docs", "serve.schema.json", NULL);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) error = NULL;

  if (schema == NULL && json_parser_load_from_file (parser, path, &error))
    schema = json_parser_steal_root (parser);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (schema);
  return schema;
}

static JsonNode *
parsed (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (node);
  return node;
}

static void
check_against (const char *of, JsonNode *node)
{
  g_autofree char *fault = schema_fault (the_schema (), schema_find (the_schema (), of), node);

  tap_string (fault, NULL);
}

/* An answer that is as the schema says. @method: (nullable): whose result it is */
static char *
ask (ServeServer *server, const char *method, const char *line)
{
  char *text = serve_server_answer (server, line, strlen (line));
  g_autoptr (JsonNode) node = parsed (text);
  JsonObject *answer = json_node_get_object (node);

  CU_ASSERT_PTR_NULL (strchr (text, '\n'));
  check_against ("answer", node);
  CU_ASSERT_TRUE (json_object_has_member (answer, "result") != json_object_has_member (answer, "error"));
  if (method != NULL && json_object_has_member (answer, "result"))
    {
      g_autofree char *of = g_strconcat (method, ".result", NULL);

      check_against (of, json_object_get_member (answer, "result"));
    }
  return text;
}

/* The same for a request with these parameters. */
static char *
request (ServeServer *server, const char *method, const char *params)
{
  g_autofree char *line = g_strdup_printf ("{\"id\":1,\"method\":\"%s\",\"params\":{%s}}", method, params);

  return ask (server, method, line);
}

/* ---- The document ------------------------------------------------------------------------ */

/* Whether what stands between two "…" comes in that order. */
static gboolean
is_like (const char *text, const char *pattern)
{
  g_auto (GStrv) parts = g_strsplit (pattern, "…", -1);
  guint n = g_strv_length (parts);

  if (!g_str_has_prefix (text, parts[0]) || !g_str_has_suffix (text, parts[n - 1]))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      text = strstr (text, parts[i]);
      if (text == NULL)
        return FALSE;
      text += strlen (parts[i]);
    }
  return TRUE;
}

static void
examples (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("top_srcdir"), "docs", "serve.md", NULL);
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);
  g_autofree char *text = NULL, *answer = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  CU_ASSERT_TRUE_FATAL (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "    > "))
      {
        g_autoptr (JsonNode) node = parsed (lines[i] + strlen ("    > "));
        const char *method = json_object_get_string_member (json_node_get_object (node), "method");
        gboolean known = strcmp (method, "veiw") != 0;

        if (known)
          check_against ("request", node);
        g_free (answer);
        answer = ask (server, known ? method : NULL, lines[i] + strlen ("    > "));
        n++;
      }
    else if (g_str_has_prefix (lines[i], "    < ") && !is_like (answer, lines[i] + strlen ("    < ")))
      tap_string (answer, lines[i] + strlen ("    < "));
  CU_ASSERT_TRUE (n >= 18);
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

static void
schema_knows_methods (void)
{
  JsonObject *methods = json_object_get_object_member (
      json_object_get_object_member (schema_find (the_schema (), "request"), "properties"), "method");
  guint n = 0;

  for (const ServeMethod *m = serve_methods; m->name != NULL; m++, n++)
    {
      g_autofree char *of = g_strconcat (m->name, ".params", NULL);
      JsonObject *params = schema_find (the_schema (), of);
      guint n_params = 0;

      CU_ASSERT_PTR_NOT_NULL_FATAL (params);
      for (const ServeParam *p = m->params; p != NULL && p->name != NULL; p++, n_params++)
        CU_ASSERT_TRUE (json_object_has_member (json_object_get_object_member (params, "properties"), p->name));
      tap_int (json_object_get_size (json_object_get_object_member (params, "properties")), n_params);
    }
  tap_int (json_array_get_length (json_object_get_array_member (methods, "enum")), n);
}

/* ---- Matches ----------------------------------------------------------------------------- */

/* A legal move, drawn from the answer. (transfer full) */
static char *
some_move (ServeServer *server, SortieRng *rng)
{
  g_autofree char *text = request (server, "legal", "");
  g_autoptr (JsonNode) node = parsed (text);
  JsonArray *moves = json_object_get_array_member (
      json_object_get_object_member (json_node_get_object (node), "result"), "moves");
  guint n = json_array_get_length (moves);

  CU_ASSERT_TRUE_FATAL (n > 0);
  return g_strdup (json_object_get_string_member (
      json_array_get_object_element (moves, sortie_rng_below (rng, n)), "move"));
}

/* The same question in the true position and in another world that the seat may imagine. */
static void
compare_answers (ServeServer *server, guint8 seat, SortieRng *rng, guint *n_compared)
{
  SortieMatch *match = server->match;
  const SortieSetup *setup = sortie_match_setup (match);
  g_autofree SortieState *truth = sortie_state_new (&setup->bounds);
  g_autofree SortieState *imagined = sortie_state_new (&setup->bounds);
  static const char *const methods[] = { "view", "legal", "log", "state" };

  sortie_state_copy (truth, match->now.s);
  sortie_view_imagine (&match->now, seat, imagined, rng);
  if (sortie_state_hash (truth) == sortie_state_hash (imagined))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_autofree char *params = strcmp (methods[i], "state") == 0
                                    ? g_strdup ("")
                                    : g_strdup_printf ("\"seat\":\"%s\"", setup->seat_ids[seat]);
      g_autofree char *known = request (server, methods[i], params), *other = NULL;

      sortie_state_copy (match->now.s, imagined);
      sortie_match_changed (match);
      other = request (server, methods[i], params);
      sortie_state_copy (match->now.s, truth);
      sortie_match_changed (match);
      tap_string (other, known);
    }
  (*n_compared)++;
}

static void
play (const char *game, const char *params)
{
  SortieModule *module = tap_game (game, NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);
  g_autofree char *begun = request (server, "new", params);
  SortieRng rng;
  guint n_compared = 0;

  sortie_rng_seed (&rng, 5);
  CU_ASSERT_PTR_NOT_NULL_FATAL (server->match);
  for (guint i = 0; i < MOST_MOVES && !sortie_match_is_over (server->match); i++)
    {
      guint8 seat = sortie_match_to_move (server->match);
      g_autofree char *line = some_move (server, &rng), *said = NULL, *answer = NULL;

      if (i % 10 == 0)
        compare_answers (server, seat, &rng, &n_compared);
      said = g_strdup_printf ("\"move\":\"%s\"", line);
      answer = request (server, "move", said);
      if (strstr (answer, "\"result\"") == NULL)
        tap_string (answer, "a result");
    }
  CU_ASSERT_TRUE (sortie_match_is_over (server->match));
  CU_ASSERT_TRUE (n_compared > 0);
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

static void
eights (void)
{
  play ("crazy-eights", "\"mode\":\"four\",\"seed\":2");
}

static void
hearts (void)
{
  play ("hearts", "\"seed\":2");
}

static void
solo (void)
{
  play ("siegestorm", "\"mode\":\"solo\",\"seed\":2");
}

static void
summoners (void)
{
  play ("summoner-wars", "\"seed\":2,\"players\":[\"south=random\"]");
}

/* ---- Bad input --------------------------------------------------------------------------- */

static const char *const seeds[] = {
  "{\"id\":1,\"method\":\"hello\"}",
  "{\"id\":\"a\",\"method\":\"new\",\"params\":{\"seed\":3,\"players\":[\"player2=greedy\"],\"practice\":true}}",
  "{\"id\":null,\"method\":\"view\",\"params\":{\"seat\":\"player1\"}}",
  "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"move\",\"params\":{\"move\":\"play 8h spades\"}}",
  "{\"id\":[],\"method\":\"log\",\"params\":{\"seat\":\"player2\",\"since\":99999999999999999999}}",
  "{\"id\":1,\"method\":\"undo\",\"params\":{\"n\":2,\"seat\":null}}",
  "[1,2]", "null", "", "\"\\ud800\"", "{\"method\":\"\\u0000\\ud800\"}", "{\"method\":{}}",
};

static void
noise (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);
  static const char bytes[] = "{}[]\":,\\u0des \n\t9-\xff\xc3";
  SortieRng rng;

  sortie_rng_seed (&rng, 1);
  for (guint i = 0; i < NOISE; i++)
    {
      g_autoptr (GString) line = g_string_new (seeds[i % G_N_ELEMENTS (seeds)]);
      guint n = i < G_N_ELEMENTS (seeds) || line->len == 0 ? 0 : sortie_rng_below (&rng, 4);
      g_autofree char *answer = NULL;
      g_autoptr (JsonNode) node = NULL;

      for (guint k = 0; k < n; k++)
        line->str[sortie_rng_below (&rng, (guint32) line->len)] =
            bytes[sortie_rng_below (&rng, sizeof bytes)];
      answer = serve_server_answer (server, line->str, line->len);
      node = parsed (answer);
      check_against ("answer", node);
    }
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

static void
deep (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);
  g_autofree char *line = g_strnfill (60000, '[');
  g_autofree char *answer = ask (server, NULL, line);

  CU_ASSERT_PTR_NOT_NULL (strstr (answer, "-32700"));
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

/* What the answer to a request begins to say. */
static void
says (ServeServer *server, const char *method, const char *params, const char *what)
{
  g_autofree char *answer = request (server, method, params);

  if (strstr (answer, what) == NULL)
    tap_string (answer, what);
  else
    CU_PASS ("it says so");
}

static void
wrong_words (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);

  says (server, "new", "\"moed\":\"two\"", "“mode”?");
  says (server, "new", "\"mode\":\"twoo\"", "“two”");
  says (server, "new", "\"players\":[\"player2=greddy\"]", "“greedy”");
  says (server, "new", "\"choices\":[\"deck=/etc/passwd\"]", "-32602");
  says (server, "new", "\"players\":[\"player2=greedy\\nx\"]", "-32602");
  says (server, "new", "\"players\":[\"pla\\nyer2=greedy\"]", "SEAT=WHO");
  says (server, "move", "\"move\":\"play 8h\"", "\"code\":2");
  says (server, "new", "\"seed\":3", "\"result\"");
  says (server, "move", "", "needs “move”");
  says (server, "move", "\"move\":5", "must be a text");
  says (server, "view", "\"seat\":\"playr1\"", "“player1”?");
  says (server, "move", "\"seat\":\"player1\",\"move\":\"pass\"", "\"code\":1");
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

/* The parser of JSON knows comments, and goes as deep as the brackets between them, on the stack. */
static void
comments (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *answer = NULL, *why = NULL;

  while (line->len < SERVE_MAX_LINE)
    g_string_append (line, "[/*]*/");
  answer = ask (server, NULL, line->str);
  CU_ASSERT_PTR_NOT_NULL (strstr (answer, "-32700"));
  CU_ASSERT_PTR_NOT_NULL (strstr (answer, "only a text may have"));
  /* without a limit of length that ends the program */
  while (line->len < 4000000)
    g_string_append (line, "[/*]*/");
  CU_ASSERT_PTR_NULL (serve_json_parse (line->str, line->len, &why));
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

/* Each player is a line of the journal, which has a bound. */
static void
long_players (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);
  g_autofree char *letters = g_strnfill (20000, 'a'), *zeros = g_strnfill (20000, '0');
  g_autofree char *seat = g_strdup_printf ("\"players\":[\"%s=greedy\"]", letters);
  g_autofree char *who = g_strdup_printf ("\"players\":[\"player1=search:%s5\"]", zeros);

  says (server, "new", seat, "-32602");
  says (server, "new", who, "-32602");
  says (server, "new", "\"players\":[\"player1=search:0000000000000000005\"]", "\"result\"");
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

/* serve.md: the rule of the game that refuses a move is in "data". Seed 3 asks for the first move, for which an
 * answer to another question is none. */
static void
rule_of_question (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);

  says (server, "new", "\"seed\":3", "\"result\"");
  says (server, "move", "\"move\":\"choose 8h\"", "\"data\":{\"rule\":\"CE-6\"}");
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

static void
undo_of_nothing (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  g_autoptr (ServeServer) server = serve_server_new (module, &nothing);

  says (server, "new", "\"seed\":3", "\"result\"");
  says (server, "undo", "\"n\":0", "“n” must be a whole number, 1 or more");
  g_clear_pointer (&server, serve_server_free);
  sortie_module_free (module);
}

/* A client of one seat sees and plays that seat, and nothing else. */
static void
one_seat (void)
{
  SortieModule *module = tap_game ("crazy-eights", NULL);
  const SortieMatchSpec spec = { .module = module, .seed = 3 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  g_autoptr (ServeServer) first = serve_server_new_seat (module, match, 0);
  g_autoptr (ServeServer) second = serve_server_new_seat (module, match, 1);
  gboolean is_first = sortie_match_to_move (match) == 0;
  ServeServer *other = is_first ? second : first;
  const char *wait = "{\"id\":7,\"method\":\"wait\"}";
  g_autofree char *text = NULL;

  says (first, "view", "\"seat\":\"player2\"", "\"code\":3");
  says (first, "view", "", "\"seat\":\"player1\"");
  says (first, "journal", "", "\"code\":3");
  says (first, "new", "", "\"code\":3");
  says (first, "undo", "", "\"code\":3");
  says (other, "legal", "", "\"moves\":[]");
  says (other, "move", "\"move\":\"draw\"", "\"code\":1");
  CU_ASSERT_PTR_NULL (serve_server_answer (other, wait, strlen (wait)));
  CU_ASSERT_TRUE (serve_server_waits (other));
  text = serve_server_waited (other);
  CU_ASSERT_TRUE (g_str_has_prefix (text, "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"state\":"));
  g_clear_pointer (&first, serve_server_free);
  g_clear_pointer (&second, serve_server_free);
  g_clear_pointer (&match, sortie_match_free);
  sortie_module_free (module);
}

static const TapTest tests[] = {
  { "the examples of the document are true", examples },
  { "the schema has every method with its parameters", schema_knows_methods },
  { "a match of Crazy Eights is played, and tells nothing hidden", eights },
  { "a match of Hearts is played, and tells nothing hidden", hearts },
  { "a match of Siegestorm against the Boss is played, and tells nothing hidden", solo },
  { "a match of Summoner Wars is played, and tells nothing hidden", summoners },
  { "no line breaks the server", noise },
  { "brackets do not go too deep", deep },
  { "nor do they where comments are between them", comments },
  { "a player whose text is too long for the journal is refused", long_players },
  { "a refusal has the rule of the question that it does not answer", rule_of_question },
  { "to take back no decision is refused", undo_of_nothing },
  { "wrong words are answered with the nearest", wrong_words },
  { "a client of one seat has that seat and nothing else", one_seat },
  { NULL },
};

TAP_MAIN (tests)
