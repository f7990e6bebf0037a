/**
 * Deals in which somebody who plays for the first time soon wins a fight: schools, monsters and pool as chance has
 * brought them, looked for among many by `npm run first-deals`. A test plays them.
 */
export const FIRST_DEALS: readonly string[] = [
  "kind 431",
  "kind 167",
  "kind 273",
  "kind 551",
  "kind 475",
  "kind 304",
  "kind 637",
  "kind 766",
];
