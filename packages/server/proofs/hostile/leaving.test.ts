import { expect, test } from "vitest";
import { botPersonId } from "../../src/ratings/bot-person.ts";
import { ask, BOT, OPEN, served, settingsFor, Visitor } from "../../test/served.ts";

/*
 * Whoever deletes themselves while their own requests are still under way leaves nothing half done: no table of nobody, no
 * running game against a deleted player, no session.
 */

const ROUNDS = 6;
const PASSWORD = "nine purple otters sing";
const server = await served({ limits: { tablesPerPerson: 100, loginsPerMinute: 1000 } });
const gone = (who: Visitor) => who.ask("POST", "/api/me/delete", { password: PASSWORD });

test("tables that are founded beside the deletion are not there, or wait for nobody", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await Visitor.guest(server, "Fleeting Founder");
    const sent = { settings: settingsFor({}), places: [OPEN, OPEN], sit: { ready: true } };
    const requests = [0, 1, 2].map(() => who.ask("POST", "/api/tables", sent));
    const [deleted, ...founded] = await Promise.all([gone(who), ...requests]);
    expect(deleted.status).toBe(200);
    for (const { status, body } of founded)
      if (status !== 200)
        expect({ status, code: body.refusal.code }).toEqual({ status: 401, code: "not-known" });
    const { tables } = (await ask(server, "GET", "/api/tables?game=gwent")).body;
    const left = tables.filter(({ owner }: { owner: string }) => owner === who.person.id);
    expect(left).toEqual([]);
    expect(JSON.stringify(tables)).not.toContain("Fleeting");
  }
});

test("a seat that is taken beside the deletion is given up: no game runs against a deleted player", async () => {
  const host = await Visitor.guest(server, "Patient Host");
  for (let round = 0; round < ROUNDS; round++) {
    const who = await Visitor.guest(server, "Fleeting Guest");
    const { table } = await host.found();
    const [deleted, seated] = await Promise.all([
      gone(who),
      who.command(table, { kind: "sit", ready: true }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 401]).toContain(seated.status);
    const { body } = await host.ask("GET", `/api/tables/${table}`);
    expect(body.table.stage).not.toBe("playing");
    expect(JSON.stringify(body)).not.toContain("Fleeting");
    const { history } = (await host.ask("GET", `/api/people/${host.person.id}`)).body;
    expect(JSON.stringify(history)).not.toMatch(new RegExp(`Fleeting|${who.person.id}`));
    if (body.table.stage === "gathering") await host.command(table, { kind: "leave", seat: 0 });
  }
});

test("games against bots that begin beside the deletion are resigned", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await Visitor.guest(server, "Fleeting Player");
    const body = { settings: settingsFor({}), places: [OPEN, BOT], sit: { ready: true } };
    const [deleted, founded] = await Promise.all([gone(who), who.ask("POST", "/api/tables", body)]);
    expect(deleted.status).toBe(200);
    if (founded.status !== 200) continue;
    const { table } = (await ask(server, "GET", `/api/tables/${founded.body.table}`)).body;
    expect(table.stage).toBe("over");
    const bot = (await ask(server, "GET", `/api/people/${botPersonId("greedy")}`)).body;
    expect(JSON.stringify(bot.history)).not.toContain(who.person.id);
  }
});

test("who logs in beside the deletion of the account is told that the login is wrong", async () => {
  for (let round = 0; round < 3; round++) {
    const name = `Leaver ${round}`;
    const who = await Visitor.guest(server, name);
    await who.ask("POST", "/api/account", { name, password: PASSWORD });
    const logins = Array.from({ length: 3 }, () =>
      ask(server, "POST", "/api/login", { body: { name, password: PASSWORD } }),
    );
    const [deleted, ...entered] = await Promise.all([gone(who), ...logins]);
    expect(deleted.status).toBe(200);
    for (const { status, body } of entered)
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 401, body: { refusal: { code: "wrong-login" } } });
  }
});
