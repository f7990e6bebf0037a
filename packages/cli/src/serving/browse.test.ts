import { expect, test } from "vitest";
import { browse, browserCommand } from "./browse.ts";

test("a browser is shown only where somebody sits before a screen", () => {
  expect(browserCommand("linux", { DISPLAY: ":0" })).toEqual(["xdg-open"]);
  expect(browserCommand("linux", { WAYLAND_DISPLAY: "wayland-0" })).toEqual(["xdg-open"]);
  expect(browserCommand("linux", { DISPLAY: "" })).toBeUndefined();
  expect(browserCommand("linux", {})).toBeUndefined();
  expect(browserCommand("darwin", {})).toEqual(["open"]);
  expect(browserCommand("darwin", { SSH_CONNECTION: "10.0.0.1 1 10.0.0.2 22" })).toBeUndefined();
});

test("a machine without what opens addresses is no failure", async () => {
  browse("", process.platform === "win32" ? "darwin" : "win32", {});
  // A program that is not there is told a moment later, and would end this one if nobody listened.
  await new Promise((resolve) => setTimeout(resolve, 100));
});
