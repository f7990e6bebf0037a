import { roninKit, type View } from "@medallion/ronin";
import RoninTable from "../../src/games/ronin/table/ronin-table.tsx";
import { loadTexts } from "../../src/games/ronin/texts.ts";
import { layTrialPage } from "../trial-page.tsx";

/*
 * A page of the tests alone: a table of Ronin. ?seats=1..5 &side=A|B &season= &moment=<kind of question>|laid|scored|over
 * &chapter=0..2, and what every page of this kind knows.
 */

await layTrialPage(
  {
    kit: roninKit,
    Table: RoninTable,
    loadTexts,
    modeOf: (seats) => (seats === 1 ? "solo" : seats === 2 ? "duo" : "alliance"),
    rulesOf: (query, seats) => ({
      allianceSide: query.get("side") ?? "A",
      autoSideQuest: false,
      ...(seats === 1 ? { soloDifficulty: query.get("season") ?? "autumn" } : {}),
      ...(seats < 3 ? { automaCharacters: "chosen" } : {}),
    }),
    isThere: (look, query) => {
      const view = look.view as View;
      if (view.chapter < Number(query.get("chapter") ?? 0)) return false;
      const moment = query.get("moment");
      if (moment === "laid") return (view.players[0]?.chosen?.length ?? 0) > 0 && view.phase === "play";
      if (moment === "scored")
        return view.phase === "cleaning" && look.question === undefined && look.ending === undefined;
      return undefined;
    },
    still: ["laid", "scored"],
  },
  { seats: "3", moment: "play" },
);
