import proxyAddr from "@fastify/proxy-addr";
import { InputError } from "@medallion/kernel";

/** Whose word about the other end is believed; throws `InputError` for what names no proxies. */
export function trustedBy(trust: boolean | string): (address: string, hop: number) => boolean {
  if (typeof trust === "boolean") return () => trust;
  try {
    return proxyAddr.compile(trust.split(",").map((address) => address.trim()));
  } catch {
    const sentence = `“${trust}” isn’t a proxy. Use addresses or networks such as loopback or 10.0.0.0/8.`;
    throw new InputError("bad-proxy", sentence, ["trustProxy"]);
  }
}
