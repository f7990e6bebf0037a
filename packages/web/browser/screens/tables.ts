import type { View } from "@medallion/gwent";
import type { View as RoninView } from "@medallion/ronin";
import type { Asked } from "../stage/player.ts";
import { choiceOf } from "../stage/player.ts";
import type { Scenery, Spot } from "./scenery.ts";
import type { Screen } from "./screen.ts";

const DUEL = { mode: "standard", seats: 2 };
const isKind =
  (kind: string) =>
  (asked: Asked): boolean =>
    asked.question.kind === kind;

/** In a turn of this round, with so many cards in the rows. */
function inTurn(round: number, cards: number): (asked: Asked) => boolean {
  return ({ question, view }) => {
    // Asked of tables of Gwent alone.
    const seen = view as View;
    const units = seen.sides.flatMap(({ rows }) => rows.flatMap((row) => row.cards));
    return question.kind === "turn" && seen.round === round && units.length >= cards;
  };
}

/** The table of Gwent at the moments that differ, in every mode, and one of every game that is played in words. */
export const TABLES: readonly Screen[] = [
  {
    name: "gathering",
    title: "A table that waits for friends",
    spot: async (scenery) => {
      const guest = await scenery.guest();
      const { table } = await guest.found({ ...DUEL, open: false });
      return { path: `/t/${table}`, token: guest.token };
    },
  },
  {
    name: "mulligan",
    title: "Gwent: mulligan",
    whole: true,
    spot: (scenery) => scenery.tableAt(DUEL, isKind("mulligan")),
  },
  {
    name: "duel",
    title: "Gwent: a duel in the middle",
    whole: true,
    spot: (scenery) => scenery.tableAt(DUEL, inTurn(2, 7)),
  },
  {
    name: "select",
    title: "Gwent: a card is chosen",
    whole: true,
    spot: (scenery) =>
      scenery.tableAt(DUEL, (asked) => inTurn(1, 5)(asked) && choiceOf(asked.choices, "play") !== undefined),
    act: async (page) => {
      await page.locator('[data-zone^="hand:"] button:not([aria-disabled="true"])').last().click();
    },
  },
  {
    name: "medic",
    title: "Gwent: a medic looks through the pile",
    whole: true,
    spot: (scenery) => scenery.tableAt(DUEL, isKind("medic")),
  },
  {
    name: "round-end",
    title: "Gwent: a round is over",
    whole: true,
    fresh: true,
    spot: (scenery) => scenery.roundEnding(),
    act: async (page, { player }) => {
      await page.locator('[data-zone^="hand:"]').first().waitFor();
      // Passing is always the first choice of a turn.
      await player?.answer(0);
      await page
        .getByRole("status")
        .filter({ has: page.locator("[data-why]") })
        .waitFor();
    },
  },
  {
    name: "match-end",
    title: "Gwent: the match is over",
    whole: true,
    spot: (scenery) => scenery.tableAfter(DUEL),
  },
  {
    name: "free-for-all",
    title: "Gwent: free-for-all with five",
    whole: true,
    spot: (scenery) => scenery.tableAt({ mode: "free-for-all", seats: 5 }, inTurn(1, 18)),
  },
  {
    name: "team",
    title: "Gwent: two against two",
    whole: true,
    spot: (scenery) => scenery.tableAt({ mode: "team", seats: 4 }, inTurn(1, 10)),
  },
  {
    name: "solo",
    title: "Gwent: alone against the automaton",
    whole: true,
    spot: (scenery) => scenery.tableAt({ mode: "solo", seats: 1 }, inTurn(1, 5)),
  },
  {
    name: "tournament",
    title: "Gwent: a deck for the next game of a tournament",
    whole: true,
    spot: (scenery) => scenery.tableAt({ mode: "tournament", seats: 2 }, isKind("deck")),
  },
  {
    name: "replay",
    title: "Gwent: a replay",
    whole: true,
    spot: async (scenery) => {
      const { player, token } = await scenery.tableAfter(DUEL);
      return { path: `/replays/online/${player.table}/0?at=20`, ...(token !== undefined && { token }) };
    },
  },
  {
    name: "text-table",
    title: "Gwent as text",
    spot: async (scenery) => ({
      ...(await scenery.tableAt(DUEL, inTurn(1, 5))),
      settings: { table: "text" },
    }),
  },
  {
    name: "ronin",
    title: "Ronin: two cards are chosen",
    spot: (scenery) =>
      scenery.tableAt({ game: "ronin", mode: "alliance", seats: 4 }, (asked) => {
        const { chapter } = asked.view as RoninView;
        return asked.question.kind === "play" && chapter === 1;
      }),
  },
  {
    name: "old-world",
    title: "Old World: a story is read",
    whole: true,
    spot: aStory,
  },
  {
    name: "old-world-text",
    title: "Old World as text: a story is read",
    spot: async (scenery) => ({ ...(await aStory(scenery)), settings: { table: "text" } }),
  },
];

/** A table of three at which a story is read. */
function aStory(scenery: Scenery): Promise<Spot> {
  return scenery.tableAt(
    { game: "old-world", mode: "adventure", seats: 3 },
    (asked) => asked.question.kind === "option",
  );
}
