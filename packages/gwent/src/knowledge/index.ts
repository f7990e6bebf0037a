import type { Knowledge } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import { judgeChoices } from "../insight/rate.ts";
import type { View } from "../view.ts";
import { trialTable } from "./table.ts";

/** What a bot knows of Gwent: how good each choice looks from what the seat may know. */
export const knowledge: Knowledge<GwentChoice, View> = {
  rate(view, { seat }, choices) {
    const ratings = new Float64Array(choices.length);
    judgeChoices(trialTable(view), seat, choices, ratings);
    return [...ratings];
  },
};
