import type { Message, Part } from "@medallion/kernel";
import { cardAbout, placeOf } from "./board/card-entry.ts";
import { rowOf } from "./board/sight.ts";
import type { GwentChoice } from "./choices.ts";
import { describeChoice } from "./describe.ts";
import type { View } from "./view.ts";

/** A choice with what its card does; a whole deck to search is asked for by row and kind first. */
export function parts(view: View, choice: GwentChoice): readonly Part[] {
  const text = describeChoice(choice);
  switch (choice.kind) {
    case "play":
    case "exchange":
    case "revive":
    case "row":
    case "send":
    case "take":
    case "discard":
      return [{ text, about: aboutCard(view, choice.id) }];
    case "fetch":
      return [...kindPart(view, choice.id), { text, about: aboutCard(view, choice.id) }];
    case "leader":
      return [{ text, about: aboutLeader(view) }];
    case "deck":
      return [{ text, about: aboutCard(view, choice.leader) }];
    case "pass":
    case "keep":
    case "start":
    case "decline":
    case "look":
    case "rob":
      return [];
  }
}

function aboutCard(view: View, id: string): readonly Message[] {
  const card = rowOf({ view }, id);
  return card === undefined ? [] : cardAbout(view, card);
}

function aboutLeader(view: View): readonly Message[] {
  const own = view.players.find((_, player) => player === view.seat);
  return own === undefined ? [] : aboutCard(view, own.leader);
}

function kindPart(view: View, id: string): readonly Part[] {
  const card = rowOf({ view }, id);
  return card === undefined ? [] : [{ role: { key: "part.kind" }, text: placeOf(card) }];
}
