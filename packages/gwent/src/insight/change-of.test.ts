import { at } from "@medallion/kernel";
import { expect, test } from "vitest";
import { MEDIC, MUSTER } from "../cards/table.ts";
import { gwent } from "../game.ts";
import { askOf } from "../rules/ask.ts";
import { sideTotal } from "../rules/strength.ts";
import type { State } from "../state.ts";
import { copyState, playerOf, tableOf } from "../state.ts";
import { changeOf } from "./change-of.ts";
import { standingOf } from "./standing.ts";
import { eachPosition } from "./test/positions.ts";

const totals = (state: State): readonly number[] => state.sides.map((_, side) => sideTotal(state, side));

test("what a card brings at once is what the rules make of it (GW-5.1, GW-7.1, GW-8.1, GW-9.4, GW-9.6)", () => {
  let played = 0;
  eachPosition({ seed: "changes", games: 2, every: 3 }, (state, seat) => {
    const open = askOf(state, seat);
    if (open?.kind !== "turn" || state.automaton !== undefined) return;
    for (const choice of gwent.choices(state, seat)) {
      if (choice.kind !== "play") continue;
      const { flags, kindOf } = tableOf(state);
      // Whom a medic revives is the player's choice, and what groups do to each other’s rows is left out.
      if ((at(flags, kindOf.get(choice.id) ?? -1) & (MEDIC | MUSTER)) !== 0) continue;
      const change = changeOf(standingOf(state, seat), open, choice);
      const after = copyState(state);
      const before = totals(after);
      const { deck } = playerOf(after, seat);
      const left = deck.length;
      gwent.choose(after, seat, choice);
      while (after.agenda.length > 0 && after.agenda.at(-1)?.kind !== "turn" && after.asks.length === 0)
        gwent.advance(after);
      const found = totals(after).map((total, side) => total - at(before, side));
      expect({ choice, points: change.points, draws: change.draws }).toEqual({
        choice,
        points: found,
        draws: left - deck.length,
      });
      played++;
    }
  });
  expect(played).toBeGreaterThan(500);
});
