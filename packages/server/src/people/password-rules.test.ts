import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { passwordFault, SHORTEST_PASSWORD } from "./password-rules.ts";

test.each(["password", "hunter2", "short but sweet".slice(0, 14), ""])("%s is too short", (password) => {
  expect(passwordFault(password, "Ann")).toContain("at least 15");
});

test.each([
  "passwordpassword",
  "Password12345678",
  "p4ssw0rdp4ssw0rd",
  "P@$$word P@$$word!",
  "123456789012345",
  "qwertyuiopasdfghjkl",
  "aaaaaaaaaaaaaaaaaa",
  "abcabcabcabcabcabc",
  "abcdefghijklmnopqr",
  "zyxwvutsrqponmlkji",
  "iloveyouiloveyou1",
  "correct horse battery staple",
  "heslo heslo heslo",
  "mojehaslo123456789",
  "парольпароль12345",
  "йцукенйцукенйцукен",
])("%s is among the first that guessers try", (password) => {
  expect(passwordFault(password, "Ann")).toContain("easy to guess");
});

test("neither the own name nor the site's is in it, however they are written", () => {
  expect(passwordFault("my name is Vesna today", "Vesna")).toContain("your name");
  expect(passwordFault("řeka a VÉSNÁ a les", "Vesna")).toContain("your name");
  expect(passwordFault("ve-s.na under a tree", "Vesna")).toContain("your name");
  expect(passwordFault("riverbank medallion", "Vesna")).toContain("site’s name");
  // Such a name is in too many words.
  expect(passwordFault("a planned riverbank", "Ann")).toBeUndefined();
});

test.each([
  "riverbank lantern",
  "čtyři velcí hrochové",
  "żółta łódka na rzece",
  "зелений чайник кімната",
  "kX9#mQ2$vL7@pR4",
  "a password of seven wagons",
  "0482-9571-3360-18",
])("%s will do", (password) => {
  expect(passwordFault(password, "Vesna")).toBeUndefined();
});

test("two common words are found though a third one lies across them", () => {
  expect(passwordFault("thomastereza111", "Vesna")).toContain("too easy to guess");
});

test("whatever is only made of common words is refused, in any case and with any space between", () => {
  const made = fc.array(fc.constantFrom(...COMMON_PASSWORDS), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(made, fc.constantFrom("", " ", "-", "_ "), fc.boolean(), (words, between, loud) => {
      const text = words.join(between);
      const password = (loud ? text.toUpperCase() : text).padEnd(SHORTEST_PASSWORD, "1");
      expect(passwordFault(password, "Vesna")).toBeDefined();
    }),
  );
});
