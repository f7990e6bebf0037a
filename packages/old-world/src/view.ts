import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf, type Declared } from "./box.ts";
import { copyPoker, copyReading, copyTurn } from "./copy-state.ts";
import { SCHOOLS, type School } from "./data/index.ts";
import type { Options } from "./options.ts";
import type { Ask, MonsterIndex, Phase, Place, Poker, Reading, State, Step, Turn } from "./state.ts";
import { NONE } from "./state.ts";
import { askView } from "./view-asks.ts";
import { type FightView, fightView, hiddenFightCards } from "./view-fight.ts";
import { idsOf, sorted, sortedIds } from "./view-ids.ts";
import { type PlayerView, playerView } from "./view-player.ts";

/**
 * What one seat, or a spectator, may know: made by listing what is allowed (OW-1.21, OW-19.5).
 *
 * Whatever has gone into hiding was open before, so all know which cards a deck, a pile or a hand can hold: such
 * contents are told sorted and together. Where each of them lies is told to nobody who has not looked.
 */
export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly declared?: Declared;
  readonly phase: Phase;
  readonly first?: Seat;
  readonly active: Seat;
  readonly turns: number;
  readonly turn: Turn;

  /** The cards of the common deck, sorted. */
  readonly deck: readonly string[];
  /** The newest card last. */
  readonly discard: readonly string[];
  /** From slot 1 on the left to slot 6. */
  readonly pool: readonly (string | null)[];
  readonly removed: readonly string[];
  /** Potions of the deck, sorted, and of its discard pile. */
  readonly potionDeck: readonly string[];
  readonly potionDiscard: readonly string[];
  /** By attribute: available trophies. */
  readonly attributeTrophies: readonly number[];
  /** By `DECKS`: cards to draw, sorted, and cards that were removed. */
  readonly exploration: readonly (readonly string[])[];
  readonly explored: readonly (readonly string[])[];

  /** By terrain: the face-down tokens of the pile and of all trails together, sorted; and how many the pile has. */
  readonly tokens: readonly (readonly Place[])[];
  readonly pileCounts: readonly number[];
  /** By terrain: the location token in its slot and the monster there; null where the slot is empty. */
  readonly lairs: readonly (LairView | null)[];
  /** By level from 0: the face-down monster tokens of pile and extra stack together, sorted; and how many the pile has. */
  readonly monsterTokens: readonly (readonly string[])[];
  readonly monsterPileCounts: readonly number[];
  readonly drivenAway: readonly (readonly string[])[];
  readonly extraStackCount: number;
  /** The fight cards that the viewer cannot tell apart, sorted; and how many of them are in no life deck. */
  readonly fightCards: readonly string[];
  readonly fightDeckCount: number;
  readonly tavern?: Place;

  readonly players: readonly PlayerView[];
  /** Boards that nobody has taken yet. */
  readonly boards: readonly School[];
  readonly poker?: Poker;
  readonly fight?: FightView;
  readonly readings: readonly ReadingView[];
  readonly winner?: Seat;
  readonly abandoned: boolean;

  /** Open questions as far as the viewer may know them; the own one whole. */
  readonly asks: readonly Ask[];
  readonly agenda: readonly Step[];
}

export interface LairView {
  readonly place: Place;
  /** Absent in setup, when the tokens of places lie open before those of monsters (OW-2.10). */
  readonly monster?: string;
}

/** A story lying open. What an option leads to is in no view: it is read when it was chosen (OW-8.2). */
export interface ReadingView extends Omit<Reading, "story"> {
  readonly story: string;
}

export function viewOf(state: State, seat: Seat | null): View {
  const box = boxOf(state);
  const { cards, potions, monsters, stories } = box;
  return {
    seat,
    options: state.options,
    phase: state.phase,
    active: state.active,
    turns: state.turns,
    turn: copyTurn(state.turn),
    deck: sortedIds(cards, state.deck),
    discard: idsOf(cards, state.discard),
    pool: state.pool.map((card) => (card === NONE ? null : at(cards, card).id)),
    removed: idsOf(cards, state.removed),
    potionDeck: sortedIds(potions, state.potionDeck),
    potionDiscard: idsOf(potions, state.potionDiscard),
    attributeTrophies: state.attributeTrophies.slice(),
    exploration: state.exploration.map((deck) => sortedIds(stories, deck)),
    explored: state.explored.map((pile) => idsOf(stories, pile)),
    tokens: state.piles.map((pile, terrain) => sorted([...pile, ...trailsOf(state, terrain)])),
    pileCounts: state.piles.map((pile) => pile.length),
    lairs: state.lairs.map((place, terrain) => lairView(box, place, at(state.monsters, terrain))),
    monsterTokens: state.monsterPiles.map((pile, level) =>
      sortedIds(monsters, [...pile, ...state.extraStack.filter((token) => levelOf(box, token) === level)]),
    ),
    monsterPileCounts: state.monsterPiles.map((pile) => pile.length),
    drivenAway: state.drivenAway.map((tokens) => idsOf(monsters, tokens)),
    extraStackCount: state.extraStack.length,
    fightCards: hiddenFightCards(state, seat),
    fightDeckCount: state.fightDeck.length,
    players: state.players.map((_, player) => playerView(state, seat, player)),
    boards: state.boards.map((board) => at(SCHOOLS, board)),
    readings: state.readings.map((reading) => ({
      ...copyReading(reading),
      story: at(stories, reading.story).id,
    })),
    abandoned: state.abandoned,
    asks: state.asks.map((open) => askView(open, seat)),
    agenda: state.agenda.slice(),
    // What may be absent comes last: an object is made much faster that way.
    ...(state.declared === undefined ? {} : { declared: state.declared }),
    ...(state.first === NONE ? {} : { first: state.first }),
    ...(state.tavern === NONE ? {} : { tavern: state.tavern }),
    ...(state.poker === null ? {} : { poker: copyPoker(state.poker) }),
    ...(state.fight === null ? {} : { fight: fightView(state, state.fight, seat) }),
    ...(state.winner === NONE ? {} : { winner: state.winner }),
  };
}

/** From 0. */
export function levelOf(box: Box, monster: MonsterIndex): number {
  return at(box.monsters, monster).level - 1;
}

function trailsOf(state: State, terrain: number): Place[] {
  return state.players.map(({ trails }) => at(trails, terrain)).filter((token) => token !== NONE);
}

function lairView(box: Box, place: Place, monster: MonsterIndex): LairView | null {
  if (place === NONE) return null;
  return monster === NONE ? { place } : { place, monster: at(box.monsters, monster).id };
}
