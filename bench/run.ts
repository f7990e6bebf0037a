import { randomOf } from "@medallion/kernel";
import { chessPlayout } from "./chess.ts";
import { type Figure, type Peer, rateFigure, rates, type Timed } from "./figure.ts";
import { gwentTrial } from "./gwent.ts";
import { gwentInsightTrial } from "./gwent-insight.ts";
import { oldWorldTrial } from "./old-world.ts";
import { oldWorldInsightTrial } from "./old-world-insight.ts";
import { roninTrial } from "./ronin.ts";
import { roninInsightTrial } from "./ronin-insight.ts";

const ROUNDS = 9;
const random = randomOf("bench");

const TRIALS = [
  gwentTrial(random),
  await gwentInsightTrial(random),
  roninTrial(5, 300, random),
  roninTrial(2, 800, random),
  roninInsightTrial(random),
  oldWorldTrial(random),
  oldWorldInsightTrial(random),
];

function measure(): readonly Figure[] {
  const chess: Timed = { warmUp: 200, times: 150, work: () => chessPlayout(random) };
  const timed = Object.fromEntries(TRIALS.flatMap((trial) => Object.entries(trial.timed)));
  const done: Readonly<Record<string, number>> = rates({ chess, ...timed }, ROUNDS);
  const per = (name: string): number => done[name] ?? Number.NaN;
  const peer: Peer = { name: "chessops random 200-ply playouts", per: per("chess") };
  return [
    rateFigure("chess-random-playouts", { per: peer.per, unit: "games per CPU second" }, peer),
    ...TRIALS.flatMap(({ figures }) => figures(per, peer)),
  ];
}

const json = process.argv.includes("--json");
for (const figure of measure()) {
  const { name, value, unit, peer, ratio, note } = figure;
  const remark = note === undefined ? "" : ` (${note})`;
  process.stdout.write(
    json ? `${JSON.stringify(figure)}\n` : `${name}: ${value} ${unit}, ${ratio} × ${peer}${remark}\n`,
  );
}
