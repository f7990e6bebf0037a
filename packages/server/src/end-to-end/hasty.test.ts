import { expect, test } from "vitest";
import { served, Talk, Visitor } from "../../test/served.ts";

test("what is said too fast is refused by its number", async () => {
  const server = await served({ limits: { messageBurst: 3, messagesPerSecond: 1 } });
  const anna = await Visitor.guest(server, "Anna");
  const talk = await anna.socket();
  for (let request = 10; request < 15; request++) talk.say({ kind: "ping", request });
  const refused = await talk.next("refused");
  expect(refused).toMatchObject({ request: expect.any(Number), refusal: { code: "too-fast" } });
  talk.close();
});

test("a socket that never says hello is closed, although it answers pings", async () => {
  const server = await served({ limits: { silence: 150 } });
  const talk = await Talk.open(server);
  expect(await talk.next("bye")).toMatchObject({ code: "no-hello" });
});

test("who takes another name comes back with it on every socket", async () => {
  const server = await served({ limits: { silence: 300 } });
  const guest = await Visitor.guest(server, "Somebody");
  const talk = await guest.socket();
  await guest.ask("POST", "/api/account", { name: "Anna", password: "correct horse battery" });
  expect(await talk.next("bye")).toMatchObject({ code: "renamed", retryAfter: 0 });
  const again = await Talk.open(server);
  again.say({ kind: "hello", protocol: 2, token: guest.token });
  expect((await again.next("welcome")).you).toMatchObject({ name: "Anna", kind: "account" });
  again.close();
});
