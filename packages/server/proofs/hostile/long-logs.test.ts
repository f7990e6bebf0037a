import { join } from "node:path";
import { expect, test } from "vitest";
import { exportOf } from "../../src/people/export.ts";
import { openStore } from "../../src/store/open.ts";
import type { Store } from "../../src/store/store.ts";
import { append, entry, guest, rate, summary } from "../../src/store/test/samples.ts";
import { freshFolder } from "../../test/opened.ts";

/*
 * A table's log can be longer than the server's memory: an export that read it in one answer ended the process, and
 * forgetting somebody kept everybody else from writing until their whole log was clean.
 */

const LONG = 6000;
const CIRI = { person: "ciri", name: "Ciri", guest: true } as const;
const PAD = "x".repeat(2000);

async function withLongLog(): Promise<Store> {
  const store = await openStore(`sqlite:${join(freshFolder(), "long.db")}`, { rate });
  await store.people.add(guest("ciri", "Ciri"));
  await store.tables.found("long", append("long", 0, { at: 1 }));
  await store.tables.found(
    "other",
    append("other", 0, { summary: summary({ owner: "triss", sitting: [] }) }),
  );
  for (let position = 1; position < LONG; position += 500) {
    const entries = Array.from({ length: 500 }, (_, index) => ({
      ...{ at: position + index, by: CIRI },
      command: { kind: "sit", seat: 0, ready: false, pick: PAD } as const,
    }));
    await store.tables.append(append("long", position, { entries }));
  }
  return store;
}

test("nobody's export reads more than a short piece of a log at once, and it has all their words", async () => {
  const inner = await withLongLog();
  await inner.tables.append(append("long", LONG + 1, { entries: [entry("and the last")] }));
  const read: (number | undefined)[] = [];
  const store: Store = {
    ...inner,
    tables: {
      ...inner.tables,
      entries: (table, from, most) => {
        read.push(most);
        return inner.tables.entries(table, from, most);
      },
    },
  };
  let largest = 0;
  for await (const piece of inner.people.words("ciri", "long")) largest = Math.max(largest, piece.length);
  expect(largest).toBe(1);
  const visitor = { person: guest("ciri", "Ciri"), session: "" };
  const { words } = await exportOf(store, { sessions: async () => [] }, visitor, 1);
  expect(words.map(({ text }) => text)).toEqual(["long:0", "and the last"]);
  expect(read).not.toContain(undefined);
  await inner.close();
});

test("while somebody is forgotten, others go on writing", async () => {
  const store = await withLongLog();
  let written = 0;
  let isOver = false;
  const others = (async () => {
    for (let position = 1; !isOver; position++) {
      await store.tables.append(
        append("other", position, { summary: summary({ owner: "triss", sitting: [] }) }),
      );
      written++;
    }
  })();
  const before = written;
  await store.people.forget("ciri", 9000);
  const meanwhile = written - before;
  isOver = true;
  await others;
  expect(meanwhile).toBeGreaterThan(20);
  expect(JSON.stringify(await store.tables.entries("long", LONG - 10))).not.toContain("Ciri");
  await store.close();
});
