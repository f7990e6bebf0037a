import { expect, test } from "vitest";
import { importsOf, scenariosNear, testsNear } from "./near.ts";

const SOURCES = new Map([
  ["packages/a/src/index.ts", 'export * from "./rule.ts";'],
  ["packages/a/src/rule.ts", 'import type { T } from "./deep/part.ts";'],
  ["packages/a/src/rule.test.ts", 'import { rule } from "./rule.ts";'],
  ["packages/a/src/deep/part.ts", "export type T = 1;"],
  ["packages/a/src/deep/part.test.ts", 'import { T } from "./part.ts";'],
  ["packages/b/src/host.ts", 'import {\n  rule,\n} from "@medallion/a";'],
  ["packages/b/src/host.test.ts", 'const { host } = await import("./host.ts");'],
  ["packages/b/src/thread.test.ts", 'new Worker(new URL("./host.ts", import.meta.url));'],
  ["packages/b/src/other.test.ts", 'import { other } from "zod";'],
]);

test("imports lead to files, packages to their index", () => {
  expect(
    importsOf("packages/b/src/x/y.ts", 'import a from "../z.ts";\nexport * from "@medallion/a";'),
  ).toEqual(["packages/b/src/z.ts", "packages/a/src/index.ts"]);
});

test("the tests that a change can break come with the nearest first, and no others", () => {
  expect(testsNear(["packages/a/src/deep/part.ts"], SOURCES)).toEqual([
    "packages/a/src/deep/part.test.ts",
    "packages/a/src/rule.test.ts",
    "packages/b/src/host.test.ts",
    "packages/b/src/thread.test.ts",
  ]);
});

test("a changed test is near; what was deleted or is no source leads nowhere", () => {
  expect(testsNear(["packages/b/src/other.test.ts", "gone.test.ts", "README.md"], SOURCES)).toEqual([
    "packages/b/src/other.test.ts",
  ]);
});

const SCENARIOS = [
  "packages/gwent/scenarios/a.yaml",
  "packages/gwent/scenarios/b.yaml",
  "packages/ronin/scenarios/c.yaml",
];

test("a game's source brings all of its scenarios, its tests none, a changed scenario comes first", () => {
  expect(scenariosNear(["packages/gwent/src/rules/x.ts"], SCENARIOS)).toEqual(SCENARIOS.slice(0, 2));
  expect(scenariosNear(["packages/gwent/src/rules/x.test.ts", "README.md"], SCENARIOS)).toEqual([]);
  expect(
    scenariosNear(["packages/gwent/src/rules/x.ts", "packages/gwent/scenarios/b.yaml"], SCENARIOS),
  ).toEqual(["packages/gwent/scenarios/b.yaml", "packages/gwent/scenarios/a.yaml"]);
});

test("what all games stand on brings the scenarios of all", () => {
  expect(scenariosNear(["packages/kernel/src/play.ts"], SCENARIOS)).toEqual(SCENARIOS);
});
