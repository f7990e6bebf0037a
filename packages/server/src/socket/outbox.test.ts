import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { frameOf } from "./frame.ts";
import { Outbox } from "./outbox.ts";

/** A stream whose reader takes everything at once. */
function quick(): { readonly outbox: Outbox; readonly stream: Duplex; readonly pieces: string[] } {
  const pieces: string[] = [];
  const stream = new Duplex({
    read: () => {},
    write: (chunk, _encoding, done) => {
      pieces.push(chunk.latin1Slice());
      done();
    },
  });
  return { outbox: new Outbox(stream), stream, pieces };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("what is said in one go leaves in one piece, in order", async () => {
  const { outbox, pieces } = quick();
  outbox.send("what happened");
  outbox.send("done");
  expect(pieces).toEqual([]);
  expect(outbox.length).toBeGreaterThan(0);
  await turn();
  expect(pieces).toEqual([frameOf("what happened") + frameOf("done")]);
  expect(outbox.length).toBe(0);
});

test("much is not held back, and what something else follows leaves before it", async () => {
  const { outbox, pieces } = quick();
  for (let times = 0; times < 100; times++) {
    outbox.send("x".repeat(20_000));
    expect(outbox.length).toBeLessThan(100_000);
  }
  outbox.send("bye");
  outbox.flush();
  expect(pieces.join("").length).toBeGreaterThan(2_000_000);
  expect(pieces.at(-1)).toMatch(/bye$/);
  await turn();
  expect(pieces.at(-1)).toMatch(/bye$/);
});

test("a stream that is gone is left alone, and what is forgotten never leaves", async () => {
  const { outbox, stream, pieces } = quick();
  outbox.send("one");
  outbox.drop();
  await turn();
  stream.destroy();
  outbox.send("two");
  await turn();
  expect(pieces).toEqual([]);
});
