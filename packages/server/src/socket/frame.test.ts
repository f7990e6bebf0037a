import { once } from "node:events";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf } from "./frame.ts";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
await once(server, "listening");
const accepted = once(server, "connection");
const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
const [, { socket: stream }] = await accepted;
if (client.readyState !== client.OPEN) await once(client, "open");
afterAll(() => {
  client.terminate();
  server.close();
});

/** What a client reads out of these bytes. */
async function read(bytes: string): Promise<string> {
  const message = once(client, "message");
  stream.write(bytes, "latin1");
  const [data, isBinary] = await message;
  expect(isBinary).toBe(false);
  return String(data);
}

test("whoever reads frames finds the text, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 300 }), async (text) => {
      expect(await read(frameOf(text))).toBe(text);
    }),
  );
});

test.each([0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000, 1_000_000])(
  "a text of %i bytes comes whole",
  async (length) => {
    const text = "x".repeat(length);
    expect(await read(frameOf(text))).toBe(text);
    const wide = `ž${text}`;
    expect(await read(frameOf(wide))).toBe(wide);
  },
);
