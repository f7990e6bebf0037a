import type { Room, RoomCommand } from "@medallion/table";
import type { Beyond } from "../store/store.ts";

/** Whether somebody plays there themselves; where nobody does, bots only go on while somebody watches. */
export function isPlayedByPeople({ places }: Pick<Room, "places">): boolean {
  return places.some((place) => place.kind === "person" && place.standIn === undefined);
}

/** Whether bots alone have a game there. */
export function isBotTable({ stage, places }: Room): boolean {
  return stage === "playing" && places.every(({ kind }) => kind === "bot");
}

/** A table that was not founded because its owner has too many. */
export class TooManyTables extends Error {
  readonly code: Beyond;

  constructor(beyond: Beyond) {
    const { code, sentence } = REFUSALS[beyond];
    super(sentence);
    this.code = code;
  }
}

/** What somebody brings to a table by these, words or themselves: who was forgotten meanwhile brings nothing. */
export const BRINGING: ReadonlySet<RoomCommand["kind"]> = new Set<RoomCommand["kind"]>([
  "sit",
  "place",
  "chat",
  "say",
  "sayPreset",
]);

export const REFUSALS: Readonly<Record<Beyond, { readonly code: Beyond; readonly sentence: string }>> = {
  "too-many-tables": {
    code: "too-many-tables",
    sentence: "You have too many tables. Finish or leave some first.",
  },
  "too-many-seats": {
    code: "too-many-seats",
    sentence: "You’re waiting at too many tables. Leave some first.",
  },
  "not-known": {
    code: "not-known",
    sentence: "Log in first, or get a guest token.",
  },
  "too-many-bot-tables": {
    code: "too-many-bot-tables",
    sentence: "You have too many games between bots. Watch one to its end first.",
  },
};
