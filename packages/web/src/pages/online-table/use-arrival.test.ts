import { afterAll, expect, test, vi } from "vitest";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", { origin: "https://play.example.org" });

const { arrive } = await import("./use-arrival.ts");

// Files share their worker: what one leaves behind the next one finds.
afterAll(() => vi.unstubAllGlobals());

test("a code that no table can have leads to no table, and the server is not asked", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  expect(await arrive("zzz")).toEqual({ kind: "none" });
  expect(fetch).not.toHaveBeenCalled();
});

test("a server that does not answer is told apart from a table that is not there", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await arrive("abcdefghij12")).toEqual({ kind: "unreachable" });
});
