import { expect, test } from "vitest";
import type { Ban } from "../store.ts";
import type { Stores } from "./places.ts";
import { account, append, finished, guest, session } from "./samples.ts";

const ban = (id: string, created: number, change: Partial<Ban> = {}): Ban => ({
  ...{ id, kind: "network", subject: "203.0.113.0/24", label: "", reason: "floods", created, until: 9000 },
  ...change,
});

/** What the owner decides. */
export function ownerContract({ open }: Stores): void {
  test("bans are listed newest first until they are lifted", async () => {
    const { owner } = await open();
    const person = ban("b2", 20, { kind: "person", subject: "ciri", label: "Ciri" });
    await owner.ban(ban("b1", 10));
    await owner.ban(person);
    expect(await owner.bans()).toEqual([person, ban("b1", 10)]);
    expect(await owner.unban("b2")).toBe(true);
    expect(await owner.unban("b2")).toBe(false);
    expect(await owner.bans()).toEqual([ban("b1", 10)]);
  });

  test("reports that wait come first, with the names that people have now", async () => {
    const { owner, talk, people } = await open();
    await people.add(guest("ciri", "Ciri"));
    for (const at of [1, 2, 3])
      await talk.report({ by: "ciri", about: "gone", table: `t${at}`, reason: `${at}`, words: ["hm"], at });
    const [third, , first] = await owner.reports(9);
    expect(third).toMatchObject({ reason: "3", byName: "Ciri", aboutName: undefined, dealt: undefined });
    expect(await owner.deal(third?.id ?? "", 50)).toBe(true);
    expect(await owner.deal(third?.id ?? "", 60)).toBe(true);
    expect(await owner.deal("none", 50)).toBe(false);
    const after = await owner.reports(9);
    expect(after.map(({ reason, dealt }) => [reason, dealt])).toEqual([
      ["2", undefined],
      ["1", undefined],
      ["3", 50],
    ]);
    expect(first).toMatchObject({ words: ["hm"], about: "gone", table: "t1" });
    expect(await owner.reports(1)).toHaveLength(1);
    expect((await owner.reports(9, 2)).map(({ reason }) => reason)).toEqual(["3"]);
  });

  test("reports about one person at one table are one; the same again is not written while it waits", async () => {
    const { owner, talk, people } = await open();
    await people.add(guest("ciri", "Ciri"));
    const report = { by: "ciri", about: "rude", table: "t", reason: "words", words: [], at: 1 };
    for (const at of [1, 2, 3]) await talk.report({ ...report, at });
    await talk.report({ ...report, by: "triss", reason: "the same", at: 4 });
    await talk.report({ ...report, about: "ann", at: 5 });
    const [ann, rude, ...rest] = await owner.reports(9);
    expect(rest).toEqual([]);
    expect(ann).toMatchObject({ about: "ann", count: 1, others: [] });
    expect(rude).toMatchObject({ by: "triss", count: 2, others: [{ by: "ciri", byName: "Ciri", at: 1 }] });
    await owner.deal(rude?.id ?? "", 50, "group");
    expect((await owner.reports(9)).map(({ about, dealt }) => [about, dealt])).toEqual([
      ["ann", undefined],
      ["rude", 50],
    ]);
    await talk.report({ ...report, at: 60 });
    expect((await owner.reports(9)).map(({ dealt }) => dealt)).toEqual([undefined, undefined]);
    await owner.deal(ann?.id ?? "", 70, "reporter");
    expect((await owner.reports(9)).map(({ dealt }) => dealt)).toEqual([70, 70]);
  });

  test("people are found by id or by name, whoever else has it", async () => {
    const { owner, people } = await open();
    await people.add(guest("p1", "Fox"));
    await people.add({ ...guest("p2", "Fox"), created: 2000 });
    await people.addBot({ id: "bot", name: "Fox", kind: "bot", created: 0 });
    expect((await owner.find("Fox")).map(({ id }) => id)).toEqual(["p2", "p1"]);
    expect((await owner.find("p1")).map(({ id }) => id)).toEqual(["p1"]);
    expect(await owner.find("Wolf")).toEqual([]);
  });

  test("an account that is renamed logs in by its new name, and no name is given twice", async () => {
    const { owner, people, games, tables } = await open();
    for (const id of ["ciri", "eve", "bob"]) await people.add(guest(id));
    await people.claim("ciri", account("Rude", "rude", "hash"));
    await people.claim("eve", account("Eve", "eve", "hash"));
    await tables.found("t", append("t", 0, { finished: [finished(0, ["ciri", "bob"])] }));
    expect(await owner.rename("ciri", "Eve", "eve", ["eve"])).toBe("name-taken");
    expect(await owner.rename("ciri", "Polite", "polite", ["polite"])).toBe("done");
    expect(await people.credentials("rude")).toBeUndefined();
    expect((await people.credentials("polite"))?.person.name).toBe("Polite");
    const [game] = await games.of("ciri", 9);
    expect(game?.players.map(({ name }) => name)).toEqual(["Polite", "bob!"]);
    expect(await owner.rename("bob", "Eve", "eve", ["eve"])).toBe("done");
    expect((await people.find("bob"))?.name).toBe("Eve");
    expect(await owner.rename("nobody", "X", "x", ["x"])).toBe("no-such-person");
  });

  test("all sessions of a person end at once, nobody else's", async () => {
    const { owner, people } = await open();
    for (const id of ["ciri", "eve"]) await people.add(guest(id));
    for (const id of ["s1", "s2"]) await people.addSession(session(id, "ciri"));
    await people.addSession(session("s3", "eve"));
    expect([...(await owner.endSessions("ciri"))].sort()).toEqual(["s1", "s2"]);
    expect(await owner.endSessions("ciri")).toEqual([]);
    expect(await people.session("s3")).toBeDefined();
  });

  test("maintenance is announced, changed and called off", async () => {
    const { owner } = await open();
    expect(await owner.maintenance()).toBeUndefined();
    await owner.announce({ at: 10, until: 20, words: "Nový disk" });
    await owner.announce({ at: 11, until: 20, words: "" });
    expect(await owner.maintenance()).toEqual({ at: 11, until: 20, words: "" });
    await owner.announce(undefined);
    expect(await owner.maintenance()).toBeUndefined();
  });

  test("a pass that was given back is remembered until it would have ended", async () => {
    const { owner } = await open();
    expect(await owner.endedPasses()).toEqual([]);
    await owner.endPass("one", 10, 0);
    await owner.endPass("one", 10, 0);
    await owner.endPass("Two", 20, 5);
    expect([...(await owner.endedPasses())].sort()).toEqual(["Two", "one"]);
    await owner.endPass("three", 30, 10);
    expect([...(await owner.endedPasses())].sort()).toEqual(["Two", "three"]);
  });
}
