import type { Text } from "../../language/words.ts";

/** The more telling name first: every other one claims to be Safari, and many to be Chrome. */
const BROWSERS = [
  ["Firefox", /Firefox\//],
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["Chrome", /Chrom(e|ium)\//],
  ["Safari", /Safari\//],
] as const;

const SYSTEMS = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** A browser and its system, from what it says of itself. */
export function deviceName(agent: string, text: Text): string {
  const named = (names: typeof BROWSERS | typeof SYSTEMS): string | undefined =>
    names.find(([, sign]) => sign.test(agent))?.[0];
  const known = [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined);
  return known.length === 0 ? text("people.session.unknown") : known.join(" · ");
}
