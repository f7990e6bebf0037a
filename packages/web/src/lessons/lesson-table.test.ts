import { gwentKit } from "@medallion/gwent";
import type { Kit } from "@medallion/kernel";
import { expect, test } from "vitest";
import { course } from "../games/gwent/lessons/index.ts";
import { TableStore } from "../scene/table-store.ts";
import { LEARNER, type Lesson } from "./lesson.ts";
import { LessonTable } from "./lesson-table.ts";

const KIT = gwentKit as Kit;
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

async function taught(id: string, done = 0) {
  const lesson = course.lessons.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const table = new LessonTable({ kit: KIT, lesson, names: ["Anna", "Host"], done, pause: settled });
  const store = new TableStore(table.open, LEARNER);
  await settled();
  return { lesson, table, store };
}

/** Answers with the choice of that kind, about that card. */
function choose(store: TableStore, kind: string, id?: string) {
  const choices = store.snapshot.look?.table?.choices ?? [];
  const place = choices.findIndex(
    (choice) => choice.kind === kind && (id === undefined || ("id" in choice && choice.id === id)),
  );
  return store.choose(place);
}

/** As somebody takes it who asks to be shown everything. */
async function takeAll(table: LessonTable, { steps }: Lesson) {
  for (let turn = 0; turn < 4 * steps.length && table.standing.awaits !== "nothing"; turn++) {
    table.next();
    table.show();
    await settled();
    await settled();
  }
}

test("a step that only tells waits for the learner, one that asks for the choice it is about", async () => {
  const { table, store } = await taught("rounds");
  expect(table.standing).toEqual({ step: 0, awaits: "next", missed: undefined });
  expect(await choose(store, "pass")).toMatchObject({ kind: "refused" });
  expect(table.standing).toEqual({ step: 0, awaits: "next", missed: { reply: undefined } });
  table.next();
  expect(table.standing).toEqual({ step: 1, awaits: "choice", missed: undefined });
  expect(await choose(store, "play", "dennis-cranmer")).toEqual({ kind: "done" });
  expect(table.standing.awaits).toBe("others");
  await settled();
  await settled();
  expect(table.standing).toMatchObject({ step: 2, awaits: "choice" });
  expect(store.snapshot.log.map((entry) => entry.kind === "game" && entry.event.kind)).toEqual([
    "unitPlayed",
    "unitPlayed",
  ]);
});

test("a choice that is not what the step is about changes nothing and gets a kind word", async () => {
  const { lesson, table, store } = await taught("rounds", 3);
  const before = store.snapshot.look;
  expect(await choose(store, "play", "vesemir")).toMatchObject({ kind: "refused" });
  expect(store.snapshot.look).toBe(before);
  expect(table.standing.missed?.reply).toBe(lesson.steps[3]?.replies?.[0]?.say);
  expect(table.standing).toMatchObject({ step: 3, awaits: "choice" });
});

test("whoever comes back finds the table as it was left", async () => {
  const { table, store } = await taught("leaders", 5);
  expect(table.standing).toMatchObject({ step: 5, awaits: "choice" });
  expect(store.snapshot.look?.table?.question?.kind).toBe("turn");
  expect(store.snapshot.log.length).toBeGreaterThan(5);
});

test.each(course.lessons)("$id comes to its end for whoever is shown everything", async (lesson) => {
  const { table } = await taught(lesson.id);
  await takeAll(table, lesson);
  expect(table.standing).toEqual({ step: lesson.steps.length, awaits: "nothing", missed: undefined });
});

test("the lesson of rounds ends with a won match", async () => {
  const { table, store, lesson } = await taught("rounds");
  await takeAll(table, lesson);
  expect(store.snapshot.look?.stage).toBe("over");
  expect(store.snapshot.look?.table?.ending?.outcome.standings[LEARNER]?.result).toBe("win");
});
