declare module "virtual:game-icons/*" {
  /** Path data in a box of 512 × 512 units. */
  const path: string;
  export default path;
}
