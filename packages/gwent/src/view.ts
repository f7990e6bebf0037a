import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { CardRow, Faction, RowName } from "./cards/row.ts";
import { rowName } from "./cards/table.ts";
import type { Decision } from "./decision.ts";
import type { Deck } from "./decks/deck.ts";
import { deckSize } from "./decks/deck.ts";
import type { Options } from "./options.ts";
import { factionOf } from "./rules/start.ts";
import { rowForces, strengthIn, weatherRows } from "./rules/strength.ts";
import { idOf } from "./rules/zones.ts";
import type { Ask, Card, Known, Ref, RoundResult, State, Step } from "./state.ts";
import { isAutomaton, playerOf, tableOf } from "./state.ts";

/** What one seat, or a spectator, may know: made by listing what is allowed. */
export interface View {
  readonly seat: Seat | null;
  readonly mode: Options["mode"];
  readonly rules: Options["rules"];
  readonly automatonFaction?: Faction;
  readonly declared?: readonly CardRow[];
  readonly phase: State["phase"];
  readonly round: number;
  readonly starter: number;
  readonly turn: number;
  readonly lastPasser: number;
  readonly acted: boolean;
  readonly spiesDoubled: boolean;
  readonly restoreAtRandom: boolean;
  readonly shown: number;
  readonly players: readonly PlayerView[];
  readonly sides: readonly SideView[];
  readonly weather: readonly CardView[];
  readonly limbo: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly rounds: readonly RoundResult[];
  readonly winners?: readonly number[];
  /** Open questions this viewer knows of, with its own. */
  readonly asks: readonly Ask[];
  readonly agenda: readonly Step[];
  readonly automaton?: AutomatonView;
  readonly tournament?: TournamentView;
}

export interface CardView {
  readonly card: Ref;
  readonly id: string;
  /** Who played or held it last. */
  readonly by: number;
  readonly strength?: number;
  /** The instance number, public in a solo match, where the automaton breaks ties by it. */
  readonly number?: number;
}

export interface PlayerView {
  readonly side: number;
  readonly faction: Faction;
  readonly leader: string;
  readonly leaderSpent: boolean;
  readonly leaderCancelled: boolean;
  readonly handCount: number;
  readonly deckCount: number;
  /** The size of the deck list (GW-1.23). */
  readonly listCount: number;
  readonly passed: boolean;
  readonly drawDue: boolean;
  /** The hand, for those who may see it. */
  readonly hand?: readonly CardView[];
  readonly handed?: number;
  readonly exchanges?: number;
  readonly asked?: number;
  /** Cards set aside in the mulligan, and known cards at the bottom of the deck, the lowest first. */
  readonly aside?: readonly string[];
  readonly bottom?: readonly string[];
  /** What the own deck holds, sorted. */
  readonly deck?: readonly string[];
  /** Deck lists this viewer knows: the own ones, or all if they are open. */
  readonly lists?: readonly Deck[];
  /** Cards of the deck list that everybody has seen. */
  readonly revealed: readonly string[];
  /** Cards known to be in the hand, in the deck, or in one of the two. */
  readonly known: readonly {
    readonly id: string;
    readonly where: Known["where"];
    readonly by: number;
  }[];
}

export interface RowView {
  readonly row: RowName;
  readonly cards: readonly CardView[];
  readonly slot?: CardView | "leader";
  readonly weather: boolean;
  readonly total: number;
}

export interface SideView {
  readonly members: readonly number[];
  readonly rows: readonly RowView[];
  /** The newest card last. */
  readonly pile: readonly CardView[];
  readonly total: number;
  readonly gems: number;
  readonly points: number;
  readonly halfWeather: boolean;
  readonly kept: readonly Ref[];
  readonly due: readonly string[];
}

export interface AutomatonView {
  /** Leaders that have not been shown: how many, and which, sorted. */
  readonly leaders: number;
  readonly leadersLeft: readonly string[];
  readonly owed: number;
  readonly hidden: readonly { readonly decoy: CardView; readonly covers: boolean }[];
  readonly revealing: boolean;
  readonly finished: boolean;
  readonly inspired: readonly Ref[];
  readonly wonLast: boolean;
  readonly decisions: readonly Decision[];
  /** All cards of the automaton's deck and under its Decoys, sorted: the rest of its faction set. */
  readonly unseen: readonly string[];
}

export interface TournamentView {
  readonly wins: readonly number[];
  readonly picks: readonly number[];
  readonly next: readonly number[];
  readonly out: readonly (readonly number[])[];
  readonly first: number;
  readonly game: number;
  readonly decks: readonly (readonly {
    faction: Faction;
    leader: string;
    count: number;
    seen: readonly string[];
  }[])[];
}

/** Whether the viewer sees the player's hand: one's own and the team mate's (GW-15.3). */
export function seesHand(state: State, seat: Seat | null, player: number): boolean {
  return seat !== null && playerOf(state, player).side === playerOf(state, seat).side;
}

export function viewOf(state: State, seat: Seat | null): View {
  const { options } = state;
  return {
    seat,
    mode: options.mode,
    rules: options.rules,
    ...(options.automaton === undefined ? {} : { automatonFaction: options.automaton }),
    ...(state.declared === undefined ? {} : { declared: state.declared }),
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    lastPasser: state.lastPasser,
    acted: state.acted,
    spiesDoubled: state.spiesDoubled,
    restoreAtRandom: state.restoreAtRandom,
    shown: state.shown,
    players: state.players.map((_, player) => playerView(state, seat, player)),
    sides: state.sides.map((_, side) => sideView(state, side)),
    weather: state.weather.map((card) => cardView(state, card)),
    limbo: state.limbo.map((card) => cardView(state, card)),
    removed: state.removed.map((card) => cardView(state, card)),
    rounds: state.rounds,
    ...(state.winners === undefined ? {} : { winners: state.winners }),
    // GW-3.6: during the mulligan nobody sees who has not decided yet.
    asks: state.asks.filter((open) => open.kind !== "mulligan" || open.seat === seat).map(withoutCount(seat)),
    agenda: state.agenda.slice(),
    ...(state.automaton === undefined ? {} : { automaton: automatonView(state, state.automaton) }),
    ...(state.tournament === undefined ? {} : { tournament: tournamentView(state, state.tournament) }),
  };
}

/** The id of another's question counts what that seat was asked in secret, so it stays home. */
function withoutCount(seat: Seat | null): (open: Ask) => Ask {
  return (open) => (open.seat === seat ? open : { ...open, id: 0 });
}

function cardView(state: State, card: Card): CardView {
  const view = {
    card: at(state.refs, card),
    id: idOf(state, card),
    by: at(state.holders, card),
  };
  return state.automaton === undefined ? view : { ...view, number: card };
}

function ids(state: State, cards: readonly Card[]): string[] {
  return cards.map((card) => idOf(state, card));
}

function playerView(state: State, seat: Seat | null, player: number): PlayerView {
  const owner = playerOf(state, player);
  const { cards } = tableOf(state);
  const known = state.known
    .filter((entry) => entry.of === player && (entry.by === -1 || entry.by === seat))
    .map((entry) => ({ id: at(cards, entry.kind).id, where: entry.where, by: entry.by }));
  const lists = state.options.decks[player];
  return {
    side: owner.side,
    faction: factionOf(state, player),
    leader: isAutomaton(state, player) ? "" : at(cards, owner.leader).id,
    leaderSpent: owner.leaderSpent,
    leaderCancelled: owner.leaderCancelled,
    handCount: owner.hand.length,
    deckCount: owner.deck.length + owner.aside.length,
    listCount: listCount(state, player),
    passed: owner.passed,
    drawDue: owner.drawDue,
    ...(seesHand(state, seat, player)
      ? {
          hand: owner.hand.map((card) => cardView(state, card)),
          handed: owner.handed,
          exchanges: owner.exchanges,
          aside: ids(state, owner.aside),
          bottom: ids(state, owner.deck.slice(0, owner.bottom)),
        }
      : {}),
    ...(seat === player ? ownDeck(state, player) : {}),
    ...(lists !== undefined && (seat === player || state.options.rules.openDeckLists) ? { lists } : {}),
    revealed: owner.revealed.map((kind) => at(cards, kind).id),
    known,
  };
}

function listCount(state: State, player: number): number {
  const owner = playerOf(state, player);
  const common = state.known.filter((entry) => entry.of === player && entry.by === -1).length;
  const covered = isAutomaton(state, player) ? coveredCards(state).length : 0;
  return (
    owner.hand.length + owner.deck.length + owner.aside.length + covered + owner.revealed.length - common
  );
}

function ownDeck(state: State, player: number): Partial<PlayerView> {
  const owner = playerOf(state, player);
  return {
    asked: at(state.asked, player),
    deck: ids(state, owner.deck).sort(),
  };
}

function sideView(state: State, side: number): SideView {
  const field = at(state.sides, side);
  const rows = [0, 1, 2].map((row) => rowView(state, side, row));
  return {
    members: field.members,
    rows,
    pile: field.pile.map((card) => cardView(state, card)),
    total: rows.reduce((sum, row) => sum + row.total, 0),
    gems: field.gems,
    points: field.points,
    halfWeather: field.halfWeather,
    kept: field.kept.map((card) => at(state.refs, card)),
    due: field.due.map((kind) => at(tableOf(state).cards, kind).id),
  };
}

function rowView(state: State, side: number, row: number): RowView {
  const forces = rowForces(state, side, row);
  const cards = forces.cards.map((card) => ({
    ...cardView(state, card),
    strength: strengthIn(state, forces, card),
  }));
  const slot = at(at(state.sides, side).slots, row);
  return {
    row: rowName(row),
    cards,
    ...(slot === 0 ? {} : { slot: slot === -1 ? ("leader" as const) : cardView(state, slot) }),
    weather: (weatherRows(state) & (1 << row)) !== 0,
    total: cards.reduce((sum, card) => sum + card.strength, 0),
  };
}

function automatonView(state: State, automaton: NonNullable<State["automaton"]>): AutomatonView {
  return {
    leaders: automaton.leaders.length,
    leadersLeft: automaton.leaders.map((kind) => at(tableOf(state).cards, kind).id).sort(),
    owed: automaton.owed,
    hidden: automaton.hidden.map(({ decoy, card }) => ({
      decoy: cardView(state, decoy),
      covers: card !== 0,
    })),
    revealing: automaton.revealing,
    finished: automaton.finished,
    inspired: automaton.inspired.map((card) => at(state.refs, card)),
    wonLast: automaton.wonLast,
    decisions: automaton.decisions,
    unseen: ids(state, [...playerOf(state, 1).deck, ...coveredCards(state)]).sort(),
  };
}

/** Cards under the automaton's Decoys. */
function coveredCards(state: State): Card[] {
  return (state.automaton?.hidden ?? []).flatMap(({ card }) => (card === 0 ? [] : [card]));
}

function tournamentView(state: State, tournament: NonNullable<State["tournament"]>): TournamentView {
  const { cards } = tableOf(state);
  return {
    wins: tournament.wins.slice(),
    picks: tournament.picks.slice(),
    next: tournament.next.slice(),
    out: tournament.out.map((places) => places.slice()),
    first: tournament.first,
    game: tournament.game,
    decks: state.options.decks.map((decks, player) =>
      decks.map((deck, place) => ({
        faction: deck.faction,
        leader: deck.leader,
        count: deckSize(deck),
        seen: at(at(tournament.revealed, player), place).map((kind) => at(cards, kind).id),
      })),
    ),
  };
}

/** Every card that the viewer sees. */
export function visibleCards(view: View): CardView[] {
  const onSides = view.sides.flatMap((side) => [
    ...side.pile,
    ...side.rows.flatMap((row) => [
      ...row.cards,
      ...(row.slot === undefined || row.slot === "leader" ? [] : [row.slot]),
    ]),
  ]);
  const decoys = view.automaton?.hidden.map(({ decoy }) => decoy) ?? [];
  return [
    ...onSides,
    ...view.weather,
    ...view.limbo,
    ...view.removed,
    ...decoys,
    ...view.players.flatMap((player) => player.hand ?? []),
  ];
}
