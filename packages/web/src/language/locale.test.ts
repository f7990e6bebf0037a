import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test("dates are written as the browser's own country does, British where it names none", () => {
  expect(localeOf("en", ["en-GB", "en"])).toBe("en-GB");
  expect(localeOf("en", ["cs-CZ", "en-US"])).toBe("en-US");
  expect(localeOf("en", ["cs", "en"])).toBe("en-GB");
  expect(localeOf("en", [])).toBe("en-GB");
  expect(localeOf("pl", ["en-US"])).toBe("pl");
});

test("the date of a British reader has the day first", () => {
  const format = new Intl.DateTimeFormat(localeOf("en", ["en-GB"]), { dateStyle: "medium", timeZone: "UTC" });
  expect(format.format(Date.UTC(2026, 10, 18))).toBe("18 Nov 2026");
});
