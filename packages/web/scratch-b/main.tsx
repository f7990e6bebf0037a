import { seedFrom, type Seat } from "@medallion/kernel";
import { chooseFor, Room, usualSettings, type Place, type RoomEvent } from "@medallion/table";
import { Suspense, useEffect, useState, useSyncExternalStore, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { kitOf } from "../src/games/load.ts";
import { useGame } from "../src/games/use-game.ts";
import type { OpenLink } from "../src/hosts/link.ts";
import { LanguageProvider } from "../src/language/language.tsx";
import { loadWords } from "../src/language/words.ts";
import { changeSettings } from "../src/settings/settings.ts";
import { TableStore } from "../src/table/table-store.ts";
import type { Frame, Scene } from "../src/table/scene.ts";
import GwentTable from "../src/games/gwent/table/gwent-table.tsx";
import { Button } from "../src/look/button.tsx";
import "../src/look/look.css";

const Q = new URLSearchParams(location.search);
const mode = Q.get("mode") ?? "standard";
const seats = Number(Q.get("seats") ?? { team: 4, "free-for-all": 5, solo: 1 }[mode] ?? 2);
const me: Seat | null = Q.get("seat") === "none" ? null : Number(Q.get("seat") ?? 0);
const lang = (Q.get("lang") ?? "en") as "en";
changeSettings({ language: lang });
document.documentElement.dataset.theme = Q.get("theme") ?? "dark";
if (Q.get("contrast")) document.documentElement.dataset.contrast = Q.get("contrast")!;
const NAMES = ["Ann", "Renn", "Maelys", "Oksana", "Thorsten"];
const kit = await kitOf("gwent");
const settings = { ...usualSettings("gwent", mode, seats), rules: JSON.parse(Q.get("rules") ?? "{}"), takebacks: "free" as const, openHands: Q.get("open") === "1" };
const picks = Q.get("picks")?.split(",") ?? [];
const places: Place[] = NAMES.slice(0, seats).map((name, seat) => seat === me ? { kind: "open" } : { kind: "bot", bot: Q.get("bot") ?? "greedy", name });
const seed = seedFrom(Q.get("seed") ?? "b");
const room = Room.found([kit], { at: 1, by: { person: "ann", name: "Ann", guest: false }, command: { kind: "found", settings, places, ...(picks.length ? { picks: picks.map((p) => p || undefined) } : {}) } as any, seed });
let now = 2;
const listeners: { seat: Seat | null; news: (e: readonly RoomEvent[], from: number) => void }[] = [];
function send(by: any, command: any) {
  const before = listeners.map((l) => room.heard(l.seat));
  const reply = room.command(by, command, now++, seedFrom("f" + now));
  if (reply.kind === "failed") throw reply.error;
  if (reply.kind === "refused") { console.warn("refused", reply.refusal, JSON.stringify(command)); return { kind: "refused", refusal: reply.refusal } as any; }
  listeners.forEach((l, i) => l.news(room.eventsFor(reply.news, l.seat), before[i]!));
  return { kind: "done" } as any;
}
const ann = { person: "ann", name: "Ann", guest: false };
const link: OpenLink = (seat, listener) => {
  const events: RoomEvent[] = [];
  const self = {
    seat,
    get look() { return room.look(seat); },
    command: async (c: any) => { await new Promise((r) => setTimeout(r, Number(Q.get("lag") ?? 5))); return send(ann, c); },
    detach() {},
  };
  listeners.push({ seat, news: (e, from) => listener.news(e, from) });
  queueMicrotask(() => listener.news(events, room.heard(seat)));
  return self;
};
if (me !== null) send(ann, { kind: "sit", seat: me, ready: true, ...(Q.get("pick") ? { pick: Q.get("pick") } : {}) });
else if (room.stage === "gathering") send(ann, { kind: "begin" });
const store = new TableStore(link, me);
const wait = Number(Q.get("wait") ?? 60);
let auto = Number(Q.get("auto") ?? 0);
function step() {
  let delay = wait;
  const [task] = room.botsOwing();
  if (task) send("host", { kind: "bot", seat: task.seat, question: task.question.id, choice: chooseFor(kit, task) });
  else if (auto > 0 && me !== null && room.look(me).table?.question) {
    auto--;
    const t = room.look(me).table!;
    if (Q.get("until") && t.question!.kind === Q.get("until")) auto = 0; else {
    const choice = chooseFor(kit, { bot: "greedy", seat: me, game: "gwent", view: t.view, question: t.question!, choices: t.choices, random: "r" + auto } as any);
    const want = Q.get("want"); const i = t.choices.findIndex((c: any) => c.kind === want || c.id === want);
    send(ann, { kind: "answer", seat: me, question: t.question!.id, choice: i >= 0 ? i : choice }); }
  } else delay = 60;
  setTimeout(step, room.botsOwing().length > 0 && auto > 0 ? 0 : delay);
}
(window as any).scratch = { room, store, get auto() { return auto; }, calls: [] as any[], finish: (n: number) => { auto = n; } };
function Page() {
  const snapshot = useSyncExternalStore(store.watch, () => store.snapshot);
  const look = snapshot.look;
  const names = useMemo(() => NAMES.slice(0, seats).concat([]), []);
  const allNames = useMemo(() => mode === "solo" ? ["Ann", "Automaton"] : names, [names]);
  const spoken = useGame("gwent", allNames);
  const [, set] = useState(0);
  useEffect(() => { setTimeout(step, 50); set(1); }, []);
  if (!look?.table) return <p>gathering</p>;
  const scene: Scene = { store, ...spoken, names: allNames, seat: me, look, table: look.table, log: snapshot.log, mayAct: me !== null && Q.get("replay") !== "1" };
  return <Inner scene={scene} />;
}
function Inner({ scene }: { scene: Scene }) {
  const frame: Frame = useMemo(() => ({
    openMenu: () => (window as any).scratch.calls.push("menu"), openChat() {}, openRules: (r?: string) => (window as any).scratch.calls.push("rules " + r),
    openWhy: (s: any) => (window as any).scratch.calls.push(s), takeBack: () => { void store.command({ kind: "takeBack", seat: me } as any); }, announce() {},
    afterGame: <><Button kind="brass">Rematch</Button><Button>Replay</Button><Button>Share</Button><Button>New deck</Button></>,
    notices: Q.get("notice") ? <p style={{ margin: 0, padding: 8 }} data-surface="sheet">Renn lost the connection.</p> : null,
  }), []);
  return <GwentTable scene={scene} frame={frame} />;
}
createRoot(document.getElementById("app")!).render(
  <LanguageProvider first={await loadWords(lang)}><Suspense fallback="…"><Page /></Suspense></LanguageProvider>,
);
