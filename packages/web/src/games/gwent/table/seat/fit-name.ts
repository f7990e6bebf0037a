import type { CSSProperties } from "react";

/** So many letters of a name fit beside the leader at full size. */
const LETTERS = 8;

/** A name with a long word is set smaller, so that it is never broken. */
export function fitName(name: string): CSSProperties {
  const longest = Math.max(...name.split(/\s+/u).map((word) => [...word].length));
  return { "--fit": Math.max(0.6, Math.min(1, LETTERS / longest)).toFixed(2) } as CSSProperties;
}
