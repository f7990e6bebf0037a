import { LANGUAGES } from "@medallion/kernel";
import { expect } from "vitest";
import { LONG_TEXTS } from "./screens/long-texts.ts";
import { misfits } from "./stage/fitting.ts";
import { test } from "./stage/test.ts";

test.for(
  LONG_TEXTS.flatMap((screen) => LANGUAGES.map((language) => ({ screen, language, title: screen.title }))),
)("$title fits a phone, in the language $language", async ({ screen, language }, { come }) => {
  const { page } = await come.screen(screen, { size: "390x844", language });
  await expect.poll(() => misfits(page)).toEqual([]);
});
