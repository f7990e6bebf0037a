import { expect, test } from "vitest";
import { lightsOf, meaningOf } from "../../../../drawn/pointing/lights.ts";
import { printed, type Sight } from "../../sight/sight.ts";
import { trayOf } from "../hand/tray-of.ts";
import { KINDS, randomQuestions } from "../test/random-questions.ts";
import { type GwentWay, waysOf } from "./ways.ts";

/** Points at what is lit until the choice is made, as a player would. */
function pointOut(ways: readonly GwentWay[], { from, to }: GwentWay): number | undefined {
  if (from !== undefined && meaningOf(lightsOf(ways, undefined), from)?.kind !== "select") return undefined;
  const held = lightsOf(ways, from);
  for (const spot of to) {
    const meaning = meaningOf(held, spot);
    if (meaning?.kind === "choose") return meaning.choice;
  }
  return undefined;
}

test("in random games of every mode every choice of every question can be made by pointing", () => {
  const met = new Set<string>();
  for (const { where, question, look, choices } of randomQuestions(1)) {
    met.add(question.kind);
    const view = look(question.seat);
    const own = view.players[question.seat]?.side ?? 0;
    const ways = waysOf({ view, own, printed: (id) => printed(view, id) }, choices);
    const chosen = ways.map((way) => pointOut(ways, way));
    expect(chosen, `${where} ${question.kind}`).toEqual([...choices.keys()]);
    const tray = trayOf({ asked: question.kind, choices } as Sight, ways);
    if (tray === undefined) continue;
    expect(tray.map(({ choice }) => choice)).toEqual(
      [...choices.keys()].filter((choice) => choices[choice]?.kind !== "decline"),
    );
  }
  expect([...met].sort()).toEqual(KINDS);
});
