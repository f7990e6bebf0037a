import { oldWorldKit, type View } from "@medallion/old-world";
import OldWorldTable from "../../src/games/old-world/table/old-world-table.tsx";
import { crowded } from "../../src/games/old-world/test/crowded.ts";
import { layTrialPage } from "../trial-page.tsx";

/*
 * A page of the tests alone: a table of Old World. ?seats=1..5 &moment=<kind of question>|duel|watched|much|over &turns=, the
 * turns that have begun at least, and what every page of this kind knows.
 */

await layTrialPage(
  {
    kit: oldWorldKit,
    Table: OldWorldTable,
    modeOf: (seats) => (seats === 1 ? "solo" : "adventure"),
    rulesOf: (query) => ({ schoolSelection: query.get("school") ?? "draft" }),
    isThere: ({ view: seen, question }, query) => {
      const { turns, fight } = seen as View;
      if (turns < Number(query.get("turns") ?? 0)) return false;
      const moment = query.get("moment");
      const isDuel = fight?.defender !== undefined;
      if (moment === "duel") return isDuel && question?.kind === "combo";
      if (moment === "much") return question?.kind === "phaseOne";
      if (moment === "watched") return fight !== undefined && question === undefined;
      return undefined;
    },
    seen: (scene, query) => (query.get("moment") === "much" ? crowded(scene) : scene),
    still: ["watched", "much"],
  },
  { seats: "3", moment: "phaseOne" },
);
