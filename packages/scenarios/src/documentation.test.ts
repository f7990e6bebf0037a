import { readFileSync } from "node:fs";
import { findKit } from "@medallion/games";
import { expect, test } from "vitest";
import { GENERIC_KEYS, scenarioFormat } from "./format.ts";
import { printResult } from "./result.ts";
import { runScenarioText } from "./scenario.ts";

const page = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map((match) => match[1] ?? "");

test("every example of the page passes", () => {
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    const results = runScenarioText(example, "docs/scenarios.md", findKit);
    expect(
      results.map(({ status }) => status),
      results.flatMap(printResult).join("\n"),
    ).toEqual(["passed"]);
  }
});

test("every key of the format is on the page", () => {
  for (const key of [...Object.keys(scenarioFormat.shape), ...GENERIC_KEYS])
    expect(page).toContain(`| \`${key}\` |`);
});
