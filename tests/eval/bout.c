/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/eval/bout.h"
#include "language/compiler.h"
#include "language/elements.h"
#include "eval/table-effects.h"
#include "module/front-end.h"
#include "flow/pipeline.h"
#include "tests/tap/tap.h"
#include "eval/internal.h"
#include "language/internal.h"
#include "model/internal.h"
#include "base/errors.h"
#include "base/internal.h"

/* The game. */

static const char *const seat_ids[] = { "sun", "moon", "star", NULL };

static const SortieZoneDecl zones[] = {
  [DECK] = { .id = "deck", .ordered = TRUE, .count = SORTIE_SEEN_BY_ALL },
  [HAND] = { .id = "hand", .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL },
  [HEAP] = { .id = "heap",
             .ordered = TRUE,
             .faces = SORTIE_SEEN_BY_ALL,
             .count = SORTIE_SEEN_BY_ALL },
  [LIMBO] = { .id = "limbo", .shared = TRUE, .ordered = TRUE, .faces = SORTIE_SEEN_BY_ALL },
  { NULL },
};

static const SortiePlaceDecl places[] = {
  [ROW] = { .id = "row", .shape = SORTIE_PLACE_TRACK, .count = 3, .capacity = 1, .in_play = TRUE },
  [SHED] = { .id = "shed", .shape = SORTIE_PLACE_SLOT, .count = 2 },
  [FIELD] = { .id = "field", .shape = SORTIE_PLACE_GRID, .shared = TRUE, .in_play = TRUE },
  { NULL },
};

static const SortieVarDecl vars[] = {
  [LIFE] = { .id = "life", .start = 20, .min = 0, .max = 30 },
  [ROUND] = { .id = "round", .shared = TRUE, .start = 1, .min = 0, .max = 9 },
  { NULL },
};

static const SortieMarkDecl marks[] = {
  [WOUNDS] = { .id = "wounds", .max = 9 },
  [TOKENS] = { .id = "tokens", .max = 3 },
  { NULL },
};

static const SortieMemoryDecl memories[] = { { .id = "moved" }, { .id = "struck" }, { NULL } };

static const SortieValueDecl values[N_VALUES + 1] = {
  [ATTACK] = { .id = "attack", .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .max = 20 },
  [DEFENCE] = { .id = "defence",
                .layer = SORTIE_LAYER_NUMBER,
                .printed = TRUE,
                .min = -9,
                .max = 9 },
  [COST] = { .id = "cost", .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .otherwise = 7 },
  [SIDE] = { .id = "side",
             .type = SORTIE_VALUE_WORD,
             .layer = SORTIE_LAYER_MEMBERSHIP,
             .printed = TRUE,
             .words = (const char *const[]){ "day", "night", NULL } },
  [TRAITS] = { .id = "traits",
               .type = SORTIE_VALUE_WORDS,
               .layer = SORTIE_LAYER_MEMBERSHIP,
               .printed = TRUE,
               .words = (const char *const[]){ "beast", "wall", "ghost", NULL } },
  [TARGET] = { .id = "target",
               .type = SORTIE_VALUE_RULE,
               .layer = SORTIE_LAYER_NUMBER,
               .otherwise = 1 },
  [FLY] = { .id = "fly", .type = SORTIE_VALUE_RULE, .layer = SORTIE_LAYER_NUMBER },
};

static gboolean
is_in_a_row (const SortiePlay *p, SortieRef ref)
{
  guint16 place = sortie_piece_place (p, ref);
  return place != SORTIE_NO_INDEX && p->setup->spots[place].decl == ROW;
}

static gboolean
is_ally (const SortieContext *ctx, SortieRef ref)
{
  return ref != ctx->self && is_in_a_row (ctx->p, ref)
         && sortie_piece_controller (ctx->p, ref) == ctx->you;
}

static gboolean
is_enemy (const SortieContext *ctx, SortieRef ref)
{
  return is_in_a_row (ctx->p, ref) && sortie_piece_controller (ctx->p, ref) != ctx->you;
}

static gboolean
is_strong (const SortieContext *ctx, SortieRef ref)
{
  return sortie_value (ctx->p, ATTACK, ref) >= 5;
}

/* In the order of the places. */
static guint
list_those (const SortieContext *ctx, gboolean (*is) (const SortieContext *, SortieRef),
            SortieRef *ret, guint max)
{
  guint n = 0;
  for (guint16 place = 0; place < ctx->p->s->n_places; place++)
    for (SortieRef ref = sortie_place_piece (ctx->p, place); ref;
         ref = sortie_piece_next_on_place (ctx->p, ref))
      if (is (ctx, ref))
        {
          if (n < max)
            ret[n] = ref;
          n++;
        }
  return n;
}

static guint
list_allies (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_those (ctx, is_ally, ret, max);
}

static guint
list_enemies (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_those (ctx, is_enemy, ret, max);
}

static guint
list_strong (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_those (ctx, is_strong, ret, max);
}

static const SortieSetDecl sets[] = {
  [ALLIES] = { .id = "allies", .list = list_allies, .has = is_ally },
  [ENEMIES] = { .id = "enemies", .list = list_enemies, .spares_friends = TRUE },
  [STRONG] = { .id = "strong", .list = list_strong, .has = is_strong },
  { NULL },
};

static gint
hand_size (const SortieContext *ctx)
{
  return (gint) sortie_zone_count (ctx->p, sortie_setup_zone (ctx->p->setup, HAND, ctx->you));
}

static gboolean
is_dark (const SortieContext *ctx)
{
  return ctx->p->s->turn.active == MOON;
}

static const SortieNumberDecl numbers[] = {
  [HAND_SIZE] = { .id = "hand-size", .number = hand_size }, { NULL }
};
static const SortieTestDecl tests[] = { [DARK] = { .id = "dark", .holds = is_dark }, { NULL } };
static const SortieKindDecl kinds[] = { { .element = "card" }, { NULL } };
static const char *const timings[] = { "any", NULL };
static const char *const events[] = { "blow", "cure", NULL };
static const char *const phases[] = { "morning", "evening", NULL };

/* The bout whose procedures run; they are given only the position. */
static Bout *running;

static void
wait_step (SortiePlay *p, SortieFrame *f)
{
  (void) p;
  (void) f;
  g_assert_not_reached ();
}

static void
note_step (SortiePlay *p, SortieFrame *f)
{
  gint number = sortie_slot (p, f, 0);
  if (running && running->s == p->s)
    g_array_append_val (running->notes, number);
  sortie_frame_end (p, f, number);
}

static void
ask_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step++ == 0)
    sortie_ask (p, f, SORTIE_GAME_ASK (0), f->seat, NULL, 0, 0, 1);
  else
    sortie_frame_end (p, f, sortie_said_done (f) ? 0 : 9);
}

/* The layer above also tells of it. */
static void
look_step (SortiePlay *p, SortieFrame *f)
{
  sortie_frame_end (p, f, sortie_look (p, f));
}

static void
rolled_step (SortiePlay *p, SortieFrame *f)
{
  sortie_frame_end (p, f, (f - 1)->done);
}

/* All of a price or nothing of it, from the purse. */
static void
pay_step (SortiePlay *p, SortieFrame *f)
{
  gint price = sortie_slot (p, f, 0);
  gboolean paid = running->purse >= price;

  running->purse -= paid ? price : 0;
  sortie_frame_end (p, f, paid);
}

static gboolean
can_pay (const SortiePlay *p, guint8 seat, SortieRef source, gint cost)
{
  (void) p;
  (void) seat;
  (void) source;
  return running->purse >= cost;
}

static const SortieProcDecl game_procs[] = {
  [WAIT] = { "wait", wait_step },
  [NOTE] = { "note", note_step },
  [ASK] = { "ask", ask_step },
  { NULL },
};

static const SortieProcDecl procs[] = {
  [SORTIE_PROC_MOVE_CARDS] = { "move-cards", sortie_move_cards_step },
  [SORTIE_PROC_PUT] = { "put", sortie_put_step },
  [SORTIE_PROC_MOVE_PIECE] = { "move", sortie_move_piece_step },
  [SORTIE_PROC_SWAP] = { "swap", sortie_swap_step },
  [SORTIE_PROC_CONTROL] = { "take-control", sortie_control_step },
  [SORTIE_PROC_MARK] = { "mark", sortie_mark_step },
  [SORTIE_PROC_VARIABLE] = { "change", sortie_variable_step },
  [SORTIE_PROC_REMEMBER] = { "remember", sortie_remember_step },
  [SORTIE_PROC_UNDER] = { "under", sortie_under_step },
  [SORTIE_PROC_SHUFFLE] = { "shuffle", sortie_shuffle_step },
  [SORTIE_PROC_LOOK] = { "look", look_step },
  [SORTIE_PROC_ROLLED] = { "rolled", rolled_step },
  [SORTIE_PROC_PAY] = { "pay", pay_step },
  [SORTIE_GAME_PROC (WAIT)] = { "wait", wait_step },
  [SORTIE_GAME_PROC (NOTE)] = { "note", note_step },
  [SORTIE_GAME_PROC (ASK)] = { "ask", ask_step },
};

static const SortieElement elements[] = {
  { .name = "note",
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = NOTE,
    .attrs = { { "number", SORTIE_ATTR_NUMBER, TRUE } } },
  { .name = "ask",
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = ASK,
    .attrs = { { "number", SORTIE_ATTR_INT, TRUE } } },
  { NULL },
};

static const SortieUntilDecl untils[] = {
  [UNTIL_ATTACK_ENDS] = { "attack-ends", "the attack is over" },
  [UNTIL_OPPONENTS_TURN] = { "opponents-turn", "the end of the opponents' next turn", .whose = sortie_next_opponent },
  { NULL },
};
static const SortieCauseDecl causes[] = { [CAUSE_ATTACK] = { "attack", "an attack" }, { NULL } };

static const SortieVocabulary vocabulary = {
  .untils = untils,
  .causes = causes,
  .values = values,
  .kinds = kinds,
  .sets = sets,
  .numbers = numbers,
  .tests = tests,
  .elements = elements,
  .procs = game_procs,
  .timings = timings,
};

/* The book. */

static guint8 used_exprs[SORTIE_N_EXPRS], used_ops[SORTIE_N_OPS];

gboolean
bout_has_used_expr (SortieExprOp op)
{
  return used_exprs[op];
}

gboolean
bout_has_used_op (SortieOp op)
{
  return used_ops[op];
}

/* A table whose first entry stands for none. */
static GArray *
table_of (guint size)
{
  GArray *table = g_array_new (FALSE, TRUE, size);
  g_array_set_size (table, 1);
  return table;
}

Bout *
bout_new (void)
{
  Bout *b = g_new0 (Bout, 1);
  b->n_seats = 2;
  b->exprs = table_of (sizeof (SortieExpr));
  b->kids = table_of (sizeof (gint16));
  b->instructions = table_of (sizeof (SortieInstruction));
  b->targets = table_of (sizeof (SortieTarget));
  b->programs = table_of (sizeof (SortieProgram));
  b->clauses = table_of (sizeof (SortieClause));
  b->defs = table_of (sizeof (SortieDef));
  b->keywords = g_array_new (FALSE, TRUE, sizeof (SortieKeyword));
  b->notes = g_array_new (FALSE, TRUE, sizeof (gint));
  running = b;
  return b;
}

void
bout_free (Bout *b)
{
  running = NULL;
  g_array_free (b->exprs, TRUE);
  g_array_free (b->kids, TRUE);
  g_array_free (b->instructions, TRUE);
  g_array_free (b->targets, TRUE);
  g_array_free (b->programs, TRUE);
  g_array_free (b->clauses, TRUE);
  g_array_free (b->defs, TRUE);
  g_array_free (b->keywords, TRUE);
  g_array_free (b->notes, TRUE);
  g_free (b->book.clause_masks);
  sortie_setup_free (b->setup);
  g_free (b->s);
  g_free (b);
}

guint16
bout_expr (Bout *b, SortieExprOp op, guint n, const gint16 *args)
{
  SortieExpr e = { .op = (guint8) op };
  for (guint i = 0; i < n; i++)
    e.arg[i] = args[i];
  used_exprs[op] = TRUE;
  g_array_append_val (b->exprs, e);
  return (guint16) (b->exprs->len - 1);
}

guint16
bout_expr_of_many (Bout *b, SortieExprOp op, guint n, const gint16 *parts)
{
  SortieExpr e = { .op = (guint8) op, .n_args = (guint8) n, .arg = { (gint16) b->kids->len } };
  used_exprs[op] = TRUE;
  g_array_append_vals (b->kids, parts, n);
  g_array_append_val (b->exprs, e);
  return (guint16) (b->exprs->len - 1);
}

guint16
bout_program (Bout *b, guint n_slots, guint n, const SortieInstruction *code)
{
  SortieProgram program = { .first = (guint16) b->instructions->len,
                            .n = (guint16) n,
                            .first_target = (guint16) b->targets->len,
                            .n_slots = (guint8) n_slots };
  for (guint i = 0; i < n; i++)
    used_ops[code[i].op] = TRUE;
  g_array_append_vals (b->instructions, code, n);
  g_array_append_val (b->programs, program);
  return (guint16) (b->programs->len - 1);
}

void
bout_target (Bout *b, SortieTarget target)
{
  g_array_append_val (b->targets, target);
  g_array_index (b->programs, SortieProgram, b->programs->len - 1).n_targets++;
}

/* The number of the element that is written for a procedure. */
static gint16
element_of (guint code)
{
  gboolean ours = code < SORTIE_N_PROCS;
  guint wanted = ours ? SORTIE_CODE_PROC (code) : code - SORTIE_N_PROCS;
  const SortieElement *element;
  for (guint n = 0; (element = sortie_element_nth (&vocabulary, n)); n++)
    if (element->kind == SORTIE_ELEMENT_EFFECT && element->code == wanted
        && sortie_element_is_ours (element) == ours)
      return sortie_element_number (&vocabulary, element);
  g_assert_not_reached ();
}

SortieInstruction
bout_call (Bout *b, guint code, guint n, const gint16 *pairs)
{
  SortieInstruction i = { .op = SORTIE_OP_CALL, .n_args = (guint8) n };
  i.arg[2] = element_of (code);
  i.arg[0] = (gint16) code;
  i.arg[1] = (gint16) b->kids->len;
  g_array_append_vals (b->kids, pairs, 2 * n);
  return i;
}

static guint16
add_clauses (Bout *b, guint16 def, guint n, const SortieClause *clauses)
{
  guint first = b->clauses->len;
  g_array_append_vals (b->clauses, clauses, n);
  for (guint i = first; i < first + n; i++)
    g_array_index (b->clauses, SortieClause, i).def = def;
  return (guint16) first;
}

guint16
bout_card (Bout *b, const char *id, gint attack, guint n, const SortieClause *clauses)
{
  SortieDef def = { .id = id, .name = id, .n_clauses = (guint16) n };
  guint16 number = (guint16) b->defs->len;
  def.printed[ATTACK] = (gint16) attack;
  def.printed[COST] = def.printed[TARGET] = 1;
  def.first_clause = add_clauses (b, number, n, clauses);
  g_array_append_val (b->defs, def);
  return number;
}

guint16
bout_keyword (Bout *b, const char *id, guint n, const SortieClause *clauses)
{
  SortieKeyword keyword = { .id = id, .name = id, .n_clauses = (guint16) n };
  keyword.first_clause = add_clauses (b, 0, n, clauses);
  g_array_append_val (b->keywords, keyword);
  return (guint16) (b->keywords->len - 1);
}

guint16
bout_inner (Bout *b, guint16 outer, SortieClause clause)
{
  clause.flags |= SORTIE_CLAUSE_INNER;
  guint16 number = add_clauses (b, 0, 1, &clause);
  SortieClause *o = &g_array_index (b->clauses, SortieClause, outer);
  if (outer && o->n_inner++ == 0)
    o->first_inner = number;
  return number;
}

SortieDef *
bout_def (Bout *b, guint16 card)
{
  return &g_array_index (b->defs, SortieDef, card);
}

guint16
bout_clause_of (Bout *b, guint16 card, guint i)
{
  return (guint16) (bout_def (b, card)->first_clause + i);
}

/* A book has no names for what it binds. */
static const char *no_names[G_MAXUINT8];

static const SortieContentNames names = {
  .game = "bout",
  .vocabulary = &vocabulary,
  .events = events,
  .phases = phases,
  .zones = zones,
  .places = places,
  .vars = vars,
  .marks = marks,
  .memories = memories,
};

static void
bind_book (Bout *b)
{
  b->book = (SortieCatalogue){
    .names = &names,
    .vocabulary = &vocabulary,
    .n_defs = (guint16) b->defs->len,
    .defs = (SortieDef *) b->defs->data,
    .n_keywords = (guint16) b->keywords->len,
    .keywords = (SortieKeyword *) b->keywords->data,
    .n_exprs = (guint16) b->exprs->len,
    .exprs = (SortieExpr *) b->exprs->data,
    .n_kids = (guint16) b->kids->len,
    .kids = (gint16 *) b->kids->data,
    .n_instructions = (guint16) b->instructions->len,
    .instructions = (SortieInstruction *) b->instructions->data,
    .n_targets = (guint16) b->targets->len,
    .targets = (SortieTarget *) b->targets->data,
    .n_slot_names = G_MAXUINT8,
    .slot_names = no_names,
    .n_programs = (guint16) b->programs->len,
    .programs = (SortieProgram *) b->programs->data,
    .n_clauses = (guint16) b->clauses->len,
    .clauses = (SortieClause *) b->clauses->data,
    .n_decks = (guint16) b->n_decks,
    .decks = (SortieDeck *) b->decks,
    .n_factions = (guint16) b->n_factions,
    .factions = (SortieFaction *) b->factions,
  };
  sortie_catalogue_finish (&b->book);
  sortie_nearness_find (&b->book);
}

/* A book that the verifier refuses is a fault of the test. */
static void
verify_book (Bout *b)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  sortie_verify_catalogue (&names, &b->book, errors);
  g_autofree char *faults = sortie_errors_to_string (errors);
  tap_string (faults, "");
}

/* The table. */

void
bout_begin (Bout *b)
{
  bind_book (b);
  if (!b->is_damaged)
    verify_book (b);
  SortieSetup given = {
    .catalogue = &b->book,
    .n_seats = b->n_seats,
    .seat_ids = seat_ids,
    .zones = zones,
    .places = places,
    .vars = vars,
    .marks = marks,
    .memories = memories,
    .procs = procs,
    .can_pay = can_pay,
    .width = 4,
    .height = 3,
    .bounds = { .cards = 520,
                .pieces = 12,
                .effects = 6,
                .events = 4,
                .triggers = 4,
                .links = 4,
                .frames = 8,
                .locals = 120 },
  };
  b->setup = sortie_setup_new (&given);
  b->setup->procs = procs;
  b->setup->rules = &sortie_framework_rules;
  b->s = sortie_state_new (&b->setup->bounds);
  b->play = (SortiePlay){ .setup = b->setup, .s = b->s };
  sortie_rng_seed (&b->s->rng, 1);
  sortie_vars_start (&b->play);
  b->s->turn.number = 1;

  SortieOrigin rules = sortie_origin_rules (SUN);
  sortie_call (&b->play, SORTIE_GAME_PROC (WAIT), &rules, 0, 0, NULL);
}

guint16
bout_zone (const Bout *b, guint zone, guint8 seat)
{
  return sortie_setup_zone (b->setup, zone, seat);
}

SortieRef
bout_place (const Bout *b, guint decl, guint8 seat, guint i)
{
  return sortie_ref_place (sortie_setup_place (b->setup, decl, seat, i));
}

SortieRef
bout_deal (Bout *b, guint16 card, guint8 seat, guint zone)
{
  return sortie_ref_card (
      sortie_card_new (&b->play, card, seat, 0, bout_zone (b, zone, seat), SORTIE_TOP));
}

SortieRef
bout_put (Bout *b, guint16 card, guint8 seat, guint decl, guint i)
{
  SortieRef dealt = bout_deal (b, card, seat, HAND);
  guint16 place = sortie_setup_place (b->setup, decl, seat, i);
  return sortie_piece_put (&b->play, sortie_ref_index (dealt), place, seat);
}

void
bout_kill (Bout *b, SortieRef piece)
{
  guint8 owner = sortie_piece_owner (&b->play, piece);
  sortie_piece_remove (&b->play, piece, bout_zone (b, HEAP, owner), SORTIE_TOP);
}

SortieContext
bout_context (const Bout *b, guint8 you, SortieRef self)
{
  return (SortieContext){ .p = &b->play,
                          .you = you,
                          .self = self,
                          .self_def = sortie_piece_def (&b->play, self),
                          .actor = SORTIE_NO_SEAT };
}

/* Running. */

SortieOrigin
bout_origin (const Bout *b, guint8 seat, SortieRef source)
{
  return (SortieOrigin){ .seat = seat,
                         .cause = SORTIE_CAUSE_ABILITY,
                         .source = source,
                         .source_def = sortie_identity (&b->play, source),
                         .link = SORTIE_NO_INDEX };
}

gboolean
bout_is_over (const Bout *b)
{
  return b->s->n_frames == 1;
}

void
bout_run (Bout *b)
{
  while (!bout_is_over (b) && !b->s->overflowed && b->s->decision.kind == SORTIE_ASK_NOTHING)
    sortie_frames_run (&b->play, 0);
  g_autofree char *fault = sortie_state_check (b->s);
  tap_string (fault, NULL);
}

void
bout_start (Bout *b, guint16 program, guint8 seat, SortieRef source)
{
  SortieOrigin origin = bout_origin (b, seat, source);
  sortie_run (&b->play, program, &origin, NULL);
  bout_run (b);
}

void
bout_answer (Bout *b, guint n, const SortieRef *refs)
{
  CU_ASSERT_FATAL (b->s->decision.kind != SORTIE_ASK_NOTHING);
  for (guint i = 0; i < n; i++)
    b->s->answers[i] = refs[i];
  b->s->n_answers = (guint8) n;
  b->s->decision.kind = SORTIE_ASK_NOTHING;
  bout_run (b);
}

void
bout_say (Bout *b, gboolean yes)
{
  ANSWER (b, sortie_ref (SORTIE_REF_NUMBER, yes != 0));
}

gint
bout_done (const Bout *b)
{
  return sortie_state_frames (b->s)[0].done;
}

/* Text. */

static void
add_name (const Bout *b, GString *text, SortieRef ref)
{
  char buffer[32];
  guint16 index = sortie_ref_index (ref), place = sortie_piece_place (&b->play, ref);
  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_SEAT:
      g_string_append (text, seat_ids[index]);
      break;
    case SORTIE_REF_PLACE:
      g_string_append (text, sortie_place_name (b->setup, index, SUN, buffer, sizeof buffer));
      break;
    case SORTIE_REF_NUMBER:
      g_string_append_printf (text, "%u", index);
      break;
    case SORTIE_REF_PIECE:
      if (place == SORTIE_NO_INDEX)
        g_string_append (text, "gone");
      else
        g_string_append_printf (text, "%s:%s",
                                sortie_place_name (b->setup, place, SUN, buffer, sizeof buffer),
                                b->book.defs[sortie_piece_def (&b->play, ref)].id);
      break;
    case SORTIE_REF_CARD:
      g_string_append (text, b->book.defs[sortie_state_cards (b->s)[index].def].id);
      break;
    default:
      g_string_append (text, "?");
    }
}

char *
bout_names (const Bout *b, guint n, const SortieRef *refs)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, i ? " " : "");
      add_name (b, text, refs[i]);
    }
  return g_string_free (text, FALSE);
}

/* The test of the set must agree with its list. */
char *
bout_set (const Bout *b, const SortieContext *ctx, guint16 set)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (ctx, set, refs, SORTIE_MAX_SET);
  for (guint i = 0; i < n; i++)
    CU_ASSERT (sortie_set_has (ctx, set, refs[i]));
  return bout_names (b, n, refs);
}
