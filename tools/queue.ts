import { parseArgs } from "node:util";
import { startPostgres } from "../packages/server/test/postgres.ts";
import { proveQueue } from "./queue/proof.ts";
import { conclude } from "./tally.ts";

const HELP = `npm run queue -- [--deals N] [--kills N] [--seed TEXT]
An arena is played once by this machine alone, and once by three workers over a real PostgreSQL, one of which is killed
with -9 and started again as often as asked, and whose caller is stopped and called again in between. Both must find the
same to the last byte, and every task must be counted once.

  --deals N    how many deals are played (1000)
  --kills N    how often a worker is killed in the middle of a task (6)
  --seed TEXT  what the games are drawn from (any)`;

const { values: asked } = parseArgs({
  options: {
    deals: { type: "string", default: "1000" },
    kills: { type: "string", default: "6" },
    seed: { type: "string", default: String(Date.now()) },
    help: { type: "boolean", default: false },
  },
});

if (asked.help) console.log(HELP);
else {
  const postgres = await startPostgres();
  try {
    const database = await postgres.url("work");
    const { line, faults } = await proveQueue({
      database,
      deals: Number(asked.deals),
      kills: Number(asked.kills),
      seed: asked.seed,
    });
    conclude(line, faults);
  } finally {
    await postgres.stop();
  }
}
