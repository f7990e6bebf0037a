import { expect, test } from "vitest";
import { invitedTo } from "./invited-to.ts";

const HERE = "https://play.example.org";

test("a link of this server and a bare code lead to the table", () => {
  expect(invitedTo(` ${HERE}/t/abcdefghij12 `, HERE)).toEqual({ kind: "table", table: "abcdefghij12" });
  expect(invitedTo("abcdefghij12", HERE)).toEqual({ kind: "table", table: "abcdefghij12" });
});

test("links of other servers and anything else are told apart", () => {
  expect(invitedTo("https://other.example.org/t/abcdefghij12", HERE)).toEqual({ kind: "elsewhere" });
  expect(invitedTo("come over!", HERE)).toEqual({ kind: "unreadable" });
  expect(invitedTo("", HERE)).toEqual({ kind: "unreadable" });
});
