import "../src/look/look.css";
import "./hold-films.ts";
import { type Kit, LANGUAGES, type Language, type Random, randomOf, speaker } from "@medallion/kernel";
import { RECORD_TEXTS } from "@medallion/records";
import type { TableLook } from "@medallion/table";
import { type ComponentType, useMemo, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../src/language/language.tsx";
import type { LoadTexts } from "../src/language/texts.ts";
import { loadWords } from "../src/language/words.ts";
import type { Frame, Scene, TableProps } from "../src/scene/scene.ts";
import { TableStore } from "../src/scene/table-store.ts";
import { changeSettings } from "../src/settings/settings.ts";
import { BARE_FRAME } from "../src/table/frame/bare-frame.ts";
import { sceneOf, TrialTable } from "../src/table/test/trial-table.ts";

/*
 * What pages of the tests share that lay a table in memory at the moment that the address asks for, seen from its first
 * seat: ?seats= &moment=<kind of question>|over &seed= &language= &theme= &contrast=, and what the game adds. The other
 * seats answer at random as soon as they are asked, unless &alone is there. `show("seats=…")` in the console lays
 * another table in place of it.
 */

const nothing = () => {};
const FRAME: Frame = { ...BARE_FRAME, openMenu: nothing, openRules: nothing, openWhy: nothing };

/** What a game says of its page. */
export interface TrialPage {
  readonly kit: Kit;
  readonly Table: ComponentType<TableProps>;
  /** What the pages say of this game alone. */
  readonly loadTexts: LoadTexts;
  modeOf(seats: number): string;
  rulesOf(query: URLSearchParams, seats: number): Readonly<Record<string, unknown>>;
  /** Whether a moment that is no kind of question has come; absent where it knows none of this name. */
  isThere(look: TableLook, query: URLSearchParams): boolean | undefined;
  /** What is seen instead, where the address asks for more than any game would bring; absent where it is as it is. */
  seen?(scene: Scene, query: URLSearchParams): Scene;
  /** Moments at which the viewer waits for others. */
  readonly still: readonly string[];
}

interface Arranged {
  readonly table: TrialTable;
  readonly store: TableStore;
}

const lookOf = (table: TrialTable, seat: number) => table.room.look(seat).table;

function hasCome(page: TrialPage, table: TrialTable, query: URLSearchParams): boolean {
  const look = lookOf(table, 0);
  if (look === undefined) return false;
  const moment = query.get("moment");
  if (moment === "over") return look.ending !== undefined;
  return page.isThere(look, query) ?? look.question?.kind === moment;
}

/** So many games of one deal are tried before others are dealt: who begins, for one, never changes within a deal. */
const OF_ONE_DEAL = 40;

/** Plays games until one comes to the moment. */
function arranged(page: TrialPage, query: URLSearchParams, seats: number): Arranged {
  for (let tried = 0; tried < 400; tried++) {
    const settings = { mode: page.modeOf(seats), seats, rules: page.rulesOf(query, seats) };
    const table = new TrialTable(settings, page.kit, tried < OF_ONE_DEAL ? undefined : `trial ${tried}`);
    const store = new TableStore(table.open, 0);
    const seed = `${query.get("seed") ?? ""}${tried}`;
    for (const _ of table.turns(seed)) if (hasCome(page, table, query)) return { table, store };
    if (hasCome(page, table, query)) return { table, store };
  }
  throw new Error(`no game of ${seats} came to this moment: ${query}`);
}

/** What only changes how a table looks. */
const LOOKS = ["language", "theme", "contrast"];

/** The same, and as long as nobody has done anything there it is laid again in other looks without being played anew. */
function arranging(page: TrialPage): (query: URLSearchParams, seats: number) => Promise<Arranged> {
  let last: (Arranged & { readonly asked: string }) | undefined;
  return async (query, seats) => {
    const asked = [...query].filter(([name]) => !LOOKS.includes(name)).join("&");
    if (last?.asked === asked) return last;
    const there = arranged(page, query, seats);
    // It has heard of the game only after that.
    await Promise.resolve();
    last = { ...there, asked };
    there.store.watch(() => {
      last = undefined;
    });
    const random = randomOf("others");
    if (!query.has("alone") && !page.still.includes(query.get("moment") ?? ""))
      there.store.watch(() => {
        if (lookOf(there.table, 0)?.question === undefined)
          setTimeout(() => othersAnswer(there.table, seats, random), 20);
      });
    return there;
  };
}

/** Everybody else answers at random. */
function othersAnswer(table: TrialTable, seats: number, random: Random): void {
  for (let seat = 1; seat < seats; seat++) {
    const look = lookOf(table, seat);
    if (look?.question === undefined) continue;
    const choice = random.below(look.choices.length);
    table.send(seat, { kind: "answer", seat, question: look.question.id, choice });
    return;
  }
}

interface LaidProps {
  readonly store: TableStore;
  readonly first: Scene;
  readonly Table: ComponentType<TableProps>;
  readonly seen: (scene: Scene) => Scene;
}

function Laid({ store, first, Table, seen }: LaidProps) {
  const { look, log } = useSyncExternalStore(store.watch, () => store.snapshot);
  const scene = useMemo((): Scene | undefined => {
    const now = look?.table;
    return now && seen({ ...first, look, table: now, log, mayAct: now.ending === undefined });
  }, [look, log, first, seen]);
  return scene && <Table scene={scene} frame={FRAME} />;
}

/** Lays the table that the address asks for, and others when they are asked for. */
export async function layTrialPage(page: TrialPage, usual: Readonly<Record<string, string>>): Promise<void> {
  const root = createRoot(document.getElementById("app") ?? document.body);
  const arrangedFor = arranging(page);
  let shown = 0;
  const show = async (address: string): Promise<void> => {
    const query = new URLSearchParams(address);
    for (const [name, value] of Object.entries(usual)) if (!query.has(name)) query.set(name, value);
    const seats = Number(query.get("seats"));
    const language: Language = LANGUAGES.find((name) => name === query.get("language")) ?? "en";
    for (const name of ["theme", "contrast"] as const)
      document.documentElement.dataset[name] = query.get(name) ?? (name === "theme" ? "dark" : "normal");
    changeSettings({ language });
    const there = await arrangedFor(query, seats);
    const scene = await sceneOf(there.store, page.kit);
    const texts = { ...RECORD_TEXTS[language], ...(await page.kit.texts(language)) };
    const first = { ...scene, say: speaker(language, texts, scene.names) };
    const words = await loadWords(language, page.loadTexts);
    const seen = (now: Scene): Scene => page.seen?.(now, query) ?? now;
    // At once, so that whoever asked for it never looks at the table before.
    flushSync(() =>
      root.render(
        <LanguageProvider key={++shown} first={words} loadMore={page.loadTexts}>
          <Laid store={there.store} first={first} Table={page.Table} seen={seen} />
        </LanguageProvider>,
      ),
    );
  };
  Object.assign(globalThis, { show });
  await show(location.search);
}
