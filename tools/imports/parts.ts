import { posix } from "node:path";
import type { Source } from "./source.ts";

const CONTRACT = /^packages\/web\/src\/games\/[^/]+\/index\.ts$/;

/** Parts of a game in the pages that bring each other along: each is loaded by itself, where it is shown. */
export function partFaults(sources: readonly Source[]): readonly string[] {
  const files = new Map(sources.map((source) => [source.file, source]));
  const resolved = (file: string, specifiers: readonly string[]): readonly string[] =>
    specifiers.map((specifier) => posix.join(posix.dirname(file), specifier)).filter((one) => files.has(one));

  /** All that comes with a file at once. */
  const broughtBy = (file: string): ReadonlySet<string> => {
    const found = new Set([file]);
    for (const one of found) {
      const { lazyImports = [], valueImports = [] } = files.get(one)?.syntax ?? {};
      for (const next of resolved(
        one,
        valueImports.filter((each) => !lazyImports.includes(each)),
      ))
        found.add(next);
    }
    return found;
  };

  const parts = sources
    .filter(({ file }) => CONTRACT.test(file))
    .flatMap((contract) =>
      resolved(contract.file, contract.syntax.lazyImports).map((part) => ({ part, contract: contract.file })),
    );
  const loaded = new Map(
    [...parts.map(({ part }) => part), ...parts.map(({ contract }) => contract)].map((file) => [
      file,
      broughtBy(file),
    ]),
  );
  return [...loaded].flatMap(([file, brought]) =>
    parts
      .filter(({ part }) => part !== file && brought.has(part))
      .map(({ part }) => `${file}: brings ${part} along, which is another part of the game`),
  );
}
