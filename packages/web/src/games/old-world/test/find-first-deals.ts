import { winShare } from "./first-fights.ts";

/*
 * Looks for deals of Old World that begin kindly, for `first-deals.ts` beside this folder: those in which
 * weak bots most often win a fight in one of their first three turns: npm run first-deals -- [DEALS].
 */

const deals = Number(process.argv[2] ?? 600);
const SOON = 3;
/** Many deals are tried a little, and the best of them longer: what was only lucky falls out. */
const ROUNDS = [
  { games: 8, kept: 60 },
  { games: 40, kept: 12 },
];

let names = Array.from({ length: deals }, (_, deal) => `kind ${deal}`);
for (const { games, kept } of ROUNDS) {
  const tried = names.map((name) => ({ name, share: winShare(name, games, SOON) }));
  names = tried
    .sort((one, other) => other.share - one.share)
    .slice(0, kept)
    .map(({ name }) => name);
}
for (const name of names)
  console.log(`"${name}" ${[2, 3, 4].map((turn) => winShare(name, 100, turn).toFixed(2)).join(" ")}`);
