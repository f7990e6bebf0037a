import type { Random, Seat } from "@medallion/kernel";
import { at, imaginedRandom } from "@medallion/kernel";
import type { Kind } from "./cards/table.ts";
import type { Deck, DeckList } from "./decks/deck.ts";
import { impliedInDeck, impliedInList } from "./imagine-asked.ts";
import { imagineDeck, mix } from "./imagine-deck.ts";
import type { Options } from "./options.ts";
import { emptyTable } from "./rules/start.ts";
import type { Ask, Card, Player, State } from "./state.ts";
import { tableOf } from "./state.ts";
import type { CardView, PlayerView, SideView, View } from "./view.ts";
import { visibleCards } from "./view.ts";

/** A state that agrees with the view; what the view does not tell is made up, legally where that is possible. */
export function imagineState(view: View, random: Random): State {
  const options: Options = {
    mode: view.mode,
    rules: view.rules,
    decks: view.players.flatMap((player, seat) =>
      isSeat(view, seat) ? [imaginedLists(view, player, seat, random)] : [],
    ),
    ...(view.automatonFaction === undefined ? {} : { automaton: view.automatonFaction }),
  };
  const state = emptyTable(options, imaginedRandom(random));
  if (view.declared !== undefined) Object.assign(state, { declared: view.declared });
  const world = new World(state, view);
  copyTable(state, view, world);
  for (const [player, seen] of view.players.entries()) fillPlayer(world, view, player, seen, random);
  fillAutomaton(world, view, random);
  openQuestions(state, view, random);
  return state;
}

/**
 * The battlefield of a view as a state without hands and decks: what is open to all, for the rules that measure it.
 * Made once per view.
 */
export function fieldOf(view: View): State {
  const known = fields.get(view);
  if (known !== undefined) return known;
  const decks = view.players.flatMap((_, seat) => (isSeat(view, seat) ? [[]] : []));
  const state = emptyTable({ mode: view.mode, rules: view.rules, decks }, { key: "", at: [] });
  if (view.declared !== undefined) Object.assign(state, { declared: view.declared });
  copyTable(state, view, new World(state, view));
  const inspired = view.automaton?.inspired ?? [];
  if (state.automaton !== undefined)
    state.automaton.inspired = inspired.map((ref) => state.refs.indexOf(ref));
  fields.set(view, state);
  return state;
}

const fields = new WeakMap<View, State>();

function isSeat(view: View, player: number): boolean {
  return view.automaton === undefined || player === 0;
}

/** Gives every card its number: those that are seen first, in a solo match the numbers they bear. */
class World {
  readonly state: State;
  private readonly free: Card[] = [];
  private readonly kindOf: ReadonlyMap<string, Kind>;

  constructor(state: State, view: View) {
    this.state = state;
    this.kindOf = tableOf(state).kindOf;
    const highest = Math.max(0, ...visibleCards(view).map((card) => card.number ?? 0));
    state.kinds = Array<Kind>(highest + 1).fill(-1);
    state.holders = Array<number>(highest + 1).fill(-1);
    state.refs = Array<number>(highest + 1).fill(0);
    const taken = new Set(visibleCards(view).map((card) => card.number ?? 0));
    for (let card = highest; card > 0; card--) if (!taken.has(card)) this.free.push(card);
  }

  kind(id: string): Kind {
    const kind = this.kindOf.get(id);
    if (kind === undefined) throw new Error(`there is no card ${id}`);
    return kind;
  }

  seen(card: CardView): Card {
    return this.put(card.number ?? this.state.kinds.length, card.id, card.by, card.card);
  }

  hidden(id: string, holder: number): Card {
    return this.put(this.free.pop() ?? this.state.kinds.length, id, holder, 0);
  }

  private put(card: Card, id: string, holder: number, ref: number): Card {
    this.state.kinds[card] = this.kind(id);
    this.state.holders[card] = holder;
    this.state.refs[card] = ref;
    return card;
  }
}

function copyTable(state: State, view: View, world: World): void {
  state.agenda = view.agenda.slice();
  state.phase = view.phase;
  state.round = view.round;
  state.starter = view.starter;
  state.turn = view.turn;
  state.lastPasser = view.lastPasser;
  state.acted = view.acted;
  state.spiesDoubled = view.spiesDoubled;
  state.restoreAtRandom = view.restoreAtRandom;
  state.shown = view.shown;
  state.rounds = [...view.rounds];
  if (view.winners !== undefined) state.winners = [...view.winners];
  for (const [side, seen] of view.sides.entries()) copySide(state, world, side, seen);
  state.weather = view.weather.map((card) => world.seen(card));
  state.limbo = view.limbo.map((card) => world.seen(card));
  state.removed = view.removed.map((card) => world.seen(card));
  copyTournament(state, view, world);
}

function copySide(state: State, world: World, side: number, seen: SideView): void {
  const field = at(state.sides, side);
  for (const [row, rowSeen] of seen.rows.entries()) {
    field.rows[row] = rowSeen.cards.map((card) => world.seen(card));
    const { slot } = rowSeen;
    field.slots[row] = slot === undefined ? 0 : slot === "leader" ? -1 : world.seen(slot);
  }
  field.pile = seen.pile.map((card) => world.seen(card));
  field.gems = seen.gems;
  field.points = seen.points;
  field.halfWeather = seen.halfWeather;
  field.kept = seen.kept.map((ref) => state.refs.indexOf(ref));
  field.due = seen.due.map((id) => world.kind(id));
}

function copyTournament(state: State, view: View, world: World): void {
  if (view.tournament === undefined) return;
  const { wins, picks, next, out, first, game, decks } = view.tournament;
  const revealed = decks.map((list) => list.map((deck) => deck.seen.map((id) => world.kind(id))));
  state.tournament = {
    wins: [...wins],
    picks: [...picks],
    next: [...next],
    out: out.map((places) => [...places]),
    first,
    game,
    revealed,
  };
}

function fillPlayer(world: World, view: View, player: number, seen: PlayerView, random: Random): void {
  const { state } = world;
  const owner = at(state.players, player);
  owner.leader = seen.leader === "" ? 0 : world.kind(seen.leader);
  owner.leaderSpent = seen.leaderSpent;
  owner.leaderCancelled = seen.leaderCancelled;
  owner.passed = seen.passed;
  owner.drawDue = seen.drawDue;
  owner.revealed = seen.revealed.map((id) => world.kind(id));
  for (const { id, where, by } of seen.known)
    state.known.push({ of: player, kind: world.kind(id), where, by });
  if (!isSeat(view, player)) return;
  owner.exchanges = seen.exchanges ?? owner.exchanges;
  if (seen.deck !== undefined) fillOwn(world, player, owner, seen, seen.deck, random);
  else fillOther(world, view, player, owner, seen, random);
}

/** One's own cards are known but for the order of the deck. */
function fillOwn(
  world: World,
  player: number,
  owner: Player,
  seen: PlayerView,
  deck: readonly string[],
  random: Random,
): void {
  owner.hand = (seen.hand ?? []).map((card) => world.seen(card));
  owner.handed = seen.handed ?? 0;
  owner.aside = (seen.aside ?? []).map((id) => world.hidden(id, player));
  const bottom = seen.bottom ?? [];
  const above = [...deck];
  for (const id of bottom) above.splice(above.indexOf(id), 1);
  owner.deck = [...bottom, ...mix(above, random)].map((id) => world.hidden(id, player));
  owner.bottom = bottom.length;
  world.state.asked[player] = seen.asked ?? 0;
}

/** Another's cards: what is known lies where it is known to lie, the rest is a legal deck's. */
function fillOther(
  world: World,
  view: View,
  player: number,
  owner: Player,
  seen: PlayerView,
  random: Random,
): void {
  const common = seen.known.filter(({ by }) => by === -1);
  const sure = seen.known.filter(({ where }) => where === "hand").map(({ id }) => id);
  const aside = seen.aside ?? [];
  const shownHand = seen.hand?.map(({ id }) => id);
  const fresh = freshCards(world, view, player, seen, random);
  const pool = [...common.map(({ id }) => id), ...fresh];
  const take = (id: string): void => {
    const place = pool.indexOf(id);
    if (place >= 0) pool.splice(place, 1);
    else pool.pop();
  };
  const certain = shownHand ?? sure;
  const inDeck = common.filter(({ where }) => where === "deck").map(({ id }) => id);
  const bottom = seen.bottom ?? [];
  for (const id of [...certain, ...aside, ...bottom, ...inDeck]) take(id);
  const implied = impliedInDeck(view, player, pool, inDeck);
  for (const id of implied) take(id);
  mix(pool, random);
  const drawn = shownHand === undefined ? pool.splice(0, Math.max(0, seen.handCount - certain.length)) : [];
  pool.push(...inDeck, ...implied);
  mix(pool, random);
  owner.hand =
    seen.hand?.map((card) => world.seen(card)) ??
    mix([...certain, ...drawn], random).map((id) => world.hidden(id, player));
  owner.handed = seen.handed ?? owner.hand.length;
  if (seen.hand === undefined)
    for (const [i, card] of owner.hand.entries()) world.state.refs[card] = -((i + 1) * 8 + player);
  owner.aside = aside.map((id) => world.hidden(id, player));
  owner.deck = [...bottom, ...pool].map((id) => world.hidden(id, player));
  owner.bottom = bottom.length;
}

/** Cards of the player's own list that nobody has seen yet: hand and deck, less what came back into them. */
function freshCards(world: World, view: View, player: number, seen: PlayerView, random: Random): string[] {
  const list = at(world.state.options.decks, player)[pickOf(view, player)];
  const left =
    list === undefined
      ? []
      : Object.entries(list.cards).flatMap(([id, count]) => Array<string>(count).fill(id));
  for (const id of seen.revealed) {
    const place = left.indexOf(id);
    if (place >= 0) left.splice(place, 1);
  }
  const common = seen.known.filter(({ by }) => by === -1).length;
  const wanted = seen.handCount + seen.deckCount - common;
  mix(left, random);
  // An arranged position need not have a list of the right size.
  while (left.length < wanted) left.push("vesemir");
  return left.slice(0, wanted);
}

function pickOf(view: View, player: number): number {
  return view.tournament === undefined ? 0 : at(view.tournament.picks, player);
}

/** The lists the viewer knows, or decks that contain every card seen. */
function imaginedLists(view: View, player: PlayerView, seat: Seat, random: Random): readonly Deck[] {
  if (player.lists !== undefined) return player.lists as readonly Deck[];
  const wanted = view.tournament?.decks[seat]?.map((deck, place) => ({
    ...deck,
    current: place === pickOf(view, seat),
  })) ?? [
    {
      faction: player.faction,
      leader: player.leader,
      count: player.listCount,
      seen: [] as readonly string[],
      current: true,
    },
  ];
  return wanted.map(({ faction, leader, count, seen, current }) => {
    const certain = current
      ? [...seenNow(view, player, seen), ...impliedInList(view, seat, player)]
      : [...seen];
    const request = { faction, size: count, seen: certain, rules: view.rules, lookup: lookupOf(view) };
    return { faction, leader, cards: counted(imagineDeck(request, random)) };
  });
}

/** What the list must hold: what was revealed, now or in an earlier game, and what this viewer alone saw. */
function seenNow(view: View, player: PlayerView, before: readonly string[]): string[] {
  const isOwn = (by: number): boolean => by >= 0 && by === view.seat;
  const commonIds = idsOf(player, (by) => by === -1);
  const returned = player.known
    .filter(({ by, where }) => by === -1 && where === "hand or deck")
    .map(({ id }) => id);
  const hand = player.hand?.map(({ id }) => id) ?? [];
  const looked = [
    // A card seen in the hand may be one that is known to have come back.
    ...without(idsOf(player, isOwn), returned),
    ...without(hand, commonIds),
    ...(player.aside ?? []),
    ...(player.bottom ?? []),
  ];
  const certain = [...player.revealed, ...looked];
  return [...certain, ...without(before, certain)];
}

function idsOf(player: PlayerView, known: (by: number) => boolean): string[] {
  return player.known.filter(({ by }) => known(by)).map(({ id }) => id);
}

/** A list less what is gone, one for one. */
export function without(list: readonly string[], gone: readonly string[]): string[] {
  const left = [...list];
  for (const id of gone) {
    const place = left.indexOf(id);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function lookupOf(view: View): (id: string) => ReturnType<typeof tableOf>["cards"][number] | undefined {
  const table = tableOf({
    options: { mode: view.mode, decks: [], rules: view.rules },
    ...(view.declared === undefined ? {} : { declared: view.declared }),
  });
  return (id) => {
    const kind = table.kindOf.get(id);
    return kind === undefined ? undefined : table.cards[kind];
  };
}

function counted(cards: readonly string[]): DeckList["cards"] {
  const counts: Record<string, number> = {};
  for (const id of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function fillAutomaton(world: World, view: View, random: Random): void {
  const { state } = world;
  const { automaton } = view;
  if (automaton === undefined || state.automaton === undefined) return;
  const unseen = mix([...automaton.unseen], random).map((id) => world.hidden(id, 1));
  Object.assign(state.automaton, {
    leaders: mix(
      automaton.leadersLeft.map((id) => world.kind(id)),
      random,
    ),
    owed: automaton.owed,
    hidden: automaton.hidden.map(({ decoy, covers }) => ({
      decoy: world.seen(decoy),
      card: covers ? (unseen.pop() ?? 0) : 0,
    })),
    revealing: automaton.revealing,
    finished: automaton.finished,
    inspired: automaton.inspired.map((ref) => state.refs.indexOf(ref)),
    wonLast: automaton.wonLast,
    decisions: automaton.decisions,
  });
  at(state.players, 1).deck = unseen;
}

/** Own questions are as they are; in a mulligan any other may still owe an answer and have exchanged a card. */
function openQuestions(state: State, view: View, random: Random): void {
  state.asks = view.asks.map((open): Ask => (open.seat === view.seat ? open : { ...open, id: 1 }));
  for (const open of state.asks) if (open.seat !== view.seat) state.asked[open.seat] = 1;
  if (view.phase !== "mulligan") return;
  for (const [player, owner] of state.players.entries()) {
    if (player === view.seat || !isSeat(view, player)) continue;
    const exchanged = view.players[player]?.exchanges ?? 2;
    if (exchanged === 0) continue;
    state.asks.push({ id: 1, seat: player, kind: "mulligan" });
    state.asked[player] = 1;
    if (view.players[player]?.hand !== undefined || owner.deck.length === 0 || random.below(2) === 0)
      continue;
    const card = owner.deck.pop();
    if (card !== undefined) owner.aside.push(card);
    owner.exchanges = 1;
  }
}
