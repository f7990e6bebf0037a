import type { RoninChoice } from "../choice.ts";
import { cardNamed } from "../rules/zones.ts";
import { playWorth, sortedHand, tryPairs } from "./pairs.ts";
import type { Scene } from "./scene.ts";

/** Every ordered pair by what it makes of the table, and by what stays in hand. */
export function ratePlays(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  const { state, owner } = scene;
  const plays = tryPairs(scene, owner.hand);
  const hand = sortedHand(plays, [...owner.hand.keys()]);
  const placeOf = (id: string | undefined): number => owner.hand.indexOf(cardNamed(state, id ?? ""));
  return choices.map((choice) =>
    choice.kind === "play" ? playWorth(plays, hand, placeOf(choice.cards[0]), placeOf(choice.cards[1])) : 0,
  );
}
