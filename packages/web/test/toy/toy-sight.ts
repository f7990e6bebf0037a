import type { ToyChoice, View } from "@medallion/suites/toy";
import { type Way, waysOf } from "../../src/drawn/index.ts";
import type { Scene } from "../../src/scene/scene.ts";

/** What this viewer sees of a game of Lanterns. */
export interface Sight {
  readonly view: View;
  readonly choices: readonly ToyChoice[];
  readonly seat: number;
  readonly scores: readonly number[];
}

export type Spot = `card:${number}` | `row:${number}` | "done" | "pass";

export function sightOf(scene: Scene, acts: boolean): Sight {
  const view = scene.table.view as View;
  const choices = acts ? (scene.table.choices as readonly ToyChoice[]) : [];
  return { view, choices, seat: scene.seat ?? 0, scores: scoresIn(view, scene) };
}

export function scoresIn(view: View, { kit }: Scene): readonly number[] {
  return kit.game.subjects(view).map((score) => kit.game.explain(view, score).at(-1)?.amount ?? 0);
}

/** A lantern goes from the hand to one's row; one that is exchanged, and somebody to blow at, only have to be pointed at. */
export function waysIn({ choices, seat }: Sight): readonly Way<Spot>[] {
  return waysOf<Spot, ToyChoice>(choices, (choice) => {
    switch (choice.kind) {
      case "play":
        return { from: `card:${choice.card}`, to: [`row:${seat}`] };
      case "exchange":
        return { from: `card:${choice.card}`, to: [] };
      case "blow":
        return { from: undefined, to: [`row:${choice.seat}`] };
      default:
        return { from: undefined, to: choice.kind === "show" ? [] : [choice.kind] };
    }
  });
}
