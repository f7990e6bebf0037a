import type { RoninChoice } from "../choice.ts";
import { cardNamed } from "../rules/zones.ts";
import { handWorth } from "./judge.ts";
import type { Scene } from "./scene.ts";
import { lay, mark, putBack, tableWorth, tryStandard } from "./table.ts";

/** Kept cards by what they bring to the next chapter, with their effects at once and with the hand (RO-10.4 to RO-10.8). */
export function rateKeeps(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  const { state, owner } = scene;
  const timeline = owner.timeline.splice(0);
  owner.covered.length = 0;
  const before = mark(scene);
  const ending = state.options.rules.keptCardsPair === "ending" ? state.chapter : scene.chapter;
  const pair = state.pair;
  const ratings = choices.map((choice) => {
    if (choice.kind !== "keep") return 0;
    for (const id of choice.cards) lay(scene, cardNamed(state, id));
    state.pair = ending;
    for (const place of choice.cards.keys()) tryStandard(scene, place);
    // Tea effects and the cards in hand meet the symbols of the next chapter.
    state.pair = scene.chapter;
    const worth = handWorth(scene) + tableWorth(scene, true);
    putBack(scene, before);
    owner.timeline.length = 0;
    return worth;
  });
  state.pair = pair;
  owner.timeline.push(...timeline);
  owner.covered.push(...timeline.map(() => 0));
  return ratings;
}
