import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";
import { NetworkBuckets, NetworkCounts, networkOf } from "../people/rate-limit.ts";
import { HttpRefusal } from "./handler.ts";
import { isHost, nameOf } from "./hosts.ts";
import type { Proxies } from "./proxy.ts";

export interface DoorParts {
  readonly limits: Pick<
    Limits,
    "tcpConnections" | "tcpPerAddress" | "arrivalsPerMinute" | "requestsPerMinute" | "filesPerMinute"
  >;
  readonly proxies: Proxies;
  /** Milliseconds that never jump. */
  steady(): number;
  /** Why the owner has shut this network out, if so. Asked before anything else is done for it. */
  ban(network: string): HttpRefusal | undefined;
  /** Whether a name is one of ours. */
  isOurs(name: string): boolean;
  /** Whether asking for this path costs no more than reading a file. */
  isCheap(method: string, path: string): boolean;
  /** Somebody was turned away. */
  counted(code: string): void;
}

/** Who asks: the address of the person, also behind a proxy that we trust, and the network it is counted by. */
export interface Caller {
  readonly address: string;
  readonly network: string;
}

/** How many arrivals one offence costs. */
const OFFENCE = 150;

/**
 * The one place where an address is let in or turned away, before any other work is done for it: first its connection,
 * before a byte of it is read, then each request, before it is routed. Behind a trusted proxy the connection is the
 * proxy's and only the request says whose it is.
 */
export class Door {
  readonly #parts: DoorParts;
  readonly #arrivals: NetworkBuckets;
  readonly #asking: NetworkBuckets;
  readonly #fetching: NetworkBuckets;
  readonly #perNetwork = new NetworkCounts();
  readonly #callers = new WeakMap<IncomingMessage, Caller>();
  #open = 0;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    const { limits, steady } = parts;
    this.#arrivals = new NetworkBuckets(limits.arrivalsPerMinute, steady);
    this.#asking = new NetworkBuckets(limits.requestsPerMinute, steady);
    this.#fetching = new NetworkBuckets(limits.filesPerMinute, steady);
  }

  /** Connections that are open now. */
  get open(): number {
    return this.#open;
  }

  /** Whether a connection that has just come may stay. */
  arrive(socket: Socket): boolean {
    const { remoteAddress } = socket;
    // Reset before anybody looked at it.
    if (remoteAddress === undefined) return this.#away("reset");
    const { limits, proxies } = this.#parts;
    if (this.#open >= limits.tcpConnections) return this.#away("server-full");
    const network = networkOf(remoteAddress);
    if (!proxies.isTrusted(remoteAddress)) {
      if (this.#perNetwork.isFull(network, limits.tcpPerAddress)) return this.#away("connections");
      if (!this.#arrivals.take(network)) return this.#away("arrivals");
    }
    this.#count(network, 1);
    socket.once("close", () => this.#count(network, -1));
    return true;
  }

  /** Who asks, or why they are refused; `undefined` if they are already gone. */
  ask(request: IncomingMessage): Caller | HttpRefusal | undefined {
    const address = this.#parts.proxies.addressOf(request);
    if (address === undefined) {
      this.#away("reset");
      return undefined;
    }
    const caller = { address, network: networkOf(address) };
    const refusal = this.#refusal(request, caller.network);
    if (refusal !== undefined) {
      if (OFFENCES.has(refusal)) this.offendedBy(request.socket, refusal.code);
      else this.#away(refusal.code);
      return refusal;
    }
    this.#callers.set(request, caller);
    return caller;
  }

  /** Who asked, once they were let in. */
  callerOf(request: IncomingMessage): Caller {
    const caller = this.#callers.get(request);
    if (caller === undefined) throw new Error("a request came past the door");
    return caller;
  }

  /** Somebody did what no honest client does: the next connections of their network have to wait. */
  offended(network: string, code: string): void {
    this.#away(code);
    this.#arrivals.spend(network, OFFENCE);
  }

  /** The same of a connection; a proxy is not blamed for whom it speaks for. */
  offendedBy({ remoteAddress }: Socket, code: string): void {
    if (remoteAddress === undefined || this.#parts.proxies.isTrusted(remoteAddress)) this.#away(code);
    else this.offended(networkOf(remoteAddress), code);
  }

  #refusal(request: IncomingMessage, network: string): HttpRefusal | undefined {
    const { method = "", url = "" } = request;
    if (url.length > LONGEST_ADDRESS) return TOO_LONG;
    const [path = ""] = url.split("?", 1);
    // Whoever has the owner's token can lift any ban, from wherever they are.
    const ban = OF_OWNER.test(path) ? undefined : this.#parts.ban(network);
    if (ban !== undefined) return ban;
    const { host, expect } = request.headers;
    // Nobody but a client of HTTP/1.0 may leave the name out; an address with a name in it is for proxies.
    if ((host === undefined && request.httpVersion !== "1.0") || !path.startsWith("/")) return NO_ADDRESS;
    if (expect !== undefined && expect.toLowerCase() !== "100-continue") return UNMET;
    const isOurs = host === undefined || (isHost(host) && this.#parts.isOurs(nameOf(host)));
    if (!isOurs && !this.#parts.proxies.isHandedOn(request)) return WRONG_HOST;
    const isUpgrade = request.headers.upgrade !== undefined;
    // Who comes by a proxy arrives with the socket, not with the connection.
    const { remoteAddress = "" } = request.socket;
    if (isUpgrade && this.#parts.proxies.isTrusted(remoteAddress) && !this.#arrivals.take(network))
      return TOO_MANY;
    const bucket = !isUpgrade && this.#parts.isCheap(method, path) ? this.#fetching : this.#asking;
    return bucket.take(network) ? undefined : TOO_MANY;
  }

  #away(code: string): false {
    this.#parts.counted(code);
    return false;
  }

  #count(network: string, change: 1 | -1): void {
    this.#open += change;
    this.#perNetwork.change(network, change);
  }
}

/** Characters of an address with its query; ours have some hundred. */
const LONGEST_ADDRESS = 4096;

const OF_OWNER = /^(\/api)?\/owner(\/|$)/;
const TOO_MANY = new HttpRefusal(429, "too-many", "Too many requests. Wait a minute.");
const TOO_LONG = new HttpRefusal(414, "bad-request", "The address is too long.");
const NO_ADDRESS = new HttpRefusal(400, "bad-request", "The request isn’t HTTP as it should be.");
const UNMET = new HttpRefusal(417, "bad-request", "The server can’t do what the request expects.");
/** What no honest client asks, not even by mistake. */
const OFFENCES: ReadonlySet<HttpRefusal> = new Set([NO_ADDRESS, UNMET]);
const WRONG_HOST = new HttpRefusal(
  421,
  "wrong-host",
  "This server isn’t known by this name. Use its address, or have its owner allow the name (--allow-host).",
);
