import { gwentKit } from "@medallion/gwent";
import { heard, play, settle, questionOf, type Seat } from "@medallion/kernel";
import { usualSettings, type RoomEvent } from "@medallion/table";
import { Suspense, useMemo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { useGame } from "../src/games/use-game.ts";
import type { OpenLink } from "../src/hosts/link.ts";
import { LanguageProvider } from "../src/language/language.tsx";
import { loadWords } from "../src/language/words.ts";
import { changeSettings } from "../src/settings/settings.ts";
import { TableStore } from "../src/table/table-store.ts";
import type { Frame, Scene } from "../src/table/scene.ts";
import GwentTable from "../src/games/gwent/table/gwent-table.tsx";
import { SCENES } from "./scenes.ts";
import "../src/look/look.css";

const Q = new URLSearchParams(location.search);
const me: Seat = Number(Q.get("seat") ?? 0);
const lang = (Q.get("lang") ?? "en") as "en";
changeSettings({ language: lang, motion: (Q.get("motion") ?? "full") as any, speed: (Q.get("speed") ?? "normal") as any });
document.documentElement.dataset.theme = Q.get("theme") ?? "dark";
const scenario = SCENES[Q.get("scene") ?? "play"]!;
const kit: any = gwentKit;
const { game } = kit;
const state: any = kit.stage.arrange({ mode: scenario.mode, options: scenario.options, cards: undefined, position: scenario.position, forced: scenario.random ?? [] });
settle(game, state);
const names = kit.stage.seatNames(state).concat(["Renn"]);
let listener: any; let count = 0; let place = 0;
const look = (): any => {
  const question = questionOf(game, state, me);
  return { viewer: me, settings: usualSettings("gwent", scenario.mode ?? "standard", 2), owner: "", stage: "playing", game: 0, commitment: "", places: [{ kind: "person", person: "a", name: "Ann", guest: true }, { kind: "bot", bot: "greedy", name: "Renn" }], ready: [], gone: [], waitingFor: [], clocks: [], paused: false, chatOpen: false, proposal: undefined, votes: [],
    table: { view: game.view(state, me), alongside: [], question, choices: question ? game.choices(state, me) : [], offers: [], mayTakeBack: "no", ending: undefined, others: [] } };
};
const link: OpenLink = (seat, l) => { listener = l; queueMicrotask(() => l.news([], 0)); return { seat, get look() { return look(); }, command: async (c: any) => { step(me, c.choice); return { kind: "done" } as any; }, detach() {} }; };
function step(seat: Seat, index: number) {
  const told: any[] = [];
  play(game, state, seat, game.choices(state, seat)[index], (e: any) => told.push(e));
  const events: RoomEvent[] = told.flatMap((t) => { const e = heard(t, me); return e ? [{ kind: "game" as const, event: e }] : []; });
  (window as any).events = events.map((e: any) => e.event);
  const from = count; count += events.length;
  const t0 = performance.now();
  listener.news(events, from);
  queueMicrotask(() => queueMicrotask(() => { (window as any).took = performance.now() - t0; }));
}
(window as any).go = () => {
  const line = scenario.script[place++]!;
  const [who = "A", ...rest] = line.split(" "); const phrase = rest.join(" ");
  const seat = who.charCodeAt(0) - 65;
  const choices = game.choices(state, seat);
  const index = choices.findIndex((c: any) => kit.stage.phrases(state, seat, c).includes(phrase));
  if (index < 0) throw new Error(line + " not in " + JSON.stringify(choices.map((c: any) => kit.stage.phrases(state, seat, c))));
  step(seat, index);
};
const store = new TableStore(link, me);
(window as any).store = store;
const frame: Frame = { openMenu() {}, openChat() {}, openRules() {}, openWhy() {}, takeBack() {}, announce() {}, afterGame: null, notices: null };
const NAMES = ["Ann", "Renn"];
function Page() {
  const snapshot = useSyncExternalStore(store.watch, () => store.snapshot);
  const spoken = useGame("gwent", NAMES);
  const { look: seen, log } = snapshot;
  const scene = useMemo((): Scene | undefined => seen?.table && ({ store, ...spoken, names: NAMES, seat: me, look: seen, table: seen.table, log, mayAct: true }), [seen, log, spoken]);
  return scene === undefined ? <p>wait</p> : <GwentTable scene={scene} frame={frame} />;
}
void names;
createRoot(document.getElementById("app")!).render(<LanguageProvider first={await loadWords(lang)}><Suspense fallback="…"><Page /></Suspense></LanguageProvider>);
