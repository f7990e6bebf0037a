import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const MODULE = pathToFileURL(join(import.meta.dirname, "last-resort.ts")).href;

/** What a program of its own prints; throws if it ends with a failure. */
function printed(program: string): string {
  const script = `import { lastResort } from ${JSON.stringify(MODULE)};\n${program}`;
  const options = {
    encoding: "utf8" as const,
    stdio: ["ignore" as const, "pipe" as const, "ignore" as const],
  };
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], options);
}

const FAULTS = `
setTimeout(() => { throw new Error("in a timer"); }, 1);
Promise.reject(new Error("in a promise"));
process.nextTick(() => { throw new Error("in a listener"); });
setTimeout(() => console.log("still here"), 50);`;

test("what nobody caught is told, and the process goes on", () => {
  const told = printed(
    `lastResort((kind, error) => console.log(kind + ": " + error.message));${FAULTS}`,
  ).split("\n");
  expect(told.sort()).toEqual([
    "",
    "exception: in a listener",
    "exception: in a timer",
    "rejection: in a promise",
    "still here",
  ]);
});

test("once the server has stopped, a mistake ends the program as it does any other", () => {
  expect(() => printed(`lastResort(() => {})();${FAULTS}`)).toThrow();
});
