/** Pages that take the whole screen: tables, lessons, puzzles and replays have no header around them. */
const BARE: readonly RegExp[] = [
  /^\/play\/./,
  /^\/t\/./,
  /^\/learn\/[^/]+\/[^/]+/,
  /^\/puzzles\/[^/]+\/[^/]+/,
  /^\/replays\/./,
];

/** A shared replay carries its game behind the `#`. */
const BARE_WITH_HASH = /^\/replays\/?$/;

export function isBare(path: string, hash = ""): boolean {
  return BARE.some((pattern) => pattern.test(path)) || (hash.length > 1 && BARE_WITH_HASH.test(path));
}
