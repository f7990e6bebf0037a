import { scryptSync } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { stepBack } from "../step-back.ts";
import type { Derivation } from "./password-thread.ts";

/** The thread that one password is hashed in. */
stepBack();
const { password, salt, bytes, options }: Derivation = workerData;
parentPort?.postMessage(scryptSync(password, salt, bytes, options));
