import { expect, test } from "vitest";
import { sourceAt } from "./source.ts";

test("addresses of replays", () => {
  expect(sourceAt("/local/abc/0", "")).toEqual({ kind: "local", table: "abc", number: 0 });
  expect(sourceAt("/online/abcdefghij/12", "")).toEqual({ kind: "online", table: "abcdefghij", number: 12 });
  expect(sourceAt("/0a1b", "")).toEqual({ kind: "kept", id: "0a1b" });
  expect(sourceAt("/link", "#10~2~a%20b")).toEqual({ kind: "link", link: "10~2~a b" });
});

test.each(["", "/", "/local/abc", "/local/abc/x", "/online/a/1/2", "/kept/more"])(
  "%s leads nowhere",
  (path) => {
    expect(sourceAt(path, "")).toBeUndefined();
  },
);

test("a link without a game leads nowhere", () => {
  expect(sourceAt("/link", "#")).toEqual({ kind: "kept", id: "link" });
});
