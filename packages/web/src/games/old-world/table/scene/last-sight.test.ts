import { type OldWorldEvent, oldWorldKit } from "@medallion/old-world";
import { comboOf } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { drawStill } from "../../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../../language/words.ts";
import type { Scene } from "../../../../scene/scene.ts";
import { type Batch, TableStore } from "../../../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../../../../table/test/trial-table.ts";
import { FightStage } from "../../fight/index.ts";
import { type OldWorldSight, sightOf } from "../../sight/sight.ts";
import { TRIALS } from "../../test/trial-games.ts";
import { loadTexts } from "../../texts.ts";
import { blowSight, hasBlow, lastSight } from "./last-sight.ts";

const kindsIn = ({ events }: Batch): readonly string[] =>
  events.flatMap((entry) => (entry.kind === "game" ? [(entry.event as OldWorldEvent).kind] : []));

interface Told {
  readonly former: ReturnType<typeof sightOf>;
  readonly now: ReturnType<typeof sightOf>;
  readonly batch: Batch;
  /** The log as it is when this has been told, and all before it. */
  upTo(kind: OldWorldEvent["kind"]): Batch["log"];
}

const MOST = 2;

/** The first answers of random games that bring all of these events, with the table before and after each. */
async function answersWith(
  seats: number,
  ...kinds: readonly OldWorldEvent["kind"][]
): Promise<readonly Told[]> {
  const trial = TRIALS.find((one) => one.seats === seats);
  if (trial === undefined) throw new Error("no such table");
  const { mode, rules } = trial;
  const found: Told[] = [];
  for (let game = 0; game < 30; game++) {
    const table = new TrialTable({ mode, seats, rules }, oldWorldKit);
    const store = new TableStore(table.open, 0);
    let [before, batch]: (Batch | undefined)[] = [];
    store.follow((next) => {
      [before, batch] = [batch, next];
    });
    await Promise.resolve();
    const scene = await sceneOf(store, oldWorldKit);
    for (const _ of table.turns(`${kinds.join(" ")} ${game}`)) {
      const told = batch === undefined || before === undefined ? undefined : toldOf(scene, before, batch);
      if (told?.former.view.fight === undefined || told.batch === found.at(-1)?.batch) continue;
      if (!kinds.every((kind) => kindsIn(told.batch).includes(kind))) continue;
      found.push(told);
      if (found.length === MOST) return found;
    }
  }
  throw new Error(`there were only ${found.length} such answers`);
}

function toldOf(scene: Scene, before: Batch, batch: Batch): Told {
  const at = ({ look, log }: Batch) =>
    sightOf({ ...scene, look, log, table: look.table ?? scene.table }, false);
  const upTo = (kind: OldWorldEvent["kind"]) => {
    const last = batch.log.findLastIndex(
      (entry) => entry.kind === "game" && (entry.event as OldWorldEvent).kind === kind,
    );
    return batch.log.slice(0, last + 1);
  };
  return { former: at(before), now: at(batch), batch, upTo };
}

test("the combo that ends a fight lies there until its blow was told, and only then it is won", async () => {
  for (const { former, batch, upTo } of await answersWith(
    1,
    "comboPlayed",
    "monsterHurt",
    "monsterDefeated",
  )) {
    const at = (log: Batch["log"]) => lastSight(former, batch.log, log).view;
    const begun = at(former.scene.log);
    expect(begun.fight?.lifeCount).toBe(former.view.fight?.lifeCount);
    expect(begun.fight?.winner).toBeUndefined();
    expect(comboOf(begun, 0)).toEqual(comboOf(former.view, 0));
    const played = at(upTo("comboPlayed"));
    expect(comboOf(played, 0).length).toBeGreaterThan(0);
    const struck = at(upTo("monsterHurt"));
    expect(comboOf(struck, 0)).toEqual(comboOf(played, 0));
    expect(struck.fight?.lifeCount).toBeLessThan(played.fight?.lifeCount ?? 0);
    expect(struck.fight?.winner).toBeUndefined();
    expect(at(upTo("monsterDefeated")).fight?.winner).toBe(0);
  }
});

test("while a blow is told its combo lies there as it was played, though its cards lie elsewhere by now", async () => {
  for (const { former, now, upTo } of await answersWith(
    3,
    "comboPlayed",
    "monsterHurt",
    "monsterTurnStarted",
  )) {
    const player = former.view.fight?.attacker ?? 0;
    const seen = blowSight(former, now, upTo("monsterHurt"));
    expect(comboOf(seen.view, player).length).toBeGreaterThan(0);
    expect(seen.view.players).toBe(now.view.players);
    expect(seen.past?.players).toBe(former.view.players);
    const turned = blowSight(former, now, upTo("monsterTurnStarted"));
    expect(comboOf(turned.view, player)).toEqual([]);
    expect(turned.view.fight?.side).toBe(1);
  }
});

test("the monster's card lies open from its turning over to the next turn of combat", async () => {
  for (const { former, now, batch, upTo } of await answersWith(3, "attackRevealed", "combatTurnStarted")) {
    expect(hasBlow(former.scene.log, batch.log)).toBe(true);
    const open = blowSight(former, now, upTo("attackRevealed")).view.fight;
    expect(open?.attack?.card).toBe(open?.revealed.at(-1));
    expect(blowSight(former, now, upTo("combatTurnStarted")).view.fight?.attack).toBeUndefined();
  }
});

test.each([1, 3])(
  "among %i the stage can be drawn at every moment of a blow",
  async (seats) => {
    const { text } = await loadWords("en", loadTexts);
    const drawn = (sight: OldWorldSight): string =>
      drawStill({ sight: () => sight, ways: () => [], Layout: FightStage }, sight.scene, text);
    for (const kind of ["comboPlayed", "attackRevealed", "knockedOut", "monsterDefeated"] as const)
      for (const { former, now, batch } of await answersWith(seats, kind))
        for (let told = former.scene.log.length; told <= batch.log.length; told++) {
          const log = batch.log.slice(0, told);
          const isOver = now.view.fight === undefined;
          const seen = isOver ? lastSight(former, batch.log, log) : blowSight(former, now, log);
          expect(drawn(seen)).toContain("data-fight");
        }
  },
  120_000,
);
