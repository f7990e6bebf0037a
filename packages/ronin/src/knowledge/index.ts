import type { Knowledge, Question, Random } from "@medallion/kernel";
import { symbolIndex } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import { layOut } from "../imagine/lay-out.ts";
import { questCount } from "../rules/final.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { rateByOutcome, rateUses } from "./abilities.ts";
import { rateDiscards, ratePlaces, rateTakes } from "./draft.ts";
import { rateKeeps } from "./keep.ts";
import { ratePlays } from "./play.ts";
import { sceneOf } from "./scene.ts";
import { rateAutomas, rateBoards, rateCharacters } from "./setup.ts";

/** What bots know of Ronin: `rate` looks at what a choice brings now, `plan` also at what it leaves for later. */
export const knowledge: Knowledge<RoninChoice, View> = {
  rate: (view, question, choices, random) => worths(view, question, choices, random, false),
  plan: (view, question, choices, random) => worths(view, question, choices, random, true),
};

/** Nothing is left to chance on a table that is only looked at. */
const NO_CHANCE = { key: "", at: [] };

function worths(
  view: View,
  { seat, kind }: Question,
  choices: readonly RoninChoice[],
  random: Random,
  ahead: boolean,
): readonly number[] {
  const state = tableOf(view, seat);
  switch (kind) {
    case "character":
      return rateCharacters(state, choices);
    case "automa":
      return rateAutomas(state, choices);
    case "board":
      return rateBoards(state, choices);
    case "quest":
      return choices.map((choice) =>
        choice.kind === "quest" ? questCount(state, seat, symbolIndex(choice.symbol)) : 0,
      );
  }
  const scene = sceneOf(state, seat, ahead);
  switch (kind) {
    case "place":
      return ratePlaces(scene, view, choices, random);
    case "take":
      return rateTakes(scene, choices);
    case "discard":
      return rateDiscards(scene, choices);
    case "play":
      return ratePlays(scene, choices);
    case "keep":
      return rateKeeps(scene, choices);
    case "ability":
      return rateUses(scene, choices);
    default:
      return rateByOutcome(scene, choices);
  }
}

/** The table as the view shows it, with the seat's own question: hidden cards are missing and never asked for. */
function tableOf(view: View, seat: number): State {
  const state = layOut(view, { ...NO_CHANCE, at: [] });
  state.asks = view.asks.filter((open) => open.seat === seat);
  return state;
}
