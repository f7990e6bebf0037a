import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Visitor } from "../http/handler.ts";
import { rate } from "../ratings/rate.ts";
import { openStore } from "../store/open.ts";
import type { Store } from "../store/store.ts";
import { Passwords } from "./password.ts";
import { type Origin, People } from "./people.ts";
import { issueToken } from "./token.ts";

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

const AGE = 1_000_000;
const HERE: Origin = { address: "192.0.2.1", agent: "test", device: undefined };

/** People on an empty store, with a clock that the test moves and the list of sessions that ended. */
async function arranged() {
  const store = await openStore("sqlite::memory:", { rate });
  stores.push(store);
  const clock = { at: 5_000_000 };
  const ended: string[] = [];
  const options = {
    limits: { sessionAge: AGE, wrongPasswordsPerHour: 20 },
    now: () => clock.at,
    passwords: new Passwords({ cost: { log2N: 10, r: 8, p: 1 } }),
  };
  const people = await People.open(store, { ...options, ended: (session) => ended.push(session) });
  const arrive = async (name: string, agent = "test") => {
    const identity = await people.guest(name, { ...HERE, agent });
    return { ...identity, visitor: await present(people, identity.token) };
  };
  return { store, clock, ended, options, people, arrive };
}

async function present(people: People, token: string | undefined): Promise<Visitor> {
  const visitor = await people.visitor(token);
  if (visitor === undefined) throw new Error("nobody has this token");
  return visitor;
}

function entered(login: Awaited<ReturnType<People["login"]>>) {
  if (typeof login !== "object") throw new Error(`not let in: ${login}`);
  return login;
}

describe("tokens and sessions", () => {
  test("a guest is known by the token, on any node of the store", async () => {
    const { store, people, arrive, options } = await arranged();
    const { person, token } = await arrive("Ann");
    expect(person).toMatchObject({ name: "Ann", kind: "guest", created: 5_000_000 });
    expect(person.id).toMatch(/^[\w-]{16}$/);
    const otherNode = await People.open(store, options);
    for (const node of [people, otherNode]) expect((await node.visitor(token))?.person).toEqual(person);
  });

  test("no token, a forged one and one of an unknown session are nobody's; a forged one never reaches the store", async () => {
    const { store, people } = await arranged();
    const asked = vi.spyOn(store.people, "session");
    for (const token of [undefined, "", "m1.x.y", issueToken(randomBytes(32)).token])
      expect(await people.visitor(token)).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    expect(await people.visitor(issueToken(await store.secret()).token)).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });

  test("a session ends when it is older than the limit, and is then gone from the store", async () => {
    const { store, clock, ended, people, arrive } = await arranged();
    const { person, token, visitor } = await arrive("Ann");
    clock.at += AGE;
    expect(await people.visitor(token)).toBeDefined();
    clock.at += 5001;
    expect(await people.sessions(visitor)).toEqual([]);
    expect(await people.visitor(token)).toBeUndefined();
    expect(await store.people.sessions(person.id)).toEqual([]);
    expect(ended).toEqual([visitor.session]);
  });

  test("`seen` is written at most once a minute", async () => {
    const { store, clock, people, arrive } = await arranged();
    const written = vi.spyOn(store.people, "seen");
    const { token, visitor } = await arrive("Ann");
    for (let second = 0; second < 150; second++) {
      clock.at += 1000;
      await Promise.all([people.visitor(token), people.visitor(token)]);
    }
    expect(written).toHaveBeenCalledTimes(2);
    const [session] = await people.sessions(visitor);
    expect(session?.seen).toBeGreaterThan(5_000_000 + 120_000 - 1);
  });

  test("an ended session is unknown at once, and only its person can end it", async () => {
    const { ended, people, arrive } = await arranged();
    const [ann, bob] = [await arrive("Ann"), await arrive("Bob")];
    expect(await people.endSession(bob.visitor, ann.visitor.session)).toBe(false);
    expect(await people.visitor(ann.token)).toBeDefined();
    expect(await people.endSession(ann.visitor, ann.visitor.session)).toBe(true);
    expect(await people.endSession(ann.visitor, ann.visitor.session)).toBe(false);
    expect(await people.visitor(ann.token)).toBeUndefined();
    expect(ended).toEqual([ann.visitor.session]);
  });

  test("another node sees that a session ended after at most five seconds", async () => {
    const { store, clock, options, people, arrive } = await arranged();
    const { token, visitor } = await arrive("Ann");
    const otherNode = await People.open(store, options);
    await otherNode.visitor(token);
    await people.endSession(visitor, visitor.session);
    clock.at += 5000;
    expect(await otherNode.visitor(token)).toBeUndefined();
  });

  test("what a browser calls itself is shortened and shows no controls", async () => {
    const { people, arrive } = await arranged();
    const { visitor } = await arrive("Ann", `x\u0007\u202e${"y".repeat(117)}🐺${"z".repeat(5000)}`);
    expect((await people.sessions(visitor))[0]?.agent).toBe(`x${"y".repeat(117)}`);
  });
});

describe("accounts", () => {
  test("a guest claims a name, is the same person, and logs in elsewhere with it in any case", async () => {
    const { people, arrive } = await arranged();
    const { person, token, visitor } = await arrive("Ann");
    const claimed = await people.claim(visitor, "Ánna", "correct horse", HERE);
    const account = { ...person, name: "Ánna", kind: "account" };
    expect(claimed).toEqual({
      person: account,
      recovery: expect.stringMatching(/^([A-Z2-9]{5}-){4}[A-Z2-9]{5}$/),
    });
    expect((await people.visitor(token))?.person).toEqual(account);
    const back = entered(await people.login("ÁNNA", "correct horse", HERE, undefined));
    expect(back.person).toEqual(account);
    expect((await people.visitor(back.token))?.person).toEqual(account);
    expect(await people.login("Ánna", "wrong horse", HERE, undefined)).toBeUndefined();
    expect(await people.claim(await present(people, token), "Other", "correct horse", HERE)).toBe(
      "not-guest",
    );
    expect(await people.rename(visitor, "Other"), "with a visitor read before the claim").toBe("not-guest");
  });

  test("of two who claim one name at the same time, one gets it and the other stays a guest", async () => {
    const { store, people, arrive } = await arranged();
    const [ann, bob] = [await arrive("A"), await arrive("B")];
    const claims = [
      people.claim(ann.visitor, "Ciri", "password", HERE),
      people.claim(bob.visitor, "CIRI", "password", HERE),
    ];
    const results = await Promise.all(claims);
    expect(results.filter((result) => result === "name-taken")).toHaveLength(1);
    const kinds = [await store.people.find(ann.person.id), await store.people.find(bob.person.id)];
    expect(kinds.map((person) => person?.kind).sort()).toEqual(["account", "guest"]);
  });

  test("an unknown name is checked as a wrong password is", async () => {
    const { options, people } = await arranged();
    const checked = vi.spyOn(options.passwords, "matches");
    expect(await people.login("nobody", "some password", HERE, undefined)).toBeUndefined();
    expect(checked).toHaveBeenCalledExactlyOnceWith("some password", undefined, expect.anything());
  });

  test("a new password replaces the old one and ends all sessions but this", async () => {
    const { store, ended, people, arrive } = await arranged();
    const { token, visitor } = await arrive("Ann");
    expect(await people.changePassword(visitor, "", "x", HERE)).toBe("not-account");
    await people.claim(visitor, "Ann", "old password", HERE);
    const phone = entered(await people.login("Ann", "old password", HERE, undefined));
    const me = await present(people, token);
    expect(await people.changePassword(me, "no password", "new password", HERE)).toBe("wrong-login");
    expect(await people.visitor(phone.token)).toBeDefined();
    expect(await people.changePassword(me, "old password", "new password", HERE)).toBe("done");
    expect(await people.visitor(phone.token)).toBeUndefined();
    expect(await people.visitor(token)).toBeDefined();
    expect(ended).toHaveLength(1);
    expect(await people.login("Ann", "old password", HERE, undefined)).toBeUndefined();
    expect(await store.people.sessions(me.person.id)).toHaveLength(1);
  });

  test("a login that was checked against the old password while it changed leaves no session", async () => {
    const { store, people, arrive } = await arranged();
    const { token, visitor } = await arrive("Ann");
    await people.claim(visitor, "Ann", "old password", HERE);
    const me = await present(people, token);
    const add = store.people.addSession.bind(store.people);
    vi.spyOn(store.people, "addSession").mockImplementationOnce(async (session) => {
      await people.changePassword(me, "old password", "new password", HERE);
      await add(session);
    });
    expect(await people.login("Ann", "old password", HERE, undefined)).toBeUndefined();
    expect((await people.sessions(me)).map(({ id }) => id)).toEqual([me.session]);
  });
});

describe("wrong passwords", () => {
  const from = (last: number): Origin => ({ ...HERE, address: `198.51.100.${last}` });

  async function claimed() {
    const parts = await arranged();
    const { visitor, person } = await parts.arrive("Ann");
    const account = await parts.people.claim(visitor, "Ann", "right password", HERE);
    if (typeof account === "string") throw new Error(account);
    // So that no session is left which knows the network.
    await parts.people.endSession(visitor, visitor.session);
    return { ...parts, person, device: parts.people.device(account.person) };
  }

  test("are counted per account over all networks; then strangers are refused, the right password included", async () => {
    const { people, clock } = await claimed();
    const tries = Array.from({ length: 40 }, (_, last) =>
      people.login("Ann", "wrong password", from(last), undefined),
    );
    const results = await Promise.all(tries);
    expect(results.filter((result) => result === undefined)).toHaveLength(20);
    expect(results.filter((result) => result === "too-many-guesses")).toHaveLength(20);
    expect(await people.login("Ann", "right password", from(99), undefined)).toBe("too-many-guesses");
    expect(await people.login("Bob", "wrong password", from(99), undefined)).toBeUndefined();
    clock.at += 3 * 60_000;
    entered(await people.login("ann", "right password", from(99), undefined));
  });

  test("are counted for a name that nobody has just the same", async () => {
    const { people } = await claimed();
    for (let last = 0; last < 20; last++)
      expect(await people.login("Nobody", "wrong password", from(last), undefined)).toBeUndefined();
    expect(await people.login("NOBODY", "wrong password", from(99), undefined)).toBe("too-many-guesses");
  });

  test("of others keep out neither a device that was logged in before, nor a network where a session is, nor a right password in time", async () => {
    const { people, device } = await claimed();
    const elsewhere = await arrivals();
    for (let last = 0; last < 40; last++) await people.login("Ann", "wrong password", from(last), undefined);
    expect(await people.login("Ann", "right password", from(99), undefined)).toBe("too-many-guesses");
    const forged = elsewhere.device({ id: "somebody", name: "S", kind: "account", created: 0 });
    expect(await people.login("Ann", "right password", { ...from(99), device: forged }, undefined)).toBe(
      "too-many-guesses",
    );
    entered(await people.login("Ann", "right password", { ...from(99), device }, undefined));
    // Now a session is at that network.
    entered(await people.login("Ann", "right password", from(99), undefined));
    expect(await people.login("Ann", "right password", from(98), undefined)).toBe("too-many-guesses");
  });

  test("from a known device are bounded too, and right ones are not counted", async () => {
    const { people, device } = await claimed();
    const known = { ...from(1), device };
    for (let count = 0; count < 30; count++)
      entered(await people.login("Ann", "right password", known, undefined));
    for (let count = 0; count < 20; count++)
      expect(await people.login("Ann", "wrong password", known, undefined)).toBeUndefined();
    expect(await people.login("Ann", "right password", known, undefined)).toBe("too-many-guesses");
  });

  async function arrivals() {
    return (await arranged()).people;
  }
});

test("a password that was computed at a lower cost is computed anew when it is next typed", async () => {
  const { store, people, options, arrive } = await arranged();
  const { person, visitor } = await arrive("Ann");
  await people.claim(visitor, "Ann", "right password", HERE);
  const before = (await store.people.credentials("ann"))?.password;
  const dearer = new Passwords({ cost: { log2N: 11, r: 8, p: 1 } });
  const later = await People.open(store, { ...options, passwords: dearer });
  expect(await later.login("Ann", "wrong password", HERE, undefined)).toBeUndefined();
  expect((await store.people.credentials("ann"))?.password).toBe(before);
  entered(await later.login("Ann", "right password", HERE, undefined));
  const raised = (await store.people.credentials("ann"))?.password;
  expect(raised).toMatch(/^scrypt\$11\$/);
  expect(entered(await later.login("Ann", "right password", HERE, undefined)).person.id).toBe(person.id);
  expect((await store.people.credentials("ann"))?.password).toBe(raised);
});

describe("a guest who logs in", () => {
  test("becomes the account, with the mutes made as a guest, and the guest's session ends", async () => {
    const { store, ended, people, arrive } = await arranged();
    const ann = await arrive("Ann");
    await people.claim(ann.visitor, "Ann", "password", HERE);
    const guest = await arrive("Guest");
    await store.talk.mute(guest.person.id, "somebody");
    const back = entered(await people.login("Ann", "password", HERE, guest.visitor));
    expect(back.person.id).toBe(ann.person.id);
    expect(await store.talk.muted(ann.person.id)).toEqual(["somebody"]);
    expect(await people.visitor(guest.token)).toBeUndefined();
    expect(ended).toEqual([guest.visitor.session]);
    expect(await store.people.sessions(ann.person.id)).toHaveLength(2);
  });

  test("whose tables still run stays a guest beside the account", async () => {
    const { store, people, arrive } = await arranged();
    const ann = await arrive("Ann");
    await people.claim(ann.visitor, "Ann", "password", HERE);
    const guest = await arrive("Guest");
    vi.spyOn(store.people, "merge").mockResolvedValue("busy");
    const back = entered(await people.login("Ann", "password", HERE, guest.visitor));
    expect(back.person.id).toBe(ann.person.id);
    expect((await people.visitor(guest.token))?.person).toEqual(guest.person);
  });

  test("who has become an account meanwhile is not merged into another", async () => {
    const { store, people, arrive } = await arranged();
    const [ann, bob] = [await arrive("Ann"), await arrive("Bob")];
    await people.claim(ann.visitor, "Ann", "password", HERE);
    await people.claim(bob.visitor, "Bob", "password", HERE);
    await people.login("Ann", "password", HERE, bob.visitor);
    expect(await store.people.find(bob.person.id)).toMatchObject({ name: "Bob", kind: "account" });
    expect(await people.visitor(bob.token)).toBeUndefined();
  });
});

test("an account has at most fifty sessions: the one used least recently ends", async () => {
  const { store, clock, people, arrive } = await arranged();
  const { person, token, visitor } = await arrive("Ann");
  await people.claim(visitor, "Ann", "password", HERE);
  for (let session = 0; session < 49; session++) {
    clock.at += 1;
    const { session: id } = issueToken(randomBytes(32));
    await store.people.addSession({
      id,
      person: person.id,
      created: clock.at,
      seen: clock.at,
      agent: "",
      network: undefined,
    });
  }
  clock.at += 1;
  const back = entered(await people.login("Ann", "password", HERE, undefined));
  expect(await store.people.sessions(person.id)).toHaveLength(50);
  expect(await people.visitor(token)).toBeUndefined();
  expect(await people.visitor(back.token)).toBeDefined();
});
