import { expect, test } from "vitest";
import type { Stores } from "./places.ts";
import { append, entry, finished, guest, summary } from "./samples.ts";

const NASTY = [
  "'); drop table people; --",
  `"; delete from tables where "1" = "1`,
  "$1 ? :id @name {braces} \\ \\' %s",
  "Příliš žluťoučký kůň",
  "Żółć gęślą jaźń",
  "Щастя, ґедзь, їжак",
  "🐺⚔️👩‍👩‍👧",
  "‮right to left‬\u0007",
  "<script>alert(1)</script>",
  "",
  " \t\n",
];

/** Whatever people write stays text. */
export function textContract({ open }: Stores): void {
  test("names, reasons, ids and entries come back as they were written", async () => {
    const { people, tables, talk, counts } = await open();
    for (const [index, text] of NASTY.entries()) {
      await people.add(guest(`id ${text}`, text));
      expect(await people.find(`id ${text}`)).toEqual(guest(`id ${text}`, text));
      const table = `${index} ${text}`;
      await tables.found(
        table,
        append(table, 0, { summary: summary({ card: { text }, owner: text, game: text }) }),
      );
      await tables.append(append(table, 1, { entries: [entry(text)], summary: summary({ card: [text] }) }));
      expect((await tables.find(table))?.card).toEqual([text]);
      expect(await tables.entries(table, 1)).toEqual([entry(text)]);
      await talk.report({ by: text, about: text, table: text, reason: text, words: [text], at: index });
      expect(await talk.reports(1)).toMatchObject([{ reason: text, words: [text], table: text }]);
    }
    expect((await counts()).people).toBe(NASTY.length);
  });

  test("what no database can keep in text is replaced; in an entry it stays", async () => {
    const { people, tables } = await open();
    await people.add(guest("ciri", "a\0b\ud800c"));
    expect((await people.find("ciri"))?.name).toBe("a\ufffdb\ufffdc");
    expect(await people.find("x\0y")).toBeUndefined();
    await tables.found("t", append("t", 0, { entries: [entry("a\0b\ud800c")] }));
    expect(await tables.entries("t")).toEqual([entry("a\0b\ud800c")]);
  });

  test("a megabyte is kept, of a record, an entry and a checkpoint", async () => {
    const { tables, games } = await open();
    const long = "Ďábel ".repeat(160_000);
    await tables.found(
      "t",
      append("t", 0, {
        entries: [entry(long)],
        finished: [finished(1, ["ciri", "triss"], { record: long })],
      }),
    );
    await tables.saveCheckpoint("t", 1, long);
    expect((await games.find("t", 1))?.record).toBe(long);
    expect(await tables.entries("t")).toEqual([entry(long)]);
    expect((await tables.checkpoint("t"))?.data).toBe(long);
  });
}
