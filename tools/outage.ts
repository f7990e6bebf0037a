import { outageRound } from "../packages/server/proofs/outage.ts";
import { startPostgres } from "../packages/server/test/postgres.ts";
import { runRounds } from "./proofs/rounds.ts";

const HELP = `npm run outage -- [--rounds N] [--kills N] [--seed TEXT]
People play at six tables of a real server, of all modes of all games in rotation and with bots in some seats, while
the PostgreSQL behind it is stopped at random moments and started again, every other time as if it had crashed. After
each round: no acknowledged choice is lost, none was applied twice, everybody heard every event once and in order, every
game has ended, every record verifies.

  --rounds N   how many rounds (20)
  --kills N    how often PostgreSQL is stopped in each (2)
  --seed TEXT  what the choices and the moments of the outages are drawn from (any)
Ctrl-C stops after the round that runs.`;

const TABLES = 6;

let postgres: ReturnType<typeof startPostgres> | undefined;

await runRounds({
  help: HELP,
  rounds: 20,
  kills: 2,
  run: async (round, seed, outages) => {
    postgres ??= startPostgres();
    return outageRound({ round, tables: TABLES, outages, seed, postgres: await postgres });
  },
  end: async () => (await postgres)?.stop(),
});
