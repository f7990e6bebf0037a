import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf } from "./box.ts";
import { copyFighter } from "./copy-state.ts";
import { TERRAINS, type Terrain } from "./data/index.ts";
import type { FightCardIndex, State } from "./state.ts";
import { NONE } from "./state.ts";
import type { Attack, ComboCard, Fight, Fighter, Half } from "./state-fight.ts";
import { idsOf, sortedIds } from "./view-ids.ts";

/** A fight as one viewer sees it: of the monster's life deck the number only (OW-10.11, OW-10.12). */
export interface FightView {
  readonly attacker: Seat;
  readonly defender?: Seat;
  readonly monster?: string;
  readonly terrain?: Terrain;
  readonly controller?: Seat;
  /** By seat: 0 no bet, 1 on the attacker, 2 on the defender; null while it is a secret (OW-13.4). */
  readonly bets: readonly (number | null)[];
  readonly betsOpen: boolean;
  readonly formed: boolean;
  readonly side: number;
  readonly step: number;
  readonly turns: readonly [attacker: number, other: number];
  readonly fighters: readonly FighterView[];
  readonly lifeCount: number;
  /** Cards of the life deck that this viewer has looked at; place 0 is the top. */
  readonly lifeSeen: readonly { readonly place: number; readonly card: string }[];
  readonly lostCount: number;
  /** Lost cards that this viewer has looked at, by the order in which cards were lost. */
  readonly lostSeen: readonly { readonly place: number; readonly card: string }[];
  readonly revealed: readonly string[];
  readonly attack?: AttackView;
  /** 0 the attacker, 1 the other side. */
  readonly winner?: number;
}

/** All of it is public. */
export interface FighterView extends Omit<Fighter, "combo"> {
  readonly combo: readonly ComboView[];
}

export interface ComboView extends Omit<ComboCard, "card"> {
  readonly card: string;
}

export interface AttackView {
  readonly card?: string;
  readonly half?: Half;
  readonly printed: number;
}

export function fightView(state: State, fight: Fight, seat: Seat | null): FightView {
  const box = boxOf(state);
  const isSecret = state.options.rules.secretBets && !fight.betsOpen;
  const isSeen = seat === fight.attacker ? (card: FightCardIndex) => fight.seen.includes(card) : () => false;
  const seenAmong = (cards: readonly FightCardIndex[], placeOf: (index: number) => number) =>
    cards.flatMap((card, index) =>
      isSeen(card) ? [{ place: placeOf(index), card: at(box.fightCards, card).id }] : [],
    );
  return {
    attacker: fight.attacker,
    bets: fight.bets.map((bet, bettor) => (isSecret && bettor !== seat ? null : bet)),
    betsOpen: fight.betsOpen,
    formed: fight.formed,
    side: fight.side,
    step: fight.step,
    turns: [fight.turns[0], fight.turns[1]],
    fighters: fight.fighters.map((fighter) => ({
      ...copyFighter(fighter),
      combo: fighter.combo.map((laid) => ({ ...laid, card: at(box.cards, laid.card).id })),
    })),
    lifeCount: fight.life.length,
    lifeSeen: seenAmong(fight.life, (index) => fight.life.length - 1 - index),
    lostCount: fight.lost.length,
    lostSeen: seenAmong(fight.lost, (index) => index),
    revealed: idsOf(box.fightCards, fight.revealed),
    // What may be absent comes last: an object is made much faster that way.
    ...(fight.defender === NONE ? {} : { defender: fight.defender }),
    ...(fight.monster === NONE ? {} : { monster: at(box.monsters, fight.monster).id }),
    ...(fight.terrain === NONE ? {} : { terrain: at(TERRAINS, fight.terrain) }),
    ...(fight.controller === NONE ? {} : { controller: fight.controller }),
    ...(fight.attack === null ? {} : { attack: attackView(box, fight.attack) }),
    ...(fight.winner === NONE ? {} : { winner: fight.winner }),
  };
}

function attackView(box: Box, { card, half, printed }: Attack): AttackView {
  return {
    printed,
    ...(card === NONE ? {} : { card: at(box.fightCards, card).id }),
    ...(half === null ? {} : { half }),
  };
}

/** The fight cards whose place this viewer does not know, sorted. */
export function hiddenFightCards(state: State, seat: Seat | null): string[] {
  const { fightDeck, fight } = state;
  const seen = fight !== null && seat === fight.attacker ? fight.seen : [];
  const hidden = fight === null ? fightDeck : [...fightDeck, ...fight.life, ...fight.lost];
  return sortedIds(
    boxOf(state).fightCards,
    hidden.filter((card) => !seen.includes(card)),
  );
}
