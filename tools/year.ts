import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { simulateYear } from "../packages/server/proofs/year/year.ts";

const HELP = `npm run year [-- --months 12 --guests 400 --database URL]
Simulates a busy server with a clock of its own on a real database, and shows that the database stops growing.

  --months     how long (12)
  --guests     guests who come each month (400); tables and games follow from it
  --database   sqlite:PATH or postgres://…, which must be empty; a file of its own without it`;

const { values: asked } = parseArgs({
  options: {
    months: { type: "string", default: "12" },
    guests: { type: "string", default: "400" },
    database: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (asked.help) console.log(HELP);
else {
  const folder = mkdtempSync(join(tmpdir(), "medallion-year-"));
  try {
    const months = await simulateYear({
      database: asked.database ?? `sqlite:${join(folder, "medallion.db")}`,
      months: Number(asked.months),
      guests: Number(asked.guests),
      told: (line) => console.log(line),
    });
    process.exitCode = isLevel(months.map(({ bytes }) => bytes)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the last quarter of the time added next to nothing. */
function isLevel(sizes: readonly number[]): boolean {
  const last = sizes.at(-1) ?? 0;
  const before = sizes[Math.ceil(sizes.length * 0.75) - 1] ?? last;
  const growth = (last / before - 1) * 100;
  console.log(`The last quarter changed the size by ${growth.toFixed(1)} %.`);
  return growth < 5;
}
