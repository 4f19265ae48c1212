/* SPDX-License-Identifier: GPL-3.0-or-later */
/* card-text.c: what is printed on a card, in words, and where it comes from. */
#include "console/screen/screen.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "speech/front-end.h"
#include <sortie/game.h>
#include "language/front-end.h"

/* "gang, totem": the words of a bit set. */
static char *
bit_words (const SortieModule *module, const SortieValueDecl *decl, gint bits)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; decl->words[i] != NULL; i++)
    if (bits >> i & 1)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              console_game_text (module, decl->words[i]));
  return g_string_free (text, FALSE);
}

char *
console_value_text (const SortieModule *module, guint value, gint number)
{
  const SortieValueDecl *decl = &module->catalogue->vocabulary->values[value];
  const char *title = console_game_text (module, decl->title);
  g_autofree char *words = NULL;

  switch (decl->type)
    {
    case SORTIE_VALUE_WORD:
      return g_strdup (console_game_text (module, decl->words[number]));
    case SORTIE_VALUE_WORDS:
      words = bit_words (module, decl, number);
      return *words != '\0' ? g_strdup_printf ("%s: %s", title, words) : g_strdup ("");
    case SORTIE_VALUE_RULE:
      return number != 0 ? g_strdup (title) : g_strdup_printf ("%s: %s", title, _ ("no"));
    case SORTIE_VALUE_NUMBER:
      break;
    }
  return g_strdup_printf ("%s %d", title, number);
}

gboolean
console_value_is_none (const SortieValueDecl *decl, gint number)
{
  if (decl->type == SORTIE_VALUE_WORD)
    return strcmp (decl->words[number], "none") == 0;
  return decl->type == SORTIE_VALUE_NUMBER && number < 0 && number == decl->otherwise;
}

/* Whether the value needs no words: a rule that does not single out this card, or a number that it does not have.
 * A card with a sign prints its usual numbers in the corner, so only a different number needs words. */
static gboolean
is_as_always (const SortieValueDecl *decl, const SortieDef *d, gint printed)
{
  return (printed == decl->otherwise && (decl->type == SORTIE_VALUE_RULE || d->sign != NULL))
         || console_value_is_none (decl, printed);
}

char *
console_numbers_text (const SortieModule *module, guint16 def, ConsoleNumberNow now, gpointer data)
{
  const SortieVocabulary *vocabulary = module->catalogue->vocabulary;
  const SortieDef *d = &module->catalogue->defs[def];
  const SortieKindDecl *kind = &vocabulary->kinds[d->kind];
  /* the sign in its corner shows what it must print: "7c" */
  guint64 allowed = d->sign != NULL ? kind->allowed : sortie_kind_values (kind);
  GString *line = g_string_new (NULL);

  for (guint i = 0; vocabulary->values[i].id != NULL; i++)
    {
      g_autofree char *text = NULL;

      if (!vocabulary->values[i].printed || !(allowed >> i & 1)
          || is_as_always (&vocabulary->values[i], d, d->printed[i]))
        continue;
      text = now != NULL ? now (data, i) : NULL;
      if (text == NULL)
        text = console_value_text (module, i, d->printed[i]);
      if (*text != '\0')
        g_string_append_printf (line, "%s%s", line->len > 0 ? ", " : "", text);
    }
  return g_string_free (line, FALSE);
}

char *
console_printed_text (const SortieModule *module, guint16 def)
{
  return console_numbers_text (module, def, NULL, NULL);
}

/* "Assassin (card, Styxia) assassin" */
static void
say_name (ConsoleOut *out, const SortieModule *module, guint16 def)
{
  const SortieDef *d = &module->catalogue->defs[def];
  const char *kind =
      console_game_text (module, module->catalogue->vocabulary->kinds[d->kind].title);
  const char *comma = d->faction != NULL ? ", " : "";
  const char *faction = console_faction_name (module, d->faction);
  g_autofree char *about = g_strdup_printf (" (%s%s%s): %s", kind, comma, faction, d->id);

  g_autofree char *whole = g_strconcat (sortie_def_name (module->catalogue, def), about, NULL);

  if (sortie_text_width (whole) > out->width)
    {
      console_out_hang (out, CONSOLE_STRONG, 2, 2, whole);
      return;
    }
  console_out_add (out, CONSOLE_STRONG, sortie_def_name (module->catalogue, def));
  console_out_add (out, CONSOLE_FAINT, about);
  console_out_end_line (out);
}

void
console_keyword_say (ConsoleOut *out, const SortieModule *module, guint16 keyword, guint indent)
{
  g_autofree char *line =
      g_strdup_printf ("%s: %s", sortie_keyword_name (module->catalogue, keyword),
                       console_keyword_text (module, keyword));

  console_out_hang (out, CONSOLE_PLAIN, indent, 2, line);
}

static gboolean is_named (const SortieCatalogue *catalogue, guint first, guint n, guint16 keyword);

/* The same for what a program sets up for a limited time. */
static gboolean
is_named_for_a_time (const SortieCatalogue *catalogue, guint16 program, guint16 keyword)
{
  const SortieProgram *of = &catalogue->programs[program];
  const SortieInstruction *code = &catalogue->instructions[of->first];

  for (guint i = 0; program != 0 && i < of->n; i++)
    if (code[i].op == SORTIE_OP_DURING
        && is_named (catalogue, (guint) code[i].arg[0], 1, keyword))
      return TRUE;
  return FALSE;
}

/* Whether one of these clauses, or one inside them, names an ability: the card may have it or give it. */
static gboolean
is_named (const SortieCatalogue *catalogue, guint first, guint n, guint16 keyword)
{
  for (guint i = first; i < first + n; i++)
    {
      const SortieClause *clause = &catalogue->clauses[i];

      if ((clause->kind == SORTIE_CLAUSE_KEYWORD && clause->key == keyword)
          || is_named (catalogue, clause->first_inner, clause->n_inner, keyword)
          || is_named_for_a_time (catalogue, clause->program, keyword))
        return TRUE;
    }
  return FALSE;
}

gboolean
console_card_names (const SortieModule *module, guint16 def, guint16 keyword)
{
  const SortieDef *d = &module->catalogue->defs[def];

  return is_named (module->catalogue, d->first_clause, d->n_clauses, keyword);
}

/* Whether the card has this ability, and its name is that of @name. */
static gboolean
has_named (const SortieModule *module, const SortieDef *d, guint16 keyword, const char *name)
{
  return strcmp (sortie_keyword_name (module->catalogue, keyword), name) == 0
         && is_named (module->catalogue, d->first_clause, d->n_clauses, keyword);
}

/* "Sly: What it does.", with all that abilities of the same name do; NULL if the card does not have the ability, or if
 * another of that name comes before it. (transfer full) */
static char *
ability_text (const SortieModule *module, const SortieDef *d, guint16 keyword)
{
  const char *name = sortie_keyword_name (module->catalogue, keyword);
  GString *text;

  if (!has_named (module, d, keyword, name))
    return NULL;
  for (guint16 i = 0; i < keyword; i++)
    if (has_named (module, d, i, name))
      return NULL;
  text = g_string_new (name);
  g_string_append_printf (text, ": %s", console_keyword_text (module, keyword));
  for (guint16 i = keyword + 1; i < module->catalogue->n_keywords; i++)
    if (has_named (module, d, i, name))
      g_string_append_printf (text, " %s", console_keyword_text (module, i));
  return g_string_free (text, FALSE);
}

static void
say_keywords (ConsoleOut *out, const SortieModule *module, const SortieDef *d, guint indent)
{
  for (guint16 i = 0; i < module->catalogue->n_keywords; i++)
    {
      g_autofree char *line = ability_text (module, d, i);

      if (line != NULL)
        console_out_hang (out, CONSOLE_PLAIN, indent, 2, line);
    }
}

char *
console_card_abilities_text (const SortieModule *module, guint16 def)
{
  const SortieDef *d = &module->catalogue->defs[def];
  GString *text = g_string_new (NULL);

  for (guint16 i = 0; i < module->catalogue->n_keywords; i++)
    {
      g_autofree char *ability = ability_text (module, d, i);

      if (ability != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ability);
    }
  return g_string_free (text, FALSE);
}

static void
say_parts (ConsoleOut *out, const SortieModule *module, const SortieDef *d, guint indent)
{
  const SortieKindDecl *kind = &module->catalogue->vocabulary->kinds[d->kind];
  const char *const *parts = kind->texts, *const *titles = kind->titles != NULL ? kind->titles : parts;
  guint16 def = (guint16) (d - module->catalogue->defs);

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    {
      g_autofree char *line = NULL;

      if (d->text[i] == NULL)
        continue;
      line = g_strdup_printf ("%s: %s", console_game_text (module, titles[i]),
                              sortie_def_text (module->catalogue, def, i));
      console_out_hang (out, CONSOLE_PLAIN, indent + 2, 2, line);
    }
}

void
console_card_say_texts (ConsoleOut *out, const SortieModule *module, guint16 def, guint indent)
{
  const SortieDef *d = &module->catalogue->defs[def];

  say_parts (out, module, d, indent);
  say_keywords (out, module, d, indent + 2);
}

#define MOST_FIELDS 8

char *
console_record_sentence (const SortieModule *module, const SortieRecord *record, const char *pattern)
{
  const char *const *fields = module->catalogue->vocabulary->records[record->decl].fields;
  char numbers[MOST_FIELDS][16];
  SortieTextArg args[MOST_FIELDS];
  guint n = 0;

  for (; n < MOST_FIELDS && fields[n] != NULL; n++)
    {
      g_snprintf (numbers[n], sizeof numbers[n], "%d", record->field[n]);
      args[n] = (SortieTextArg) { fields[n], numbers[n] };
    }
  return sortie_text_fill (console_game_text (module, pattern), args, n);
}

/* "menace 2, life 25", in a game that has no sentences for it. (transfer full) */
static char *
record_numbers (const SortieModule *module, const SortieRecord *record)
{
  const SortieRecordDecl *decl = &module->catalogue->vocabulary->records[record->decl];
  const char *const *titles = decl->titles != NULL ? decl->titles : decl->fields;
  GString *text = g_string_new (NULL);

  for (guint k = 0; decl->fields[k] != NULL; k++)
    g_string_append_printf (text, "%s%s %d", k > 0 ? ", " : "", console_game_text (module, titles[k]),
                            record->field[k]);
  return g_string_free (text, FALSE);
}

static void
say_record_line (ConsoleOut *out, const SortieModule *module, const SortieRecord *record, const char *text,
                 guint indent)
{
  const SortieRecordDecl *decl = &module->catalogue->vocabulary->records[record->decl];
  g_autofree char *kind = sortie_text_capitalize (console_game_text (module, decl->element));
  g_autofree char *line = g_strdup_printf ("%s %s: %s", kind, sortie_record_name (module->catalogue, record), text);

  console_out_hang (out, CONSOLE_PLAIN, indent, 2, line);
}

/* "Class Medium: Menace Level 2, life 25, draws 2 a turn": a line for each mode that has a sentence for it. */
static void
say_record (ConsoleOut *out, const SortieModule *module, const SortieRecord *record, guint indent)
{
  const SortieRecordDecl *decl = &module->catalogue->vocabulary->records[record->decl];
  const SortieModeDecl *modes = module->game->modes;
  gboolean any = FALSE;

  for (guint mode = 0; decl->says != NULL && modes[mode].id != NULL; mode++)
    if ((mode == 0 || modes[mode].row != modes[mode - 1].row) && decl->says[modes[mode].row] != NULL)
      {
        g_autofree char *text = console_record_sentence (module, record, decl->says[modes[mode].row]);

        say_record_line (out, module, record, text, indent);
        any = TRUE;
      }
  if (!any)
    {
      g_autofree char *text = record_numbers (module, record);

      say_record_line (out, module, record, text, indent);
    }
}

gboolean
console_card_records_say (ConsoleOut *out, const SortieModule *module, guint16 def, const char *name, guint indent)
{
  const SortieDef *d = &module->catalogue->defs[def];
  g_autofree char *wanted = name != NULL ? sortie_words_fold (name) : NULL;
  gboolean any = FALSE;

  for (guint i = 0; i < d->n_records; i++)
    {
      const SortieRecord *record = &module->catalogue->records[d->first_record + i];

      if (wanted != NULL && !sortie_words_fold_to (sortie_record_name (module->catalogue, record), wanted)
          && strcmp (wanted, record->id) != 0)
        continue;
      say_record (out, module, record, indent);
      any = TRUE;
    }
  return any;
}

/* Says where the facts are from: a card that we designed must not look like a published one. */
static void
say_provenance (ConsoleOut *out, const SortieCatalogue *catalogue,
                const SortieProvenance *provenance)
{
  const char *source = sortie_provenance_source (catalogue, provenance);
  const char *remark = sortie_provenance_remark (catalogue, provenance);
  /* whole sentences begin with a capital and have their own full stop */
  gboolean ends = g_str_has_suffix (remark != NULL ? remark : source != NULL ? source : "", ".");
  gboolean begins = remark != NULL && g_unichar_isupper (g_utf8_get_char (remark));
  const char *pattern = source != NULL && begins ? _ ("Provenance: {confidence}; {source}. {remark}.")
                        : begins                 ? _ ("Provenance: {confidence}. {remark}.")
                        : source != NULL && remark != NULL
                            ? _ ("Provenance: {confidence}; {source}; {remark}.")
                        : source != NULL ? _ ("Provenance: {confidence}; {source}.")
                        : remark != NULL ? _ ("Provenance: {confidence}; {remark}.")
                                         : _ ("Provenance: {confidence}.");
  g_autofree char *line = sortie_sentence (
      pattern, "confidence", console_confidence_text (provenance->confidence), "source",
      source != NULL ? source : "", "remark", remark != NULL ? remark : "", NULL);

  if (ends)
    line[strlen (line) - 1] = '\0';
  console_out_hang (out, CONSOLE_FAINT, 4, 2, line);
}

static void
say_lines (ConsoleOut *out, const char *program)
{
  g_auto (GStrv) lines = g_strsplit (program, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        guint indent = (guint) strspn (lines[i], " ") + 4;

        /* a continued line is indented more than the lines below it */
        console_out_hang (out, CONSOLE_PLAIN, indent + 4, 4, lines[i]);
      }
}

/* Says what an ability does, whoever has it; each line is indented by @margin. */
static void
say_clauses (ConsoleOut *out, const SortieModule *module, guint16 keyword, const char *margin)
{
  const SortieKeyword *of = &module->catalogue->keywords[keyword];
  g_autofree char *joint = g_strconcat ("\n", margin, NULL);

  for (guint i = 0; i < of->n_clauses; i++)
    {
      g_autofree char *clause =
          sortie_clause_describe (module->catalogue, (guint16) (of->first_clause + i));
      g_auto (GStrv) lines = g_strsplit (clause, "\n", -1);
      g_autofree char *inside = g_strjoinv (joint, lines);
      g_autofree char *block = g_strconcat (margin, inside, NULL);

      say_lines (out, block);
    }
}

void
console_keyword_say_program (ConsoleOut *out, const SortieModule *module, guint16 keyword)
{
  say_clauses (out, module, keyword, "");
}

static void
say_keyword_program (ConsoleOut *out, const SortieModule *module, guint16 keyword)
{
  g_autofree char *head = sortie_sentence (_ ("{ability}:"), "ability",
                                           sortie_keyword_name (module->catalogue, keyword), NULL);

  console_out_hang (out, CONSOLE_PLAIN, 8, 4, head);
  say_clauses (out, module, keyword, "  ");
}

/* "Sly." alone tells nothing if Sly's own program follows under its name. */
static gboolean
is_bare_keyword (const SortieCatalogue *catalogue, const char *line)
{
  for (guint16 i = 0; i < catalogue->n_keywords; i++)
    {
      g_autofree char *bare = g_strdup_printf ("%s.", sortie_keyword_name (catalogue, i));

      if (strcmp (line, bare) == 0)
        return TRUE;
    }
  return FALSE;
}

static char *
own_program (const SortieModule *module, guint16 def)
{
  g_autofree char *program = sortie_program_describe (module->catalogue, def);
  g_auto (GStrv) lines = g_strsplit (program, "\n", -1);
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    if (!is_bare_keyword (module->catalogue, lines[i]))
      g_strv_builder_add (kept, lines[i]);
  list = g_strv_builder_end (kept);
  return g_strjoinv ("\n", list);
}

/* Adds the programs of the abilities that the card has or gives by name. A mark has none. */
static void
say_program (ConsoleOut *out, const SortieModule *module, guint16 def)
{
  const SortieDef *d = &module->catalogue->defs[def];
  g_autofree char *program = own_program (module, def);

  if (*program != '\0')
    say_lines (out, program);
  for (guint16 i = 0; i < module->catalogue->n_keywords; i++)
    if (module->catalogue->keywords[i].n_clauses > 0 && is_named (module->catalogue, d->first_clause, d->n_clauses, i))
      say_keyword_program (out, module, i);
}

static void
say_card (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean provenance, gboolean program)
{
  const SortieDef *d = &module->catalogue->defs[def];
  g_autofree char *printed = console_printed_text (module, def);

  say_name (out, module, def);
  if (*printed != '\0')
    console_out_hang (out, CONSOLE_PLAIN, 4, 2, printed);
  console_card_say_texts (out, module, def, 2);
  console_card_records_say (out, module, def, NULL, 4);
  if (program)
    say_program (out, module, def);
  if (provenance)
    say_provenance (out, module->catalogue, &d->provenance);
}

void
console_card_say (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program)
{
  say_card (out, module, def, TRUE, program);
}

void
console_card_say_in_play (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program)
{
  say_card (out, module, def, FALSE, program);
}
