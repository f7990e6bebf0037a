import { type GwentEvent, gwentKit, type View } from "@medallion/gwent";
import { heard, speaker } from "@medallion/kernel";
import type { RoomEvent, RoomLook } from "@medallion/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Glimpse } from "../../../drawn/film/narration.ts";
import { toldAsFarAs } from "../../../drawn/test/told-in-order.tsx";
import { type FilmMoment, MANNERS, type TellingTable, ToldTable } from "../../../drawn/test/told-table.tsx";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { Batch } from "../../../scene/table-store.ts";
import { sightOf } from "../sight/sight.ts";
import { randomGame } from "../test/random-game.ts";
import { loadTexts } from "../texts.ts";
import { Rounds } from "./chronicle/rounds.tsx";
import { TELLING } from "./chronicle/telling.ts";
import { Ridge } from "./field/ridge.tsx";
import { GWENT } from "./gwent-table.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { Gems } from "./seat/gems.tsx";
import { LeaderButton } from "./seat/leader-button.tsx";

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
    leader: table.draw(<LeaderButton />) !== "",
  };
}

/** Everything that differs from what was said before must have had its moment. */
function check(table: TellingTable, first: Said, now: Said, moment: FilmMoment): void {
  const had = (...kinds: readonly GwentEvent["kind"][]): boolean => moment.had(...kinds);
  totalsFollow(moment);
  if (now.gems !== first.gems) expect(had("roundEnded", "gameEnded"), "gems").toBe(true);
  if (now.rounds !== first.rounds) expect(had("roundEnded"), "rounds").toBe(true);
  if (now.round !== first.round) expect(had("roundStarted"), "round").toBe(true);
  if (now.leader !== first.leader) expect(had("leaderUsed", "leaderCancelled"), "leader").toBe(true);
  expect(now.turn, "turn").toBe(first.turn);
  toldAsFarAs(table, moment, TELLING, now.prompt);
  expect(now.prompt.includes("Your turn."), "question").toBe(false);
}

/**
 * No sum counts before something has come or gone, turned or been told to be over; that of a row not before the last card
 * of the row lies there or is gone, and that of a side not before its rows.
 */
function totalsFollow({ timeline: { cues }, batch }: FilmMoment): void {
  const counts = cues.flatMap((cue) =>
    cue.kind === "count" && "zone" in cue.on ? [{ ...cue, ...cue.on }] : [],
  );
  const causes = cues.flatMap((cue) => {
    if (cue.kind === "travel") return [cue.at + cue.ms];
    return cue.kind === "own" || cue.kind === "gleam" || cue.kind === "ring" || cue.kind === "lift"
      ? [cue.at]
      : [];
  });
  const endsRound = batch.events.some((one) => one.kind === "game" && one.event.kind === "roundEnded");
  for (const { zone, at } of counts) {
    expect(at + 0.001).toBeGreaterThanOrEqual(Math.min(...causes));
    const [kind, side] = zone.split(":");
    if (kind === "row-total") {
      const row = zone.replace("row-total", "row");
      const moved = cues.flatMap((cue) =>
        cue.kind === "travel" && (cue.from === row || cue.to === row) ? [cue.at + cue.ms] : [],
      );
      expect(at + 0.001, zone).toBeGreaterThanOrEqual(Math.max(0, ...moved));
    }
    // A round that ends on the way counts the side before its rows are cleared.
    if (kind === "total" && !endsRound) {
      const rows = counts.filter((one) => one.zone.startsWith(`row-total:${side}:`));
      expect(at + 0.001, zone).toBeGreaterThanOrEqual(Math.max(0, ...rows.map((one) => one.at)));
    }
  }
}
