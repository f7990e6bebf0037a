import { Engine, type EngineOptions, faultIn } from "./engine.ts";
import { faultOf } from "./errors.ts";
import type { Fault, Outcome, Result, Value, Work } from "./work.ts";

/** The way to an open file, in this thread or another. What is asked is done in the order it is asked. */
export interface Line {
  /** One statement, in the transaction that is open if one is. */
  query(sql: string, values: readonly Value[]): Promise<Result>;
  /** All of this in one transaction, each piece standing alone: if it fails, the others are still written. */
  commit(works: readonly Work[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** A file that is used in this very thread: for what is alone in its process, and for what is kept in memory. */
export interface LocalLine extends Line {
  /** The rows one by one. */
  rows(sql: string, values: readonly Value[]): Iterable<unknown>;
}

export function localLine(path: string, options: EngineOptions): LocalLine {
  const engine = guarded(() => new Engine(path, options));
  return {
    query: async (sql, values) => guarded(() => engine.query(sql, values)),
    commit: async (works) => guarded(() => engine.commit(works)),
    close: async () => guarded(() => engine.close()),
    *rows(sql, values) {
      const rows = guarded(() => engine.rows(sql, values));
      for (let next = guarded(() => rows.next()); next.done !== true; next = guarded(() => rows.next()))
        yield next.value;
    },
  };
}

/** The error that a fault stands for, as the store says it. */
export function revived({ message, code, errcode }: Fault): unknown {
  return faultOf(
    Object.assign(new Error(message), code !== undefined && { code }, errcode !== undefined && { errcode }),
  );
}

function guarded<Done>(work: () => Done): Done {
  try {
    return work();
  } catch (error) {
    throw revived(faultIn(error));
  }
}
