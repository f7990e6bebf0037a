import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { differenceOf } from "./difference.ts";
import { readPng, writePng } from "./png.ts";

/** What came of comparing two folders of pictures. */
export interface Compared {
  /** How many pictures are in both. */
  readonly both: number;
  /** One line for each picture that differs or could not be compared. */
  readonly differing: readonly string[];
}

/**
 * Compares every picture of a folder with that of the same name taken earlier, dot by dot; what differs is drawn beside
 * the new one, as `NAME.diff.png`. Pictures that only one of the folders has are nobody's fault.
 */
export function compareFolders(earlier: string, folder: string, names: readonly string[]): Compared {
  const taken = new Set(readdirSync(folder));
  const both = names.filter((name) => taken.has(`${name}.png`) && existsSync(join(earlier, `${name}.png`)));
  const differing = both.flatMap((name) => {
    try {
      const [before, after] = [earlier, folder].map((place) =>
        readPng(readFileSync(join(place, `${name}.png`))),
      );
      const difference = before && after && differenceOf(before, after);
      if (difference === undefined) return [];
      const { dots, within, picture } = difference;
      writeFileSync(join(folder, `${name}.diff.png`), writePng(picture));
      return [
        `${name}: ${dots} dots differ, within ${within.width}x${within.height} at ${within.x},${within.y}`,
      ];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : error}`];
    }
  });
  return { both: both.length, differing };
}
