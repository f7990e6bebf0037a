import type { Socket } from "node:net";

/**
 * Ends connections that do not finish their TLS handshake in time. Node's own timer begins anew with each byte, and leaves
 * the connection below open.
 */
export class Handshakes {
  readonly #time: number;
  readonly #late = new Map<string, NodeJS.Timeout>();
  readonly #done = new WeakSet<Socket>();

  constructor(time: number) {
    this.#time = time;
  }

  /** A bare connection has come, of which a secured one is to be made. */
  begun(socket: Socket): void {
    const ends = endsOf(socket);
    const late = setTimeout(() => socket.destroy(), this.#time);
    late.unref();
    this.#late.set(ends, late);
    socket.once("close", () => {
      clearTimeout(late);
      if (this.#late.get(ends) === late) this.#late.delete(ends);
    });
  }

  /** A connection is secured. */
  done(socket: Socket): void {
    this.#done.add(socket);
    clearTimeout(this.#late.get(endsOf(socket)));
  }

  /** Whether a connection is not secured yet. */
  lacks(socket: Socket): boolean {
    return !this.#done.has(socket);
  }
}

/** What a secured connection and the bare one below it have in common, and no two that are open at once. */
function endsOf({ remoteAddress, remotePort, localAddress, localPort }: Socket): string {
  return `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;
}
