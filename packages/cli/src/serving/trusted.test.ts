import { expect, test } from "vitest";
import { textIn } from "../texts/index.ts";
import { trustedFrom } from "./trusted.ts";

const text = textIn("en");

test("proxies are named networks, addresses, or all there are", () => {
  expect(trustedFrom("true", text)).toBe(true);
  expect(trustedFrom("loopback", text)).toBe("loopback");
  expect(trustedFrom("10.0.0.5, 192.168.1.0/24,fd00::/8", text)).toBe("10.0.0.5,192.168.1.0/24,fd00::/8");
});

test("anything else is refused with what is wrong in it", () => {
  for (const given of ["nonsense", "", "10.0.0.5/33", "10.0.0.5/8/8", "10.0.0.5/", "fd00::/129"])
    expect(() => trustedFrom(`loopback,${given}`, text)).toThrow(`“${given}” isn’t a proxy`);
});
