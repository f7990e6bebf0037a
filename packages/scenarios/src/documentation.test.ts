import { readFileSync } from "node:fs";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { GENERIC_KEYS, scenarioFormat } from "./format.ts";
import { printResult } from "./result.ts";
import { runScenarioText } from "./scenario.ts";

const page = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map((match) => match[1] ?? "");
const own = examples.filter((example) => example.includes("game: toy"));

test("every example of the page passes", () => {
  expect(own.length).toBeGreaterThan(3);
  for (const example of own) {
    const results = runScenarioText(example, "docs/scenarios.md", () => toy);
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
