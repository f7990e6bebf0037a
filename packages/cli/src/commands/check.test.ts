import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const folder = freshFolder();
const good = join(folder, "good.yaml");
const below = join(folder, "below");
const wrong = join(below, "wrong.yaml");
const broken = join(freshFolder(), "broken.yaml");

const scenario = (score: number) => `scenario: A sun for red
proves: [TOY-1]
game: toy
position: { red: { hand: [sun-8, sun-7] }, blue: { hand: [moon-8] } }
script: [red plays sun-8]
expect: { red score: ${score} }
`;

beforeAll(() => {
  mkdirSync(below);
  writeFileSync(good, scenario(9));
  writeFileSync(wrong, scenario(8));
  writeFileSync(broken, scenario(9).replace("sun-7]", "comet-7]"));
});

test("scenarios that hold end with a count and code 0", async () => {
  expect(await invoke(["check", good])).toEqual({ code: 0, out: "1 passed, 0 failed\n", err: "" });
});

test("a folder is searched to its bottom; what fails is shown with expected, found and explanation", async () => {
  const { code, out } = await invoke(["check", folder]);
  expect(code).toBe(1);
  expect(out).toContain("expected 8");
  expect(out).toContain("found    9");
  expect(out).toContain("TOY-1: printed values → 8");
  expect(out).toMatch(/\n1 passed, 1 failed\n$/);
});

test("--json gives one object with every result", async () => {
  const { code, out } = await invoke(["check", folder, "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    passed: 1,
    failed: 1,
    results: [
      { file: wrong, status: "failed", details: [{ expected: "8", found: "9" }] },
      { title: "A sun for red", file: good, line: 1, proves: ["TOY-1"], status: "passed", details: [] },
    ],
  });
});

test("a scenario that is itself wrong is bad input, told in one sentence", async () => {
  const { code, out, err } = await invoke(["check", broken]);
  expect(code).toBe(2);
  expect(err).toMatch(/^\S+broken\.yaml:\d+: [^\n]+\n$/);
  expect(out).toBe("0 passed, 1 failed\n");
});

test("no files, and files that are not there, are refused", async () => {
  expect(await invoke(["check"])).toMatchObject({ code: 2, out: "" });
  expect(await invoke(["check", freshFolder()])).toMatchObject({ code: 2, out: "" });
  expect(await invoke(["check", good, "/no/such.yaml"])).toEqual({
    code: 2,
    out: "",
    err: "Can’t read /no/such.yaml (ENOENT).\n",
  });
});

test("--schema prints a JSON Schema that names the games", async () => {
  const { code, out } = await invoke(["check", "--schema"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ properties: { game: { enum: ["toy"] } } });
});
