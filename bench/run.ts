import { parseArgs } from "node:util";
import { randomOf } from "@medallion/kernel";
import { chessPlayout } from "./chess.ts";
import { type Figure, type Peer, rateFigure, rates, type Timed, type Trial } from "./figure.ts";
import { gwentTrial } from "./gwent.ts";
import { gwentInsightTrial } from "./gwent-insight.ts";
import { oldWorldTrial } from "./old-world.ts";
import { oldWorldInsightTrial } from "./old-world-insight.ts";
import { roninTrial } from "./ronin.ts";
import { roninInsightTrial } from "./ronin-insight.ts";

const ROUNDS = 9;
const random = randomOf("bench");

/** The trials by game. */
const TRIALS: Readonly<Record<string, () => Promise<readonly Trial[]>>> = {
  gwent: async () => [gwentTrial(random), await gwentInsightTrial(random)],
  ronin: async () => [roninTrial(5, 300, random), roninTrial(2, 800, random), roninInsightTrial(random)],
  "old-world": async () => [oldWorldTrial(random), oldWorldInsightTrial(random)],
};

/** Those of one game, or of all. */
async function trialsOf(only: string | undefined): Promise<readonly Trial[]> {
  const games = only === undefined ? Object.keys(TRIALS) : [only];
  const trials: Trial[] = [];
  for (const game of games) {
    const make = TRIALS[game];
    if (make === undefined) throw new Error(`no game “${game}”: ${Object.keys(TRIALS).join(", ")}`);
    trials.push(...(await make()));
  }
  return trials;
}

function measure(trials: readonly Trial[]): readonly Figure[] {
  const chess: Timed = { warmUp: 200, times: 150, work: () => chessPlayout(random) };
  const timed = Object.fromEntries(trials.flatMap((trial) => Object.entries(trial.timed)));
  const done: Readonly<Record<string, number>> = rates({ chess, ...timed }, ROUNDS);
  const per = (name: string): number => done[name] ?? Number.NaN;
  const peer: Peer = { name: "chessops random 200-ply playouts", per: per("chess") };
  return [
    rateFigure("chess-random-playouts", { per: peer.per, unit: "games per CPU second" }, peer),
    ...trials.flatMap(({ figures }) => figures(per, peer)),
  ];
}

const { json, only } = parseArgs({ options: { json: { type: "boolean" }, only: { type: "string" } } }).values;
for (const figure of measure(await trialsOf(only))) {
  const { name, value, unit, peer, ratio, note } = figure;
  const remark = note === undefined ? "" : ` (${note})`;
  process.stdout.write(
    json ? `${JSON.stringify(figure)}\n` : `${name}: ${value} ${unit}, ${ratio} × ${peer}${remark}\n`,
  );
}
