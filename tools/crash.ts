import { crashRound } from "../packages/server/proofs/crash.ts";
import { runRounds } from "./proofs/rounds.ts";

const HELP = `npm run crash -- [--rounds N] [--kills N] [--seed TEXT]
People play at six tables of a real server, of all modes of all games in rotation and with bots in some seats, while
its process is killed with -9 at random moments and started again. After each round: no acknowledged choice is lost,
none was applied twice, everybody heard every event once and in order, every game has ended, every record verifies.

  --rounds N   how many rounds (50)
  --kills N    how often the process is killed in each (3)
  --seed TEXT  what the choices and the moments of the kills are drawn from (any)
Ctrl-C stops after the round that runs.`;

const TABLES = 6;

await runRounds({
  help: HELP,
  rounds: 50,
  kills: 3,
  run: (round, seed, kills) => crashRound({ round, tables: TABLES, kills, seed }),
});
