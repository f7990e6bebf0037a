import { randomOf } from "@medallion/kernel";
import { chessPlayout } from "./chess.ts";
import { type Figure, type Peer, rateFigure, rates, type Timed } from "./figure.ts";
import { gwentTrial } from "./gwent.ts";
import { oldWorldTrial } from "./old-world.ts";
import { roninTrial } from "./ronin.ts";

const ROUNDS = 9;
const random = randomOf("bench");

const TRIALS = [
  gwentTrial(random),
  roninTrial(5, 300, random),
  roninTrial(2, 800, random),
  oldWorldTrial(random),
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
