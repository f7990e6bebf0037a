import type { GwentChoice } from "../choices.ts";

/** What a choice means, whatever its cards are called: equal cards in the same place are the same. */
export function keyOf(choice: GwentChoice): string {
  switch (choice.kind) {
    case "play":
      // What a Decoy takes back lies open, so that it is called the same by everybody.
      return `play ${choice.id} ${choice.row ?? ""} ${choice.against ?? ""} ${choice.target ?? ""}`;
    case "exchange":
    case "revive":
    case "take":
    case "fetch":
    case "discard":
      return `${choice.kind} ${choice.id}`;
    case "row":
      return `row ${choice.id} ${choice.row}`;
    case "send":
      return `send ${choice.id} ${choice.against}`;
    case "start":
      return `start ${choice.seat}`;
    case "look":
      return `look ${choice.at}`;
    case "rob":
      return `rob ${choice.from}`;
    case "deck":
      return `deck ${choice.place}`;
    case "pass":
    case "leader":
    case "keep":
    case "decline":
      return choice.kind;
  }
}
