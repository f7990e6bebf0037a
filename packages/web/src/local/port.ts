/** One end of a channel between page and worker, as far as it is needed. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  close(): void;
}

/** What a page says to its worker; `calls` and `line` bring a port of their own along. */
export type ToWorker =
  | { readonly kind: "calls" }
  | { readonly kind: "line" }
  /** A table of this game will probably be founded. */
  | { readonly kind: "game"; readonly game: string }
  /** How long bots seem to think, as a multiple of the usual. */
  | { readonly kind: "pace"; readonly pace: number };

/** Said over a line by the side that hangs up; everything else is text of the protocol. */
export const HANG_UP = null;
