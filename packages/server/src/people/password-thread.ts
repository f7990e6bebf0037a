import type { ScryptOptions } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What is to be worked out of a password. */
export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

/**
 * Hashes a password in a thread of its own, which gives way to everything else: on Node's own threads two hashes at once
 * kept visitors waiting for half a second where there are no more than two cores. It costs a tenth of what it is for.
 */
export async function derived(derivation: Derivation): Promise<Buffer> {
  const worker = new Worker(new URL("./password-worker.ts", import.meta.url), {
    name: "password",
    workerData: derivation,
    // Nothing of how the server was started concerns it.
    env: {},
    execArgv: [],
  });
  const [hash] = await once(worker, "message");
  await worker.terminate();
  return Buffer.from(hash);
}
