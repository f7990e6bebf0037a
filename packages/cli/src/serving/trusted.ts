import { isIP } from "node:net";
import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";

/** Networks that have a name. */
const NAMED = ["loopback", "linklocal", "uniquelocal"];

/** Which proxies are trusted: all of them, or addresses and networks parted by commas. Throws `InputError` for others. */
export function trustedFrom(given: string, text: Text): true | string {
  if (given === "true") return true;
  const parts = given.split(",").map((part) => part.trim());
  const wrong = parts.find((part) => !NAMED.includes(part) && !isNetwork(part));
  if (wrong === undefined) return parts.join(",");
  throw new InputError("bad-proxy", text("error.proxy", { given: wrong }));
}

/** An address, or a network such as 192.168.1.0/24. */
function isNetwork(part: string): boolean {
  const [address = "", bits, ...more] = part.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
