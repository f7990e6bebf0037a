import { setTimeout as sleep } from "node:timers/promises";
import { at, randomOf } from "@medallion/kernel";
import { readSave } from "@medallion/records";
import type { GatheringWish } from "./gathering.ts";
import { Round, type RoundResult, wishesFor } from "./round.ts";
import { GENEROUS, ServerProcess } from "./server-process.ts";

export interface NodesWish {
  readonly round: number;
  readonly tables: number;
  readonly seed: string;
  /** The address of an empty database of this round's own. */
  readonly database: string;
}

/** So that the tables of a dead node are soon taken over. */
const LIMITS = { ...GENEROUS, lease: 1000, grace: 150, checkpointEvery: 16 };
const MOST_ACKNOWLEDGED = 100;
const MOST_DELAY = 30;
/** The shortest allowance there is; who sleeps once costs this much time. */
const CLOCK = { kind: "move", allowance: 5000, away: 0 } as const;

/**
 * People play on two nodes over one PostgreSQL. One node is killed in the middle; its people go to the other, which
 * takes over its bots and clocks. In every other round the dead node comes back later.
 */
export async function nodesRound({ round, tables, seed, database }: NodesWish): Promise<RoundResult> {
  const options = { database, port: 0, limits: LIMITS };
  const nodes = [await ServerProcess.start(options), await ServerProcess.start(options)];
  let playing: Round | undefined;
  try {
    playing = await Round.begin(
      nodes.map(({ origin }) => origin),
      seed,
      wishesFor(round, tables, seed).map((wish, index) => clocked(wish, index)),
    );
    // At the first table somebody lets the clock run out once, while the node that runs it may die.
    at(at(playing.tables, 0).players, 0).sleepAt(1);
    const random = randomOf(`${seed}/kills`);
    const victim = random.below(2);
    const shaken = (async () => {
      await playing.after(1 + random.below(MOST_ACKNOWLEDGED));
      await sleep(random.below(MOST_DELAY));
      await at(nodes, victim).kill();
      if (round % 2 === 0) return;
      await playing.after(1 + random.below(MOST_ACKNOWLEDGED));
      nodes[victim] = await ServerProcess.start({ ...options, port: at(nodes, victim).port });
    })();
    const late = await Promise.race([playing.play(), shaken.then(() => new Promise<never>(() => {}))]);
    await shaken;
    const saves = await playing.records(at(nodes, 1 - victim).origin);
    const slept = fallbacksIn(saves.get(at(playing.tables, 0).id));
    const faults = slept === 1 ? late : [...late, `the clock answered ${slept} times for who slept once`];
    playing.leave();
    await Promise.all(nodes.map((node) => node.stop()));
    return await playing.judge(database, saves, faults, 1);
  } finally {
    playing?.leave();
    await Promise.all(nodes.map((node) => node.kill()));
  }
}

/** How many questions of a recorded game the clock answered. */
function fallbacksIn(save: string | undefined): number {
  if (save === undefined) return 0;
  const { record } = readSave(save);
  return record.segments.flatMap(({ history }) => history.filter(({ kind }) => kind === "fallback")).length;
}

/** Every third table has a clock, the first among them. */
function clocked(wish: GatheringWish, index: number): GatheringWish {
  return index % 3 === 0 ? { ...wish, clock: CLOCK } : wish;
}
