import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was chosen is there again", async () => {
  const first = await import("./settings.ts");
  first.changeSettings({ language: "cs", sound: false });
  vi.resetModules();
  const { settings } = await import("./settings.ts");
  expect(settings()).toMatchObject({ language: "cs", sound: false, theme: "system" });
});

test("one value that is not understood any more does not take the others with it", async () => {
  kept.set("medallion.settings", JSON.stringify({ language: "pl", theme: "sepia", volume: 7 }));
  const { settings } = await import("./settings.ts");
  expect(settings()).toMatchObject({ language: "pl", theme: "system", volume: 0.6 });
});

test.each(["null", "[]", "7", "{"])("%s is nothing that was chosen", async (text) => {
  kept.set("medallion.settings", text);
  const { settings } = await import("./settings.ts");
  expect(settings().theme).toBe("system");
});
