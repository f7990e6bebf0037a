import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import { trustedBy } from "../trust.ts";
import { isHost, nameOf } from "./hosts.ts";

/** Reads who is at the other end, believing only the proxies that were named. */
export interface Proxies {
  /** Whether this address is a proxy that speaks for others. */
  isTrusted(address: string): boolean;
  /** The address of the person; `undefined` if the connection is already gone and nobody knows any more. */
  addressOf(request: IncomingMessage): string | undefined;
  /** Whether a proxy that we trust has handed this request on: it has seen to the name that was asked for. */
  isHandedOn(request: IncomingMessage): boolean;
  /** The scheme and host that people use. */
  originOf(request: IncomingMessage): string;
}

export interface ProxyWish {
  /** Nobody, everybody, or addresses and networks parted by commas (`loopback`, `10.0.0.0/8`). */
  readonly trust: boolean | string;
  readonly publicOrigin: string | undefined;
  readonly tls: boolean;
  /** Whether a name is one of ours. */
  isOurs(name: string): boolean;
}

export function proxies({ trust, publicOrigin, tls, isOurs }: ProxyWish): Proxies {
  const trusted = trustedBy(trust);
  const believed = ({ socket: { remoteAddress } }: IncomingMessage): boolean =>
    remoteAddress !== undefined && trusted(remoteAddress, 0);
  return {
    isTrusted: (address) => trusted(address, 0),
    addressOf: (request) => {
      const { remoteAddress } = request.socket;
      // A connection that was reset has no address, and what asks for one throws.
      if (remoteAddress === undefined) return undefined;
      const address = withoutPort(proxyAddr(request, trusted));
      return isIP(address.replace(/%.*$/, "")) === 0 ? remoteAddress : address;
    },
    isHandedOn: (request) =>
      believed(request) &&
      (request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined),
    originOf: (request) => {
      if (publicOrigin !== undefined) return publicOrigin;
      const proxied = believed(request);
      const scheme = (proxied && first(request, "x-forwarded-proto")) || (tls ? "https" : "http");
      // Proxies that are not told to set it hand on what the visitor claims: it counts only if it names us.
      const claimed = proxied ? first(request, "x-forwarded-host") : undefined;
      const host = isHost(claimed) && isOurs(nameOf(claimed)) ? claimed : request.headers.host;
      return `${scheme === "https" ? "https" : "http"}://${isHost(host) ? host : "localhost"}`;
    },
  };
}

/** An address as some proxies hand it on: with the port (`203.0.113.5:1234`, `[2001:db8::1]:443`), or with leading zeros. */
function withoutPort(given: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(given) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  const [, dotted] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(given) ?? [];
  return dotted?.split(".").map(Number).join(".") ?? given;
}

function first({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return (
    String(Array.isArray(value) ? value[0] : (value ?? ""))
      .split(",")[0]
      ?.trim() || undefined
  );
}
