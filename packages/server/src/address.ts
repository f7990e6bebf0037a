import { isIPv6 } from "node:net";

/** The well-known beginnings that carry an address of IPv4 in their last 32 bits: as systems show one, and as NAT64 does. */
const CARRYING = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/** An address in its plainest form, without a zone: IPv4 that comes as IPv6, however that is written, is IPv4. */
export function plainAddress(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%", 1);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (!CARRYING.includes(groups.slice(0, 6).join(":"))) return plain;
  return groups.slice(6).flatMap(bytesOf).join(".");
}

/** The eight groups of an IPv6 address without leading zeros, those that `::` stands for written out. */
export function groupsOf(address: string): readonly string[] {
  const [head = [], tail] = address.split("::").map((part) => part.split(":").flatMap(groupOf));
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
}

/** One group, or the two that an address in dots stands for. */
function groupOf(text: string): readonly string[] {
  if (text === "") return [];
  if (!text.includes(".")) return [Number.parseInt(text, 16).toString(16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
