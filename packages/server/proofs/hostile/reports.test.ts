import { expect, test } from "vitest";
import { ask, OWNER, served, Visitor } from "../../test/served.ts";

/* Guests of one address sent 110 reports of themselves in a second: the honest one was not in the owner's list any more. */

test("no number of reports from one address hides an honest one, nor makes more than one line", async () => {
  const server = await served({ trustProxy: "loopback", limits: { reportsPerNetwork: 5 } });
  const anna = await Visitor.guest(server, "Anna");
  const bruno = await Visitor.guest(server, "Bruno");
  const { table } = await anna.found({});
  await bruno.command(table, { kind: "sit", seat: 1, ready: false });
  const report = async (by: Visitor, person: string, from: string) =>
    (
      await ask(server, "POST", "/api/reports", {
        token: by.token,
        body: { table, person, reason: "rude" },
        headers: { "x-forwarded-for": from },
      })
    ).status;
  expect(await report(anna, anna.person.id, "9.9.9.9")).toBe(403);
  const spam = [];
  for (let count = 0; count < 8; count++) spam.push(await report(bruno, anna.person.id, "9.9.9.9"));
  expect(spam).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await report(anna, bruno.person.id, "8.8.8.8")).toBe(200);
  const view = async () => (await ask(server, "GET", "/api/owner", { token: OWNER })).body.reports;
  expect((await view()).map(({ byName }: { byName: string }) => byName)).toEqual(["Anna", "Bruno"]);
  const [, spammed] = await view();
  const act = { act: "deal", report: spammed.id, all: "reporter" };
  expect((await ask(server, "POST", "/api/owner", { token: OWNER, body: act })).status).toBe(200);
  expect((await view())[1].dealt).toBeGreaterThan(0);
});
