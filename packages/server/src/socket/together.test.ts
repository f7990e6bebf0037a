import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { together } from "./together.ts";

/** A socket whose reader takes everything at once. */
function quick(): { readonly socket: Duplex; readonly pieces: number[] } {
  const pieces: number[] = [];
  const socket = new Duplex({
    writableHighWaterMark: 1,
    read: () => {},
    writev: (chunks, done) => {
      pieces.push(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
      done();
    },
  });
  return { socket, pieces };
}

test("what is written in one go leaves in one piece, and much of it is not held back", async () => {
  const { socket, pieces } = quick();
  for (let times = 0; times < 10; times++) {
    together(socket);
    socket.write("x".repeat(100));
  }
  expect(pieces).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces).toEqual([1000]);
  let most = 0;
  for (let times = 0; times < 100; times++) {
    together(socket);
    most = Math.max(most, socket.writableLength);
    socket.write("x".repeat(20_000));
  }
  expect(most).toBeLessThan(100_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(2_001_000);
});
