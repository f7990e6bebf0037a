import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { trustedBy } from "../trust.ts";

/** Reads who is at the other end, believing only the proxies that were named. */
export interface Proxies {
  addressOf(request: IncomingMessage): string;
  /** The scheme and host that people use. */
  originOf(request: IncomingMessage): string;
}

/** `trust`: nobody, everybody, or addresses and networks parted by commas (`loopback`, `10.0.0.0/8`). */
export function proxies(trust: boolean | string, publicOrigin: string | undefined, tls: boolean): Proxies {
  const trusted = trustedBy(trust);
  return {
    addressOf: (request) => proxyAddr(request, trusted),
    originOf: (request) => {
      if (publicOrigin !== undefined) return publicOrigin;
      const believed = trusted(request.socket.remoteAddress ?? "", 0);
      const scheme = (believed && first(request, "x-forwarded-proto")) || (tls ? "https" : "http");
      const host = (believed && first(request, "x-forwarded-host")) || request.headers.host;
      return `${scheme === "https" ? "https" : "http"}://${isHost(host) ? host : "localhost"}`;
    },
  };
}

function first({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return (
    String(Array.isArray(value) ? value[0] : (value ?? ""))
      .split(",")[0]
      ?.trim() || undefined
  );
}

/** A name or address with a port: nothing else may get into links. */
function isHost(text: string | undefined): text is string {
  return text !== undefined && /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/.test(text);
}
