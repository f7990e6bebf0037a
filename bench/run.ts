import { gwent } from "@medallion/gwent/game";
import { randomOf } from "@medallion/kernel";
import { chessPlayout } from "./chess.ts";
import type { Figure } from "./figure.ts";
import { rate, rounded } from "./figure.ts";
import { randomGame, stateInRoundTwo } from "./gwent.ts";

const random = randomOf("bench");
const CHESS = "chessops random 200-ply playouts";

function measure(): readonly Figure[] {
  const chess = rate(() => chessPlayout(random), { warmUp: 200, times: 200, rounds: 5 });
  let played = 0;
  let games = 0;
  const effort = { warmUp: 3_000, times: 3_000, rounds: 5 };
  const silent = rate((game) => {
    played += randomGame(game, random);
    games++;
  }, effort);
  let events = 0;
  const listening = rate(
    (game) =>
      void randomGame(game, random, () => {
        events++;
      }),
    effort,
  );
  const state = stateInRoundTwo(random);
  let kept: unknown;
  const copies = rate(
    () => {
      kept = gwent.copy(state);
    },
    { warmUp: 20_000, times: 50_000, rounds: 5 },
  );
  if (kept === undefined) throw new Error("nothing was copied");
  const text = JSON.stringify(state);
  const json = rate(() => void JSON.parse(text), { warmUp: 2_000, times: 5_000, rounds: 5 });
  return [
    {
      name: "chess-random-playouts",
      value: rounded(chess),
      unit: "games per CPU second",
      peer: CHESS,
      ratio: 1,
    },
    {
      name: "gwent-random-games",
      value: rounded(silent),
      unit: "games per CPU second",
      peer: CHESS,
      ratio: rounded(silent / chess),
      note: `${rounded(played / games)} cards played per game`,
    },
    {
      name: "gwent-random-games-with-events",
      value: rounded(listening),
      unit: "games per CPU second",
      peer: "gwent-random-games",
      ratio: rounded(listening / silent),
      note: `${rounded(events / games)} events per game`,
    },
    {
      name: "gwent-state-copy",
      value: rounded(1e6 / copies),
      unit: "µs per copy",
      peer: "JSON.parse of the same state",
      ratio: rounded(json / copies),
    },
  ];
}

const json = process.argv.includes("--json");
for (const figure of measure()) {
  const { name, value, unit, peer, ratio, note } = figure;
  process.stdout.write(
    json
      ? `${JSON.stringify(figure)}\n`
      : `${name}: ${value} ${unit}, ${ratio} × ${peer}${note === undefined ? "" : ` (${note})`}\n`,
  );
}
