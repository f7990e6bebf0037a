import type { WebSocket } from "ws";

/** What `ws` keeps of what came and was not made messages of yet. */
interface Receiver {
  _bufferedBytes: number;
  _buffers: Buffer[];
}

/**
 * Forgets what came over a socket and was not read yet. One piece of 64 KB may hold ten thousand frames, and `ws` would
 * read all of them, also of a socket that was cut off; a hundred such pieces hold everybody up. It has no public way to
 * be stopped: where it is built otherwise, all of the piece is read.
 */
export function forgetUnread(socket: WebSocket): void {
  const receiver = "_receiver" in socket ? socket._receiver : undefined;
  if (!isReceiver(receiver)) return;
  receiver._bufferedBytes = 0;
  receiver._buffers = [];
}

function isReceiver(value: unknown): value is Receiver {
  return (
    typeof value === "object" &&
    value !== null &&
    "_bufferedBytes" in value &&
    typeof value._bufferedBytes === "number" &&
    "_buffers" in value &&
    Array.isArray(value._buffers)
  );
}
