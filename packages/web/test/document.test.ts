import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENT = join(import.meta.dirname, "../../../docs/adding-a-table.md");
const TOY = join(import.meta.dirname, "toy");

const inOneLine = (code: string): string => code.replaceAll(/\s+/gu, " ").trim();

const written = readFileSync(DOCUMENT, "utf8");
const toy = readdirSync(TOY).map((file) => inOneLine(readFileSync(join(TOY, file), "utf8")));

test("the code in the document on tables is that of the toy's table, which compiles and is played", () => {
  const blocks = [...written.matchAll(/```tsx?\n(.*?)```/gsu)].map(([, code]) => inOneLine(code ?? ""));
  expect(blocks.length).toBeGreaterThan(4);
  expect(blocks.filter((code) => !toy.some((file) => file.includes(code)))).toEqual([]);
});

test("what the document says a table imports is exported", () => {
  const exported = readFileSync(join(import.meta.dirname, "../src/drawn/index.ts"), "utf8");
  const list = /## What to import\n(.*?)\n## /su.exec(written)?.[1] ?? "";
  const names = [...list.matchAll(/`(\w+)`/gu)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`, "u").test(exported))).toEqual([]);
});
