import type { Source } from "./source.ts";

const DECLARED = /^export (?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** Types of the same name that two files of a package export: a word there has one meaning (docs/glossary.md). */
export function meaningFaults(sources: readonly Source[]): readonly string[] {
  const declared = sources
    .filter(({ isTest }) => !isTest)
    .flatMap(({ file, text }) => [...text.matchAll(DECLARED)].map(([, name = ""]) => ({ file, name })));
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => `${name} has several meanings: ${found.map(({ file }) => file).join(", ")}`);
}
