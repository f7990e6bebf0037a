import { parseInvite } from "@medallion/protocol";
import { expect, test } from "vitest";
import { ask, OWNER, served, Visitor } from "../../test/served.ts";

const server = await served({ limits: { wordsPerMinute: 6 } });
const anna = await Visitor.guest(server, "Anna");
const bruno = await Visitor.guest(server, "Bruno");

async function table(): Promise<string> {
  const founded = await anna.found();
  await bruno.command(founded.table, { kind: "sit", ready: true });
  return founded.table;
}

test("words and presets reach the table; a stranger's do not", async () => {
  const id = await table();
  const talk = await anna.at(id, 0);
  const other = await bruno.at(id, 1);
  await other.command(id, { kind: "say", text: "<b>hello</b>" });
  await other.command(id, { kind: "sayPreset", preset: "goodLuck" });
  await talk.until(() => talk.events.some(({ kind }) => kind === "saidPreset"));
  expect(talk.events.find(({ kind }) => kind === "said")).toMatchObject({
    name: "Bruno",
    text: "<b>hello</b>",
  });
  const clara = await Visitor.guest(server, "Clara");
  expect((await clara.command(id, { kind: "say", text: "hi" })).body.refusal.code).toBe("not-at-table");
  expect((await anna.command(id, { kind: "say", text: "x".repeat(2000) })).status).toBe(400);
  for (const each of [talk, other]) each.close();
});

test("the owner of a table closes its chat", async () => {
  const id = await table();
  expect((await bruno.command(id, { kind: "chat", open: false })).body.refusal.code).toBe("not-owner");
  expect((await anna.command(id, { kind: "chat", open: false })).status).toBe(200);
  expect((await bruno.command(id, { kind: "say", text: "hm" })).body.refusal.code).toBe("chat-closed");
});

test("words of somebody muted are not heard, from the next word on", async () => {
  const clara = await Visitor.guest(server, "Clara");
  const founded = await anna.found();
  await clara.command(founded.table, { kind: "sit", ready: true });
  const talk = await anna.at(founded.table, 0);
  await clara.command(founded.table, { kind: "say", text: "one" });
  await anna.ask("POST", "/api/mutes", { person: clara.person.id });
  await clara.command(founded.table, { kind: "say", text: "two" });
  await talk.until(() => talk.events.some(({ kind }) => kind === "muted"));
  expect(JSON.stringify(talk.heard)).toContain("one");
  expect(JSON.stringify(talk.heard)).not.toContain("two");
  await anna.ask("DELETE", `/api/mutes/${clara.person.id}`);
  await clara.command(founded.table, { kind: "say", text: "three" });
  await talk.until(() => talk.events.some((event) => event.kind === "said" && event.text === "three"));
  talk.close();
});

test("whoever talks too fast is slowed down", async () => {
  const dora = await Visitor.guest(server, "Dora");
  const founded = await dora.found();
  const talk = await dora.at(founded.table, 0);
  const replies = [];
  for (let words = 0; words < 8; words++)
    replies.push(await talk.command(founded.table, { kind: "say", text: `word ${words}` }));
  expect(replies.filter((reply) => reply?.refusal.code === "too-fast")).toHaveLength(2);
  talk.close();
});

test("only who sits or sat at a table, or watches it, reports what is said there, and by its id", async () => {
  const { table: id, link } = await anna.found({ open: false });
  const { table: invitation = "" } = parseInvite(link) ?? {};
  await bruno.command(invitation, { kind: "sit", ready: false });
  const report = (by: Visitor, name: string) =>
    by.ask("POST", "/api/reports", { table: name, person: anna.person.id, reason: "rude" });
  const clara = await Visitor.guest(server, "Clara");
  expect((await report(clara, id)).body.refusal.code).toBe("no-such-table");
  expect((await report(clara, invitation)).body.refusal.code).toBe("not-witness");
  const open = await anna.found();
  expect((await report(clara, open.table)).body.refusal.code).toBe("not-witness");
  const talk = await clara.at(invitation, null);
  expect((await report(clara, invitation)).status).toBe(200);
  talk.close();
  expect((await report(bruno, id)).status).toBe(200);
  await anna.command(id, { kind: "place", seat: 1, place: { kind: "open" } });
  expect((await report(bruno, id)).body.refusal.code).toBe("no-such-table");
  expect((await report(bruno, invitation)).status).toBe(200);
  const page = await ask(server, "GET", "/owner/reports", { headers: { authorization: `Bearer ${OWNER}` } });
  expect(page.body).toContain(id);
  expect(page.body).not.toContain(invitation);
});

test("nobody is reported for what was said at a table where they never were", async () => {
  const { table: id } = await anna.found();
  const ida = await Visitor.guest(server, "Ida");
  for (const person of [ida.person.id, "nobody_at_all", "bot:greedy"])
    expect(await anna.ask("POST", "/api/reports", { table: id, person, reason: "rude" })).toMatchObject({
      status: 403,
      body: { refusal: { code: "not-witness" } },
    });
});

test("a report reaches the owner with the words that were said, escaped", async () => {
  const id = await table();
  await bruno.command(id, { kind: "say", text: "<script>rude</script>" });
  expect(
    (await anna.ask("POST", "/api/reports", { table: id, person: bruno.person.id, reason: "rude" })).status,
  ).toBe(200);
  const page = await ask(server, "GET", "/owner/reports", { headers: { authorization: `Bearer ${OWNER}` } });
  expect(page.body).toContain("rude");
  expect(page.body).not.toContain("<script>rude");
});
