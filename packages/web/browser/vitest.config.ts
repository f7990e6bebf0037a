import { basename, join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { PATIENCE } from "./stage/until.ts";

/** What takes longest begins first, or everybody would wait for it in the end. */
const LONG = [
  "tables",
  "pages",
  "network",
  "playing",
  "online",
  "offline",
  "ronin",
  "votes",
  "old-world",
  "hot-seat",
].map((name) => `${name}.test.ts`);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.indexOf(basename(moduleId));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** The tests in a real browser, all with the same browser and server. `npm run browser` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, "..", "..", ".."),
  test: {
    include: ["packages/web/browser/**/*.test.ts"],
    // One more than cores: each of them waits for bots now and then.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongFirst },
    // Far more than anything takes: on a busy machine all of it takes longer.
    testTimeout: 10 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
});
