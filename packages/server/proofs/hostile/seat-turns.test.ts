import { expect, test } from "vitest";
import { served } from "../../test/served.ts";
import { Neighbour } from "./neighbour.ts";

/*
 * A stranger who sat down at a table of the lobby and left it 200 times used up what all who came there shared: then
 * neither the host nor anybody else could do anything with it any more.
 */

const MOST = 6;
const SIT = { kind: "sit", seat: 1, ready: false } as const;
const LEAVE = { kind: "leave", seat: 1 } as const;

/** Sits down and leaves until it is refused; how often that was done. */
async function wearOut(stranger: Neighbour, table: string): Promise<number> {
  for (let times = 0; times < 10 * MOST; times++) {
    const code = await stranger.command(table, SIT);
    if (code !== "done") {
      expect(code).toBe("too-often");
      return times;
    }
    await stranger.command(table, LEAVE);
  }
  return Number.POSITIVE_INFINITY;
}

const limits = { arrangementsPerGame: MOST };

test("who sits down and leaves again and again is refused alone: host and friends still play there", async () => {
  const server = await served({ trustProxy: "loopback", limits });
  const host = await Neighbour.from(server, "203.0.113.1", "Helena");
  const table = await host.found();
  const stranger = await Neighbour.from(server, "203.0.113.2", "Eve");
  expect(await wearOut(stranger, table)).toBeLessThanOrEqual(MOST);
  expect(await host.command(table, { ...SIT, seat: 0, ready: true })).toBe("done");
  const friend = await Neighbour.from(server, "203.0.113.3", "Filip");
  expect(await friend.command(table, { ...SIT, ready: true })).toBe("done");
  const { body } = await host.ask("GET", `/api/tables/${table}`);
  expect(body.table.stage).toBe("playing");
});

test("nor do many guests of one network keep others out; who is new there may still sit down", async () => {
  const server = await served({ trustProxy: "loopback", limits });
  const host = await Neighbour.from(server, "203.0.113.1", "Helena");
  const table = await host.found();
  const worn: number[] = [];
  for (const name of ["Eve", "Ewa", "Iva", "Iwa"])
    worn.push(await wearOut(await Neighbour.from(server, "203.0.113.2", name), table));
  // Each sits down once, and all of them together so often again.
  expect(worn.reduce((sum, times) => sum + times)).toBeLessThanOrEqual(4 + MOST);
  expect(worn.every((times) => times >= 1)).toBe(true);
  const friend = await Neighbour.from(server, "203.0.113.3", "Filip");
  expect(await friend.command(table, { ...SIT, ready: true })).toBe("done");
});

test("a quick match leads to a table that a stranger has worn out", async () => {
  const server = await served({ trustProxy: "loopback", limits });
  const wish = { game: "gwent", mode: "standard", rated: false };
  const waiting = await Neighbour.from(server, "203.0.113.1", "Hana");
  const { table } = (await waiting.ask("POST", "/api/match", wish)).body;
  await wearOut(await Neighbour.from(server, "203.0.113.2", "Eve"), table);
  const next = await Neighbour.from(server, "203.0.113.3", "Ivan");
  expect((await next.ask("POST", "/api/match", wish)).body.table).toBe(table);
});
