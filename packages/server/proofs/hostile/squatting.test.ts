import { expect, test } from "vitest";
import { ANNA, freshStore, node, SETTINGS, viewer } from "../../src/hosting/test/node.ts";
import { type Answer, ask, OPEN, served, settingsFor, Visitor } from "../../test/served.ts";

/*
 * One guest sat down at 84 of 90 open tables, an address filled all spectators' places of a table, and a quick match led
 * people to tables at which nobody waited, or with a clock that was not promised.
 */

const AT_ONCE = 60;
const codeOf = ({ status, body }: Answer): unknown =>
  status === 200 ? "done" : (body.refusal?.code ?? status);

test("nobody sits at more tables that have not started than allowed, however many they ask for at once", async () => {
  const server = await served({ limits: { seatsPerPerson: 5, tablesPerPerson: 1000 } });
  const anna = await Visitor.guest(server, "Anna");
  const tables = await Promise.all(Array.from({ length: AT_ONCE }, () => anna.found({})));
  const bruno = await Visitor.guest(server, "Bruno");
  const sit = { kind: "sit", ready: false } as const;
  const outcomes = await Promise.all(
    tables.map(async ({ table }) => codeOf(await bruno.command(table, sit))),
  );
  expect(outcomes.filter((code) => code === "done")).toHaveLength(5);
  expect(outcomes.filter((code) => code === "too-many-seats")).toHaveLength(AT_ONCE - 5);
  // Who stands up at one may sit down at another; changing what one brings is no second seat.
  const seated = tables[outcomes.indexOf("done")]?.table ?? "";
  expect(codeOf(await bruno.command(seated, { ...sit, seat: 1 }))).toBe("done");
  expect(codeOf(await bruno.command(seated, { kind: "leave", seat: 1 }))).toBe("done");
  const next = tables[outcomes.indexOf("too-many-seats")]?.table ?? "";
  expect(codeOf(await bruno.command(next, sit))).toBe("done");
});

test("a table's spectators are not all of one person or one network", async () => {
  const server = await served({
    limits: { spectatorsPerTable: 20, spectatorsPerPerson: 4, spectatorsPerNetwork: 6 },
  });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found({});
  const watch = async (visitor: Visitor): Promise<unknown> => {
    const talk = await visitor.socket();
    await talk.attach(table, null, 0);
    const answer = talk.heard.find(({ kind }) => kind === "attached" || kind === "refused");
    return answer?.kind === "refused" ? answer.refusal.code : answer?.kind;
  };
  const bruno = await Visitor.guest(server, "Bruno");
  const own = [];
  for (let page = 0; page < 6; page += 1) own.push(await watch(bruno));
  expect(own).toEqual([...Array.from({ length: 4 }, () => "attached"), "too-many", "too-many"]);
  // All of these come from one address.
  const others = [];
  for (const name of ["Clara", "Dora", "Emil"]) others.push(await watch(await Visitor.guest(server, name)));
  expect(others).toEqual(["attached", "attached", "too-many"]);
});

test("a quick match leads to a table with the clock it promises", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const hasty = settingsFor({ clock: { kind: "bank", bank: 30_000, increment: 0, away: 60_000 } });
  await anna.ask("POST", "/api/tables", { settings: hasty, places: [OPEN, OPEN], sit: { ready: true } });
  const match = { game: "gwent", mode: "standard", rated: false };
  const bruno = await Visitor.guest(server, "Bruno");
  const own = (await bruno.ask("POST", "/api/match", match)).body.table;
  const clara = await Visitor.guest(server, "Clara");
  expect((await clara.ask("POST", "/api/match", match)).body.table).toBe(own);
  const { body } = await clara.ask("GET", `/api/tables/${own}`);
  expect(body.table.settings.clock).toMatchObject({ bank: 900_000, increment: 15_000 });
});

test("a quick match leads nobody to a table that was left", async () => {
  const clock = { at: 1_000_000_000 };
  const { tables } = await node(await freshStore(), "one", { now: () => clock.at });
  const resident = await tables.found(
    ANNA,
    { kind: "found", settings: SETTINGS, places: [OPEN, OPEN] },
    { kind: "sit", seat: 0, ready: true },
  );
  const updated = clock.at;
  expect(tables.isWaitedAt(resident, updated)).toBe(true);
  clock.at += 180_000;
  expect(tables.isWaitedAt(resident, updated)).toBe(false);
  await resident.admit(viewer("anna", 0), 0, 1);
  expect(tables.isWaitedAt(resident, updated)).toBe(true);
});

test("with hardly any room on the disk nothing new is begun", async () => {
  const server = await served({ limits: { diskReserve: Number.MAX_SAFE_INTEGER } });
  const { status, body } = await ask(server, "POST", "/api/guests", { body: {} });
  expect([status, body.refusal?.code]).toEqual([503, "no-room"]);
});
