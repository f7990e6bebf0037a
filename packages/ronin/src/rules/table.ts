import type { RandomState } from "@medallion/kernel";
import { boxOf, type Declared } from "../box.ts";
import type { Options } from "../options.ts";
import type { Player, State } from "../state.ts";
import { LOCKED, VP_SOURCES, XP_SOURCES } from "../state.ts";

/** RO-12.1: with one human two Automas, with two humans one. */
export function playerCount({ humans }: Pick<Options, "humans">): number {
  return Math.max(3, humans);
}

/** RO-2.6. */
export function rowCount({ humans }: Pick<Options, "humans">): number {
  return humans <= 3 ? 4 : 5;
}

/** An empty table for these options: nobody has anything yet. */
export function emptyTable(options: Options, random: RandomState, declared?: Declared): State {
  const players = playerCount(options);
  const cards = boxOf(declared === undefined ? {} : { declared }).cards.length;
  return {
    options,
    ...(declared === undefined ? {} : { declared }),
    random,
    agenda: [],
    asks: [],
    asked: Array<number>(options.humans).fill(0),
    phase: "setup",
    chapterCard: -1,
    chapter: 0,
    turn: 0,
    pair: 0,
    circle: [],
    order: [],
    deck: [],
    discard: [],
    rows: Array<number>(rowCount(options) * 2).fill(-1),
    spots: Array<number>(players).fill(-1),
    hasty: [],
    seen: Array<number>(cards).fill(0),
    batches: Array<number>(cards).fill(0),
    shuffles: 0,
    sides: Array<number>(players).fill(-1),
    markers: Array<number>(players).fill(0),
    players: Array.from({ length: players }, newPlayer),
    decisions: [],
    scored: [],
    revealed: false,
  };
}

function newPlayer(): Player {
  return {
    character: -1,
    hand: [],
    timeline: [],
    covered: [],
    since: 0,
    added: 0,
    pool: [0, 0, 0, 0],
    xp: 0,
    gold: -1,
    vp: 0,
    xpFrom: Array<number>(XP_SOURCES.length).fill(0),
    vpFrom: Array<number>(VP_SOURCES.length).fill(0),
    abilities: [LOCKED, LOCKED, LOCKED, LOCKED],
    borrowed: [],
    taken: [],
    peeked: 0,
    chosen: [],
    quest: -1,
    keeps: 0,
    host: -1,
    passed: false,
  };
}
