import { expect, test } from "vitest";
import { invoke } from "../../test/invoke.ts";

test("a hint names the best choices as they are numbered, with chances and why, and the question stays open", async () => {
  const { out } = await invoke(["play", "toy", "--seed", "rain"], { lines: ["1", "hint", "1", "quit"] });
  const [, told = ""] = out.split("Hint: the best choices");
  expect(told).toMatch(/^\s+\d+\W+Light .* – (about|more than|less than) /u);
  expect(told).toMatch(/Compared with “.*”, it’s about: |There’s little between the best choices\./u);
});

test("hints are told of in the help", async () => {
  const { out } = await invoke(["play", "toy", "--seed", "rain"], { lines: ["?", "quit"] });
  expect(out).toContain("hint       the best choices");
});
