import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { generate } from "selfsigned";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";
import { pretended } from "../../test/pretended-server.ts";
import { started } from "../../test/running.ts";

const local = ["--host", "127.0.0.1"];

test("a server starts, tells all its owner needs, answers, and stops politely", async () => {
  const folder = freshFolder();
  const argv = ["serve", ...local, "--port", "0", "--database", `sqlite:${join(folder, "games.db")}`];
  const serving = started([...argv, "--log-level", "silent"]);
  const [, origin = ""] = await serving.until(/^ {2}(http:\/\/localhost:\d+)$/m);
  const [, page = ""] = await serving.until(/(http:\S+\/owner)\n/);
  await serving.until(/Ctrl-C/);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(page)).status).toBe(401);
  const secret = join(folder, "owner-token");
  // What a program prints that nobody watches is kept in a journal.
  expect(serving.out()).not.toContain(readFileSync(secret, "utf8").trim());
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  serving.interrupt();
  expect(await serving.code).toBe(0);
  expect(serving.err()).toBe("");
  expect(serving.out()).toMatch(/Stopped\. All games are saved\.\n$/);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test("what was asked for reaches the server, and the second Ctrl-C does not wait", async () => {
  const { configs, clock, network } = pretended();
  const folder = freshFolder();
  const codes: number[] = [];
  const options = [
    "--trust-proxy",
    "loopback",
    "--public-origin",
    "https://play.example.org/",
    "--port",
    "7",
  ];
  const serving = started(["serve", ...options, "--database", `sqlite:${join(folder, "x.db")}`], {
    world: { network, abandon: (code) => codes.push(code), env: { MEDALLION_OWNER_TOKEN: "mine" } },
  });
  await serving.until(/https:\/\/play\.example\.org\n[\s\S]*http:\/\/192\.168\.1\.2:7/);
  await serving.until(/--server http:\/\/192\.168\.1\.2:7/);
  await serving.until(/https:\/\/play\.example\.org\/owner\n/);
  expect(configs).toMatchObject([
    {
      host: "0.0.0.0",
      port: 7,
      trustProxy: "loopback",
      publicOrigin: "https://play.example.org",
      ownerToken: "mine",
      log: { level: "info" },
    },
  ]);
  expect(existsSync(join(folder, "owner-token"))).toBe(false);
  serving.interrupt();
  await serving.until(/Stopping/);
  // What npm hands on is no second one.
  serving.interrupt();
  expect(codes).toEqual([]);
  clock.now = 2000;
  serving.interrupt();
  expect(codes).toEqual([130]);
});

test("in a terminal nothing is logged unless it is asked for", async () => {
  for (const [argv, level] of [
    [[], "silent"],
    [["--log-level", "warn"], "warn"],
  ] as const) {
    const { configs, network } = pretended();
    const database = ["--database", `sqlite:${join(freshFolder(), "x.db")}`];
    const serving = started(["serve", ...database, ...argv], { interactive: true, world: { network } });
    await serving.until(/\/owner#[0-9a-f]{64}/);
    await serving.until(/Ctrl-C/);
    expect(configs[0]?.log.level).toBe(level);
  }
});

test("the pages are served, and shown to whoever starts the server at a terminal unless they forbid it", async () => {
  for (const [argv, interactive, pages, shown] of [
    [[], true, "/pages", ["http://localhost:7"]],
    [["--no-open"], true, "/pages", []],
    [[], false, "/pages", []],
    [[], true, undefined, []],
  ] as const) {
    const { configs, network } = pretended();
    const browsed: string[] = [];
    const browse = (address: string): void => {
      browsed.push(address);
    };
    const database = ["--database", `sqlite:${join(freshFolder(), "x.db")}`];
    const world = { network, browse, ...(pages !== undefined && { pages }) };
    const serving = started(["serve", ...database, ...argv], { interactive, world });
    await serving.until(pages === undefined ? /npm run web/ : /in a browser to play/);
    await serving.until(/Ctrl-C/);
    expect(browsed).toEqual(shown);
    expect(configs[0]?.pages).toBe(pages);
  }
});

test("a certificate and its key are read, tried out and handed on", async () => {
  const folder = freshFolder();
  const cert = join(folder, "cert.pem");
  const key = join(folder, "key.pem");
  const made = await generate([{ name: "commonName", value: "localhost" }]);
  writeFileSync(cert, made.cert);
  writeFileSync(key, made.private);
  const { configs, network } = pretended();
  const database = ["--database", `sqlite:${join(folder, "x.db")}`];
  const serving = started(["serve", "--tls-cert", cert, "--tls-key", key, ...database], {
    world: { network },
  });
  await serving.until(/Ctrl-C/);
  const files = { cert, key, every: 60_000 };
  expect(configs[0]?.tls).toEqual({ cert: made.cert, key: made.private, files });
  const fixed = started(["serve", "--tls-cert", cert, "--tls-key", key, "--no-tls-reload", ...database], {
    world: { network },
  });
  await fixed.until(/Ctrl-C/);
  expect(configs[1]?.tls).toEqual({ cert: made.cert, key: made.private });
});

test("what is wrong is one sentence with exit code 2, in the language asked for", async () => {
  const folder = freshFolder();
  const nonsense = join(folder, "nonsense.pem");
  writeFileSync(nonsense, "nonsense");
  const database = ["--database", `sqlite:${join(folder, "games.db")}`];
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const taken = typeof address === "object" && address !== null ? String(address.port) : "";
  for (const [argv, sentence] of [
    [["--port", taken, ...local, ...database], `Port ${taken} is already in use`],
    [["--port", taken, ...local, ...database, "--lang", "cs"], `Port ${taken} už používá`],
    [["--port", "70000", ...database], "isn’t a port"],
    [["--host", "192.0.2.1", "--port", "0", ...database], "can’t listen on 192.0.2.1"],
    [["--database", "mysql://x"], "sqlite:PATH"],
    [["--database", `sqlite:${nonsense}/no.db`], "Can’t"],
    [["--public-origin", "here", ...database], "“here” isn’t a server address"],
    [["--log-level", "loud", ...database], "“loud”"],
    [["--tls-cert", nonsense, ...database], "--tls-key"],
    [["--allow-host", "table.example.org,a b", ...database], "“a b” isn’t a name"],
    [["--tls-cert", join(folder, "none.pem"), "--tls-key", nonsense, ...database], "ENOENT"],
    [["--tls-cert", nonsense, "--tls-key", nonsense, ...database], "don’t belong together"],
  ] as const) {
    const { code, out, err } = await invoke(["serve", "--log-level", "silent", ...argv]);
    expect({ argv, code, out }).toEqual({ argv, code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toContain(sentence);
  }
  listener.close();
});

test("a backup and a restore keep everything; a file that is there is not overwritten", async () => {
  const folder = freshFolder();
  const from = `sqlite:${join(folder, "from.db")}`;
  const into = `sqlite:${join(folder, "into.db")}`;
  const file = join(folder, "all.backup");
  const serving = started(["serve", ...local, "--port", "0", "--database", from, "--log-level", "silent"]);
  const [, origin = ""] = await serving.until(/^ {2}(http:\/\/localhost:\d+)$/m);
  const home = freshFolder();
  const creating = started(["create", "toy", "--server", origin], { home });
  const [, id = ""] = await creating.until(/\/t\/([\w-]+)/);
  await creating.until(/The game starts when/);
  const kept = await invoke(["backup", file, "--database", from]);
  expect(kept).toMatchObject({ code: 0, err: "" });
  expect(kept.out).toMatch(/^Backup with \d+ rows saved to .+all\.backup\. /);
  expect(await invoke(["backup", file, "--database", from])).toMatchObject({ code: 2, out: "" });
  creating.interrupt();
  serving.interrupt();
  await Promise.all([creating.code, serving.code]);
  expect((await invoke(["restore", file, "--database", into])).out).toMatch(/^Restored \d+ rows/);
  expect((await invoke(["restore", file, "--database", into])).code).toBe(2);
  expect((await invoke(["restore", join(folder, "none"), "--database", into])).code).toBe(2);
  const again = started(["serve", ...local, "--port", "0", "--database", into, "--log-level", "silent"]);
  const [, reborn = ""] = await again.until(/^ {2}(http:\/\/localhost:\d+)$/m);
  expect((await fetch(`${reborn}/api/tables/${id}`)).status).toBe(200);
  again.interrupt();
  await again.code;
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["all.backup", "from.db", "into.db"]));
});

test("limits come from a file or the environment; what does not fit is named, and nothing starts", async () => {
  const folder = freshFolder();
  const file = join(folder, "limits.json");
  writeFileSync(file, JSON.stringify({ tablesPerPerson: 20, sessionAge: "90 days" }));
  const argv = ["serve", "--database", `sqlite:${join(folder, "x.db")}`];
  const { configs, network } = pretended();
  const env = { MEDALLION_LIMITS: file, MEDALLION_LIMIT_TABLES_PER_PERSON: "30" };
  const serving = started(argv, { world: { network, env } });
  await serving.until(/Ctrl-C/);
  expect(configs[0]?.limits).toEqual({ tablesPerPerson: 30, sessionAge: 90 * 86_400_000 });
  for (const [content, sentence] of [
    [`{ "sessionAge": "soon" }`, "sessionAge can’t be “soon”. Use a value such as “400 days”"],
    [`{ "botThreads": -1 }`, "botThreads can’t be “-1”. Use a whole number from 1"],
    [`{ "sesionAge": 1 }`, "There’s no limit sesionAge."],
    [`[1]`, "isn’t a JSON object"],
    [`{`, "isn’t a JSON object"],
  ] as const) {
    writeFileSync(file, content);
    const { code, err } = await invoke([...argv, "--limits", file]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  }
});
