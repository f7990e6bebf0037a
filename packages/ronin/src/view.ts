import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, type Declared, symbolAt } from "./box.ts";
import { CHARACTERS, type CharacterId, type Sym } from "./data/index.ts";
import type { Decision } from "./decision.ts";
import { owned } from "./effects/count.ts";
import type { Options } from "./options.ts";
import { partnerOn } from "./rules/circle.ts";
import { boardWorth } from "./rules/final.ts";
import { idOf, idsOf } from "./rules/zones.ts";
import type { Ask, Card, Phase, PlayerIndex, State, Step } from "./state.ts";
import { EVERYBODY, isHuman, isSecret, playerOf } from "./state.ts";

/** What one seat, or a spectator, may know: made by listing what is allowed (RO-1.34, RO-1.35). */
export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly declared?: Declared;
  readonly phase: Phase;
  /** The id of the chapter card with both its sides; absent before it is drawn. */
  readonly chapterCard?: string;
  readonly chapter: number;
  readonly turn: number;
  readonly pair: number;
  /** The left and the right active symbol. */
  readonly active?: readonly [Sym, Sym];
  readonly circle: readonly PlayerIndex[];
  readonly order: readonly PlayerIndex[];
  readonly deckCount: number;
  /** Cards of the deck that this viewer has seen where they lie; place 0 is the top. */
  readonly deckSeen: readonly { readonly place: number; readonly card: string }[];
  /** The newest card last. */
  readonly discard: readonly string[];
  /** From the top: the cards that still lie there. */
  readonly rows: readonly (readonly string[])[];
  /** By player: the deck spot (0) or the row of its figure in this Draft; -1 not placed yet. */
  readonly spots: readonly number[];
  readonly hasty: readonly PlayerIndex[];
  readonly shuffles: number;
  /**
   * All cards that lie hidden from this viewer, in the deck or in other hands, sorted; by the reshuffle that brought
   * them into the deck. The deck holds cards of the last one only.
   */
  readonly hidden: readonly (readonly string[])[];
  /** By the player whose left board it is; absent where there is none. */
  readonly boards: readonly (BoardView | null)[];
  readonly players: readonly PlayerView[];
  readonly decisions: readonly Decision[];
  /** Per scored chapter and player: left and right active symbols. */
  readonly scored: State["scored"];
  /** Whether hands and side quests have been shown at the end. */
  readonly revealed: boolean;
  readonly ranking?: readonly Seat[];
  /** Open questions this viewer knows of, with its own. */
  readonly asks: readonly Ask[];
  readonly agenda: readonly Step[];
}

export interface BoardView {
  /** `A`, or `B1` to `B5`. */
  readonly side: string;
  readonly seats: readonly [PlayerIndex, PlayerIndex];
  readonly marker: number;
  readonly top: number;
  /** What it is worth where the marker stands. */
  readonly vp: number;
}

export interface TimelineCard {
  readonly card: string;
  /** What lost-symbol tokens cover: 1 the first symbol, 2 the second, 4 the tea-passing symbol. */
  readonly covered: number;
}

export interface PlayerView {
  readonly automa: boolean;
  readonly character?: CharacterId;
  readonly timeline: readonly TimelineCard[];
  readonly since: number;
  readonly added: number;
  /** Tokens, and all symbols owned, in the order combat, magic, exploration, diplomacy. */
  readonly pool: readonly number[];
  readonly owned: readonly number[];
  readonly xp: number;
  readonly gold: number;
  readonly vp: number;
  readonly xpFrom: readonly number[];
  readonly vpFrom: readonly number[];
  /** The own abilities by slot: 0 locked, 1 available, 2 used. */
  readonly abilities: readonly number[];
  readonly borrowed: readonly {
    readonly ability: string;
    readonly of: PlayerIndex;
    readonly used: boolean;
  }[];
  readonly handCount: number;
  /** The hand, for its owner. */
  readonly hand?: readonly string[];
  /** Cards of the hand that are common knowledge, sorted (RO-4.13). What is shown of them says `shownHand`. */
  readonly known: readonly string[];
  /** Cards of the hand that this viewer alone has seen, on top of the deck. */
  readonly spied: readonly string[];
  /** How many others there are, by the reshuffle they came from. */
  readonly unknown: readonly number[];
  readonly takenCount: number;
  /** The cards of the pick that is going on, as far as the viewer knows them. */
  readonly taken: readonly string[];
  readonly peeked: number;
  /** What the viewer has chosen in secret. */
  readonly chosen?: readonly string[];
  readonly quest?: Sym;
  readonly keeps: number;
  readonly host?: string;
  readonly passed: boolean;
  /** How many questions the viewer has been asked. */
  readonly asked?: number;
}

export function viewOf(state: State, seat: Seat | null): View {
  const box = boxOf(state);
  const chapter = box.chapters[state.chapterCard];
  const pair = chapter?.pairs[state.pair];
  return {
    seat,
    options: state.options,
    ...(state.declared === undefined ? {} : { declared: state.declared }),
    phase: state.phase,
    ...(chapter === undefined ? {} : { chapterCard: chapter.id }),
    chapter: state.chapter,
    turn: state.turn,
    pair: state.pair,
    ...(pair === undefined ? {} : { active: [symbolAt(pair[0]), symbolAt(pair[1])] as const }),
    circle: state.circle.slice(),
    order: state.order.slice(),
    deckCount: state.deck.length,
    deckSeen: deckSeenBy(state, seat),
    discard: idsOf(state, state.discard),
    rows: Array.from({ length: state.rows.length / 2 }, (_, row) =>
      idsOf(
        state,
        state.rows.slice(row * 2, row * 2 + 2).filter((card) => card >= 0),
      ),
    ),
    spots: state.spots.slice(),
    hasty: state.hasty.slice(),
    shuffles: state.shuffles,
    hidden: hiddenFrom(state, seat),
    boards: state.sides.map((_, board) => boardView(state, board)),
    players: state.players.map((_, player) => playerView(state, seat, player)),
    decisions: state.decisions.slice(),
    scored: state.scored.slice(),
    revealed: state.revealed,
    ...(state.ranking === undefined ? {} : { ranking: state.ranking.slice() }),
    asks: state.asks.flatMap((open) => askView(open, seat)),
    agenda: state.agenda.slice(),
  };
}

/** Nobody sees who has not chosen yet, nor what others are offered; ids count a seat's own questions and stay home. */
function askView(open: Ask, seat: Seat | null): readonly Ask[] {
  if (open.seat === seat) return [open];
  if (isSecret(open)) return [];
  const offered = open.kind === "character" || (open.kind === "board" && !open.open);
  return [offered ? { ...open, id: 0, offer: [] } : { ...open, id: 0 }];
}

/** Whether the viewer knows where a hidden card of this owner lies; the deck has the owner -1. */
function knows(state: State, seat: Seat | null, owner: PlayerIndex, card: Card): boolean {
  const seen = at(state.seen, card);
  return (seen & EVERYBODY) !== 0 || (seat !== null && (owner === seat || (seen & (1 << seat)) !== 0));
}

function deckSeenBy(state: State, seat: Seat | null): View["deckSeen"] {
  const seen: { place: number; card: string }[] = [];
  for (let place = 0; place < state.deck.length; place++) {
    const card = at(state.deck, state.deck.length - 1 - place);
    if (knows(state, seat, -1, card)) seen.push({ place, card: idOf(state, card) });
  }
  return seen;
}

function hiddenFrom(state: State, seat: Seat | null): readonly (readonly string[])[] {
  const batches: Card[][] = Array.from({ length: state.shuffles + 1 }, () => []);
  const note = (owner: PlayerIndex, card: Card): void => {
    if (!knows(state, seat, owner, card)) at(batches, at(state.batches, card)).push(card);
  };
  for (const card of state.deck) note(-1, card);
  for (const [owner, { hand }] of state.players.entries()) for (const card of hand) note(owner, card);
  return batches.map((cards) => idsOf(state, sorted(cards)));
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b);
}

function boardView(state: State, board: PlayerIndex): BoardView | null {
  const side = boxOf(state).sides[at(state.sides, board)];
  if (side === undefined) return null;
  return {
    side: side.id,
    seats: [board, partnerOn(state, board, board)],
    marker: at(state.markers, board),
    top: side.top,
    vp: boardWorth(state, board),
  };
}

function playerView(state: State, seat: Seat | null, player: PlayerIndex): PlayerView {
  const box = boxOf(state);
  const owner = playerOf(state, player);
  const { hand } = owner;
  const character = CHARACTERS[owner.character];
  const isCommon = (card: Card): boolean => (at(state.seen, card) & EVERYBODY) !== 0;
  const own = seat === player;
  const quest = own || state.revealed ? owner.quest : -1;
  return {
    automa: !isHuman(state, player),
    ...(character === undefined ? {} : { character }),
    timeline: owner.timeline.map((card, place) => ({
      card: idOf(state, card),
      covered: at(owner.covered, place),
    })),
    since: owner.since,
    added: owner.added,
    pool: owner.pool.slice(),
    owned: [0, 1, 2, 3].map((symbol) => owned(state, player, symbol)),
    xp: owner.xp,
    gold: owner.gold,
    vp: owner.vp,
    xpFrom: owner.xpFrom.slice(),
    vpFrom: owner.vpFrom.slice(),
    abilities: owner.abilities.slice(),
    borrowed: owner.borrowed.map(({ ability, of, used }) => ({
      ability: at(box.abilities, ability).id,
      of,
      used,
    })),
    handCount: hand.length,
    ...(own ? { hand: idsOf(state, hand) } : {}),
    known: idsOf(state, sorted(hand.filter(isCommon))),
    spied: own
      ? []
      : idsOf(state, sorted(hand.filter((card) => !isCommon(card) && knows(state, seat, player, card)))),
    unknown: unknownCounts(state, seat, player),
    takenCount: owner.taken.length,
    taken: idsOf(
      state,
      owner.taken.filter((card) => knows(state, seat, player, card)),
    ),
    peeked: owner.peeked,
    ...(own ? { chosen: idsOf(state, owner.chosen), asked: at(state.asked, player) } : {}),
    ...(quest < 0 ? {} : { quest: symbolAt(quest) }),
    keeps: owner.keeps,
    ...(owner.host < 0 ? {} : { host: idOf(state, owner.host) }),
    passed: owner.passed,
  };
}

function unknownCounts(state: State, seat: Seat | null, player: PlayerIndex): readonly number[] {
  const counts = Array<number>(state.shuffles + 1).fill(0);
  for (const card of playerOf(state, player).hand) {
    const batch = at(state.batches, card);
    if (!knows(state, seat, player, card)) counts[batch] = at(counts, batch) + 1;
  }
  return counts;
}

/** What a viewer is shown of a hand: with `knownCards` hidden only the number of another's cards (RO-1.35). */
export function shownHand(
  view: View,
  player: PlayerIndex,
): { readonly count: number; readonly cards: readonly string[] } {
  const { handCount, hand, known, spied } = at(view.players, player);
  if (hand !== undefined) return { count: handCount, cards: hand };
  const noted = view.options.rules.knownCards === "shown" || view.revealed;
  return { count: handCount, cards: noted ? [...known, ...spied] : [] };
}
