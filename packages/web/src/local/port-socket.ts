import type { SocketLike } from "@medallion/protocol";
import { HANG_UP, type Port } from "./port.ts";

/** A socket to the worker; `lost` closes it from outside when the worker is gone. */
export interface PortSocket extends SocketLike {
  lost(): void;
}

/**
 * The protocol's client speaks over a port as it does over a network. `closed` hears when the client hangs up, and
 * whether anything was ever heard over this socket.
 */
export function portSocket(port: Port, closed: (socket: PortSocket, heard: boolean) => void): PortSocket {
  let over = false;
  let heard = false;
  const socket: PortSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => port.postMessage(text),
    close() {
      if (over) return;
      over = true;
      port.postMessage(HANG_UP);
      port.close();
      closed(socket, heard);
    },
    lost() {
      if (over) return;
      over = true;
      port.close();
      call(socket.onclose);
    },
  };
  port.onmessage = ({ data }) => {
    heard = true;
    if (!over) call(socket.onmessage, { data });
  };
  // Whoever opens a socket sets its listeners right afterwards.
  queueMicrotask(() => {
    if (!over) call(socket.onopen);
  });
  return socket;
}

/** The contract leaves open what its listeners are given; ours are content with this. */
function call(listener: ((event: never) => void) | null, event: { readonly data?: unknown } = {}): void {
  listener?.(event as never);
}
