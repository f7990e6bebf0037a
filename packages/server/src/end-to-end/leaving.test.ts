import { readSave } from "@medallion/records";
import { expect, test } from "vitest";
import { served, Visitor } from "../../test/served.ts";

test("whoever deletes their account resigns, and the others keep the game with a deleted player", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anastasia");
  const bruno = await Visitor.guest(server, "Bruno");
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", ready: true });
  await anna.command(table, { kind: "say", text: "words of mine" });
  const waiting = await anna.found();
  const watching = await bruno.at(table, 1);

  const exported = await anna.ask("GET", "/api/me/export");
  expect(exported.body.words).toMatchObject([{ text: "words of mine" }]);
  expect((await anna.ask("POST", "/api/me/delete", {})).status).toBe(200);

  await watching.until(() => watching.look?.stage === "over");
  expect((await anna.ask("GET", "/api/me")).status).toBe(401);
  const { body } = await bruno.ask("GET", `/api/people/${bruno.person.id}`);
  expect(body.history).toMatchObject([
    {
      players: [
        { person: "deleted", name: "Deleted player", result: "loss" },
        { person: bruno.person.id, result: "win" },
      ],
    },
  ]);
  const { replay, number } = body.history[0];
  const record = await bruno.ask("GET", `/api/tables/${replay}/games/${number}/record`);
  // Whole and undamaged, but for the name.
  expect(readSave(JSON.stringify(record.body)).record).toBeDefined();
  const came = await bruno.at(table, 1, 0);
  const free = await bruno.ask("GET", `/api/tables/${waiting.table}`);
  const left = JSON.stringify([body, record.body, came.heard, free.body]);
  expect(left).toContain("Deleted player");
  expect(left).not.toMatch(/Anastasia|words of mine/);
});
