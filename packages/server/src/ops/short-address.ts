import { isIP } from "node:net";

/** The network an address belongs to, /24 or /48: enough to see a pattern, too little to find a person. */
export function shortAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  switch (isIP(mapped)) {
    case 4:
      return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
    case 6:
      return `${firstGroups(mapped, 3).join(":")}::/48`;
    default:
      return "unknown";
  }
}

/** The first groups of an IPv6 address without leading zeros, those that `::` stands for written out. */
function firstGroups(address: string, count: number): string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const width = (groups: string[]): number => groups.length + (groups.at(-1)?.includes(".") ? 1 : 0);
  const zeros = Array.from({ length: 8 - width(before) - width(after) }, () => "0");
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
