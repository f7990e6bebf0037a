import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { ROOT } from "../repository.ts";
import { SERVER_CODES, tableCodes } from "./codes.ts";

interface RefusalCodes {
  readonly SPOKEN: readonly string[];
  readonly SAID_AS: Readonly<Record<string, string>>;
  readonly UNREAD: Readonly<Record<string, string>>;
}

// Loaded by its path: the browser's sources are compiled apart from these tools.
const { SPOKEN, SAID_AS, UNREAD }: RefusalCodes = await import(
  pathToFileURL(join(ROOT, "packages/web/src/table/refusal-codes.ts")).href
);
const spoken = [...SPOKEN, ...Object.keys(SAID_AS)];
const unread = Object.keys(UNREAD);
const codes = [...Object.keys(SERVER_CODES), ...tableCodes().map(({ code }) => code)];

test("every refusal of the protocol has words on the pages, or a reason why nobody reads it there", () => {
  expect(codes.filter((code) => !spoken.includes(code) && !unread.includes(code))).toEqual([]);
});

test("none has both, and none is excused that does not exist", () => {
  expect(unread.filter((code) => spoken.includes(code) || !codes.includes(code))).toEqual([]);
});
