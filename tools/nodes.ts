import { nodesRound } from "../packages/server/proofs/nodes.ts";
import { startPostgres } from "../packages/server/test/postgres.ts";
import { runRounds } from "./proofs/rounds.ts";

const HELP = `npm run nodes -- [--rounds N] [--seed TEXT]
People play at six tables over two nodes on one PostgreSQL, with bots and clocks at some tables; one node is killed with
-9 in the middle and, in every other round, comes back later. After each round: no acknowledged choice is lost, none was
applied twice, no bot answered twice, everybody heard every event once and in order, every game has ended, every record
verifies.

  --rounds N   how many rounds (50)
  --seed TEXT  what the choices and the moments of the kills are drawn from (any)
Ctrl-C stops after the round that runs.`;

const TABLES = 6;

let postgres: ReturnType<typeof startPostgres> | undefined;

await runRounds({
  help: HELP,
  rounds: 50,
  run: async (round, seed) => {
    postgres ??= startPostgres();
    const database = await (await postgres).url(`round_${round}`);
    return nodesRound({ round, tables: TABLES, seed, database });
  },
  end: async () => (await postgres)?.stop(),
});
