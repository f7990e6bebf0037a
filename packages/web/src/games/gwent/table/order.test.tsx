import { type GwentEvent, gwentKit, type View } from "@medallion/gwent";
import { heard, speaker } from "@medallion/kernel";
import type { RoomEvent, RoomLook } from "@medallion/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Glimpse } from "../../../drawn/film/narration.ts";
import type { When } from "../../../drawn/film/plan/cue.ts";
import { toldAsFarAs } from "../../../drawn/test/told-in-order.tsx";
import { type FilmMoment, MANNERS, type TellingTable, ToldTable } from "../../../drawn/test/told-table.tsx";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { Batch } from "../../../scene/table-store.ts";
import { isField } from "../motion/plan/zones.ts";
import { sightOf } from "../sight/sight.ts";
import { randomGame } from "../test/random-game.ts";
import { loadTexts } from "../texts.ts";
import { Rounds } from "./chronicle/rounds.tsx";
import { TELLING } from "./chronicle/telling.ts";
import { Ridge } from "./field/ridge.tsx";
import { GWENT } from "./gwent-table.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { newsOf } from "./result/news.ts";
import { Facts } from "./seat/facts.tsx";
import { Gems } from "./seat/gems.tsx";
import { LeaderButton } from "./seat/leader-button.tsx";
import { useHasPassed } from "./seat/use-has-passed.ts";
import { useTable, useToldTable } from "./table-context.ts";

/* The film leads: nothing that the table says is said before the film has come to it. */

const VIEWER = 0;
const CASES = gwentKit.trial.cases.map(({ name }) => name);

const words = await loadWords("en", loadTexts);
const say = speaker("en", await gwentKit.texts("en"), ["Ann", "Ben", "Cid", "Dora", "Eve"]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(CASES)(
  "in a game of %s nothing is said before its moment, at any speed and without travel",
  async (name) => {
    for (const manner of MANNERS) {
      const table: ToldTable<unknown, string, Said> = new ToldTable(GWENT, {
        words,
        sceneAt,
        said,
        check: (first, now, moment) => check(table, first, now, moment),
      });
      for (const batch of batchesOf(name, `${name} in order`)) await table.show(batch, manner);
      expect(table.films).toBeGreaterThan(3);
    }
  },
);

/** What happens in a random game, as the first seat hears of it. */
function* batchesOf(name: string, seed: string): Generator<Batch> {
  let log: readonly RoomEvent[] = [];
  for (const turn of randomGame(name, seed, true)) {
    const told = turn.answer();
    const events = told
      .flatMap((one) => heard(one, VIEWER) ?? [])
      .map((event): RoomEvent => ({ kind: "game", event }));
    log = [...log, ...events];
    yield { events, log, look: lookOf(turn.look(VIEWER), log.length), catchingUp: false };
  }
}

function lookOf(view: View, id: number): RoomLook {
  const isAsked = view.asks.some(({ seat }) => seat === VIEWER);
  const places = view.players.map((_, seat) => ({
    kind: "person",
    person: `p${seat}`,
    name: "",
    guest: true,
  }));
  const ending =
    view.phase === "over"
      ? { by: "rules", outcome: { text: { key: "outcome.draw" }, standings: [] } }
      : undefined;
  const question = isAsked ? { id, seat: VIEWER, kind: "turn", text: { key: "question.turn" } } : undefined;
  const choices = isAsked ? [{ kind: "pass" }] : [];
  const table = { view, question, choices, ending, mayTakeBack: "no", others: [], offers: [], alongside: [] };
  const room = { viewer: VIEWER, game: 0, settings: { clock: { kind: "none" } }, clocks: [], paused: false };
  return { ...room, places, waitingFor: view.asks.map(({ seat }) => seat), table } as unknown as RoomLook;
}

function sceneAt({ look, log }: Glimpse): Scene {
  const mayAct = look.table?.ending === undefined;
  const own = { seat: VIEWER, isOwn: true, mayAct, isShared: false };
  return { kit: gwentKit, say, names: [], look, table: look.table, log, ...own } as unknown as Scene;
}

/** What the table says, by what belongs to a moment of its own. */
interface Said {
  readonly round: string;
  readonly turn: string;
  readonly gems: string;
  readonly rounds: string;
  readonly prompt: string;
  /** How many cards lie where, in words. */
  readonly facts: string;
  /** The round whose end is told. */
  readonly news: string;
  /** Who has passed, in words. */
  readonly passed: string;
  /** Whether there is a button for one's own leader. */
  readonly leader: boolean;
}

function said(table: TellingTable): Said {
  const ridge = table.draw(<Ridge />);
  const { view } = sightOf(table.drawn.scene, false);
  return {
    round: /chronicle"[^>]*>([^<]+)</u.exec(ridge)?.[1] ?? "",
    turn: /data-points="(\w+)"/u.exec(ridge)?.[1] ?? "",
    gems: view.sides.map((_, side) => table.draw(<Gems side={side} />)).join(),
    rounds: table.draw(<Rounds />),
    prompt: table.draw(<Prompt />),
    facts: view.players.map((_, player) => unseen(table.draw(<Facts player={player} piles />))).join(),
    news: table.draw(<ToldNews />),
    passed: table.draw(<Passed />),
    leader: table.draw(<LeaderButton />) !== "",
  };
}

/** What only screen readers say. */
function unseen(markup: string): string {
  return /class="unseen"[^>]*>([^<]+)</u.exec(markup)?.[1] ?? "";
}

/** What the ribbon over the ridge tells as long as nobody has read it. */
function ToldNews() {
  const { sight } = useToldTable("rounds");
  const told = newsOf(sight.view, 0);
  return told === undefined ? null : <p>{JSON.stringify(told)}</p>;
}

function Passed() {
  const { sight } = useTable();
  return sight.view.players.map((_, player) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
    <PassedAs key={player} player={player} />
  ));
}

function PassedAs({ player }: { readonly player: number }) {
  return <p>{useHasPassed(player, "told") ? "passed" : "plays"}</p>;
}

/** Everything that differs from what was said before must have had its moment. */
function check(table: TellingTable, first: Said, now: Said, moment: FilmMoment): void {
  const had = (...kinds: readonly GwentEvent["kind"][]): boolean => moment.had(...kinds);
  totalsFollow(moment);
  if (now.gems !== first.gems) expect(had("roundEnded", "gameEnded"), "gems").toBe(true);
  if (now.rounds !== first.rounds) expect(had("roundEnded"), "rounds").toBe(true);
  if (now.round !== first.round) expect(had("roundStarted"), "round").toBe(true);
  if (now.leader !== first.leader) expect(had("leaderUsed", "leaderCancelled"), "leader").toBe(true);
  if (now.news !== first.news)
    expect(had("roundEnded", "roundStarted") || !now.news.includes("round"), "news").toBe(true);
  if (now.passed !== first.passed) expect(had("passed", "fieldCleared", "roundStarted"), "passed").toBe(true);
  expect(now.turn, "turn").toBe(first.turn);
  expect(now.facts, "numbers of cards in words").toBe(first.facts);
  toldAsFarAs(table, moment, TELLING, now.prompt);
  expect(now.prompt.includes("Your turn."), "question").toBe(false);
}

/**
 * No sum counts before something has come or gone, turned or been told to be over; that of a row goes with the cards of
 * the row, and that of a side not before its rows.
 */
function totalsFollow({ timeline: { cues }, batch }: FilmMoment): void {
  const counts = cues.flatMap((cue) =>
    cue.kind === "count" && "zone" in cue.on && /total/u.test(cue.on.zone) ? [{ ...cue, ...cue.on }] : [],
  );
  const causes = cues.flatMap((cue) => {
    if (cue.kind === "travel") return [isField(cue.from) ? cue.at : cue.at + cue.ms];
    return cue.kind === "own" || cue.kind === "gleam" || cue.kind === "ring" || cue.kind === "lift"
      ? [cue.at]
      : [];
  });
  for (const { zone, at } of counts) {
    expect(at + NEARLY, zone).toBeGreaterThanOrEqual(Math.min(...causes));
    if (zone.startsWith("row-total:")) rowFollows(cues, zone.replace("row-total", "row"), counts);
  }
  // A round that ends on the way counts the side before its rows are cleared.
  if (batch.events.some((one) => one.kind === "game" && one.event.kind === "roundEnded")) return;
  for (const { zone, at } of counts) {
    if (!zone.startsWith("total:")) continue;
    const rows = counts.filter((one) => one.zone.startsWith(`row-${zone}:`));
    const before = rows.filter((one) => one.at <= at + NEARLY);
    if (rows.length > 0) expect(before.length, zone).toBeGreaterThan(0);
  }
}

const NEARLY = 0.001;

/** A row has its last number when the last card that comes lies there, and a new one when cards that burn lie elsewhere. */
function rowFollows(
  cues: FilmMoment["timeline"]["cues"],
  row: string,
  counts: readonly (When & { readonly zone: string })[],
): void {
  const own = counts.filter(({ zone }) => zone === row.replace("row", "row-total"));
  const moved = cues.filter((cue) => cue.kind === "travel").filter(({ from, to }) => from !== to);
  const last = Math.max(...own.map(({ at }) => at));
  for (const { from, to, at, ms, way } of moved) {
    if (to === row) expect(last + NEARLY, row).toBeGreaterThanOrEqual(at + ms);
    if (from !== row || way !== "fall") continue;
    const next = own.find((one) => one.at >= at - NEARLY);
    if (next !== undefined) expect(next.at + next.ms, row).toBeLessThanOrEqual(at + ms + NEARLY);
  }
}
