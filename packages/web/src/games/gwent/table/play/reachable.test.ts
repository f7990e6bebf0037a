import { expect, test } from "vitest";
import { unreachable } from "../../../../drawn/test/unreachable.ts";
import { printed, type Sight } from "../../sight/sight.ts";
import { trayOf } from "../hand/tray-of.ts";
import { KINDS, randomQuestions } from "../test/random-questions.ts";
import { waysOf } from "./ways.ts";

test("in random games of every mode every choice of every question can be made by pointing", () => {
  const met = new Set<string>();
  for (const { where, question, look, choices } of randomQuestions(1)) {
    met.add(question.kind);
    const view = look(question.seat);
    const own = view.players[question.seat]?.side ?? 0;
    const ways = waysOf({ view, own, printed: (id) => printed(view, id) }, choices);
    expect(unreachable(ways, choices), `${where} ${question.kind}`).toEqual([]);
    const tray = trayOf({ asked: question.kind, choices } as Sight, ways);
    if (tray === undefined) continue;
    expect(tray.map(({ choice }) => choice)).toEqual(
      [...choices.keys()].filter((choice) => choices[choice]?.kind !== "decline"),
    );
  }
  expect([...met].sort()).toEqual(KINDS);
});
