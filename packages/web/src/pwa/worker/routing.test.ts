import { expect, test } from "vitest";
import { sourceOf } from "./routing.ts";

const HOME = "https://table.example";
const FILES = new Set(["/", "/manifest.webmanifest", "/icons/medallion.svg", "/assets/index-1.js"]);

const navigate = (path: string) =>
  sourceOf({ method: "GET", mode: "navigate", url: `${HOME}${path}` }, HOME, FILES);
const fetched = (url: string, method = "GET") => sourceOf({ method, mode: "cors", url }, HOME, FILES);

test("every address of the program opens the page that is kept", () => {
  for (const path of ["/", "/play/abc", "/t/abcdefghij?x=1", "/rules/gwent/weather", "/apiary"])
    expect(navigate(path)).toBe("page");
});

test("what the server itself says always comes from it", () => {
  for (const path of ["/api", "/api/tables", "/owner", "/owner?token=1", "/healthz", "/readyz", "/metrics"]) {
    expect(navigate(path)).toBe("network");
    expect(fetched(`${HOME}${path}`)).toBe("network");
  }
});

test("files come from where they are kept, those of older versions too; nothing else does", () => {
  expect(fetched(`${HOME}/icons/medallion.svg`)).toBe("file");
  expect(navigate("/icons/medallion.svg")).toBe("file");
  expect(fetched(`${HOME}/assets/older-0.js`)).toBe("file");
  expect(fetched(`${HOME}/robots.txt`)).toBe("network");
  expect(fetched("https://elsewhere.example/assets/index-1.js")).toBe("network");
  expect(fetched(`${HOME}/assets/index-1.js`, "POST")).toBe("network");
});
