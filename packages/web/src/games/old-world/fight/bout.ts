import type { FightView } from "@medallion/old-world";
import { decidersIn } from "@medallion/old-world/pages";
import type { OldWorldSight } from "../sight/sight.ts";

/** A fight as its stage shows it: one witcher near, a monster or another witcher far. */
export interface Bout {
  readonly fight: FightView;
  /** Who is seen from near: the viewer who fights, else the attacker. */
  readonly near: number;
  /** The other witcher of a duel. */
  readonly far: number | undefined;
  /** The witcher whose combat turn it is. */
  readonly acting: number | undefined;
  readonly isMonsterTurn: boolean;
  /** Who names the monster's attack now or next, and who after that. */
  readonly deciders: readonly number[];
  /** Bets are being made: the fight itself has not begun. */
  readonly isBetting: boolean;
}

export function boutOf({ view, scene }: OldWorldSight): Bout | undefined {
  const { fight } = view;
  if (fight === undefined) return undefined;
  const { attacker, defender, side, fighters } = fight;
  const isFar = defender !== undefined && scene.seat === defender;
  const acting = side < 0 ? undefined : fighters[side]?.seat;
  return {
    fight,
    near: isFar ? defender : attacker,
    far: isFar ? attacker : defender,
    acting,
    isMonsterTurn: side >= 0 && acting === undefined,
    deciders: decidersIn(view),
    isBetting: view.asks.some(({ kind }) => kind === "bet"),
  };
}

/** Cards of the monster: still in its life deck, and all that it began with. */
export function monsterLife({ lifeCount, lostCount, revealed }: FightView): {
  readonly left: number;
  readonly all: number;
} {
  return { left: lifeCount, all: lifeCount + lostCount + revealed.length };
}
