import { expect, test } from "vitest";
import { served, Visitor } from "../../test/served.ts";
import { Neighbour } from "./neighbour.ts";

/* Four networks with ten guests each founded more tables than a list shows, and no honest one was in it any more. */

const SHOWN = 20;

test("a few networks do not fill the lobby, whether the host of an honest table is there or has just left", async () => {
  const server = await served({ trustProxy: "loopback" });
  const host = await Neighbour.from(server, "203.0.113.1", "Helena");
  const attended = await host.found();
  const talk = await host.at(attended, 0);
  const left = await (await Neighbour.from(server, "203.0.113.2", "Filip")).found();
  const flood = await Promise.all(
    ["198.51.100.1", "198.51.100.2", "198.51.100.3"].map(async (address) => {
      const tables: string[] = [];
      for (let guest = 0; guest < 4; guest++) {
        const stranger = await Neighbour.from(server, address, "Eve");
        for (let count = 0; count < 3; count++) tables.push(await stranger.found());
      }
      return tables;
    }),
  );
  expect(flood.flat()).toHaveLength(36);
  const { body } = await host.ask("GET", `/api/tables?limit=${SHOWN}`);
  const shown: string[] = body.tables.map(({ id }: { readonly id: string }) => id);
  expect(shown).toHaveLength(SHOWN);
  expect(shown[0]).toBe(attended);
  expect(shown).toContain(left);
  talk.socket.close();
});

test("lists over sockets are bounded like those over HTTP, for all sockets of a network together", async () => {
  const most = 30;
  const server = await served({
    limits: { requestsPerMinute: most, messageBurst: 1000, messagesPerSecond: 1000 },
  });
  const anna = await Visitor.guest(server, "Anna");
  const sockets = [await anna.socket(), await anna.socket()];
  for (let count = 0; count < 4 * most; count++)
    for (const talk of sockets)
      talk.say({ kind: "lobby", on: true, filter: count % 2 === 0 ? {} : { game: "gwent" } });
  for (const talk of sockets) {
    talk.say({ kind: "ping", request: 1 });
    await talk.next("pong");
  }
  const heard = sockets.flatMap((talk) => talk.heard);
  expect(heard.filter(({ kind }) => kind === "lobby").length).toBeLessThan(2 * most);
  expect(heard.some((message) => message.kind === "refused" && message.refusal.code === "too-fast")).toBe(
    true,
  );
});
