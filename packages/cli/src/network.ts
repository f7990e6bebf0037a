import process from "node:process";
import type { FetchLike, SocketLike, Timers } from "@medallion/protocol";

/** What the online commands touch: the network, time, and the server of this repository. */
export interface Network {
  readonly fetch: FetchLike;
  /** How a socket is opened; loaded when it is needed. */
  sockets(): Promise<(url: string) => SocketLike>;
  readonly timers: Timers;
  /** Loaded when it is needed, so that other commands stay quick. */
  server(): Promise<ServerModule>;
}

export type ServerModule = Pick<
  typeof import("@medallion/server"),
  | "startServer"
  | "addressesOf"
  | "backup"
  | "restore"
  | "givenLimits"
  | "LimitFault"
  | "writtenLimit"
  | "recoveryAt"
>;

/** How long a server may take to say goodbye. */
const PARTING = 1000;

/** By which one knows this program in the list of one's sessions. */
const AGENT = `medallion (${process.platform})`;

/** The real ones. */
export function nodeNetwork(): Network {
  return {
    fetch: (url, request) => fetch(url, { ...request, headers: { ...request.headers, "user-agent": AGENT } }),
    sockets: async () => {
      const { WebSocket } = await import("ws");
      return (url) => {
        const socket = new WebSocket(url);
        const close = socket.close.bind(socket);
        // A server that is gone never answers the goodbye, and would keep this program from ending.
        socket.close = () => {
          close();
          setTimeout(() => socket.terminate(), PARTING).unref();
        };
        return socket;
      };
    },
    timers: {
      set: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
      clear: (timer) => clearTimeout(timer),
      now: () => Date.now(),
    },
    server: () => import("@medallion/server"),
  };
}
