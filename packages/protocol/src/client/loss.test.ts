import type { RoomEvent } from "@medallion/table";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "./connection.ts";
import type { TableLink } from "./link.ts";
import type { Outcome } from "./outcome.ts";
import { FakeNetwork } from "./test/fake-network.ts";
import { FakeTable, TABLE } from "./test/fake-table.ts";
import { ManualTimers } from "./test/manual-timers.ts";

/** What can happen between a client and its server. */
const MISHAPS = [
  "up",
  "down",
  "double",
  "swap",
  "lose one",
  "drop",
  "wait",
  "answer",
  "say",
  "tell",
  "take back",
] as const;

/** What happens most of the time. */
const USUAL = ["up", "down", "up", "down", "wait"] as const;

interface Sent {
  readonly kind: "answer" | "say";
  readonly name: string;
  outcome: Outcome | undefined;
}

/** A client that plays on through whatever happens; every choice and every word has a name of its own. */
function play(mishaps: readonly (typeof MISHAPS)[number][]) {
  const server = new FakeTable();
  const network = new FakeNetwork(server);
  const timers = new ManualTimers();
  const connection = connect({ url: "ws://fake", open: network.open, timers, random: () => 0 });
  const heard: RoomEvent[] = [];
  const sent: Sent[] = [];
  const link: TableLink = connection.attach(TABLE, 0, {
    news: (events, from) => {
      expect(from).toBe(heard.length);
      heard.push(...events);
    },
    refused: () => {},
  });
  let names = 0;
  const note = (kind: Sent["kind"], name: string, promise: Promise<Outcome>): void => {
    const one: Sent = { kind, name, outcome: undefined };
    sent.push(one);
    promise.then((outcome) => {
      one.outcome = outcome;
    });
  };
  const happen = (mishap: (typeof MISHAPS)[number]): void => {
    const socket = network.last;
    const question = link.look?.table?.question?.id;
    switch (mishap) {
      case "up":
        return socket.deliverUp();
      case "down":
        return socket.deliverDown();
      case "double": {
        const [first] = socket.down;
        if (first !== undefined) socket.down.unshift(first);
        return;
      }
      case "swap":
        if (socket.down.length > 1) socket.down.unshift(...socket.down.splice(1, 1));
        return;
      case "lose one":
        if (socket.down[0]?.kind === "update") socket.down.shift();
        return;
      case "drop":
        return socket.drop();
      case "wait":
        timers.pass(7000);
        connection.hurry();
        return network.last.accept();
      case "answer":
        if (question === undefined) return;
        names += 1;
        return note(
          "answer",
          String(names),
          link.command({ kind: "answer", seat: 0, question, choice: names }),
        );
      case "say":
        names += 1;
        return note("say", String(names), link.command({ kind: "say", text: String(names) }));
      case "tell":
        return server.tell({ kind: "game", event: { kind: `told ${++names}` } });
      case "take back":
        return server.takeBack();
    }
  };
  network.last.accept();
  for (const mishap of mishaps) happen(mishap);
  // In the end all is well again.
  network.last.drop();
  happen("wait");
  network.last.settle();
  return { server, heard, sent, link };
}

test("whatever happens to connections, no event is lost or repeated and no command is applied twice", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...USUAL, ...USUAL, ...MISHAPS), { maxLength: 200, size: "max" }),
      async (mishaps) => {
        const { server, heard, sent, link } = play(mishaps);
        expect(heard).toEqual(server.events);
        expect(link.next).toBe(server.events.length);
        await new Promise<void>((resolve) => setImmediate(resolve));
        const applied = server.applied.map((command) =>
          command.kind === "answer" ? String(command.choice) : command.kind === "say" ? command.text : "",
        );
        expect(new Set(applied).size).toBe(applied.length);
        for (const { kind, name, outcome } of sent) {
          expect(outcome).toBeDefined();
          if (outcome?.kind === "refused") expect(applied).not.toContain(name);
          if (outcome?.kind === "done" && kind === "say") expect(applied).toContain(name);
        }
      },
    ),
    { numRuns: 400 },
  );
});
