/** The tables of one server as a client process plays them; ours and each peer's have one. */
export interface Field {
  /**
   * Makes the next choice at a table and calls `acknowledged` once the server has said that it holds. False: nobody
   * there is known to owe an answer yet; `moved` is called when that may have changed.
   */
  choose(table: number, acknowledged: () => void): boolean;
  /** What the servers refused or broke off: none is allowed. */
  readonly errors: readonly string[];
  /** Games that came to their end. */
  readonly finished: number;
  close(): void;
}

export interface FieldParts {
  readonly origin: string;
  /** A second node of the same server, where the second of each two people is. */
  readonly second?: string;
  readonly game: string;
  readonly mode: string;
  readonly tables: number;
  /** Two for each table; the others watch. */
  readonly sockets: number;
  /** Kinds of choices taken only where there is nothing else, so that games do not end at once. */
  readonly avoid: readonly string[];
  /** A random number from 0 up to but not `count`. */
  below(count: number): number;
  moved(table: number): void;
  progress(text: string): void;
}

/** A module of a peer exports this as `openField`. */
export type OpenField = (parts: FieldParts) => Promise<Field>;
