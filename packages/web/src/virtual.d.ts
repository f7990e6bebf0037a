declare module "virtual:game-icons/*" {
  /** Path data in a box of 512 × 512 units. */
  const path: string;
  export default path;
}

declare module "*?game-icons" {
  /** Path data in a box of 512 × 512 units by name, of all that the module's `ICONS` lists. */
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

declare module "virtual:puzzles/*" {
  /** The puzzles of a game, in the order of their days. */
  const puzzles: readonly import("@medallion/scenarios/puzzle").Puzzle[];
  export default puzzles;
}
