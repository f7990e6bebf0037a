import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomOf } from "@medallion/kernel";
import { fit as fitTo, quickRandom, Samples } from "@medallion/search";
import { DUEL_FEATURES, FIGHT_FEATURES } from "../packages/old-world/src/insight/chance.ts";
import { sparring } from "../packages/old-world/src/insight/sparring.ts";
import { ROOT } from "./repository.ts";

/*
 * Fits the chances of Old World's fights and duels to fights that bots try out from all kinds of turns:
 * npm run chances -- [GAMES]. Games of one to five players follow each other, from one seed, so that the same number
 * gives the same file.
 */

const FILE = join(ROOT, "packages/old-world/src/insight/chances.json");
const SEED = "chances";
const FEATURES = { fight: FIGHT_FEATURES, duel: DUEL_FEATURES };

const games = Number(process.argv[2] ?? 1500);
const random = quickRandom(randomOf(SEED));
const samples = new Samples();
for (let game = 0; game < games; game++)
  for (const { kind, measured, won } of sparring(1 + (game % 5), `${SEED} ${game}`, random))
    samples.add({ model: kind, shares: [won ? 1 : 0], measured });

const fitted: Record<string, Readonly<Record<string, number>>> = {};
for (const kind of ["fight", "duel"] as const) {
  const all = samples.models.get(kind);
  if (all === undefined) throw new Error(`nobody tried a ${kind}`);
  const { model, judgement } = fitTo(all, FEATURES[kind], SEED);
  const { games: tried, loss, error, deciles } = judgement;
  console.log(`${kind}: fitted to ${model.games}; of ${tried} kept apart log-loss ${loss.toFixed(4)},`);
  console.log(`  ${(100 * error).toFixed(1)} points off in the worst of ten parts:`);
  for (const { foretold, came } of deciles) console.log(`    ${foretold.toFixed(3)} ${came.toFixed(3)}`);
  fitted[kind] = model.weights;
}
writeFileSync(FILE, `${JSON.stringify(fitted, null, 2)}\n`);
