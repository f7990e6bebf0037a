import { resetAt, STAGES, type Target } from "../../packages/server/proofs/hostile/resets.ts";
import { makeCertificate } from "../../packages/server/proofs/proxy/certificate.ts";
import { GENEROUS, type ServeOptions, ServerProcess } from "../../packages/server/proofs/server-process.ts";
import { builtPages } from "../../packages/server/test/pages.ts";

/** How many are under way at a time. */
const AT_ONCE = 20;

/** What came of breaking off connections at every moment. */
export interface ResetFinding {
  readonly way: string;
  readonly resets: number;
  readonly exits: number;
  readonly stacks: number;
  readonly seconds: number;
}

/** Breaks off so many connections in each of three ways to reach a server. */
export async function resetTrial(
  count: number,
  signal: AbortSignal,
  told: (done: number) => void,
): Promise<readonly ResetFinding[]> {
  const ways: readonly [string, Partial<ServeOptions>][] = [
    ["plain http", {}],
    ["TLS", { tls: await makeCertificate() }],
    ["trusted proxy", { trustProxy: "loopback" }],
  ];
  const findings: ResetFinding[] = [];
  let done = 0;
  for (const [way, options] of ways) {
    const began = performance.now();
    const server = await ServerProcess.start({
      database: "sqlite::memory:",
      port: 0,
      limits: { ...GENEROUS, filesPerMinute: 1_000_000 },
      pages: builtPages(),
      logLevel: "info",
      ...options,
    });
    const target = { port: server.port, tls: "tls" in options, proxied: "trustProxy" in options };
    let resets = 0;
    while (resets < count / ways.length && server.isRunning && !signal.aborted) {
      await volley(resets, target);
      resets += AT_ONCE;
      done += AT_ONCE;
      told(done);
    }
    const stacks = server.log.filter((line) => /"level":"(error|fatal)"|"stack"/.test(line)).length;
    findings.push({
      way,
      resets,
      exits: server.isRunning ? 0 : 1,
      stacks,
      seconds: (performance.now() - began) / 1000,
    });
    await server.kill();
  }
  return findings;
}

/** Twenty at different moments; those of a server that is gone end by themselves. */
async function volley(from: number, target: Target): Promise<void> {
  const stages = Array.from({ length: AT_ONCE }, (_, index) => STAGES[(from + index) % STAGES.length]);
  await Promise.all(stages.map((stage) => stage && resetAt(stage, target)));
}
