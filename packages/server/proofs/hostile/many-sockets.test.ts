import { expect, test } from "vitest";
import { served, type Talk, Visitor } from "../../test/served.ts";

const BURST = 10;
const SOCKETS = 12;

test("what one person says is counted over all their sockets", async () => {
  const server = await served({
    limits: { messageBurst: BURST, messagesPerSecond: 1, warningsBeforeClose: 1000 },
  });
  const anna = await Visitor.guest(server, "Anna");
  const talks: Talk[] = [];
  for (let count = 0; count < SOCKETS; count++) talks.push(await anna.socket());
  for (const talk of talks)
    for (let request = 0; request < BURST / 2; request++) talk.say({ kind: "ping", request });
  const count = (kind: string) =>
    talks.reduce((sum, { heard }) => sum + heard.filter((message) => message.kind === kind).length, 0);
  const all = (SOCKETS * BURST) / 2;
  await expect.poll(() => count("pong") + count("refused")).toBe(all);
  expect(count("pong")).toBeLessThan(all * 0.7);
  expect(count("pong")).toBeGreaterThan(0);
});
