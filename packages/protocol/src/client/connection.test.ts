import type { RoomEvent } from "@medallion/table";
import { expect, test } from "vitest";
import { connect } from "./connection.ts";
import { ASKED_IN_VAIN, CONNECT_WITHIN, PING_EVERY } from "./line.ts";
import type { Outcome } from "./outcome.ts";
import { FakeNetwork } from "./test/fake-network.ts";
import { FakeTable, TABLE } from "./test/fake-table.ts";
import { ManualTimers } from "./test/manual-timers.ts";

const LONG = 60_000;
const note = (kind: string): RoomEvent => ({ kind: "game", event: { kind } });

function arranged(token = "secret") {
  const server = new FakeTable();
  const network = new FakeNetwork(server);
  const timers = new ManualTimers();
  const connection = connect({ url: "ws://fake", token, open: network.open, timers, random: () => 0.5 });
  const events: RoomEvent[] = [];
  const refusals: string[] = [];
  const attach = (since?: number) =>
    connection.attach(
      TABLE,
      0,
      {
        news: (fresh, from) => {
          if (since === undefined) expect(from).toBe(events.length);
          events.push(...fresh);
        },
        refused: ({ code }) => refusals.push(code),
      },
      since,
    );
  /** The newest socket is let in and hears and says all there is. */
  const meet = () => {
    network.last.accept();
    network.last.settle();
  };
  /** Milliseconds until the client tries again. */
  const waited = () => {
    const opened = network.sockets.length;
    let passed = 0;
    for (; network.sockets.length === opened && passed < LONG; passed++) timers.pass(1);
    return passed;
  };
  const comeBack = () => {
    waited();
    meet();
  };
  return { server, network, timers, connection, events, refusals, attach, meet, waited, comeBack };
}

/** Lets settled promises tell. */
const told = () => new Promise<void>((resolve) => queueMicrotask(resolve));

async function outcomeOf(promise: Promise<Outcome>): Promise<Outcome | "open"> {
  let outcome: Outcome | "open" = "open";
  promise.then((settled) => {
    outcome = settled;
  });
  await told();
  await told();
  return outcome;
}

test("says hello with its token, knows itself and the server's time when it is welcomed", () => {
  const { connection, network, server, meet } = arranged();
  const states: string[] = [];
  connection.watch((state) => states.push(state));
  expect(connection.state).toBe("connecting");
  meet();
  expect(server.heardMessages).toEqual([{ kind: "hello", protocol: 2, token: "secret" }]);
  expect(connection.you?.name).toBe("Anna");
  expect(connection.serverNow()).toBe(1_000_000);
  expect(network.sockets).toHaveLength(1);
  expect(states).toEqual(["open"]);
});

test("hands on what it missed while the connection was lost, from its own counter", () => {
  const { server, network, events, attach, meet, comeBack, connection } = arranged();
  server.events.push(note("before"));
  const link = attach();
  meet();
  server.tell(note("seen"));
  network.last.settle();
  network.last.drop();
  expect(connection.state).toBe("waiting");
  server.tell(note("missed"));
  comeBack();
  expect(events).toEqual([note("before"), note("seen"), note("missed")]);
  expect(link.next).toBe(3);
  expect(server.heardMessages.filter(({ kind }) => kind === "attach")).toMatchObject([
    { since: "game" },
    { since: 2 },
  ]);
});

test("drops what comes twice, and asks again from its counter where something is missing", () => {
  const { server, network, events, attach, meet } = arranged();
  attach();
  meet();
  server.tell(note("one"));
  const [first] = network.last.down;
  network.last.settle();
  if (first !== undefined) network.last.say(first);
  expect(events).toEqual([note("one")]);
  server.tell(note("two"));
  server.tell(note("three"));
  network.last.down.shift();
  network.last.settle();
  expect(events).toEqual([note("one"), note("two"), note("three")]);
  expect(server.heardMessages.at(-1)).toMatchObject({ kind: "attach", since: 1 });
});

test("a node that is behind what another has told is not believed", () => {
  const { server, network, events, attach, meet, comeBack } = arranged();
  const link = attach();
  meet();
  server.tell(note("one"));
  server.tell(note("two"));
  network.last.settle();
  network.last.drop();
  const later = server.events.splice(1);
  comeBack();
  expect(link.next).toBe(2);
  for (const event of [...later, note("three")]) server.tell(event);
  network.last.settle();
  expect(events).toEqual([note("one"), note("two"), note("three")]);
});

test("an answer whose fate is unknown is sent again while its question is open", async () => {
  const { server, network, attach, meet, comeBack } = arranged();
  const link = attach();
  meet();
  const answer = link.command({ kind: "answer", seat: 0, question: 0, choice: 7 });
  network.last.drop();
  expect(await outcomeOf(answer)).toBe("open");
  comeBack();
  expect(await outcomeOf(answer)).toEqual({ kind: "done" });
  expect(server.applied).toHaveLength(1);
});

test("an answer that was applied before the connection was lost is done, and not sent again", async () => {
  const { server, network, attach, meet, comeBack } = arranged();
  const link = attach();
  meet();
  const answer = link.command({ kind: "answer", seat: 0, question: 0, choice: 7 });
  network.last.deliverUp();
  network.last.drop();
  comeBack();
  expect(await outcomeOf(answer)).toEqual({ kind: "done" });
  expect(server.heardMessages.filter(({ kind }) => kind === "command")).toHaveLength(1);
});

test("an answer whose question was taken back meanwhile, or whose game is over, is left unknown", async () => {
  for (const meanwhile of [
    (server: FakeTable) => server.takeBack(),
    (server: FakeTable) => {
      server.game += 1;
      server.question = 0;
    },
  ]) {
    const { server, network, attach, meet, comeBack } = arranged();
    const link = attach();
    meet();
    const answer = link.command({ kind: "answer", seat: 0, question: 0, choice: 7 });
    network.last.deliverUp();
    network.last.drop();
    meanwhile(server);
    comeBack();
    expect(await outcomeOf(answer)).toEqual({ kind: "unknown" });
    expect(server.applied).toHaveLength(1);
  }
});

test("words and proposals are never said twice", async () => {
  const { server, network, attach, meet, comeBack } = arranged();
  const link = attach();
  meet();
  const said = link.command({ kind: "say", text: "hello" });
  const proposed = link.command({ kind: "propose", seat: 0, what: "draw" });
  network.last.drop();
  comeBack();
  expect(await outcomeOf(said)).toEqual({ kind: "unknown" });
  expect(await outcomeOf(proposed)).toEqual({ kind: "unknown" });
  expect(server.applied).toEqual([]);
});

test("a reply is sent again for the proposal it was meant for and for no other", async () => {
  for (const [after, sent] of [
    ["draw", 1],
    ["abort", 0],
  ] as const) {
    const { server, network, attach, meet, comeBack } = arranged();
    server.proposal = { what: "draw", by: 1, yes: [1] };
    const link = attach();
    meet();
    const reply = link.command({ kind: "reply", seat: 0, yes: true });
    network.last.drop();
    server.proposal = { what: after, by: 1, yes: [1] };
    comeBack();
    expect(await outcomeOf(reply)).toEqual({ kind: "done" });
    expect(server.applied).toHaveLength(sent);
  }
});

test("what is asked for while nobody is there is sent once somebody is", async () => {
  const { server, network, attach, meet, comeBack } = arranged();
  const link = attach();
  meet();
  network.last.drop();
  const said = link.command({ kind: "say", text: "still here" });
  comeBack();
  expect(await outcomeOf(said)).toEqual({ kind: "done" });
  expect(server.applied).toEqual([{ kind: "say", text: "still here" }]);
});

test("a refusal tells why and brings the current look", async () => {
  const { server, network, attach, meet } = arranged();
  const link = attach();
  meet();
  server.question = 5;
  const answer = link.command({ kind: "answer", seat: 0, question: 0, choice: 0 });
  network.last.settle();
  expect(await outcomeOf(answer)).toMatchObject({ kind: "refused", refusal: { code: "stale-question" } });
  expect(link.look?.table?.question?.id).toBe(5);
});

test("a table that may not be seen ends the link, and its commands with it", async () => {
  const { network, attach, connection, refusals } = arranged();
  const link = attach();
  const said = link.command({ kind: "say", text: "anybody?" });
  network.last.accept();
  network.last.deliverUp();
  network.last.deliverDown();
  const [message] = network.last.up;
  if (message?.kind !== "attach") throw new Error("it did not attach");
  const refusal = { code: "not-your-seat", sentence: "That seat is somebody else's." };
  network.last.say({ kind: "refused", request: message.request, refusal });
  expect(refusals).toEqual(["not-your-seat"]);
  expect(await outcomeOf(said)).toEqual({ kind: "unknown" });
  expect(connection.state).toBe("open");
});

test("a seat that is somebody else's now ends the link, once the command by which it was left is answered", async () => {
  const { network, refusals, attach, meet, connection } = arranged();
  const link = attach();
  meet();
  const left = link.command({ kind: "leave", seat: 0 });
  const sentence = "This seat is no longer yours.";
  network.last.down.push({ kind: "detached", table: TABLE, seat: 0, code: "not-your-seat", sentence });
  network.last.settle();
  expect(refusals).toEqual(["not-your-seat"]);
  expect(await outcomeOf(left)).toEqual({ kind: "done" });
  expect(await outcomeOf(link.command({ kind: "resign", seat: 0 }))).toEqual({ kind: "unknown" });
  expect(() => connection.attach(TABLE, 0, { news: () => {}, refused: () => {} })).not.toThrow();
});

test("waits longer after every loss in a row, and no less than the server asks for", () => {
  const { network, meet, waited, connection } = arranged();
  const waits = Array.from({ length: 4 }, () => {
    network.last.drop();
    return waited();
  });
  expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));
  meet();
  network.last.say({ kind: "bye", code: "stopping", sentence: "Come back.", retryAfter: 20_000 });
  expect(connection.why).toMatchObject({ code: "stopping" });
  expect(waited()).toBeGreaterThan(20_000);
});

test("stays away when the server says never, or refuses the hello", () => {
  const never = arranged();
  never.meet();
  never.network.last.say({ kind: "bye", code: "old", sentence: "Get a newer program." });
  expect(never.connection).toMatchObject({ state: "closed", why: { code: "old" } });
  const refused = arranged();
  refused.network.last.accept();
  refused.network.last.say({ kind: "refused", refusal: { code: "protocol", sentence: "Too old." } });
  expect(refused.connection).toMatchObject({ state: "closed", why: { code: "protocol" } });
  refused.timers.pass(LONG);
  expect(refused.network.sockets).toHaveLength(1);
});

test("a server that does not answer in time, or falls silent, counts as lost; one that answers does not", () => {
  const deaf = arranged();
  deaf.timers.pass(CONNECT_WITHIN);
  expect(deaf.connection.state).toBe("waiting");
  const silent = arranged();
  silent.meet();
  for (let asked = 0; asked < ASKED_IN_VAIN * 5; asked++) {
    silent.timers.pass(PING_EVERY);
    silent.network.last.settle();
  }
  expect(silent.connection.state).toBe("open");
  expect(silent.network.sockets).toHaveLength(1);
  silent.timers.pass(PING_EVERY * ASKED_IN_VAIN);
  expect(silent.connection.state).toBe("open");
  silent.timers.pass(PING_EVERY);
  expect(silent.network.sockets[0]?.closed).toBe(true);
});

test("a hidden tab, whose timers come late, keeps its connection", () => {
  const { network, timers, connection, meet } = arranged();
  meet();
  for (let minute = 0; minute < 10; minute++) {
    timers.lag(60_000);
    network.last.settle();
  }
  // It slept with a sign on its way: the timer is the first to wake up.
  timers.pass(PING_EVERY);
  network.last.deliverUp();
  timers.lag(3_600_000);
  network.last.settle();
  timers.pass(PING_EVERY);
  network.last.settle();
  expect(connection.state).toBe("open");
  expect(network.sockets).toHaveLength(1);
});

test("nonsense from the server is ignored", () => {
  const { network, connection, meet } = arranged();
  meet();
  for (const data of ["{", "null", '{"kind":"riddle"}', 7, '{"kind":"update","from":"x"}'])
    network.last.onmessage?.({ data });
  expect(connection.state).toBe("open");
});

test("follows the lobby, also after a loss, until it is told to stop", () => {
  const { server, network, connection, meet, comeBack } = arranged();
  let lists = 0;
  const stop = connection.lobby({ game: "toy" }, () => {
    lists += 1;
  });
  meet();
  network.last.drop();
  comeBack();
  expect(lists).toBe(2);
  stop();
  network.last.settle();
  expect(server.heardMessages.at(-1)).toEqual({ kind: "lobby", on: false });
});

test("a closed connection opens nothing more and leaves nothing waiting", async () => {
  const { network, timers, connection, attach, meet } = arranged();
  const link = attach();
  meet();
  const said = link.command({ kind: "say", text: "bye" });
  connection.close();
  expect(await outcomeOf(said)).toEqual({ kind: "unknown" });
  expect(await outcomeOf(link.command({ kind: "say", text: "?" }))).toEqual({ kind: "unknown" });
  timers.pass(LONG);
  expect(network.sockets).toHaveLength(1);
  expect(network.last.closed).toBe(true);
});

test("hurries when the network is back", () => {
  const { network, connection, meet } = arranged();
  meet();
  network.last.drop();
  connection.hurry();
  expect(network.sockets).toHaveLength(2);
  meet();
  expect(connection.state).toBe("open");
});

test("what comes ahead of the answer in parts is told with it, once, also when the line broke in between", () => {
  const { server, network, events, attach, waited, comeBack } = arranged();
  for (const kind of ["one", "two", "three", "four"]) server.tell(note(kind));
  server.ahead = 3;
  network.last.accept();
  network.last.settle();
  attach();
  network.last.deliverUp();
  network.last.deliverDown();
  network.last.deliverDown();
  expect(events).toEqual([]);
  network.last.drop();
  waited();
  expect(events).toEqual([]);
  comeBack();
  network.last.accept();
  network.last.settle();
  expect(events).toEqual(server.events);
  server.tell(note("five"));
  network.last.settle();
  expect(events).toEqual(server.events);
});
