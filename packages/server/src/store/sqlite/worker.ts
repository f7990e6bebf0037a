import { parentPort, workerData } from "node:worker_threads";
import { askIn } from "./ask-text.ts";
import { Engine, faultIn } from "./engine.ts";
import type { Ask } from "./work.ts";

/** The thread that has the file: does what it is asked, one after the other, and answers each with its number. */
const port = parentPort;
if (port === null) throw new Error("this is a thread of a store");

let engine: Engine | undefined;

function obey(ask: Ask): unknown {
  if (engine === undefined) throw new Error("the file is not open");
  switch (ask.kind) {
    case "query":
      return engine.query(ask.sql, ask.values);
    case "commit":
      return engine.commit(ask.works);
    case "journal":
      return engine.journal(ask.keep);
    case "close":
      return engine.close();
  }
}

function answer(id: number, work: () => unknown): void {
  let text: string;
  try {
    text = JSON.stringify({ id, answer: work() ?? null });
  } catch (error) {
    text = JSON.stringify({ id, fault: faultIn(error) });
  }
  port?.postMessage(text);
}

/** How long moves wait in the journal at most, in milliseconds, before they are carried to their tables. */
const PATIENCE = 2000;
let carrying: NodeJS.Timeout | undefined;

function carryLater(): void {
  if (carrying !== undefined || engine?.waits !== true) return;
  carrying = setTimeout(() => {
    carrying = undefined;
    try {
      engine?.carry();
    } catch {
      // They are in the journal: a full disk, or another program that has the file, is only waited for.
    }
    carryLater();
  }, PATIENCE);
}

port.on("message", (text: string) => {
  const ask = askIn(text);
  answer(ask.id, () => obey(ask));
  carryLater();
});

/** The first answer says whether the file could be opened. */
answer(0, () => {
  engine = new Engine(workerData.path, {});
  if (workerData.keepJournal) engine.journal(true);
});
