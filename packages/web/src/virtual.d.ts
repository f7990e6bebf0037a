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
