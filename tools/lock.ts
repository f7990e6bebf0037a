import { type LockFile, lockFaults } from "./lock/faults.ts";
import { filesMatching, textOf } from "./repository.ts";
import { conclude } from "./tally.ts";

const locks = filesMatching("**/package-lock.json").map((file) => {
  const lock: LockFile = JSON.parse(textOf(file));
  return { file, lock };
});
const packages = locks.reduce((sum, { lock }) => sum + Object.keys(lock.packages).length, 0);
conclude(
  `${packages} locked packages`,
  locks.flatMap(({ file, lock }) => lockFaults(lock).map((fault) => `${file}: ${fault}`)),
);
