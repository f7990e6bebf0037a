import { expect, test } from "vitest";
import { syntaxOf } from "../syntax.ts";
import { partFaults } from "./parts.ts";
import { placeOf, type Source } from "./source.ts";

/** The pages of one game with a table, a book and what both use. */
function faults(texts: Readonly<Record<string, string>>): readonly string[] {
  const files = {
    "index.ts": `import "./poster.ts"; const load = [() => import("./table.tsx"), () => import("./book.tsx")];`,
    "poster.ts": "",
    "table.tsx": `import "./card.tsx";`,
    "book.tsx": `import "./card.tsx";`,
    "card.tsx": "",
    ...texts,
  };
  return partFaults(
    Object.entries(files).map(([name, text]): Source => {
      const file = `packages/web/src/games/chess/${name}`;
      return { file, text, ...placeOf(file), syntax: syntaxOf(file, text) };
    }),
  );
}

test("parts of a game share what is no part, and may load each other later", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ "card.tsx": `const later = () => import("./book.tsx");` })).toEqual([]);
  expect(faults({ "book.tsx": `import type { Table } from "./table.tsx";` })).toEqual([]);
});

test("a part that brings another along is a fault, through whatever files, and so is a contract that does", () => {
  expect(faults({ "card.tsx": `import "./table.tsx";` })).toEqual([
    "packages/web/src/games/chess/book.tsx: brings packages/web/src/games/chess/table.tsx along, which is another part of the game",
  ]);
  expect(faults({ "poster.ts": `export * from "./book.tsx";` })).toEqual([
    "packages/web/src/games/chess/index.ts: brings packages/web/src/games/chess/book.tsx along, which is another part of the game",
  ]);
});
