import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** What a body may be, as it comes from the socket. */
export interface BodyBounds {
  readonly bytes: number;
  /** In how many pieces, whatever they weigh, and how much each further one must weigh: bytes are not all a body costs. */
  readonly freePieces: number;
  readonly bytesPerPiece: number;
  /** It is more: called once, and nothing more of it is kept. */
  exceeded(socket: Socket): void;
}

/** Requests for Node's server whose bodies are counted before anybody reads them. */
export function countedBodies({
  bytes: most,
  freePieces,
  bytesPerPiece,
  exceeded,
}: BodyBounds): typeof IncomingMessage {
  return class CountedBody extends IncomingMessage {
    #bytes = 0;
    #pieces = 0;
    #isOver = false;

    /** Node gives each piece of the body here, and at its end nothing. */
    override push(piece: unknown, encoding?: BufferEncoding): boolean {
      if (!(piece instanceof Uint8Array)) return super.push(piece, encoding);
      if (this.#isOver) return true;
      this.#bytes += piece.length;
      this.#pieces++;
      const mostPieces = freePieces + this.#bytes / bytesPerPiece;
      if (this.#bytes <= most && this.#pieces <= mostPieces) return super.push(piece, encoding);
      this.#isOver = true;
      exceeded(this.socket);
      return true;
    }
  };
}
