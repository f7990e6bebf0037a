import { describe } from "vitest";
import type { StoreOptions } from "../open.ts";
import { budgetsContract } from "./budgets.ts";
import { gamesContract } from "./games.ts";
import { nodesContract } from "./nodes.ts";
import { ownerContract } from "./owner.ts";
import { peopleContract } from "./people.ts";
import { type NewPlace, storesAt } from "./places.ts";
import { retentionContract } from "./retention.ts";
import { tablesContract } from "./tables.ts";
import { talkContract } from "./talk.ts";
import { textContract } from "./text.ts";
import { wholeContract } from "./whole.ts";

/** What every store promises; each kind runs all of it. */
export function describeStore(
  name: string,
  newPlace: NewPlace,
  options: Pick<StoreOptions, "exclusive"> = {},
): void {
  describe(`${name} keeps the contract of a store`, () => {
    const stores = storesAt(newPlace, options);
    describe("people", () => peopleContract(stores));
    describe("tables", () => tablesContract(stores));
    describe("games", () => gamesContract(stores));
    describe("talk", () => talkContract(stores));
    describe("owner", () => ownerContract(stores));
    describe("budgets", () => budgetsContract(stores));
    describe("retention", () => retentionContract(stores));
    describe("nodes", () => nodesContract(stores));
    describe("text", () => textContract(stores));
    describe("the whole", () => wholeContract(stores));
  });
}
