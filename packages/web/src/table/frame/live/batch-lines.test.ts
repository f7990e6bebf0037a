import { expect, test } from "vitest";
import { loadWords } from "../../../language/words.ts";
import { type Batch, TableStore } from "../../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../../test/trial-table.ts";
import { batchLines } from "./batch-lines.ts";

const { text, list } = await loadWords("en");
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("says what happened, then what is asked, or whom the table waits for", async () => {
  const table = new TrialTable();
  const store = new TableStore(table.open, 0);
  await settled();
  const heard: Batch[] = [];
  store.follow((batch) => heard.push(batch));
  const before = await sceneOf(store);
  table.send(0, { kind: "propose", seat: 0, what: "draw" });
  table.send(1, { kind: "reply", seat: 1, yes: true });
  const [asked, ended] = heard;
  if (asked === undefined || ended === undefined) throw new Error("nothing was heard");
  const at = { ...before, before: { ...before.look, table: before.table }, text, list };
  // The question is the one that was asked before, so it is not said again.
  expect(batchLines(asked, at)).toEqual(["Anna offers a draw."]);
  expect(batchLines(ended, at)).toEqual(["Bořivoj accepts.", "Draw by agreement."]);
});

test("whom the table waits for is not said again because somebody spoke", async () => {
  const table = new TrialTable();
  const store = new TableStore(table.open, 1);
  await settled();
  const heard: Batch[] = [];
  store.follow((batch) => heard.push(batch));
  const before = await sceneOf(store);
  table.send(0, { kind: "say", text: "Hm." });
  const [said] = heard;
  if (said === undefined) throw new Error("nothing was heard");
  const at = { ...before, before: { ...before.look, table: before.table }, text, list };
  expect(batchLines(said, at)).toEqual(["Anna: “Hm.”"]);
});
