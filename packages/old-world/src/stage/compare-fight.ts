import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { NONE, type State } from "../state.ts";
import type { Fight } from "../state-fight.ts";
import { differList } from "./difference.ts";
import type { FightExpectation, TableExpectation } from "./expectation.ts";
import { indexNamed, nameOf, seatNames } from "./names.ts";
import { reasons } from "./reasons.ts";

type Compared = readonly Difference[];

/** Compares what is expected of the fight that is going on. */
export function compareFight(state: State, expected: FightExpectation | undefined): Compared {
  const { fight } = state;
  if (expected === undefined) return [];
  if (expected === "none" || fight === null)
    return differ("fight", expected, fight === null ? "none" : "a fight");
  const box = boxOf(state);
  const ids = (cards: readonly number[]) => cards.map((card) => at(box.fightCards, card).id);
  return [
    ...differ("fight attacker", expected.attacker, nameOf(state, fight.attacker)),
    ...differ("fight opponent", expected.opponent, opponentOf(state, fight)),
    ...differ("fight controller", expected.controller, nameOf(state, fight.controller)),
    ...differ("fight turn", expected.turn, turnOf(state, fight)),
    ...differ("fight turns", expected.turns, fight.turns),
    ...compareLife(state, expected.life, ids(fight.life.toReversed())),
    ...differ("fight lost", expected.lost, fight.lost.length),
    ...differ("fight revealed", expected.revealed, ids(fight.revealed)),
    ...Object.entries(expected.bets ?? {}).flatMap(([name, bet]) => {
      const placed = fight.bets[indexNamed(seatNames(state), name, ["fight", "bets", name])];
      return differ(`fight bets ${name}`, bet, at(["none", "attacker", "defender"], placed ?? 0));
    }),
  ];
}

function compareLife(
  state: State,
  expected: number | readonly string[] | undefined,
  life: readonly string[],
): Compared {
  if (typeof expected === "object") return differ("fight life", expected, life);
  return differ("fight life", expected, life.length, reasons(state, { kind: "monsterLife" }));
}

function opponentOf(state: State, { defender, monster }: Fight): string {
  return monster === NONE ? nameOf(state, defender) : at(boxOf(state).monsters, monster).id;
}

function turnOf(state: State, { side, attacker, defender }: Fight): string {
  if (side === NONE) return "none";
  if (side === 0) return nameOf(state, attacker);
  return defender === NONE ? "monster" : nameOf(state, defender);
}

export function comparePoker({ poker }: State, expected: TableExpectation["poker"]): Compared {
  if (expected === undefined) return [];
  if (expected === "none" || poker === null)
    return differ("poker", expected, poker === null ? "none" : "dice poker");
  return [
    ...differ("poker against", expected.against, poker.against),
    ...differList("poker dice", expected.dice, poker.dice),
    ...differList("poker theirs", expected.theirs, poker.theirs),
    ...differ("poker pot", expected.pot, poker.pot),
  ];
}
