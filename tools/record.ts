import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { KITS } from "@medallion/games";
import { type Kit, randomOf, seedFrom, type TrialCase } from "@medallion/kernel";
import { openTable, type Table } from "@medallion/table";
import { ROOT } from "./repository.ts";

const GREEDY = { who: "bot", name: "", bot: "greedy" } as const;

/**
 * Records one game per mode, left in its middle: packages/<game>/fixtures/v<rulesVersion>/<case>.json, a save
 * file each. The tests load and play on those of every version of the rules there ever was.
 *
 *   npm run record                 records what is missing: after a new mode, or after `rulesVersion` was raised
 *   npm run record -- --again      records those of the current version anew; only before it was ever released
 *
 * The same rules give the same files. Those of an earlier version cannot be made again: keep them.
 */
const { values: asked } = parseArgs({ options: { again: { type: "boolean", default: false } } });

for (const kit of KITS)
  for (const trialCase of kit.trial.cases) {
    if (trialCase.knowing !== undefined) continue; // The same table as another case.
    const file = fixtureOf(kit, trialCase);
    if (existsSync(join(ROOT, file)) && !asked.again) continue;
    const text = leftInTheMiddle(kit, trialCase).save();
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), `${text}\n`);
    console.log(`${file}  ${text.length} bytes`);
  }

function fixtureOf({ game }: Kit, { name }: TrialCase): string {
  return `packages/${game.id}/fixtures/v${game.rulesVersion}/${name.replaceAll(" ", "-")}.json`;
}

/** Half of a game between greedy bots; a quarter of the way in, a choice was taken back. */
function leftInTheMiddle(kit: Kit, trialCase: TrialCase): Table {
  const whole = stepsOf(begun(kit, trialCase), Number.POSITIVE_INFINITY);
  const table = begun(kit, trialCase);
  stepsOf(table, Math.ceil(whole / 4));
  const seat = [...table.seats.keys()].find((one) => table.mayTakeBack(one));
  if (seat !== undefined) table.command({ kind: "takeback", seat });
  stepsOf(table, Math.ceil(whole / 4));
  return table;
}

function begun(kit: Kit, { name, options }: TrialCase): Table {
  const drawn = kit.game.parseOptions(options(randomOf(`recorded ${name}`)));
  const seats = Array.from({ length: kit.game.seats(drawn) }, () => GREEDY);
  const seed = seedFrom(`recorded ${name}`);
  return openTable(kit, { options: drawn, seats, seed, takebacks: "free" });
}

/** Lets the bots answer so many times; gives how often they did. */
function stepsOf(table: Table, most: number): number {
  let steps = 0;
  while (steps < most && table.botStep() !== undefined) steps++;
  return steps;
}
