import { at } from "@medallion/kernel";
import { abilityAt, abilityNamed } from "../abilities/held.ts";
import type { RoninChoice } from "../choice.ts";
import { cardNamed } from "../rules/zones.ts";
import { abilityWorth, endsToCome } from "./experience.ts";
import { foresee } from "./foresee.ts";
import { judge } from "./judge.ts";
import { bestPlay, tryPairs } from "./pairs.ts";
import { type Scene, sceneOf } from "./scene.ts";
import { powerWorth } from "./worth.ts";

/** Abilities whose use cannot be foreseen because it draws cards: they are used once a usual gain beats waiting. */
function isBlind(primitive: string): boolean {
  return primitive === "DRAFT_PEEK" || primitive === "DRAFT_EXTRA" || primitive === "KEEP_EXTRA";
}

/** A small lead for using: what is equal now may have no later. */
const NOW = 1e-3;

/** Not now, or any use: by what the table is worth afterwards, the abilities left included. */
export function rateUses(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  const swaps = choices.some((choice) => choice.kind === "use" && choice.target?.kind === "swap")
    ? swapWorths(scene, choices)
    : undefined;
  const idle = at(choices, 0).kind === "decline" ? judgeAfter(scene, at(choices, 0)) : 0;
  return choices.map((choice, i) => {
    if (choice.kind !== "use") return idle;
    const ability = abilityAt(scene.state, abilityNamed(scene.state, choice.ability));
    if (swaps !== undefined && choice.target?.kind === "swap")
      return idle + at(swaps, i) - waitingWorth(scene, choice.ability) + NOW;
    if (isBlind(ability.primitive))
      return (
        idle +
        powerWorth(ability, scene.experience.point) * BLIND_GAIN -
        waitingWorth(scene, choice.ability) +
        NOW
      );
    return judgeAfter(scene, choice) + NOW;
  });
}

/** What a blind use brings, of a good one. */
const BLIND_GAIN = 0.85;

function judgeAfter({ state, seat, ahead }: Scene, choice: RoninChoice): number {
  const { state: after, drawn } = foresee(state, seat, choice);
  return judge(sceneOf(after, seat, ahead), drawn);
}

/** What the ability is worth if it is kept. */
function waitingWorth(scene: Scene, id: string): number {
  if (!scene.ahead) return 0;
  const { state, left } = scene;
  const ability = abilityAt(state, abilityNamed(state, id));
  return abilityWorth(ability, left, endsToCome(state), scene.experience.point);
}

/** DRAFT_SWAP: what the hand can do after each exchange, beyond what it can do as it is. */
function swapWorths(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  const { state, owner } = scene;
  const others = state.rows.filter((card) => card >= 0);
  const cards = [...owner.hand, ...others];
  const plays = tryPairs(scene, cards, [...owner.hand.map(() => 0), ...others.map((_, i) => i + 1)]);
  const held = [...owner.hand.keys()];
  const now = bestPlay(plays, held);
  return choices.map((choice) => {
    if (choice.kind !== "use" || choice.target?.kind !== "swap") return 0;
    const away = cards.indexOf(cardNamed(state, choice.target.give));
    const got = cards.indexOf(cardNamed(state, choice.target.get));
    return (
      bestPlay(
        plays,
        held.map((place) => (place === away ? got : place)),
      ) - now
    );
  });
}

/** Any other question in the course of a turn. */
export function rateByOutcome(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  return choices.map((choice) => judgeAfter(scene, choice));
}
