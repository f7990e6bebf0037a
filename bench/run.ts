import { gwent } from "@medallion/gwent/game";
import { randomOf } from "@medallion/kernel";
import { chessPlayout } from "./chess.ts";
import type { Figure } from "./figure.ts";
import { rates, rounded } from "./figure.ts";
import { randomGame, stateInRoundTwo } from "./gwent.ts";

const ROUNDS = 9;
const CHESS = "chessops random 200-ply playouts";
const random = randomOf("bench");

function measure(): readonly Figure[] {
  const state = stateInRoundTwo(random);
  const text = JSON.stringify(state);
  let played = 0;
  let games = 0;
  let events = 0;
  let kept: unknown;
  const per = rates(
    {
      chess: { warmUp: 200, times: 150, work: () => chessPlayout(random) },
      silent: {
        warmUp: 4_000,
        times: 2_000,
        work(game) {
          played += randomGame(game, random);
          games++;
        },
      },
      listening: {
        warmUp: 4_000,
        times: 2_000,
        work(game) {
          randomGame(game, random, () => {
            events++;
          });
        },
      },
      copies: {
        warmUp: 20_000,
        times: 50_000,
        work() {
          kept = gwent.copy(state);
        },
      },
      parses: {
        warmUp: 2_000,
        times: 5_000,
        work() {
          kept = JSON.parse(text);
        },
      },
    },
    ROUNDS,
  );
  if (kept === undefined) throw new Error("nothing was copied");
  const unit = "games per CPU second";
  return [
    { name: "chess-random-playouts", value: rounded(per.chess), unit, peer: CHESS, ratio: 1 },
    {
      name: "gwent-random-games",
      value: rounded(per.silent),
      unit,
      peer: CHESS,
      ratio: rounded(per.silent / per.chess),
      note: `${rounded(played / games)} cards played per game`,
    },
    {
      name: "gwent-random-games-with-events",
      value: rounded(per.listening),
      unit,
      peer: "gwent-random-games",
      ratio: rounded(per.listening / per.silent),
      note: `${rounded(events / games)} events per game`,
    },
    {
      name: "gwent-state-copy",
      value: rounded(1e6 / per.copies),
      unit: "µs per copy",
      peer: "JSON.parse of the same state",
      ratio: rounded(per.parses / per.copies),
    },
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
