import { type ReasonOf, refusalsOf } from "@medallion/refusals";
import { ALL_CARDS } from "./cards/all.ts";
import { FACTIONS } from "./cards/row.ts";
import { DECKS } from "./messages/en/decks.ts";
import { ERRORS } from "./messages/en/errors.ts";

export type { Path } from "@medallion/refusals";
export type Reason = ReasonOf<typeof ERRORS>;

/** In the sentences of errors for programs, and of scenarios, cards and factions are named by their ids. */
export const REFUSALS = refusalsOf(ERRORS, {
  ...DECKS,
  ...Object.fromEntries(ALL_CARDS.map((card) => [`card.${card.id}`, card.id])),
  ...Object.fromEntries(FACTIONS.map((faction) => [`faction.${faction}`, faction])),
});
export const { inEnglish, refuse, refuseAt, reasonMessage } = REFUSALS;
