import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { at } from "@medallion/kernel";
import { foundBody } from "../../packages/server/proofs/hostile/table.ts";
import { makeCertificate } from "../../packages/server/proofs/proxy/certificate.ts";
import { type Memory, ServerProcess } from "../../packages/server/proofs/server-process.ts";
import { builtPages } from "../../packages/server/test/pages.ts";
import { addressOf, type Sortie, type Spoils } from "./attackers.ts";
import { type Attack, LARGE_FILE } from "./attacks.ts";
import { Probe, type Probed } from "./probe.ts";

/** What came of one attack. */
export interface Finding extends Probed {
  readonly attack: Attack;
  /** The same p99 before the attack: what the machine itself makes people wait. */
  readonly calm: number;
  readonly spoils: Spoils;
  /** Bytes of heap and buffers more than before: at most while it went on, and after it. */
  readonly held: number;
  readonly left: number;
  /** Seconds until they were given back, and the most that the process ever had. */
  readonly back: number;
  readonly rss: number;
  readonly faults: readonly string[];
}

const MB = 1024 * 1024;
/** The bars: bytes, milliseconds, seconds. */
export const MOST_HELD = 50 * MB;
export const MOST_WAITED = 100;
const MOST_BACK = 60;
/** What counts as given back. */
const SAME = 10 * MB;
/** Collecting holds the server up, so it is not asked for often. */
const LOOK_EVERY = 5000;
const RSS_EVERY = 500;

/** Attacks a server of its own for so many seconds. */
export async function attackTrial(
  attack: Attack,
  sockets: number,
  seconds: number,
  signal: AbortSignal,
): Promise<Finding> {
  const pages = builtPages();
  writeFileSync(join(pages, LARGE_FILE), Buffer.alloc(4 * MB, "x"));
  // As it is started at home or on the internet: no limit is changed.
  const server = await ServerProcess.start({
    database: "sqlite::memory:",
    port: 0,
    limits: {},
    pages,
    ...(attack.tls === true && { tls: await makeCertificate() }),
  });
  let attackers: ChildProcess | undefined;
  try {
    const sortie = await prepared(attack, server.port, sockets);
    const calm = await warmUp(server, attack);
    const before = size(await server.memory());
    const probe = new Probe(server.port, attack.tls === true);
    probe.start();
    attackers = fork(join(import.meta.dirname, "attackers.ts"), [JSON.stringify(sortie)]);
    const { held, rss } = await watched(server, seconds, signal);
    const spoils = await spoilsOf(attackers);
    const probed = await probe.stop();
    attackers.kill("SIGKILL");
    const { left, back } = await givenBack(server, before, signal);
    const faults = server.log.filter((line) => /"level":"(error|fatal)"|"stack"/.test(line));
    return { ...probed, calm: calm.p99, attack, spoils, held: held - before, left, back, rss, faults };
  } finally {
    attackers?.kill("SIGKILL");
    await server.kill();
    await rm(pages, { recursive: true, force: true });
  }
}

/** What fell short of the bars, as short words. */
export function missed({ attack, p99, failed, held, back, faults }: Finding): readonly string[] {
  return [
    ...(p99 >= MOST_WAITED ? ["p99"] : []),
    ...(failed > 0 ? ["answers"] : []),
    ...(held > MOST_HELD && attack.heavy !== true ? ["memory"] : []),
    ...(back > MOST_BACK ? ["given back"] : []),
    ...(faults.length > 0 ? ["log"] : []),
  ];
}

function size({ heapUsed, external }: Memory): number {
  return heapUsed + external;
}

async function watched(server: ServerProcess, seconds: number, signal: AbortSignal) {
  let held = 0;
  let rss = 0;
  const end = performance.now() + seconds * 1000;
  let looked = performance.now();
  const look = async (collect: boolean): Promise<void> => {
    const memory = await server.memory(collect);
    if (collect) held = Math.max(held, size(memory));
    rss = Math.max(rss, memory.rss);
  };
  while (performance.now() < end && !signal.aborted) {
    await sleep(Math.min(RSS_EVERY, Math.max(1, end - performance.now())));
    if (!server.isRunning) throw new Error(`the server ended:\n${server.log.slice(-20).join("\n")}`);
    const isDue = performance.now() - looked > LOOK_EVERY;
    if (isDue) looked = performance.now();
    await look(isDue);
  }
  await look(true);
  return { held, rss };
}

async function givenBack(server: ServerProcess, before: number, signal: AbortSignal) {
  const began = performance.now();
  for (;;) {
    const left = size(await server.memory()) - before;
    const back = (performance.now() - began) / 1000;
    if (left <= SAME || back > MOST_BACK || signal.aborted) return { left, back };
    await sleep(1000);
  }
}

async function spoilsOf(attackers: ChildProcess): Promise<Spoils> {
  const told = once(attackers, "message");
  attackers.send("spoils");
  const [spoils] = await told;
  return spoils;
}

/** So that what every server loads with its first visitors is not counted. */
async function warmUp(server: ServerProcess, attack: Attack): Promise<Probed> {
  const rounds: Probed[] = [];
  for (let round = 0; round < 2; round++) {
    const probe = new Probe(server.port, attack.tls === true);
    probe.start();
    await sleep(1500);
    rounds.push(await probe.stop());
  }
  return at(rounds, 1);
}

async function prepared(attack: Attack, port: number, sockets: number): Promise<Sortie> {
  const sortie = { attack: attack.name, port, sockets, tokens: [], table: "" };
  if (attack.greeted !== true) return sortie;
  const tokens: string[] = [];
  for (let index = 0; index < sockets; index++)
    tokens.push((await posted(port, addressOf(index), "/api/guests", { name: `Guest ${index}` })).token);
  const body = foundBody({ open: true });
  const { table } = await posted(port, addressOf(0), "/api/tables", body, tokens[0]);
  return { ...sortie, tokens, table };
}

// biome-ignore lint/suspicious/noExplicitAny: read where it is used, by the name that the protocol gives it.
function posted(port: number, from: string, path: string, body: object, token?: string): Promise<any> {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const options = { port, host: "127.0.0.1", localAddress: from, path, method: "POST", headers };
    const asked = request(options, async (reply) => {
      let text = "";
      for await (const piece of reply) text += String(piece);
      if (reply.statusCode === 200) resolve(JSON.parse(text));
      else reject(new Error(`${path} was refused: ${text}`));
    });
    asked.once("error", reject).end(JSON.stringify(body));
  });
}
