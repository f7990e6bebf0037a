import { gwent } from "@medallion/gwent/game";
import { randomOf } from "@medallion/kernel";
import { chessPlayout } from "./chess.ts";
import type { Figure } from "./figure.ts";
import { rates, rounded } from "./figure.ts";
import { randomGame, stateInRoundTwo } from "./gwent.ts";
import { randomGame as randomRoninGame } from "./ronin.ts";

const ROUNDS = 9;
const CHESS = "chessops random 200-ply playouts";
const random = randomOf("bench");

/** Tables of Ronin that are timed, by how many sit there. */
const RONIN = { ronin5: 5, ronin2: 2 };
type RoninTable = keyof typeof RONIN;

/** What was timed, per CPU second, and what a game holds on average. */
interface Measured {
  readonly per: Readonly<Record<"chess" | "silent" | "listening" | "copies" | "parses" | RoninTable, number>>;
  readonly cardsPerGame: number;
  readonly eventsPerGame: number;
  readonly choicesPerGame: Readonly<Record<RoninTable, number>>;
}

function measure(): Measured {
  const state = stateInRoundTwo(random);
  const text = JSON.stringify(state);
  const silent = { games: 0, cards: 0 };
  const listening = { games: 0, events: 0 };
  const playSilent = (game: number): void => {
    silent.cards += randomGame(game, random);
    silent.games++;
  };
  const playListening = (game: number): void => {
    randomGame(game, random, () => {
      listening.events++;
    });
    listening.games++;
  };
  const ronin = { ronin5: { games: 0, choices: 0 }, ronin2: { games: 0, choices: 0 } };
  const playRonin = (table: RoninTable, times: number) => ({
    warmUp: 2 * times,
    times,
    work: (game: number): void => {
      ronin[table].choices += randomRoninGame(RONIN[table], game, random);
      ronin[table].games++;
    },
  });
  let kept: unknown;
  const copy = (): void => {
    kept = gwent.copy(state);
  };
  const parse = (): void => {
    kept = JSON.parse(text);
  };
  const per = rates(
    {
      chess: { warmUp: 200, times: 150, work: () => chessPlayout(random) },
      silent: { warmUp: 4_000, times: 2_000, work: playSilent },
      listening: { warmUp: 4_000, times: 2_000, work: playListening },
      copies: { warmUp: 20_000, times: 50_000, work: copy },
      ronin5: playRonin("ronin5", 300),
      ronin2: playRonin("ronin2", 800),
      parses: { warmUp: 2_000, times: 5_000, work: parse },
    },
    ROUNDS,
  );
  // Used, so that no copy is left out as useless.
  if (kept === undefined) throw new Error("nothing was copied");
  return {
    per,
    cardsPerGame: silent.cards / silent.games,
    eventsPerGame: listening.events / listening.games,
    choicesPerGame: {
      ronin5: ronin.ronin5.choices / ronin.ronin5.games,
      ronin2: ronin.ronin2.choices / ronin.ronin2.games,
    },
  };
}

function figuresOf({ per, cardsPerGame, eventsPerGame, choicesPerGame }: Measured): readonly Figure[] {
  const unit = "games per CPU second";
  const roninFigure = (table: RoninTable): Figure => ({
    name: `ronin-${RONIN[table]}-random-games`,
    value: rounded(per[table]),
    unit,
    peer: CHESS,
    ratio: rounded(per[table] / per.chess),
    note: `${rounded(choicesPerGame[table])} choices per game`,
  });
  return [
    { name: "chess-random-playouts", value: rounded(per.chess), unit, peer: CHESS, ratio: 1 },
    {
      name: "gwent-random-games",
      value: rounded(per.silent),
      unit,
      peer: CHESS,
      ratio: rounded(per.silent / per.chess),
      note: `${rounded(cardsPerGame)} cards played per game`,
    },
    {
      name: "gwent-random-games-with-events",
      value: rounded(per.listening),
      unit,
      peer: "gwent-random-games",
      ratio: rounded(per.listening / per.silent),
      note: `${rounded(eventsPerGame)} events per game`,
    },
    {
      name: "gwent-state-copy",
      value: rounded(1e6 / per.copies),
      unit: "µs per copy",
      peer: "JSON.parse of the same state",
      ratio: rounded(per.parses / per.copies),
    },
    roninFigure("ronin5"),
    roninFigure("ronin2"),
  ];
}

const json = process.argv.includes("--json");
for (const figure of figuresOf(measure())) {
  const { name, value, unit, peer, ratio, note } = figure;
  const remark = note === undefined ? "" : ` (${note})`;
  process.stdout.write(
    json ? `${JSON.stringify(figure)}\n` : `${name}: ${value} ${unit}, ${ratio} × ${peer}${remark}\n`,
  );
}
