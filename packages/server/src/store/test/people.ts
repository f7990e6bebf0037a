import { expect, test } from "vitest";
import type { Stores } from "./places.ts";
import { account, append, finished, guest, session, summary } from "./samples.ts";

/** People, accounts, sessions, merging. */
export function peopleContract({ open }: Stores): void {
  test("a person is found as added, and nobody else is", async () => {
    const { people } = await open();
    await people.add(guest("ciri", "Ciri"));
    expect(await people.find("ciri")).toEqual(guest("ciri", "Ciri"));
    expect(await people.find("CIRI")).toBeUndefined();
    await expect(people.add(guest("ciri"))).rejects.toMatchObject({ name: "StoreError", code: "exists" });
    expect(await people.find("ciri")).toEqual(guest("ciri", "Ciri"));
  });

  test("a bot is added once and keeps what it was", async () => {
    const { people } = await open();
    const bot = { id: "bot:greedy", name: "Greedy", kind: "bot", created: 1 } as const;
    await Promise.all([people.addBot(bot), people.addBot(bot), people.addBot({ ...bot, name: "Other" })]);
    expect((await people.find("bot:greedy"))?.kind).toBe("bot");
  });

  test("a name can be changed; renaming nobody changes nothing", async () => {
    const { people } = await open();
    await people.add(guest("ciri"));
    await people.rename("ciri", "Cirilla");
    await people.rename("geralt", "Geralt");
    expect((await people.find("ciri"))?.name).toBe("Cirilla");
    expect(await people.find("geralt")).toBeUndefined();
    await people.claim("ciri", account("Ciri", "ciri", "hash"));
    await people.rename("ciri", "Somebody else");
    expect((await people.find("ciri"))?.name).toBe("Ciri");
  });

  test("a guest claims an account once, under a name that is free", async () => {
    const { people } = await open();
    for (const id of ["ciri", "triss"]) await people.add(guest(id));
    expect(await people.credentials("ciri")).toBeUndefined();
    expect(await people.claim("ciri", account("Ciri", "ciri", "hash"))).toBe("done");
    expect(await people.credentials("ciri")).toEqual({
      person: { ...guest("ciri", "Ciri"), kind: "account" },
      password: "hash",
    });
    expect(await people.claim("triss", account("CIRI", "ciri", "x"))).toBe("name-taken");
    expect(await people.find("triss")).toEqual(guest("triss"));
    expect(await people.claim("ciri", account("Zireael", "zireael", "x"))).toBe("not-guest");
    expect(await people.claim("nobody", account("Nobody", "nobody", "x"))).toBe("not-guest");
  });

  test("a name that looks like an account's is taken, and guests who had one like it are called otherwise", async () => {
    const { people } = await open();
    await people.add(guest("ciri"), "ciri");
    await people.add(guest("other", "Cırı"), "ciri");
    await people.add(guest("triss"), "triss");
    expect(await people.taken(["x", "ciri"], 2000)).toBe(false);
    expect(await people.claim("ciri", { ...account("Ciri", "ciri", "x"), skeletons: ["ciri", "clrl"] })).toBe(
      "done",
    );
    expect(await people.taken(["x", "clrl"], 2000)).toBe(true);
    expect(await people.taken(["x"], 2000)).toBe(false);
    expect((await people.find("other"))?.name).toBe("Some Guest");
    expect((await people.find("triss"))?.name).toBe("triss");
    const alike = { ...account("C1r1", "c1r1", "x"), skeletons: ["clrl"] };
    expect(await people.claim("triss", alike)).toBe("name-taken");
    expect(await people.find("triss")).toEqual(guest("triss"));
  });

  test("skeletons are made once by the same rules, anew by others, and nobody loses a name", async () => {
    const { people } = await open();
    for (const id of ["ciri", "triss", "yen"]) await people.add(guest(id));
    await people.claim("ciri", { ...account("Ciri", "ciri", "x"), skeletons: ["old"] });
    const made: string[] = [];
    const first = (name: string) => {
      made.push(name);
      return [`1${name}`];
    };
    await people.settleNames(1, first);
    expect(made.toSorted()).toEqual(["Ciri", "triss", "yen"]);
    await people.settleNames(1, first);
    expect(made).toHaveLength(3);
    await people.settleNames(2, (name) => [`2${name}`]);
    for (const skeleton of ["old", "1Ciri", "2Ciri"]) expect(await people.taken([skeleton], 0)).toBe(true);
    expect(await people.taken(["2triss"], 0)).toBe(false);
    expect((await people.find("ciri"))?.name).toBe("Ciri");
    await people.claim("yen", { ...account("Yen", "yen", "x"), skeletons: ["2triss"] });
    expect((await people.find("triss"))?.name).toBe("Some Guest");
  });

  test("of many who claim one name at once exactly one gets it", async () => {
    const { people } = await open();
    const ids = Array.from({ length: 20 }, (_, index) => `guest${index}`);
    await Promise.all(ids.map((id) => people.add(guest(id))));
    const claims = await Promise.all(
      ids.map((id) => people.claim(id, account("Dandelion", "dandelion", id))),
    );
    expect(claims.toSorted()).toEqual(["done", ...Array(19).fill("name-taken")]);
    const winner = ids[claims.indexOf("done")];
    expect(await people.credentials("dandelion")).toMatchObject({ person: { id: winner }, password: winner });
  });

  test("only an account has a password to change", async () => {
    const { people } = await open();
    await people.add(guest("ciri"));
    expect(await people.setPassword("ciri", "early")).toBe(false);
    await people.claim("ciri", account("Ciri", "ciri", "first"));
    expect(await people.setPassword("ciri", "second")).toBe(true);
    expect(await people.setPassword("ciri", "third", "first")).toBe(false);
    expect((await people.credentials("ciri"))?.password).toBe("second");
    expect(await people.setPassword("ciri", "third", "second")).toBe(true);
    expect((await people.credentials("ciri"))?.password).toBe("third");
  });

  test("a recovery code sets a new password once, and only an account has one", async () => {
    const { people } = await open();
    for (const id of ["ciri", "triss"]) await people.add(guest(id));
    await people.claim("ciri", account("Ciri", "ciri", "first"));
    expect(await people.setRecovery("triss", "x")).toBe(false);
    expect(await people.recovery("triss")).toBeUndefined();
    expect(await people.setRecovery("ciri", "one")).toBe(true);
    expect(await people.recovery("ciri")).toMatchObject({ person: { id: "ciri" }, recovery: "one" });
    const tries = Array.from({ length: 10 }, (_, n) => people.recover("ciri", "one", `p${n}`, `two${n}`));
    expect((await Promise.all(tries)).filter((done) => done)).toHaveLength(1);
    expect((await people.recovery("ciri"))?.recovery).toMatch(/^two/);
    expect((await people.credentials("ciri"))?.password).toMatch(/^p/);
  });

  test("a person who is forgotten leaves games to the others, and nothing of name, words and ratings", async () => {
    const { people, tables, games, talk } = await open();
    for (const id of ["person-one", "triss"]) await people.add(guest(id));
    await people.claim("person-one", { ...account("Yennefer", "yennefer", "x"), skeletons: ["yen"] });
    await people.addSession(session("s1", "person-one"));
    const by = { person: "person-one", name: "Yennefer", guest: false };
    const sitting = [{ person: "person-one", turn: true }];
    const place = { kind: "person", person: "person-one", name: "Yennefer", guest: false };
    await tables.found(
      "t",
      append("t", 0, {
        entries: [
          { at: 1, by, command: { kind: "say", text: "my words" } },
          {
            at: 1,
            by: { person: "triss", name: "Triss", guest: true },
            command: { kind: "say", text: "hers" },
          },
        ],
        summary: summary({ owner: "person-one", sitting, card: { places: [place] } }),
        finished: [finished(0, ["person-one", "triss"])],
      }),
    );
    await tables.saveCheckpoint(
      "t",
      1,
      JSON.stringify({ chairs: [{ place }], said: [{ ...by, text: "my words" }] }),
    );
    await tables.saveCheckpoint("t", 0, JSON.stringify({ chairs: [{ place }] }));
    await talk.mute("person-one", "triss");
    await talk.mute("triss", "person-one");
    expect(await people.tablesOf("person-one")).toEqual(["t"]);
    await tables.found(
      "over",
      append("over", 0, { summary: summary({ owner: "person-one", sitting, stage: "over" }) }),
    );
    expect(await people.forget("person-one", 9000)).toEqual(["t"]);
    expect(await people.find("person-one")).toBeUndefined();
    expect(await people.session("s1")).toBeUndefined();
    expect(await people.credentials("yennefer")).toBeUndefined();
    expect(await games.ratings("person-one")).toEqual([]);
    expect(await talk.muted("triss")).toEqual([]);
    const [game] = await games.seenBy("triss", "triss", 9);
    expect(game?.players).toMatchObject([
      { person: "deleted", name: "Deleted player", result: "win" },
      { person: "triss", result: "loss" },
    ]);
    const left = [
      ...[await tables.entries("t"), await tables.checkpoint("t")],
      ...[await tables.checkpoint("t", 0), await tables.find("t")],
    ];
    expect(JSON.stringify(left)).not.toMatch(/Yennefer|my words/);
    expect(JSON.stringify(left)).toContain("hers");
    expect(await people.taken(["yen"], 8999)).toBe(true);
    expect(await people.taken(["yen"], 9000)).toBe(false);
    await people.claim("triss", { ...account("Yen", "yen", "x"), skeletons: ["yen"], at: 9001 });
    expect(await people.taken(["yen"], 9999)).toBe(true);
    expect(await people.forget("nobody", 0)).toEqual([]);
  });

  test("who is forgotten brings nothing to a table any more, however late the request; what was written first is cleaned", async () => {
    const { people, tables } = await open();
    for (const id of ["person-one", "triss"]) await people.add(guest(id, "Yennefer"));
    const by = { person: "person-one", name: "Yennefer", guest: true };
    const allowance = { person: "person-one" };
    const sitting = [{ person: "person-one", turn: false }];
    const founding = (id: string) =>
      append(id, 0, {
        entries: [{ at: 1, by, command: { kind: "say", text: "my words" } }],
        summary: summary({ owner: "person-one", sitting }),
        allowance,
      });
    const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
    const [left, ...founded] = await Promise.all([
      people.forget("person-one", 9000),
      ...ids.map((id) => tables.found(id, founding(id))),
    ]);
    const there = ids.filter((_, index) => founded[index] === "done");
    expect(founded.filter((one) => one !== "done" && one !== "not-known")).toEqual([]);
    expect(left.toSorted()).toEqual(there.toSorted());
    for (const id of ids) {
      expect((await tables.find(id)) !== undefined).toBe(there.includes(id));
      expect(JSON.stringify(await tables.entries(id))).not.toMatch(/Yennefer|my words/);
    }
    expect(await tables.found("late", founding("late"))).toBe("not-known");
    const hers = append("hers", 0, { summary: summary({ owner: "triss" }), allowance: { person: "triss" } });
    expect(await tables.found("hers", hers)).toBe("done");
    expect(await tables.append(append("hers", 1, { allowance }))).toBe("not-known");
    expect((await tables.find("hers"))?.position).toBe(1);
  });

  test("a session of somebody who is not there is missing its person", async () => {
    const { people } = await open();
    await expect(people.addSession(session("s1", "nobody"))).rejects.toMatchObject({ code: "missing" });
  });

  test("sessions are found with their person, listed by when they were seen, and ended", async () => {
    const { people } = await open();
    for (const id of ["ciri", "triss"]) await people.add(guest(id));
    await people.addSession(session("s1", "ciri", 1000));
    await people.addSession(session("s2", "ciri", 2000));
    await people.addSession(session("s3", "triss"));
    await people.seen("s1", 3000, undefined);
    expect(await people.session("s1")).toEqual({ ...session("s1", "ciri", 3000), who: guest("ciri") });
    await people.seen("s2", 2500, "there");
    expect((await people.sessions("ciri")).map(({ id, network }) => [id, network])).toEqual([
      ["s1", undefined],
      ["s2", "there"],
    ]);
    expect(await people.endSession("triss", "s1")).toBe(false);
    expect(await people.endSession("ciri", "s1")).toBe(true);
    expect(await people.endSession("ciri", "s1")).toBe(false);
    expect(await people.session("s1")).toBeUndefined();
    expect(await people.session("s3")).toBeDefined();
  });

  test("all sessions but one can be ended", async () => {
    const { people } = await open();
    for (const id of ["ciri", "triss"]) await people.add(guest(id));
    for (const id of ["s1", "s2", "s3"]) await people.addSession(session(id, "ciri"));
    await people.addSession(session("s4", "triss"));
    expect(await people.endOtherSessions("ciri", "s2")).toBe(2);
    expect((await people.sessions("ciri")).map(({ id }) => id)).toEqual(["s2"]);
    expect(await people.sessions("triss")).toHaveLength(1);
  });

  test("a session of nobody is refused", async () => {
    const { people } = await open();
    await expect(people.addSession(session("s1", "nobody"))).rejects.toMatchObject({ name: "StoreError" });
  });

  test("a guest's tables, games, mutes and sessions become the account's; ratings only where it has none", async () => {
    const { people, tables, games, talk } = await open();
    for (const id of ["guest", "account", "triss"]) await people.add(guest(id));
    await people.addSession(session("s1", "guest"));
    const over = (position: number, mode: string) =>
      append("t", position, {
        summary: summary({ stage: "over", owner: "guest", sitting: [{ person: "guest", turn: false }] }),
        finished: [finished(position, ["guest", "triss"], { mode })],
      });
    await tables.found("t", over(0, "short"));
    await tables.append(over(1, "long"));
    await tables.found(
      "u",
      append("u", 0, {
        summary: summary({
          stage: "over",
          sitting: [
            { person: "account", turn: false },
            { person: "guest", turn: false },
          ],
        }),
        finished: [finished(0, ["triss", "account"], { mode: "long" })],
      }),
    );
    await games.keep("guest", "t-0", { favourite: true }, 9);
    await games.keep("guest", "u-0", { favourite: true }, 9);
    await games.keep("account", "u-0", { deleted: 5 }, 9);
    await talk.mute("guest", "triss");
    await talk.mute("account", "triss");
    await talk.mute("triss", "guest");
    await talk.mute("guest", "account");
    expect(await people.merge("guest", "account")).toBe("done");
    expect(await people.find("guest")).toBeUndefined();
    expect((await people.session("s1"))?.who.id).toBe("account");
    expect((await tables.of("account", "over", 9)).map(({ id }) => id).toSorted()).toEqual(["t", "u"]);
    expect((await tables.find("t"))?.owner).toBe("account");
    expect(await games.of("account", 9)).toHaveLength(3);
    expect(await games.of("guest", 9)).toEqual([]);
    // What the account wanted of a game counts more than what the guest did.
    const kept = await games.kept("account", 9);
    expect(kept.filter(({ favourite }) => favourite).map(({ id }) => id)).toEqual(["t-0"]);
    expect(kept.map(({ id }) => id)).not.toContain("u-0");
    expect(await games.ratings("account")).toEqual([
      { game: "toy", mode: "long", rating: { mu: 24, sigma: 8, games: 1 } },
      { game: "toy", mode: "short", rating: { mu: 26, sigma: 8, games: 1 } },
    ]);
    expect(await talk.muted("account")).toEqual(["triss"]);
    expect(await talk.muted("triss")).toEqual(["account"]);
  });

  test("a guest who sits at or owns a table that is not over is busy, and nothing moves", async () => {
    const { people, tables } = await open();
    for (const id of ["sitting", "owning", "account"]) await people.add(guest(id));
    await people.addSession(session("s1", "sitting"));
    const sitting = [{ person: "sitting", turn: true }];
    await tables.found("t", append("t", 0, { summary: summary({ owner: "owning", sitting }) }));
    expect(await people.merge("sitting", "account")).toBe("busy");
    expect(await people.merge("owning", "account")).toBe("busy");
    expect((await people.session("s1"))?.who.id).toBe("sitting");
    await tables.append(append("t", 1, { summary: summary({ stage: "over", owner: "owning", sitting }) }));
    expect(await people.merge("sitting", "account")).toBe("done");
    expect(await people.merge("account", "account")).toBe("done");
    expect(await people.find("account")).toBeDefined();
  });
}
