import { type LockFile, lockFaults } from "./lock/faults.ts";
import { textOf } from "./repository.ts";
import { conclude } from "./tally.ts";

const lock: LockFile = JSON.parse(textOf("package-lock.json"));
conclude(`${Object.keys(lock.packages).length} locked packages`, lockFaults(lock));
