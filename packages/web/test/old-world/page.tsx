import { oldWorldKit, type View } from "@medallion/old-world";
import { COMPONENTS, comboSums } from "@medallion/old-world/pages";
import { roadsApart } from "../../src/games/old-world/map/geography/roads.ts";
import OldWorldTable from "../../src/games/old-world/table/old-world-table.tsx";
import { crowded } from "../../src/games/old-world/test/crowded.ts";
import { loadTexts } from "../../src/games/old-world/texts.ts";
import { layTrialPage } from "../trial-page.tsx";

/*
 * A page of the tests alone: a table of Old World. ?seats=1..5 &moment=<kind of question>|duel|last|quest|watched|much|over &turns=, the
 * turns that have begun at least, and what every page of this kind knows.
 */

/** The combo that lies there defeats the monster, and that wins the game. */
function isLastStrike(view: View, asked: string | undefined): boolean {
  const { fight, players } = view;
  const isWon = players[0]?.track === COMPONENTS.constants.trophiesToWin - 1;
  if (asked !== "combo" || fight?.monster === undefined || !isWon) return false;
  return comboSums(view, 0).damage.total >= fight.lifeCount;
}

/** The only quest leads two roads away, and there are cards enough to ride there. */
function isQuestNear(view: View, asked: string | undefined): boolean {
  const [own] = view.players;
  const [quest, ...others] = own?.quests ?? [];
  if (asked !== "phaseOne" || own?.at === undefined || others.length > 0) return false;
  if (quest?.place === undefined || quest.pay > own.gold || own.trailQuests.length > 0) return false;
  return own.handCount >= 4 && roadsApart(own.at, quest.place) === 2;
}

await layTrialPage(
  {
    kit: oldWorldKit,
    Table: OldWorldTable,
    loadTexts,
    modeOf: (seats) => (seats === 1 ? "solo" : "adventure"),
    rulesOf: (query) => ({ schoolSelection: query.get("school") ?? "draft" }),
    isThere: ({ view: seen, question }, query) => {
      const { turns, fight } = seen as View;
      if (turns < Number(query.get("turns") ?? 0)) return false;
      const moment = query.get("moment");
      const isDuel = fight?.defender !== undefined;
      if (moment === "duel") return isDuel && question?.kind === "combo";
      if (moment === "last") return isLastStrike(seen as View, question?.kind);
      if (moment === "quest") return isQuestNear(seen as View, question?.kind);
      if (moment === "much") return question?.kind === "phaseOne";
      if (moment === "watched") return fight !== undefined && question === undefined;
      return undefined;
    },
    seen: (scene, query) => (query.get("moment") === "much" ? crowded(scene) : scene),
    still: ["watched", "much"],
  },
  { seats: "3", moment: "phaseOne" },
);
