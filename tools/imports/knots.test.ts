import { expect, test } from "vitest";
import { syntaxOf } from "../syntax.ts";
import { knotFaults, knotsIn } from "./knots.ts";
import { placeOf, type Source } from "./source.ts";

/** Files of one package below `src`, by their text. */
function files(texts: Readonly<Record<string, string>>): readonly Source[] {
  return Object.entries(texts).map(([path, text]) => {
    const file = `packages/web/src/${path}`;
    return { file, text, ...placeOf(file), syntax: syntaxOf(file, text) };
  });
}

const knots = (texts: Readonly<Record<string, string>>) => knotsIn(files(texts)).knots;

test("files that import each other are knotted, be it two, more, or on demand", () => {
  expect(knots({ "a.ts": `import "./b.ts";`, "b.ts": `export * from "./a.ts";` })).toMatchObject({
    byValue: 2,
  });
  expect(
    knots({
      "a.ts": `import { b } from "./b.ts";`,
      "b.ts": `const c = () => import("./c.ts");`,
      "c.ts": `import { a } from "./a.ts";`,
      "d.ts": `import "./a.ts";`,
    }),
  ).toEqual({ byValue: 3, byTypes: 3, folders: 0 });
});

test("imports one way are no knot, however many ways lead there", () => {
  const texts = { "a.ts": `import "./b.ts"; import "./c.ts";`, "b.ts": `import "./c.ts";`, "c.ts": "" };
  expect(knots(texts)).toEqual({ byValue: 0, byTypes: 0, folders: 0 });
});

test.each([
  [`import type { A } from "./a.ts";`],
  [`export type { A } from "./a.ts";`],
  [`export type * from "./a.ts";`],
  [`type A = import("./a.ts").A;`],
])("a circle that only types close is told apart: %s", (text) => {
  expect(knots({ "a.ts": `import "./b.ts";`, "b.ts": text })).toEqual({ byValue: 0, byTypes: 2, folders: 0 });
});

test("folders that lie beside each other may not import each other, at any depth, through whatever files", () => {
  const texts = {
    "app/start.ts": `import "../pages/home/page.ts";`,
    "pages/home/page.ts": `import type { Paths } from "../../app/paths.ts";`,
    "app/paths.ts": "",
  };
  expect(knots(texts)).toEqual({ byValue: 0, byTypes: 0, folders: 2 });
  const deep = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [`games/one/${path}`, text] as const),
  );
  expect(knots(deep).folders).toBe(2);
});

test("a circle of three folders is one too", () => {
  const texts = {
    "a/1.ts": `import "../b/1.ts";`,
    "b/1.ts": `import "../c/1.ts";`,
    "c/1.ts": `import "../a/2.ts";`,
    "a/2.ts": "",
  };
  expect(knots(texts)).toEqual({ byValue: 0, byTypes: 0, folders: 3 });
});

test("a folder and what lies in it are one; tests may look anywhere", () => {
  expect(
    knots({
      "table/frame/menu.ts": `import "../scene.ts";`,
      "table/scene.ts": "",
      "table/surface.ts": `import "./frame/menu.ts"; import "../games/list.ts";`,
      "games/list.ts": "",
      "games/list.test.ts": `import "../table/surface.ts";`,
    }),
  ).toEqual({ byValue: 0, byTypes: 0, folders: 0 });
});

test("what is knotted may shrink, and is then written down", () => {
  const knotted = files({ "a.ts": `import "./b.ts";`, "b.ts": `import "./a.ts";` });
  const bound = (count: number) => ({ web: { byValue: count, byTypes: count, folders: 0 } });
  expect(knotFaults("web", knotted, bound(2))).toEqual([]);
  expect(knotFaults("web", knotted, {})).toContain(
    "packages/web: 2 files in a circle: packages/web/src/a.ts → packages/web/src/b.ts → packages/web/src/a.ts",
  );
  expect(knotFaults("web", knotted, bound(4))).toEqual([
    "packages/web: only 2 are knotted byValue: write that into tools/imports/knots.ts (4)",
    "packages/web: only 2 are knotted byTypes: write that into tools/imports/knots.ts (4)",
  ]);
});
