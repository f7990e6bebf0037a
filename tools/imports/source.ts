import type { Syntax } from "../syntax.ts";

/** One file of a package's source. */
export interface Source {
  readonly file: string;
  readonly package: string;
  readonly isTest: boolean;
  readonly text: string;
  readonly syntax: Syntax;
}

/** What a package declares it needs, by the name of its folder. */
export type Declared = ReadonlyMap<string, readonly string[]>;

/** The package a file belongs to, and whether only tests use it. */
export function placeOf(file: string): { package: string; isTest: boolean } {
  return {
    package: file.split("/")[1] ?? "",
    isTest: /\.test\.tsx?$/.test(file) || /^packages\/[^/]+\/(src\/)?(.+\/)?(test|proofs)\//.test(file),
  };
}
