import type { Duplex } from "node:stream";

const held = new Set<Duplex>();

/** Bytes that are held back at most: more would look as if nobody read them. */
const MOST = 64 * 1024;

/**
 * What is written to a socket before the event loop goes on leaves in one piece: what happened and that it is done, or
 * the news of several tables. Handing something to the system costs more than writing it.
 */
export function together(socket: Duplex): void {
  if (held.has(socket)) {
    if (socket.writableLength < MOST) return;
    socket.uncork();
    socket.cork();
    return;
  }
  if (held.size === 0) process.nextTick(release);
  held.add(socket);
  socket.cork();
}

function release(): void {
  const sockets = [...held];
  held.clear();
  for (const socket of sockets) socket.uncork();
}
