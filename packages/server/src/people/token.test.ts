import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { issueToken, readToken } from "./token.ts";

const key = randomBytes(32);

test("a token names the SHA-256 of its secret as its session", () => {
  const { token, session } = issueToken(key);
  const secret = Buffer.from(token.split(".")[1] ?? "", "base64url");
  expect(session).toBe(createHash("sha256").update(secret).digest("hex"));
  expect(readToken(key, token)).toBe(session);
  expect(token).toMatch(/^m1\.[\w-]{43}\.[\w-]{43}$/);
});

test("every token is another", () => {
  const tokens = Array.from({ length: 100 }, () => issueToken(key).session);
  expect(new Set(tokens).size).toBe(100);
});

test("a token signed with another key is not read", () => {
  expect(readToken(key, issueToken(randomBytes(32)).token)).toBeUndefined();
});

test("a secret with another secret's signature is not read", () => {
  const [, secret] = issueToken(key).token.split(".");
  const [, , signature] = issueToken(key).token.split(".");
  expect(readToken(key, `m1.${secret}.${signature}`)).toBeUndefined();
});

test("a token with any one letter changed, added or taken away is not read", () => {
  const { token } = issueToken(key);
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= \n";
  for (let at = 0; at < token.length; at++) {
    const head = token.slice(0, at);
    const tail = token.slice(at + 1);
    for (const letter of alphabet) {
      if (letter !== token[at]) expect(readToken(key, head + letter + tail)).toBeUndefined();
    }
    expect(readToken(key, head + tail)).toBeUndefined();
    expect(readToken(key, `${head}A${token.slice(at)}`)).toBeUndefined();
  }
  expect(readToken(key, `${token}\n`)).toBeUndefined();
});

test("nothing that is no token is read, and nothing throws", () => {
  for (const text of ["", "m1", "m1..", "m2.a.b", "m1.a.b"]) expect(readToken(key, text)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => readToken(key, text) === undefined));
});
