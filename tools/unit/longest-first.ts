import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Vitest's own order, which on a fresh clone knows no times, with these files first: begun last, the longest would keep
 * one core busy while the other waits.
 */
export function longestFirst(longest: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification): number => {
    const known = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
    return known === -1 ? longest.length : known;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
}
