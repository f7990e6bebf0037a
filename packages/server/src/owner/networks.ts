import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { InputError } from "@medallion/kernel";
import { plainAddress } from "../address.ts";

/** A network as bans name it: `203.0.113.0/24`, `2001:db8::/32`. */
export interface Network {
  readonly text: string;
  readonly address: string;
  readonly bits: number;
  readonly family: "ipv4" | "ipv6";
}

/** Wider than this is half of the world. */
const WIDEST = { ipv4: 8, ipv6: 20 } as const;
/** One address of IPv4, and what one customer has of IPv6. */
const NARROWEST = { ipv4: 32, ipv6: 64 } as const;

/** Reads an address or a network; throws `InputError` for anything else, and for what is too wide to be meant. */
export function readNetwork(given: string): Network {
  const [address = "", bits, ...more] = given.trim().split("/");
  const plain = plainAddress(address);
  const version = isIP(plain);
  const family = version === 6 ? "ipv6" : "ipv4";
  const size = bits === undefined ? NARROWEST[family] : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  const most = version === 6 ? 128 : 32;
  if (version === 0 || more.length > 0 || !(size <= most))
    throw new InputError(
      "bad-network",
      `“${given}” isn’t a network. Use an address, or a network such as 203.0.113.0/24.`,
    );
  if (size < WIDEST[family])
    throw new InputError("bad-network", `${given} is too wide. Use /${WIDEST[family]} or more.`);
  const used = Math.min(size, NARROWEST[family]);
  return { text: `${plain}/${used}`, address: plain, bits: used, family };
}

/** Whether an address, or the network it is counted by (`2001:db8:1:2::/64`), lies in the network. */
export function lies(inside: string, network: Network): boolean {
  const list = new BlockList();
  list.addSubnet(network.address, network.bits, network.family);
  return contains(list, inside);
}

/** Whether a list of networks has the address. */
export function contains(list: BlockList, inside: string): boolean {
  const [address = ""] = inside.split("/", 1);
  const plain = plainAddress(address);
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 6 ? "ipv6" : "ipv4");
}

/** An address of this machine itself that the network would shut out. */
export function ownAddressIn(network: Network, interfaces = networkInterfaces()): string | undefined {
  const own = Object.values(interfaces).flatMap((infos = []) => infos.map(({ address }) => address));
  return ["127.0.0.1", "::1", ...own].find((address) => lies(address, network));
}
