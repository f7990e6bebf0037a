import { expect, test } from "vitest";
import { syntaxOf } from "../syntax.ts";
import { meaningFaults } from "./meanings.ts";
import { placeOf, type Source } from "./source.ts";

function source(path: string, text: string): Source {
  const file = `packages/web/src/${path}`;
  return { file, text, ...placeOf(file), syntax: syntaxOf(file, text) };
}

test("two files may not export types of one name, whatever they are", () => {
  const one = source(
    "look/box.ts",
    "export interface Box { readonly left: number }\nexport type Size = 1;\n",
  );
  const other = source("drawn/box.ts", "export class Box {}\n");
  expect(meaningFaults([one, other])).toEqual([
    "Box has several meanings: packages/web/src/look/box.ts, packages/web/src/drawn/box.ts",
  ]);
});

test("what a file keeps to itself, passes on or tests with may be called as anything", () => {
  const box = source("look/box.ts", "export interface Box { readonly left: number }\n");
  const others = [
    source("drawn/place.ts", "interface Box { readonly top: number }\nexport type Place = Box;\n"),
    source("drawn/index.ts", `export type { Box } from "../look/box.ts";\n`),
    source("drawn/test/box.ts", "export class Box {}\n"),
  ];
  expect(meaningFaults([box, ...others])).toEqual([]);
});
