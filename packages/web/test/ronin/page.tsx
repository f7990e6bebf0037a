import "../../src/look/look.css";
import "../hold-films.ts";
import { LANGUAGES, type Language, type Random, randomOf, speaker } from "@medallion/kernel";
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
 * seat. ?seats=1..5 &side=A|B &season= &moment=<kind of question>|laid|scored|over &chapter=0..2 &seed= &language=
 * &theme= &contrast=. The other seats answer at random as soon as they are asked, unless &alone is there.
 * `show("seats=…")` in the console lays another table in place of it.
 */

const nothing = () => {};
const FRAME: Frame = { ...BARE_FRAME, openMenu: nothing, openRules: nothing, openWhy: nothing };

/** What an address asks for. */
interface Wish {
  readonly seats: number;
  readonly moment: string;
  readonly chapter: number;
  readonly language: Language;
  readonly seed: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly alone: boolean;
}

function wishIn(query: URLSearchParams): Wish {
  const seats = Number(query.get("seats") ?? 3);
  const moment = query.get("moment") ?? "play";
  return {
    seats,
    moment,
    chapter: Number(query.get("chapter") ?? 0),
    language: LANGUAGES.find((name) => name === query.get("language")) ?? "en",
    seed: query.get("seed") ?? "",
    rules: {
      allianceSide: query.get("side") ?? "A",
      autoSideQuest: false,
      ...(seats === 1 ? { soloDifficulty: query.get("season") ?? "autumn" } : {}),
      ...(seats < 3 ? { automaCharacters: "chosen" } : {}),
    },
    alone: query.has("alone") || STILL.includes(moment),
  };
}

/** Moments at which the viewer waits for others. */
const STILL: readonly string[] = ["laid", "scored"];

function begun({ seats, rules }: Wish): TrialTable {
  const mode = seats === 1 ? "solo" : seats === 2 ? "duo" : "alliance";
  return new TrialTable({ mode, seats, rules }, roninKit);
}

const lookOf = (table: TrialTable, seat: number) => table.room.look(seat).table;

function isThere(table: TrialTable, { moment, chapter }: Wish): boolean {
  const look = lookOf(table, 0);
  const view = look?.view as View;
  if (moment === "over") return look?.ending !== undefined;
  if (view.chapter < chapter) return false;
  if (moment === "laid") return (view.players[0]?.chosen?.length ?? 0) > 0 && view.phase === "play";
  if (moment === "scored")
    return view.phase === "cleaning" && look?.question === undefined && look?.ending === undefined;
  return look?.question?.kind === moment;
}

interface Arranged {
  readonly table: TrialTable;
  readonly store: TableStore;
}

/** Plays games until one comes to the moment. */
function arranged(wish: Wish): Arranged {
  for (let tried = 0; tried < 400; tried++) {
    const table = begun(wish);
    const store = new TableStore(table.open, 0);
    for (const _ of table.turns(`${wish.seed}${tried}`)) if (isThere(table, wish)) return { table, store };
    if (isThere(table, wish)) return { table, store };
  }
  throw new Error("no game came to this moment");
}

/** Everybody else answers at random. */
function othersAnswer({ table }: Arranged, seats: number, random: Random): void {
  for (let seat = 1; seat < seats; seat++) {
    const look = lookOf(table, seat);
    if (look?.question === undefined) continue;
    const choice = random.below(look.choices.length);
    table.send(seat, { kind: "answer", seat, question: look.question.id, choice });
    return;
  }
}

function Page({ store, first }: { readonly store: TableStore; readonly first: Scene }) {
  const { look, log } = useSyncExternalStore(store.watch, () => store.snapshot);
  const scene = useMemo((): Scene | undefined => {
    const now = look?.table;
    return now && { ...first, look, table: now, log, mayAct: now.ending === undefined };
  }, [look, log, first]);
  return scene && <RoninTable scene={scene} frame={FRAME} />;
}

const root = createRoot(document.getElementById("app") ?? document.body);
let shown = 0;

async function show(address: string): Promise<void> {
  const query = new URLSearchParams(address);
  const wish = wishIn(query);
  const { language, seats, alone } = wish;
  for (const name of ["theme", "contrast"] as const)
    document.documentElement.dataset[name] = query.get(name) ?? (name === "theme" ? "dark" : "normal");
  changeSettings({ language });
  const there = arranged(wish);
  await Promise.resolve();
  const scene = await sceneOf(there.store, roninKit);
  const texts = { ...RECORD_TEXTS[language], ...(await roninKit.texts(language)) };
  const first = { ...scene, say: speaker(language, texts, scene.names) };
  const random = randomOf("others");
  if (!alone)
    there.store.watch(() => {
      if (lookOf(there.table, 0)?.question === undefined)
        setTimeout(() => othersAnswer(there, seats, random), 20);
    });
  const words = await loadWords(language);
  root.render(
    <LanguageProvider key={++shown} first={words}>
      <Page store={there.store} first={first} />
    </LanguageProvider>,
  );
}

Object.assign(globalThis, { show });
await show(location.search);
