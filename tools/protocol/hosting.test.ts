import { expect, test } from "vitest";
import { filesMatching, textOf } from "../repository.ts";

const page = textOf("docs/hosting.md");
const command = textOf("packages/cli/src/commands/serve.ts");

function options(text: string): string[] {
  return [...new Set([...text.matchAll(/--[a-z]+(?:-[a-z]+)*/g)].map(([option]) => option))].sort();
}

test("the page on hosting names the options that `medallion serve` has, and no others", () => {
  const declared = [...command.matchAll(/\.option\(\s*"(--[a-z-]+)/g)]
    .map(([, option = ""]) => option)
    .sort();
  expect(declared.length).toBeGreaterThan(5);
  expect(options(page)).toEqual(declared);
});

test("the page names environment variables and addresses that the code reads", () => {
  const source = filesMatching("packages/{cli,server}/src/**/*.ts").map(textOf).join("\n");
  for (const name of [
    "DATABASE_URL",
    "MEDALLION_OWNER_TOKEN",
    "MEDALLION_LIMITS",
    "MEDALLION_HOSTS",
    "owner-token",
    "/owner",
    "/healthz",
    "/readyz",
    "/metrics",
  ]) {
    expect(page).toContain(name);
    expect(source).toContain(name);
  }
});
