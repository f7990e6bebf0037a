import { KeyedQueue } from "../../keyed-queue.ts";
import type { Appends } from "../database.ts";
import { StoreError } from "../error.ts";
import { changesRatings, ratedPeople } from "../rows.ts";
import type { Append, Beyond, Rate } from "../store.ts";
import type { Batch } from "./batch.ts";
import type { Line } from "./line.ts";
import { gameWorks, rated } from "./ratings.ts";
import type { AppendWork } from "./work.ts";
import { changes, Memory, rowValues, type Written, writtenBy } from "./written.ts";

/** How often ratings are worked out anew because another store changed them meanwhile. */
const TRIES = 100;

/** Writes logs of tables. What has not changed since this store last wrote to a table is not written again. */
export function sqliteAppends(
  line: Line,
  batch: Batch,
  rate: Rate,
  appended: (table: string, position: number) => void,
): Appends {
  const memory = new Memory();
  /** Games that change the same ratings are written one after the other: each goes by what the last one left. */
  const rating = new KeyedQueue();

  function write(...given: Parameters<typeof writeNow>): Promise<"done" | "conflict" | Beyond> {
    const { finished } = given[0];
    if (finished.length === 0) return writeNow(...given);
    const people = finished.filter(changesRatings).flatMap(ratedPeople);
    return people.length === 0
      ? writeNow(...given)
      : rating.run([...new Set(people)], () => writeNow(...given));
  }

  async function writeNow(
    append: Append,
    written: Written,
    change: Pick<AppendWork, "row" | "sittings" | "turned">,
  ): Promise<"done" | "conflict" | Beyond> {
    const { table, position, allowance, summary } = append;
    const entries = append.entries.map((entry) => JSON.stringify(entry));
    let games = append.finished.length === 0 ? [] : await gameWorks(line, append, rate);
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = await batch.write({
        kind: "append",
        ...{ table, position, entries, ...change, games },
        ...(allowance !== undefined && { allowance: { owner: summary.owner, ...allowance } }),
      });
      if (outcome.kind === "unrated") {
        games = rated(games, outcome.game, outcome.ratings, append, rate);
        continue;
      }
      if (outcome.kind === "conflict") return "conflict";
      if (outcome.kind === "beyond") return outcome.what;
      memory.keep(table, written);
      appended(table, written.position);
      return "done";
    }
    throw new StoreError("busy", "The ratings kept changing. Try again.");
  }

  return {
    found: async (append, invitation) => {
      const written = writtenBy(append);
      const row = {
        kind: "found",
        values: [append.table, invitation, append.at, ...rowValues(append)],
      } as const;
      const outcome = await write(append, written, { row, sittings: written.sittings });
      // A table that is there already is an error, not a conflict.
      return outcome === "conflict" ? "done" : outcome;
    },
    append: (append) => {
      const written = writtenBy(append);
      return write(append, written, changes(memory.recall(append.table, append.position), append, written));
    },
    carry: async (table) => {
      await batch.write({ kind: "carry", table });
    },
  };
}
