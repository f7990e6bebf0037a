import { at } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import { choicesOf } from "../choices.ts";
import { answerAsk } from "../rules/answer.ts";
import { advance } from "../rules/steps.ts";
import { sideTotal } from "../rules/strength.ts";
import type { State } from "../state.ts";
import { cardOf, copyState, playerOf, tableOf } from "../state.ts";
import { mayGoOn } from "./stakes.ts";
import type { Scene } from "./worth.ts";
import { revivedWorth, UNKNOWN_CARD, worthOf } from "./worth.ts";

/** A quick answer to a question that follows from an imagined choice: good, not the best. */
export function likelyAnswer(state: State, seat: number): GwentChoice {
  const choices = choicesOf(state, seat);
  if (choices.length === 1) return at(choices, 0);
  const scene = { state, player: seat, goesOn: mayGoOn(state), inRound: true, draw: UNKNOWN_CARD };
  let best = at(choices, 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = quickWorth(scene, choice);
    if (value <= highest) continue;
    best = choice;
    highest = value;
  }
  return best;
}

function quickWorth(scene: Scene, choice: GwentChoice): number {
  const { state, player } = scene;
  const { hand } = playerOf(state, player);
  switch (choice.kind) {
    case "revive":
      return revivedWorth(scene, at(state.kinds, cardOf(state, choice.card)));
    case "take":
      return worthOf(scene, [...hand, cardOf(state, choice.card)]);
    case "discard": {
      const card = cardOf(state, choice.card);
      return worthOf(
        scene,
        hand.filter((other) => other !== card),
      );
    }
    case "fetch":
      return state.asks.some(({ kind }) => kind === "search")
        ? soughtWorth(scene, choice.id)
        : leadAfter(scene, choice);
    case "row":
      return leadAfter(scene, choice);
    case "send":
      // A spy does least where there is least.
      return -sideTotal(state, choice.against);
    default:
      return 0;
  }
}

/** What the hand is worth with this card from the deck in it. */
function soughtWorth(scene: Scene, id: string): number {
  const { state, player } = scene;
  const kind = tableOf(state).kindOf.get(id);
  const { deck, hand } = playerOf(state, player);
  const card = deck.find((other) => state.kinds[other] === kind);
  return card === undefined ? 0 : worthOf(scene, [...hand, card]);
}

const SILENT = { tell: undefined, final: false };

/** The lead once the card lies; abilities that follow are left out. */
function leadAfter(scene: Scene, choice: GwentChoice): number {
  const state = copyState(scene.state);
  answerAsk(state, SILENT, scene.player, choice);
  if (state.agenda.at(-1)?.kind === "enter" && state.asks.length === 0) advance(state, SILENT);
  return leadOf(state, playerOf(state, scene.player).side);
}

/** The own total less the average of the others'. */
export function leadOf(state: State, side: number): number {
  let others = 0;
  for (let other = 0; other < state.sides.length; other++)
    if (other !== side) others += sideTotal(state, other);
  return sideTotal(state, side) - others / (state.sides.length - 1);
}
