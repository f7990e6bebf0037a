import { expect } from "vitest";
import { test } from "./stage/test.ts";
import { watch } from "./stage/watching.ts";

test("who watches a page notes what is there only for a moment, and nothing else", async ({ come }) => {
  const { page } = await come.visit("/about");
  const { seen } = await watch(
    page,
    `[...document.querySelectorAll("mark")].map((mark) => mark.textContent)`,
  );
  await page.evaluate(`{
    const mark = document.createElement("mark");
    document.body.append("nothing", mark);
    mark.append("a moment");
    // All that changes at once is one change.
    queueMicrotask(() => queueMicrotask(() => mark.remove()));
  }`);
  await page.locator("mark").waitFor({ state: "detached" });
  await expect.poll(() => seen()).toEqual(["a moment"]);
});
