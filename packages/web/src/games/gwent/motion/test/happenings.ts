import { gwent, type View } from "@medallion/gwent";
import { cardRow } from "@medallion/gwent/cards";
import { heard, type Seat } from "@medallion/kernel";
import { randomGame } from "../../test/random-game.ts";
import type { Told } from "../plan/plan.ts";

/** What a viewer sees happen, choice by choice, in a random game of one of the game's trial cases. */
export function* happenings(name: string, seed: string, viewer: Seat | null): Generator<Told> {
  for (const { look, waitsFor, answer } of randomGame(name, seed, true)) {
    const before = look(viewer);
    const told = answer();
    const after = look(viewer);
    yield {
      events: told.flatMap((one) => heard(one, viewer) ?? []),
      before,
      after,
      asked: waitsFor(viewer),
      printed: cardRow,
      explain: (view: View, subject) => gwent.explain(view, subject),
      label: ({ why }) => why.key,
      viewer,
    };
  }
}
