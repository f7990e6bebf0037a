import { findKit, KITS } from "@medallion/games";
import { type Kit, randomOf } from "@medallion/kernel";
import { readSave, verify } from "@medallion/records";
import type { TableLook } from "@medallion/table";
import { expect, test } from "vitest";
import { ask, BOT, OPEN, playOn, served, Visitor } from "../../test/served.ts";

// Whoever plays alone answers as fast as a test can.
const server = await served({ limits: { messageBurst: 10_000 } });
const anna = await Visitor.guest(server, "Anna");
const bruno = await Visitor.guest(server, "Bruno");

test("two people play a whole game; its record proves the commitment that was published before", async () => {
  const { table } = await anna.found();
  const card = await bruno.ask("GET", `/api/tables/${table}`);
  expect(card.body.table).toMatchObject({
    stage: "gathering",
    places: [{ name: "Anna", guest: true }, OPEN],
  });
  expect((await ask(server, "GET", `/api/tables/${table}/games/0/record`)).status).toBe(404);
  expect((await bruno.command(table, { kind: "sit", ready: true })).body).toEqual({ seats: [1] });
  const [first, second] = await Promise.all([anna.at(table, 0), bruno.at(table, 1)]);
  const commitment = first.look?.commitment;
  await Promise.all([playOn(first, table, 0), playOn(second, table, 1)]);
  expect(first.look?.table?.ending?.by).toBe("rules");
  const { body } = await ask(server, "GET", `/api/tables/${table}/games/0/record`);
  const { record } = readSave(JSON.stringify(body));
  const kit = findKit("gwent");
  if (kit === undefined || commitment === undefined) throw new Error("gwent is registered");
  expect(
    verify(kit.game, record, { commitment }).findings.filter(({ verdict }) => verdict === "failed"),
  ).toEqual([]);
  expect(record.commitment).toBe(commitment);
  expect(record.salts).toHaveLength(2);
  for (const talk of [first, second]) talk.close();
});

/** The choice that the game's own knowledge rates highest: other ways may wander for ever. */
function bestFor(kit: Kit | undefined) {
  const random = randomOf("best");
  return (count: number, { view, question, choices }: TableLook): number => {
    if (kit === undefined || question === undefined) return count - 1;
    const ratings = kit.knowledge.rate(view, question, choices, random);
    return ratings.indexOf(Math.max(...ratings));
  };
}

test.each(
  KITS.flatMap(({ game, lobby }) =>
    lobby.modes.map((mode) => [game.id, mode.id, Math.max(...mode.seats)] as const),
  ),
)("%s, %s: one person and bots in all other seats, in one room to the end", async (game, mode, seats) => {
  const places = Array.from({ length: seats }, (_, seat) => (seat === 0 ? OPEN : BOT));
  const { table, seat } = await anna.found({ game, mode, seats }, places);
  const talk = await anna.at(table, seat);
  await playOn(talk, table, seat, bestFor(findKit(game)));
  expect(talk.look?.table?.ending?.by).toBe("rules");
  talk.close();
});

test("a choice sent again and again is applied once; later ones get the current look", async () => {
  const { table } = await anna.found({}, [OPEN, BOT]);
  const talk = await anna.at(table, 0);
  await talk.until(() => talk.look?.table?.question !== undefined);
  const id = talk.look?.table?.question?.id ?? -1;
  const answer = { kind: "answer", seat: 0, question: id, choice: 0 } as const;
  const replies = await Promise.all(Array.from({ length: 20 }, () => talk.command(table, answer)));
  const refusals = replies.filter((reply) => reply !== undefined);
  expect(refusals).toHaveLength(19);
  for (const { refusal, look } of refusals) {
    expect(["stale-question", "no-question"]).toContain(refusal.code);
    expect(look?.viewer).toBe(0);
  }
  talk.close();
});

test("coming back is the same as coming: only what was missed is heard, by one's own counter", async () => {
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", ready: true });
  const whole = await anna.at(table, 0);
  const broken = await anna.at(table, 0);
  await broken.until(() => broken.look?.table !== undefined);
  const { counter } = broken;
  broken.close();
  const other = await bruno.at(table, 1);
  await bruno.command(table, { kind: "say", text: "a train tunnel" });
  await other.until(() => other.events.some(({ kind }) => kind === "said"));
  const again = await anna.at(table, 0, counter);
  await again.until(() => again.events.some(({ kind }) => kind === "said"));
  await whole.until(() => whole.events.some(({ kind }) => kind === "said"));
  expect(whole.events.slice(counter).filter(({ kind }) => kind === "said")).toEqual(
    again.events.filter(({ kind }) => kind === "said"),
  );
  expect(again.heard.find((message) => message.kind === "attached")).toMatchObject({ from: counter });
  for (const talk of [whole, again, other]) talk.close();
});

test("a rematch keeps the room; what was heard of the first game keeps its numbers", async () => {
  const { table } = await anna.found({}, [OPEN, BOT]);
  const talk = await anna.at(table, 0);
  await talk.command(table, { kind: "resign", seat: 0 });
  await talk.until(() => talk.look?.stage === "over");
  const first = talk.look?.commitment;
  const { counter } = talk;
  expect(await talk.command(table, { kind: "propose", seat: 0, what: "rematch" })).toBeUndefined();
  await talk.until(() => talk.look?.stage === "gathering");
  expect(talk.look?.commitment).not.toBe(first);
  await talk.command(table, { kind: "sit", seat: 0, ready: true, salt: "mine" });
  await talk.until(() => talk.look?.stage === "playing");
  expect(talk.look?.game).toBe(1);
  expect(talk.counter).toBeGreaterThan(counter);
  await talk.command(table, { kind: "resign", seat: 0 });
  expect((await ask(server, "GET", `/api/tables/${table}/games/1/record`)).body.record.salts).toEqual([
    "mine",
  ]);
  talk.close();
});

test("whoever drops out is told of as gone, and as back", async () => {
  const { table } = await anna.found({ clock: { kind: "move", allowance: 60_000, away: 30_000 } });
  await bruno.command(table, { kind: "sit", ready: true });
  const first = await anna.at(table, 0);
  const second = await bruno.at(table, 1);
  second.close();
  const told = (seat: number, kind: string): boolean =>
    first.events.findLast((event) => "seat" in event && event.seat === seat)?.kind === kind;
  await first.until(() => first.look?.gone.includes(1) === true && told(1, "gone"));
  const back = await bruno.at(table, 1);
  await first.until(() => first.look?.gone.includes(1) === false && told(1, "back"));
  for (const talk of [first, back]) talk.close();
});

test("a clock that runs out is noticed by the server itself", async () => {
  const { table } = await anna.found({ clock: { kind: "move", allowance: 5000, away: 0 } }, [OPEN, BOT]);
  const talk = await anna.at(table, 0);
  await talk.until(() => talk.events.some(({ kind }) => kind === "outOfTime"));
  expect(talk.look?.stage).toBe("playing");
  talk.close();
});
