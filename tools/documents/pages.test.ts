import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { run } from "../../packages/cli/src/run.ts";
import { filesMatching, textOf } from "../repository.ts";
import { showingWorld } from "./world.ts";

it("docs/architecture.md has a row for every package", () => {
  const packages = filesMatching("packages/*/package.json").map((file) => file.split("/")[1] ?? "");
  const rows = Array.from(
    textOf("docs/architecture.md").matchAll(/^\| `([a-z-]+)` \|/gm),
    ([, name]) => name,
  );
  expect(rows.toSorted()).toEqual(packages.toSorted());
});

it("docs/terminal.md shows the table as the program draws it at the step of the link below", async () => {
  const [, shown = "", , command = ""] = textOf("docs/terminal.md").split(/^```\n/gm);
  const argv = command
    .trim()
    .replace("./play ", "")
    .split(" ")
    .map((word) => word.replaceAll("'", ""));
  let out = "";
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      out += String(chunk);
      done();
    },
  });
  expect(await run(argv, showingWorld(stdout))).toBe(0);
  // What was chosen in the step stands before the table.
  const [, ...table] = out.split("\n\n");
  expect(table.join("\n\n").trim()).toBe(shown.trim());
});
