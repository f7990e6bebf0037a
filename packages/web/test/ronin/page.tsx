import "../../src/look/look.css";
import "../hold-films.ts";
import { LANGUAGES, randomOf, speaker } from "@medallion/kernel";
import { RECORD_TEXTS } from "@medallion/records";
import { roninKit, type View } from "@medallion/ronin";
import { useMemo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import RoninTable from "../../src/games/ronin/table/ronin-table.tsx";
import { LanguageProvider } from "../../src/language/language.tsx";
import { loadWords } from "../../src/language/words.ts";
import type { Frame, Scene } from "../../src/scene/scene.ts";
import { TableStore } from "../../src/scene/table-store.ts";
import { changeSettings } from "../../src/settings/settings.ts";
import { BARE_FRAME } from "../../src/table/frame/bare-frame.ts";
import { sceneOf, TrialTable } from "../../src/table/test/trial-table.ts";

/*
 * A page of the tests alone: a table of Ronin in memory at the moment that the address asks for, seen from its first
 * seat. ?seats=1..5 &side=A|B &season= &moment=<kind of question>|laid|over &chapter=0..2 &seed= &language= &theme=
 * &contrast=. The other seats answer at random as soon as they are asked, unless &alone is there.
 */

const query = new URLSearchParams(location.search);
const seats = Number(query.get("seats") ?? 3);
const moment = query.get("moment") ?? "play";
const chapter = Number(query.get("chapter") ?? 0);
const language = LANGUAGES.find((name) => name === query.get("language")) ?? "en";
for (const name of ["theme", "contrast"] as const)
  document.documentElement.dataset[name] = query.get(name) ?? (name === "theme" ? "dark" : "normal");

changeSettings({ language });

const nothing = () => {};
const FRAME: Frame = { ...BARE_FRAME, openMenu: nothing, openRules: nothing, openWhy: nothing };

const RULES = {
  allianceSide: query.get("side") ?? "A",
  autoSideQuest: false,
  ...(seats === 1 ? { soloDifficulty: query.get("season") ?? "autumn" } : {}),
  ...(seats < 3 ? { automaCharacters: "chosen" } : {}),
};

function begun(): TrialTable {
  return new TrialTable(
    { mode: seats === 1 ? "solo" : seats === 2 ? "duo" : "alliance", seats, rules: RULES },
    roninKit,
  );
}

const lookOf = (table: TrialTable, seat: number) => table.room.look(seat).table;

function isThere(table: TrialTable): boolean {
  const look = lookOf(table, 0);
  const view = look?.view as View;
  if (moment === "over") return look?.ending !== undefined;
  if (moment === "laid")
    return (view.players[0]?.chosen?.length ?? 0) > 0 && view.phase === "play" && view.chapter >= chapter;
  return look?.question?.kind === moment && view.chapter >= chapter;
}

/** Plays games until one comes to the moment. */
function arranged(): { readonly table: TrialTable; readonly store: TableStore } {
  for (let tried = 0; tried < 400; tried++) {
    const table = begun();
    const store = new TableStore(table.open, 0);
    for (const _ of table.turns(`${query.get("seed") ?? ""}${tried}`))
      if (isThere(table)) return { table, store };
    if (isThere(table)) return { table, store };
  }
  throw new Error("no game came to this moment");
}

const { table, store } = arranged();
await Promise.resolve();
const first = await sceneOf(store, roninKit);
const say = speaker(
  language,
  { ...RECORD_TEXTS[language], ...(await roninKit.texts(language)) },
  first.names,
);

/** Everybody else answers at random. */
const random = randomOf("others");
function othersAnswer(): void {
  for (let seat = 1; seat < seats; seat++) {
    const look = lookOf(table, seat);
    if (look?.question === undefined) continue;
    const choice = random.below(look.choices.length);
    table.send(seat, { kind: "answer", seat, question: look.question.id, choice });
    return;
  }
}
if (!query.has("alone") && moment !== "laid")
  store.watch(() => {
    if (lookOf(table, 0)?.question === undefined) setTimeout(othersAnswer, 20);
  });

function Page() {
  const { look, log } = useSyncExternalStore(store.watch, () => store.snapshot);
  const scene = useMemo((): Scene | undefined => {
    const now = look?.table;
    return now && { ...first, say, look, table: now, log, mayAct: now.ending === undefined };
  }, [look, log]);
  return scene && <RoninTable scene={scene} frame={FRAME} />;
}

const words = await loadWords(language);
createRoot(document.getElementById("app") ?? document.body).render(
  <LanguageProvider first={words}>
    <Page />
  </LanguageProvider>,
);
