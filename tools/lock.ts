import { type LockFile, lockFaults } from "./lock/faults.ts";
import { foreignPackages } from "./lock/runtime.ts";
import { filesMatching, textOf } from "./repository.ts";
import { conclude } from "./tally.ts";

const locks = filesMatching("**/package-lock.json").map((file) => {
  const lock: LockFile = JSON.parse(textOf(file));
  return { file, lock };
});
const packages = locks.reduce((sum, { lock }) => sum + Object.keys(lock.packages).length, 0);
/** What the server and the terminal may install besides our own packages: each of them can break or betray an owner. */
const MOST = 100;
const PROGRAMS = ["packages/server", "packages/cli"];
const needed = new Set(
  locks
    .filter(({ file }) => file === "package-lock.json")
    .flatMap(({ lock }) => foreignPackages(lock, PROGRAMS)),
);
const tooMany =
  needed.size <= MOST
    ? []
    : [`server and terminal need ${needed.size} packages of others; at most ${MOST} are allowed`];

conclude(`${packages} locked packages, ${needed.size} needed by server and terminal`, [
  ...locks.flatMap(({ file, lock }) => lockFaults(lock).map((fault) => `${file}: ${fault}`)),
  ...tooMany,
]);
