import { expect, test } from "vitest";
import { syntaxOf } from "../syntax.ts";
import { directionFaults } from "./directions.ts";
import { kernelSizeFaults, nameFaults, purityFaults } from "./purity.ts";
import { placeOf, type Source } from "./source.ts";

function source(file: string, text: string): Source {
  return { file, text, ...placeOf(file), syntax: syntaxOf(file, text) };
}

const DECLARED = new Map([
  ["kernel", ["@noble/hashes"]],
  ["gwent", ["@medallion/kernel", "zod"]],
  ["table", ["@medallion/kernel", "@medallion/records", "@medallion/bots"]],
  ["protocol", ["@medallion/kernel", "@medallion/table", "zod"]],
  ["server", ["@medallion/protocol", "@medallion/games"]],
  ["cli", ["@medallion/kernel", "@medallion/games", "@medallion/protocol", "@medallion/server"]],
]);

function directions(file: string, text: string): string[] {
  return directionFaults(source(file, text), DECLARED, ["vitest", "fast-check"]);
}

test("imports along the directions and of declared packages are allowed", () => {
  expect(
    directions("packages/gwent/src/game.ts", `import { at } from "@medallion/kernel"; import "zod/mini";`),
  ).toEqual([]);
  expect(directions("packages/gwent/src/rules/turn.ts", `export * from "../game.ts";`)).toEqual([]);
  expect(
    directions("packages/cli/src/main.ts", `await import("@medallion/games"); import "node:fs";`),
  ).toEqual([]);
});

test.each([
  ["an import of a value", `import { rules } from "@medallion/ronin";`],
  ["an import of a type", `import type { Rules } from "@medallion/ronin";`],
  ["a re-export", `export { rules } from "@medallion/ronin";`],
  ["a re-export of everything", `export * from "@medallion/ronin";`],
  ["a dynamic import", `const rules = await import("@medallion/ronin");`],
  ["a type import in place", `type Rules = import("@medallion/ronin").Rules;`],
])("a game may not import a game: %s", (_form, text) => {
  expect(directions("packages/gwent/src/game.ts", text)).toEqual([
    "packages/gwent/src/game.ts: imports @medallion/ronin, but gwent may import kernel, search, ink, refusals, lobbies, fittings",
  ]);
});

test("a page may not import another page", () => {
  const replays = "packages/web/src/pages/replays/shelf.tsx";
  expect(directions(replays, `import "../mine/games.tsx";`)).toEqual([
    `${replays}: imports ../mine/games.tsx, which is another page: what two pages share lies beside them`,
  ]);
  expect(directions(replays, `import "./bring.tsx"; import "../../own-games/shelf.tsx";`)).toEqual([]);
  expect(directions("packages/web/src/app/routes.tsx", `import("../pages/mine/mine-page.tsx");`)).toEqual([]);
});

test("pages come to a game by the contract alone", () => {
  const decks = "packages/web/src/pages/decks/decks-page.tsx";
  expect(directions(decks, `import "../../games/gwent/decks/shelf.tsx";`)).toEqual([
    `${decks}: imports ../../games/gwent/decks/shelf.tsx, but pages know of a game what games/contract.ts names`,
  ]);
  expect(directions(decks, `import "../../games/index.ts"; import "../../games/courses.ts";`)).toEqual([]);
  expect(directions("packages/web/src/games/index.ts", `import "./gwent/index.ts";`)).toEqual([]);
});

test("what all drawn tables share imports no game's part and names no game, not even in tests", () => {
  const film = "packages/web/src/drawn/film/film.test.ts";
  expect(directions(film, `import "../../games/index.ts";`)).toEqual([
    `${film}: imports ../../games/index.ts, but what all drawn tables share knows no game`,
  ]);
  expect(directions(film, `import "../hand/hand.tsx"; import "../../scene/scene.ts";`)).toEqual([]);
  expect(nameFaults(source(film, `const id = "gwent";`))).toHaveLength(1);
  expect(nameFaults(source("packages/web/src/games/gwent/index.ts", `const id = "gwent";`))).toEqual([]);
});

test("the kernel may import no package of ours", () => {
  expect(directions("packages/kernel/src/game.ts", `import "@medallion/gwent";`)).toEqual([
    "packages/kernel/src/game.ts: imports @medallion/gwent, but kernel may import no package of ours",
  ]);
});

test("the protocol stands between the table and those who speak it", () => {
  expect(directions("packages/protocol/src/socket.ts", `import "@medallion/table";`)).toEqual([]);
  expect(
    directions("packages/server/src/server.ts", `import "@medallion/protocol"; import "node:net";`),
  ).toEqual([]);
  expect(directions("packages/cli/src/commands/serve.ts", `await import("@medallion/server");`)).toEqual([]);
  expect(directions("packages/protocol/src/socket.ts", `import "@medallion/games";`)).toHaveLength(1);
  expect(directions("packages/protocol/src/socket.ts", `import "@medallion/server";`)).toHaveLength(1);
  expect(directions("packages/table/src/table.ts", `import "@medallion/protocol";`)).toHaveLength(1);
  expect(directions("packages/server/src/server.ts", `import "@medallion/suites";`)).toHaveLength(1);
});

test("a relative import may not leave its package", () => {
  expect(directions("packages/gwent/src/game.ts", `import "../../kernel/src/list.ts";`)).toEqual([
    "packages/gwent/src/game.ts: imports ../../kernel/src/list.ts, which lies outside its package",
  ]);
});

test("what the package does not declare may not be imported, be it ours or a stranger's", () => {
  expect(directions("packages/gwent/src/game.ts", `import "yaml";`)).toHaveLength(1);
  expect(directions("packages/cli/src/main.ts", `import "@medallion/table";`)).toEqual([
    "packages/cli/src/main.ts: imports @medallion/table, which packages/cli/package.json does not declare",
  ]);
});

test("tests may import the suites, the games and development tools, other files may not", () => {
  const text = `import "@medallion/suites"; import "@medallion/games"; import "vitest"; import "node:fs";`;
  expect(directions("packages/table/src/table.test.ts", text)).toEqual([]);
  expect(directions("packages/table/test/table.ts", text)).toEqual([]);
  expect(directions("packages/server/proofs/crash/round.ts", text)).toEqual([]);
  expect(directions("packages/table/src/table.ts", text)).toHaveLength(3);
});

test("a package that the design does not know is a fault", () => {
  expect(directions("packages/extra/src/index.ts", "")).toHaveLength(1);
});

test.each([
  "Math.random()",
  "new Date()",
  "performance.now()",
  "process.env",
  "Buffer.from([])",
  "window.open()",
  "document.title",
  "fetch('x')",
  "setTimeout(() => {}, 1)",
  "console.log(1)",
  "globalThis.x",
  "import.meta.url",
])("a pure package may not use %s", (expression) => {
  const text = `export const value = ${expression};`;
  expect(purityFaults(source("packages/bots/src/bot.ts", text))).toHaveLength(1);
  expect(purityFaults(source("packages/cli/src/main.ts", text))).toEqual([]);
  expect(purityFaults(source("packages/bots/src/bot.test.ts", text))).toEqual([]);
});

test("a pure package may not import Node", () => {
  expect(
    purityFaults(source("packages/gwent/src/game.ts", `import { readFileSync } from "node:fs";`)),
  ).toEqual(["packages/gwent/src/game.ts: uses node:fs in a pure package"]);
});

test("comments, texts, properties and names of one's own are no use of the platform", () => {
  const text = `
    // new Date() and Math.random are not for us
    const words = "window document";
    export const record = { process: Math.floor(1), Date: words };
    export interface Clock { performance: number; fetch(document: string): void }
    export function read({ window }: { window: string }, document: string) { return record.process + window + document; }
  `;
  expect(purityFaults(source("packages/kernel/src/clock.ts", text))).toEqual([]);
});

test("no game is named where games are known only through the contract", () => {
  const text = `const id = "gwent";\n// the Old World\nconst roninKit = 1; // ironing\n`;
  expect(nameFaults(source("packages/table/src/table.ts", text))).toEqual([
    "packages/table/src/table.ts:1: names the game gwent",
    "packages/table/src/table.ts:2: names the game Old World",
    "packages/table/src/table.ts:3: names the game ronin",
  ]);
  expect(nameFaults(source("packages/table/src/table.test.ts", text))).toEqual([]);
  expect(nameFaults(source("packages/games/src/index.ts", text))).toEqual([]);
});

test("the kernel stays under 800 lines, tests not counted", () => {
  const lines = (count: number): string => "export {};\n".repeat(count);
  const kernel = [
    source("packages/kernel/src/a.ts", lines(500)),
    source("packages/kernel/src/b.ts", lines(299)),
    source("packages/kernel/src/b.test.ts", lines(900)),
  ];
  expect(kernelSizeFaults(kernel)).toEqual([]);
  expect(kernelSizeFaults([...kernel, source("packages/kernel/src/c.ts", lines(1))])).toHaveLength(1);
});
