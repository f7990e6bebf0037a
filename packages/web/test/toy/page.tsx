import "../../src/look/look.css";
import "../hold-films.ts";
import { toy } from "@medallion/suites/toy";
import { useMemo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../../src/language/language.tsx";
import { loadWords } from "../../src/language/words.ts";
import type { Frame, Scene } from "../../src/scene/scene.ts";
import { TableStore } from "../../src/scene/table-store.ts";
import { BARE_FRAME } from "../../src/table/frame/bare-frame.ts";
import { sceneOf, TrialTable } from "../../src/table/test/trial-table.ts";
import { ToyTable } from "./toy-table.tsx";

/* A page of the tests alone: a table of Lanterns in memory, seen from its first seat. */

declare global {
  interface Window {
    /** Answers for the other seat; the test decides when. */
    rival: (choice: number) => void;
  }
}

const nothing = () => {};
const FRAME: Frame = { ...BARE_FRAME, openMenu: nothing, openRules: nothing, openWhy: nothing };

const table = new TrialTable({}, toy);
const store = new TableStore(table.open, 0);
await Promise.resolve();
const first = await sceneOf(store, toy);

window.rival = (choice) => {
  const question = table.room.look(1).table?.question?.id;
  if (question === undefined) throw new Error("the other seat is not asked");
  table.send(1, { kind: "answer", seat: 1, question, choice });
};

function Page() {
  const { look, log } = useSyncExternalStore(store.watch, () => store.snapshot);
  const scene = useMemo((): Scene | undefined => {
    const table = look?.table;
    return table && { ...first, look, table, log, mayAct: table.ending === undefined };
  }, [look, log]);
  return scene && <ToyTable scene={scene} frame={FRAME} />;
}

const words = await loadWords("en");
createRoot(document.getElementById("app") ?? document.body).render(
  <LanguageProvider first={words}>
    <Page />
  </LanguageProvider>,
);
