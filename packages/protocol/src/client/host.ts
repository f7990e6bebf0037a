/** A socket as browsers and `ws` have it; `open` begins to connect one. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Time as the host has it; `now` in milliseconds. */
export interface Timers {
  set(callback: () => void, milliseconds: number): number;
  clear(timer: number): void;
  now(): number;
}

/** What a client needs from where it runs. */
export interface ClientHost {
  open(url: string): SocketLike;
  readonly timers: Timers;
  /** A number from 0 up to but not 1, for the spread of retries alone. */
  random(): number;
}
