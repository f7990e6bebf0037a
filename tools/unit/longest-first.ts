import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files of tests that compute longest. Begun last they would keep one core busy while the other waits. */
const LONGEST = [
  "packages/games/src/boards.test.ts",
  "packages/games/src/links.test.ts",
  "packages/table/src/room/games.test.ts",
  "packages/ronin/src/knowledge/strength.test.ts",
  "packages/old-world/src/knowledge/strength.test.ts",
  "packages/table/src/room/hidden.test.ts",
  "packages/gwent/src/lobby.test.ts",
];

/** Vitest's own order, which on a fresh clone knows no times, with the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const known = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return known === -1 ? LONGEST.length : known;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
