import { at } from "@medallion/kernel";
import { CallRefused } from "@medallion/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WAYS } from "../gathering.ts";
import { Arena } from "./arena.ts";
import { expectRefusal } from "./refusal.ts";
import { begunTable, foundBody, SETTINGS } from "./table.ts";

let arena: Arena;

beforeAll(async () => {
  arena = await Arena.open({ wordsPerMinute: 30 });
});

afterAll(async () => {
  expect(await arena.close()).toEqual([]);
});

/** What would do harm if it were ever read as anything but text. */
const HARMFUL = [
  "'; drop table people; --",
  '" or ""="',
  "Robert'); DELETE FROM log;--",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "{{7*7}} #{7*7}",
  "%s%s%n \\x00 \\u0000",
  "../../etc/passwd",
];

/** HTML that a browser would take for more than text. */
const ALIVE = /<script>alert|<img src=x|<svg\/onload/;

test.for(HARMFUL)("a name is text and nothing else: %s", async (text) => {
  const before = await arena.counts();
  const guest = await arena.guest(text);
  expect(guest.name).toBe(text);
  const { person } = await arena.call(undefined, "profile", { params: { person: guest.id } });
  expect(person.name).toBe(text);
  const { table } = await arena.call(guest, "found", { body: { ...foundBody(), sit: { ready: false } } });
  const page = await (await fetch(`${arena.origin}/t/${table}`)).text();
  expect(page).not.toMatch(ALIVE);
  const after = await arena.counts();
  expect(after.people).toBe(before.people + 1);
});

test.for([
  "a\u0000b",
  "a\u001b[31mred",
  "a\nb",
  "a\u202eb",
  "a\u200bb",
  "\ud800",
  "\u2800\u2800",
  "random",
  "z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
])("a name that cannot be seen for what it is is refused: %j", async (name) => {
  const before = (await arena.counts()).people;
  const refused = await arena.guest(name).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallRefused);
  if (refused instanceof CallRefused) expectRefusal(refused.refusal, /./);
  expect((await arena.counts()).people).toBe(before);
});

test("words come to the others as they were said, and nothing in them steers a screen", async () => {
  const people = [await arena.guest("First"), await arena.guest("Second")];
  const table = await begunTable(arena, people);
  const listener = await arena.greeted(at(people, 1));
  listener.say({ kind: "attach", request: 0, table, seat: 1, since: "game" });
  await listener.until("attached");
  const speaker = await arena.greeted(at(people, 0));
  for (const [index, text] of [...HARMFUL, "a\u001b[2Jb\u0000c\u202ed\ne"].entries()) {
    expect(await speaker.command(index, table, { kind: "say", text })).toMatchObject({ kind: "done" });
    const { events } = await listener.until("update");
    const clean = HARMFUL[index] ?? "a[2Jbcd e";
    expect(events).toEqual([{ kind: "said", person: at(people, 0).id, name: "First", text: clean }]);
  }
  const reason = HARMFUL.join(" ");
  await arena.call(at(people, 1), "report", { body: { table, person: at(people, 0).id, reason } });
  const headers = { authorization: "Bearer owner-of-the-proofs" };
  const page = await (await fetch(`${arena.origin}/owner/reports`, { headers })).text();
  expect(page).toContain("drop table");
  expect(page).not.toMatch(ALIVE);
  listener.close();
  speaker.close();
});

test("who talks too much is told to wait, over the socket and over HTTP", async () => {
  const people = [await arena.guest("Talker"), await arena.guest("Patient")];
  const table = await begunTable(arena, people);
  const socket = await arena.greeted(at(people, 0));
  const codes: string[] = [];
  for (let count = 0; count < 40; count++) {
    const heard = await socket.command(count, table, { kind: "sayPreset", preset: "hello" });
    codes.push(heard.kind === "done" ? "done" : heard.refusal.code);
  }
  expect(codes.filter((code) => code === "done").length).toBeLessThanOrEqual(31);
  expect(codes.at(-1)).toBe("too-fast");
  const said = (await arena.log(table)).filter(({ command }) => command.kind === "sayPreset");
  expect(said.length).toBeLessThanOrEqual(31);
  socket.close();
});

const UNREADABLE = [
  ...HARMFUL.map((text): [string, string] => [text, text]),
  ["4,000 letters", "a".repeat(4000)],
  ["half a packed deck", "gw1.AAAA"],
  ["a zero", "\u0000"],
] satisfies [string, string][];

test("a pick that is longer than any deck is refused", async () => {
  const guest = await arena.guest();
  const { table } = await arena.call(guest, "found", { body: foundBody() });
  const socket = await arena.greeted(guest);
  const sit = { kind: "sit", seat: 0, pick: "a".repeat(4001), ready: false } as const;
  const heard = await socket.command(1, table, sit);
  if (heard.kind === "refused") expectRefusal(heard.refusal, "too-long");
  expect(heard.kind).toBe("refused");
  expect(await arena.log(table)).toHaveLength(1);
  socket.close();
});

test("no more is written of a pick than the deck that it names, however it is padded", async () => {
  const guest = await arena.guest();
  const { table } = await arena.call(guest, "found", { body: foundBody() });
  const [deck] = at(WAYS, 0).kit.lobby.picks(SETTINGS.mode);
  const pick = `${deck?.id}${"\u3000".repeat(3900)}`;
  const body = { command: { kind: "sit", seat: 0, pick, ready: false } } as const;
  await arena.call(guest, "command", { params: { table }, body });
  const entry = (await arena.log(table)).at(-1);
  expect(entry?.command).toMatchObject({ kind: "sit", pick: deck?.id });
  expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThan(300);
});

test.for(UNREADABLE)("a pick that cannot be read is refused: %s", async ([, pick]) => {
  const guest = await arena.guest();
  const { table } = await arena.call(guest, "found", { body: foundBody() });
  const socket = await arena.greeted(guest);
  const heard = await socket.command(1, table, { kind: "sit", seat: 0, pick, ready: false });
  expect(heard).toMatchObject({ kind: "refused" });
  if (heard.kind === "refused") expectRefusal(heard.refusal, "bad-options");
  expect(await arena.log(table)).toHaveLength(1);
  socket.close();
});

test("salts are text and nothing else, and their length is bounded", async () => {
  const guest = await arena.guest();
  const { table } = await arena.call(guest, "found", { body: foundBody() });
  const socket = await arena.greeted(guest);
  const [salt] = HARMFUL;
  expect(await socket.command(1, table, { kind: "sit", seat: 0, salt, ready: false })).toMatchObject({
    kind: "done",
  });
  const long = await socket.command(2, table, { kind: "sit", seat: 0, salt: "a".repeat(101), ready: false });
  expect(long).toMatchObject({ kind: "refused", refusal: { code: "bad-message" } });
  expect((await arena.log(table)).at(-1)?.command).toMatchObject({ salt });
  socket.close();
});
