import { expect, test } from "vitest";
import { linkIn } from "./link-in.ts";

test("a whole address, with its moment, and a bare link", () => {
  expect(linkIn(" https://a.example/replays/link?at=3&seat=1#10~2~x%20y ")).toEqual({
    link: "10~2~x y",
    query: "?at=3&seat=1",
  });
  expect(linkIn("10~2~xy")).toEqual({ link: "10~2~xy", query: "" });
});
