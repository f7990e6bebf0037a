import { isIP } from "node:net";
import { groupsOf, plainAddress } from "../address.ts";

/** The network an address belongs to, /24 or /48: enough to see a pattern, too little to find a person. */
export function shortAddress(address: string): string {
  const plain = plainAddress(address);
  switch (isIP(plain)) {
    case 4:
      return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
    case 6:
      return `${groupsOf(plain).slice(0, 3).join(":")}::/48`;
    default:
      return "unknown";
  }
}
