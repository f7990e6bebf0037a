import { type PlayerView, roninKit, type TimelineCard, type View } from "@medallion/ronin";
import { boxOf } from "@medallion/ronin/pages";
import RoninTable from "../../src/games/ronin/table/ronin-table.tsx";
import { loadTexts } from "../../src/games/ronin/texts.ts";
import type { Scene } from "../../src/scene/scene.ts";
import { layTrialPage } from "../trial-page.tsx";

/*
 * A page of the tests alone: a table of Ronin. ?seats=1..5 &side=A|B &season= &moment=<kind of question>|laid|scored|much|over
 * &chapter=0..2 &turn=0..8, of the whole game, and what every page of this kind knows.
 */

/** Hands and timelines that are as long as they ever get. */
const MANY = 10;

/** The same with so many cards in the own hand and in every timeline. */
function crowded(scene: Scene): Scene {
  const view = scene.table.view as View;
  const lying = new Set([
    ...view.rows.flat(),
    ...view.discard,
    ...view.players.flatMap(({ hand }) => hand ?? []),
  ]);
  const free = boxOf(view)
    .cards.map(({ id }) => id)
    .filter((id) => !lying.has(id));
  const players = view.players.map((player): PlayerView => {
    const timeline = free.splice(0, MANY).map((card): TimelineCard => ({ card, covered: 0 }));
    const hand = player.hand && [...player.hand, ...free.splice(0, MANY - player.hand.length)];
    return { ...player, timeline, ...(hand && { hand, handCount: hand.length }) };
  });
  return { ...scene, table: { ...scene.table, view: { ...view, players } } };
}

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
      const { question } = look;
      const view = look.view as View;
      if (view.chapter < Number(query.get("chapter") ?? 0)) return false;
      if (view.turn < Number(query.get("turn") ?? 0)) return false;
      const moment = query.get("moment");
      if (moment === "laid") return (view.players[0]?.chosen?.length ?? 0) > 0 && view.phase === "play";
      if (moment === "much") return question?.kind === "play";
      if (moment === "scored")
        return view.phase === "cleaning" && look.question === undefined && look.ending === undefined;
      return undefined;
    },
    seen: (scene, query) => (query.get("moment") === "much" ? crowded(scene) : scene),
    still: ["laid", "scored"],
  },
  { seats: "3", moment: "play" },
);
