import { remembered } from "@medallion/fittings";
import type { RandomState, Seat } from "@medallion/kernel";
import { at, copyRandom } from "@medallion/kernel";
import type { CardRow } from "./cards/row.ts";
import type { CardTable, Kind } from "./cards/table.ts";
import { BOX, makeTable, VIDEO_GAME } from "./cards/table.ts";
import type { Decision } from "./decision.ts";
import type { Options } from "./options.ts";

/** A card of this match by its instance number (GW-1.15), counted from 1. */
export type Card = number;

/**
 * What a card is called outside. A card gets a new one whenever it enters a hidden zone, so nobody follows it
 * through a shuffle: negative in a hand (known to those who see the hand), positive once it has been shown.
 */
export type Ref = number;

/** The whole of a match, or of a tournament, as plain data. */
export interface State {
  readonly options: Options;
  /** Cards that a scenario declared; their kinds follow those of the box. */
  readonly declared?: readonly CardRow[];
  random: RandomState;
  /** What is still to be done, the next step last. */
  agenda: Step[];
  /** Open questions. */
  asks: Ask[];
  /** How many questions each player has been asked. */
  asked: number[];
  phase: "start" | "mulligan" | "round" | "over";

  /** By instance number: the kind of the card, the player who held or played it last, its name outside. */
  kinds: Kind[];
  holders: number[];
  refs: Ref[];
  /** How many cards have been shown so far. */
  shown: number;

  players: Player[];
  sides: Side[];
  weather: Card[];
  /** Cards on their way to the battlefield while somebody decides. */
  limbo: Card[];
  /** Berserkers that were transformed: out of the game for the rest of the match (GW-6.11). */
  removed: Card[];
  /** What observers know of hidden zones. */
  known: Known[];

  round: number;
  starter: number;
  /** Whose turn it is, or -1. */
  turn: number;
  lastPasser: number;
  /** Whether anybody played a card or used a leader this round (GW-14.23). */
  acted: boolean;
  /** Passive leaders in force for everybody (GW-10.34, GW-10.23). */
  spiesDoubled: boolean;
  restoreAtRandom: boolean;
  rounds: RoundResult[];
  /** Sides that won the match, once it is over; several share it. */
  winners?: number[];
  automaton?: Automaton;
  tournament?: Tournament;
}

/** A seat with its cards; in a solo match the automaton is the second player and no seat. */
export interface Player {
  side: number;
  leader: Kind;
  leaderSpent: boolean;
  leaderCancelled: boolean;
  /** The top card last. */
  deck: Card[];
  hand: Card[];
  /** Cards set aside in the mulligan. */
  aside: Card[];
  exchanges: number;
  /** How many cards have come into this hand: names them. */
  handed: number;
  /** How many cards at the bottom of the deck the owner knows (GW-3.8). */
  bottom: number;
  passed: boolean;
  /** Northern Realms: a card is due at the start of the next round. */
  drawDue: boolean;
  /** Kinds of the own deck list that everybody has seen. */
  revealed: Kind[];
}

/** One side of the battlefield: of one player, or of a team. */
export interface Side {
  members: number[];
  rows: [Card[], Card[], Card[]];
  /** 0 empty, -1 a leader's horn, else the card in the slot. */
  slots: [number, number, number];
  /** The newest card last. */
  pile: Card[];
  gems: number;
  points: number;
  halfWeather: boolean;
  /** The unit kept by the Monsters ability, while the field is cleared. */
  kept: Card[];
  /** Tokens due at the start of the next round (GW-6.13). */
  due: Kind[];
}

/** Something an observer knows of another's hidden cards: at least this card is there. */
export interface Known {
  of: number;
  kind: Kind;
  where: "hand" | "deck" | "hand or deck";
  /** The observer, or -1 for everybody. */
  by: number;
}

export interface RoundResult {
  totals: number[];
  /** Sides that won; none or all tied is a draw. */
  winners: number[];
  /** What each side got: points in free-for-all, gems lost elsewhere. */
  change: number[];
  /** The rule that decided. */
  rule: string;
}

/** The solo opponent (sections 16 to 19). */
export interface Automaton {
  /** Leaders face down, the top one last. */
  leaders: Kind[];
  /** Cards still to be flipped this turn (GW-16.16). */
  owed: number;
  /** Decoys with the cards hidden under them, in order of play. */
  hidden: { decoy: Card; card: Card }[];
  /** Hidden cards are being shown: a Decoy met now resolves its card at once (GW-17.19). */
  revealing: boolean;
  /** The last turn after the Player's pass is done. */
  finished: boolean;
  /** +1 for agile units of this side until the round ends (GW-19.15). */
  inspired: Card[];
  wonLast: boolean;
  /** Weighing options: flips, draws, searches and chance change nothing (GW-17.3). */
  thinking: boolean;
  decisions: Decision[];
}

export interface Tournament {
  /** Games won, by player. */
  wins: number[];
  /** The deck in use, by player; -1 before the first pick. */
  picks: number[];
  /** The deck picked for the next game, by player; -1 before the pick. */
  next: number[];
  /** Decks that have won and are out, by player. */
  out: number[][];
  /** Who picks first. */
  first: number;
  game: number;
  /** What has been seen of each deck, by player and deck. */
  revealed: Kind[][][];
}

/** One thing still to be done. Cards are named by ref: all of them have been shown. */
export type Step =
  | { kind: "pick-decks"; player: number }
  | { kind: "start" }
  | { kind: "deal" }
  | { kind: "mulligans" }
  | { kind: "round" }
  | { kind: "avengers" }
  | { kind: "return"; player: number }
  | { kind: "draws" }
  | { kind: "turn"; at: number }
  | { kind: "score" }
  | { kind: "keep" }
  | { kind: "clear" }
  | { kind: "enter"; card: Ref; player: number; how: Entry; row: number; side: number; musters: boolean }
  | { kind: "abilities"; card: Ref; player: number; musters: boolean }
  | { kind: "spy"; player: number }
  | { kind: "muster"; card: Ref; player: number }
  | { kind: "medic"; player: number }
  | { kind: "row-scorch"; card: Ref; player: number }
  | { kind: "scorch"; card: Ref; player: number }
  | { kind: "shuffle"; player: number }
  | { kind: "discard"; player: number }
  | { kind: "search"; player: number }
  | { kind: "slot"; card: Ref; player: number }
  | { kind: "automaton-turn" }
  | { kind: "flips" }
  | { kind: "relocate" }
  | { kind: "reveal-hidden" }
  | { kind: "retire-decoy"; card: Ref }
  | { kind: "reveal-leader" }
  | { kind: "result" };

/**
 * To play a card lets its on-entry abilities resolve, to place it does not (GW-1.12). A card called by a muster is
 * played, but its abilities wait until all that were called have entered (GW-5.11).
 */
export type Entry = "play" | "place" | "call" | "call from hand";

/** An open question of a player; what it is about is public, except in the mulligan. */
export type Ask = { readonly id: number; readonly seat: Seat } & (
  | { readonly kind: "deck" }
  | { readonly kind: "starter" }
  | { readonly kind: "mulligan" }
  | { readonly kind: "turn" }
  | { readonly kind: "medic" }
  | {
      readonly kind: "row";
      readonly card: Ref;
      readonly how: Entry;
      readonly side: number;
      readonly musters: boolean;
    }
  | {
      readonly kind: "opponent";
      readonly card: Ref;
      readonly how: Entry;
      readonly row: number;
      readonly musters: boolean;
    }
  | { readonly kind: "slot"; readonly card: Ref }
  | { readonly kind: "peek" }
  | { readonly kind: "steal-from" }
  | { readonly kind: "steal"; readonly side: number }
  | { readonly kind: "restore" }
  | { readonly kind: "weather" }
  | { readonly kind: "bond" }
  | { readonly kind: "discard" }
  | { readonly kind: "search" }
);

/** Tables with declared cards, by the card set they extend. */
const declaredTables = {
  box: remembered((declared: readonly CardRow[]) => makeTable([...BOX.cards, ...declared])),
  videoGame: remembered((declared: readonly CardRow[]) => makeTable([...VIDEO_GAME.cards, ...declared])),
};

export function tableOf(state: { options: Options; declared?: readonly CardRow[] }): CardTable {
  const { cardSet } = state.options.rules;
  if (state.declared !== undefined) return declaredTables[cardSet](state.declared);
  return cardSet === "box" ? BOX : VIDEO_GAME;
}

/** Hand-written because search copies states all the time (bench: gwent-state-copy). */
export function copyState(state: State): State {
  const copy: State = {
    options: state.options,
    random: copyRandom(state.random),
    agenda: state.agenda.slice(),
    asks: state.asks.slice(),
    asked: state.asked.slice(),
    phase: state.phase,
    kinds: state.kinds.slice(),
    holders: state.holders.slice(),
    refs: state.refs.slice(),
    shown: state.shown,
    players: state.players.map(copyPlayer),
    sides: state.sides.map(copySide),
    weather: state.weather.slice(),
    limbo: state.limbo.slice(),
    removed: state.removed.slice(),
    known: state.known.slice(),
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    lastPasser: state.lastPasser,
    acted: state.acted,
    spiesDoubled: state.spiesDoubled,
    restoreAtRandom: state.restoreAtRandom,
    rounds: state.rounds.slice(),
  };
  if (state.declared !== undefined) Object.assign(copy, { declared: state.declared });
  if (state.winners !== undefined) copy.winners = state.winners.slice();
  if (state.automaton !== undefined) copy.automaton = copyAutomaton(state.automaton);
  if (state.tournament !== undefined) copy.tournament = copyTournament(state.tournament);
  return copy;
}

function copyPlayer(player: Player): Player {
  return {
    side: player.side,
    leader: player.leader,
    leaderSpent: player.leaderSpent,
    leaderCancelled: player.leaderCancelled,
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    aside: player.aside.slice(),
    exchanges: player.exchanges,
    handed: player.handed,
    bottom: player.bottom,
    passed: player.passed,
    drawDue: player.drawDue,
    revealed: player.revealed.slice(),
  };
}

function copySide(side: Side): Side {
  return {
    members: side.members,
    rows: [side.rows[0].slice(), side.rows[1].slice(), side.rows[2].slice()],
    slots: [side.slots[0], side.slots[1], side.slots[2]],
    pile: side.pile.slice(),
    gems: side.gems,
    points: side.points,
    halfWeather: side.halfWeather,
    kept: side.kept.slice(),
    due: side.due.slice(),
  };
}

function copyAutomaton(automaton: Automaton): Automaton {
  return {
    ...automaton,
    leaders: automaton.leaders.slice(),
    hidden: automaton.hidden.slice(),
    inspired: automaton.inspired.slice(),
    decisions: automaton.decisions.slice(),
  };
}

function copyTournament(tournament: Tournament): Tournament {
  return {
    ...tournament,
    wins: tournament.wins.slice(),
    picks: tournament.picks.slice(),
    next: tournament.next.slice(),
    out: tournament.out.map((places) => places.slice()),
    revealed: tournament.revealed.map((decks) => decks.map((kinds) => kinds.slice())),
  };
}

export function playerOf(state: State, player: number): Player {
  return at(state.players, player);
}

export function sideOf(state: State, player: number): Side {
  return at(state.sides, at(state.players, player).side);
}

/** What the nth card that came into a player's hand is called there. */
export function handRef(nth: number, player: number): Ref {
  return -(nth * 8 + player);
}

/** The instance number behind a name; a name that nothing bears is a bug. */
export function cardOf(state: State, ref: Ref): Card {
  const card = state.refs.indexOf(ref);
  if (card < 0) throw new Error(`no card is called ${ref}`);
  return card;
}

/** In a solo match the automaton is the player who is no seat. */
export function isAutomaton(state: State, player: number): boolean {
  return state.automaton !== undefined && player === 1;
}
