import { at } from "@medallion/kernel";
import { CallRefused, PROTOCOL } from "@medallion/protocol";
import type { RoomCommand, RoomLook } from "@medallion/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Arena, type Guest } from "./arena.ts";
import type { HostileSocket } from "./hostile-socket.ts";
import { expectHttpRefusal, expectRefusal } from "./refusal.ts";
import { begunTable, foundBody } from "./table.ts";

let arena: Arena;
let people: readonly Guest[];
let stranger: Guest;
let table: string;

beforeAll(async () => {
  arena = await Arena.open();
  people = [await arena.guest("First"), await arena.guest("Second")];
  stranger = await arena.guest("Stranger");
  table = await begunTable(arena, people);
});

afterAll(async () => {
  expect(await arena.close()).toEqual([]);
});

/** Attaches to a seat of the table and gives back what is seen there. */
async function lookFrom(socket: HostileSocket, seat: number | null): Promise<RoomLook> {
  socket.say({ kind: "attach", request: 1, table, seat, since: 0 });
  return (await socket.until("attached")).look;
}

test.for([0, 1])("the stranger cannot look from seat %i", async (seat) => {
  const socket = await arena.greeted(stranger);
  const heard = await socket.ask({ kind: "attach", request: 1, table, seat, since: 0 });
  expect(heard).toMatchObject({ kind: "refused" });
  if (heard.kind === "refused") expectRefusal(heard.refusal, "not-your-seat");
  expect(heard).not.toHaveProperty("look");
  socket.close();
});

test("nobody looks from the seat of somebody else at the same table", async () => {
  const socket = await arena.greeted(at(people, 0));
  const heard = await socket.ask({ kind: "attach", request: 1, table, seat: 1, since: 0 });
  expect(heard).toMatchObject({ kind: "refused", refusal: { code: "not-your-seat" } });
  socket.close();
});

test.for<[string, RoomCommand]>([
  ["answers", { kind: "answer", seat: 1, question: 1, choice: 0 }],
  ["gives up", { kind: "resign", seat: 1 }],
  ["hands to a bot", { kind: "standIn", seat: 1, bot: "random" }],
  ["proposes", { kind: "propose", seat: 1, what: "abort" }],
  ["replies", { kind: "reply", seat: 1, yes: true }],
  ["votes", { kind: "vote", seat: 1, about: 0, verdict: "end" }],
  ["leaves", { kind: "leave", seat: 1 }],
])("nobody %s for another seat", async ([, command]) => {
  const before = await arena.doneByPeople(table);
  for (const guest of [at(people, 0), stranger]) {
    const socket = await arena.greeted(guest);
    const heard = await socket.command(1, table, command);
    expect(heard).toMatchObject({ kind: "refused" });
    if (heard.kind === "refused") expectRefusal(heard.refusal, "not-your-seat");
    socket.close();
  }
  expect(await arena.doneByPeople(table)).toEqual(before);
});

test.for<[string, RoomCommand, RegExp]>([
  ["sit down in a running game", { kind: "sit", seat: 1, ready: true }, /not-gathering/],
  ["open a seat", { kind: "place", seat: 1, place: { kind: "open" } }, /not-owner/],
  ["close the chat", { kind: "chat", open: false }, /not-owner/],
  ["talk at a table of others", { kind: "say", text: "let me in" }, /not-at-table/],
  ["take a seat that does not exist", { kind: "answer", seat: 9, question: 1, choice: 0 }, /no-such-seat/],
])("the stranger cannot %s", async ([, command, code]) => {
  const before = await arena.doneByPeople(table);
  const socket = await arena.greeted(stranger);
  const heard = await socket.command(1, table, command);
  expect(heard).toMatchObject({ kind: "refused" });
  if (heard.kind === "refused") expectRefusal(heard.refusal, code);
  expect(await arena.doneByPeople(table)).toEqual(before);
  socket.close();
});

/** Somebody who owes an answer at the table, over a socket that looks from their seat. */
async function asked(): Promise<{ socket: HostileSocket; seat: number; question: number }> {
  for (const [seat, guest] of people.entries()) {
    const socket = await arena.greeted(guest);
    const question = (await lookFrom(socket, seat)).table?.question;
    if (question !== undefined) return { socket, seat, question: question.id };
    socket.close();
  }
  throw new Error("nobody owes an answer");
}

test("the same answer sent a hundred times is applied once; later ones are refused with the current look", async () => {
  const { socket, seat, question } = await asked();
  const command = { kind: "answer", seat, question, choice: 0 };
  for (let request = 0; request < 100; request++) socket.say({ kind: "command", request, table, command });
  const results: string[] = [];
  while (results.length < 100) {
    const heard = await socket.until("done", "refused");
    results.push(heard.kind === "done" ? "done" : heard.refusal.code);
    if (heard.kind !== "refused") continue;
    expectRefusal(heard.refusal, /stale-question|no-question/);
    expect(heard.look).toMatchObject({ viewer: seat, stage: "playing" });
    expect(heard.look?.table?.question?.id).not.toBe(question);
  }
  expect(results.filter((result) => result === "done")).toHaveLength(1);
  const applied = (await arena.log(table)).filter(
    (entry) =>
      entry.command.kind === "answer" && entry.command.seat === seat && entry.command.question === question,
  );
  expect(applied).toHaveLength(1);
  socket.close();
});

test("a choice that is not in the list is refused and leaves the question open", async () => {
  const { socket, seat, question } = await asked();
  const heard = await socket.command(2, table, { kind: "answer", seat, question, choice: 999_999 });
  expect(heard).toMatchObject({ kind: "refused", refusal: { code: "no-such-choice" } });
  if (heard.kind === "refused") expect(heard.look?.table?.question?.id).toBe(question);
  socket.close();
});

test("a token that was tampered with anywhere is nobody's", async () => {
  const { token } = at(people, 0);
  const letters = [...token];
  const forged = letters.map((letter, place) =>
    letters.map((old, index) => (index === place ? (letter === "A" ? "B" : "A") : old)).join(""),
  );
  const [, secret = "", signature = ""] = token.split(".");
  const [, , foreign = ""] = at(people, 1).token.split(".");
  forged.push(
    `m1.${secret}.${foreign}`,
    `m1.${signature}.${secret}`,
    `m1.${secret}.`,
    `${token}=`,
    "",
    "a".repeat(200),
  );
  for (const wrong of forged) {
    if (wrong === token) continue;
    const reply = await fetch(`${arena.origin}/api/me`, { headers: { authorization: `Bearer ${wrong}` } });
    expect({ wrong, status: reply.status }).toEqual({ wrong, status: 401 });
  }
  for (const wrong of [at(forged, 5), at(forged, 60), `m1.${secret}.${foreign}`]) {
    const socket = await arena.socket();
    const heard = await socket.ask({ kind: "hello", protocol: PROTOCOL, token: wrong });
    expect(heard).toMatchObject({ kind: "bye" });
    if (heard.kind === "bye") expectRefusal(heard, "not-known");
    expect(await socket.next()).toMatchObject({ kind: "closed" });
  }
});

test("a session that was ended shows its sockets out and opens no more", async () => {
  const guest = await arena.guest("Leaver");
  const socket = await arena.greeted(guest);
  await arena.call(guest, "logout");
  expect(await socket.next()).toMatchObject({ kind: "bye", code: "session-ended" });
  expect(await socket.next()).toMatchObject({ kind: "closed" });
  const reply = await fetch(`${arena.origin}/api/me`, {
    headers: { authorization: `Bearer ${guest.token}` },
  });
  await expectHttpRefusal(reply, 401, "not-known");
});

test("nobody ends the session of somebody else", async () => {
  const { sessions } = await arena.call(at(people, 0), "sessions");
  const session = at(sessions, 0).id;
  await expect(arena.call(stranger, "endSession", { params: { session } })).rejects.toThrow(CallRefused);
  expect((await arena.call(at(people, 0), "me")).person.id).toBe(at(people, 0).id);
});

test("a running game gives no record away, and a private table is in no list", async () => {
  const reply = await fetch(`${arena.origin}/api/tables/${table}/games/0/record`);
  await expectHttpRefusal(reply, 404, "no-such-game");
  const lists = [
    await arena.call(stranger, "lobby"),
    await arena.call(stranger, "mine", { query: { which: "running" } }),
  ];
  expect(JSON.stringify(lists)).not.toContain(table);
});

test("a table whose spectators are unwanted shows nothing to a stranger", async () => {
  const { table: closed } = await arena.call(at(people, 0), "found", {
    body: foundBody({ spectators: { kind: "none" } }),
  });
  const socket = await arena.greeted(stranger);
  const heard = await socket.ask({ kind: "attach", request: 1, table: closed, seat: null, since: 0 });
  expect(heard).toMatchObject({ kind: "refused", refusal: { code: "not-allowed" } });
  socket.close();
});
