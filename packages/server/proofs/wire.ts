import type { ClientHost } from "@medallion/protocol";
import { WebSocket } from "ws";

/** Hears every byte of one client, both ways, before anybody reads it. */
export interface Tap {
  said?(text: string): void;
  heard?(text: string): void;
}

/** A client's world: real sockets, real time. The address is asked for at each new connection. */
export function realHost(address: () => string, tap: Tap, random: () => number): ClientHost {
  return {
    open() {
      const socket = new WebSocket(address(), { perMessageDeflate: false });
      if (tap.heard !== undefined) socket.on("message", (data) => tap.heard?.(String(data)));
      const send = socket.send.bind(socket);
      return Object.assign(socket, {
        send: (text: string) => {
          tap.said?.(text);
          send(text);
        },
      });
    },
    timers: {
      set: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
      clear: (timer) => clearTimeout(timer),
      now: () => Date.now(),
    },
    random,
  };
}
