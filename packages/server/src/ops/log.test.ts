import Fastify from "fastify";
import { expect, test } from "vitest";
import { createLog, type Log } from "./log.ts";

const SECRET = "XyZZy-do-not-show";

/** A log, the text written to it, and its lines as objects. */
function captured(): { log: Log; text(): string; lines(): Record<string, unknown>[] } {
  let written = "";
  const write = (line: string): void => {
    written += line;
  };
  const log = createLog({ level: "trace", destination: { write } });
  return {
    log,
    text: () => written,
    lines: () =>
      written
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}

const names = [
  ...[
    "authorization",
    "cookie",
    "set-cookie",
    "token",
    "password",
    "seed",
    "salt",
    "pick",
    "record",
    "secret",
  ],
  ...[
    "Authorization",
    "Set-Cookie",
    "sessionToken",
    "newPassword",
    "ownerSecret",
    "salts",
    "picks",
    "random",
    "invitation",
  ],
];

test.each(names)("the value of %s never appears, at any depth and however it gets there", (name) => {
  const { log, text, lines } = captured();
  log.info({ [name]: SECRET, kept: "plain" }, "top");
  log.info({ a: { b: [{ c: { [name]: SECRET } }] } });
  log.info({ [name]: { inner: [SECRET] } });
  log.child({ [name]: SECRET, deep: { [name]: SECRET } }).info("child");
  log.child({}, { serializers: { odd: () => ({ [name]: SECRET }) } }).info({ odd: 1 });
  log.error({ err: Object.assign(new Error("broke"), { [name]: SECRET, config: { [name]: SECRET } }) });
  expect(text()).not.toContain(SECRET);
  expect(lines()).toHaveLength(6);
  expect(lines()[0]).toMatchObject({ level: "info", [name]: "[hidden]", kept: "plain", msg: "top" });
});

test("secrets inside sentences are hidden too", () => {
  const { log, text, lines } = captured();
  log.warn(`cannot reach postgres://owner:${SECRET}@db.example:5432/medallion`);
  for (const path of ["/t", "https://play.example.org/t", "/api/tables", "/replays/online"])
    log.warn(`cannot open ${path}/${SECRET}/0`);
  log.warn({ err: new Error(`refused: Bearer ${SECRET}`, { cause: new Error(`/ws?token=${SECRET}&x=1`) }) });
  expect(text()).not.toContain(SECRET);
  expect(lines()[0]).toMatchObject({ msg: "cannot reach postgres://[hidden]@db.example:5432/medallion" });
  expect(lines()[1]).toMatchObject({ msg: "cannot open /t/[hidden]/0" });
  expect(lines()[5]).toMatchObject({
    err: { type: "Error", message: "refused: Bearer [hidden]", cause: { message: "/ws?token=[hidden]&x=1" } },
  });
});

test("a command of a room is logged without seeds, picks and salts", () => {
  const { log, text } = captured();
  const entry = {
    at: 1,
    by: { person: "p" },
    seed: SECRET,
    command: { kind: "sit", pick: SECRET, salt: SECRET },
  };
  log.debug({ table: "abc", entries: [entry] }, "appended");
  expect(text()).not.toContain(SECRET);
  expect(text()).toContain('"kind":"sit"');
});

test("of a request Fastify logs method, path, status, time and the network, and nothing that was sent", async () => {
  const { log, text, lines } = captured();
  const app = Fastify({ loggerInstance: log });
  app.post("/api/login", async (request, reply) => {
    request.log.info({ body: request.body, headers: request.headers }, "careless");
    reply.header("set-cookie", `session=${SECRET}`);
    return { token: SECRET };
  });
  await app.inject({
    method: "POST",
    url: `/api/login?token=${SECRET}`,
    headers: { authorization: `Bearer ${SECRET}`, cookie: `session=${SECRET}` },
    payload: { old: SECRET },
    remoteAddress: "203.0.113.77",
  });
  await app.close();
  expect(text()).not.toContain(SECRET);
  expect(text()).not.toContain("203.0.113.77");
  const [first] = lines();
  expect(first).toHaveProperty("req", { method: "POST", path: "/api/login", address: "203.0.113.0/24" });
  expect(lines().at(-1)).toHaveProperty("res", { status: 200, ms: expect.any(Number) });
});

test("below its level the log writes nothing", () => {
  let written = "";
  const write = (line: string): void => {
    written += line;
  };
  const log = createLog({ level: "warn", destination: { write } });
  log.info("quiet");
  expect(written).toBe("");
  log.warn("loud");
  expect(written).toContain("loud");
});
