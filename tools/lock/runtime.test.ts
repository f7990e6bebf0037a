import { expect, test } from "vitest";
import { foreignPackages } from "./runtime.ts";

const packages = {
  "": { dependencies: { unrelated: "1.0.0" } },
  "packages/server": { dependencies: { web: "1.0.0", "@ours/kernel": "1.0.0" } },
  "packages/kernel": { dependencies: { hashes: "1.0.0" } },
  "packages/kernel/node_modules/hashes": {},
  "node_modules/@ours/kernel": { resolved: "packages/kernel", link: true },
  "node_modules/web": { dependencies: { uri: "2.0.0" }, optionalDependencies: { native: "1.0.0" } },
  "node_modules/web/node_modules/uri": { peerDependencies: { peer: "1.0.0" } },
  "node_modules/uri": {},
  "node_modules/peer": { dependencies: { uri: "1.0.0", web: "1.0.0" } },
  "node_modules/hashes": {},
  "node_modules/unrelated": {},
};

test("what our packages need is followed through them, each version counted, an optional one only if it is there", () => {
  expect(foreignPackages({ packages }, ["packages/server"])).toEqual([
    "node_modules/peer",
    "node_modules/uri",
    "node_modules/web",
    "node_modules/web/node_modules/uri",
    "packages/kernel/node_modules/hashes",
  ]);
});

test("what nobody of ours needs does not count", () => {
  expect(foreignPackages({ packages }, ["packages/kernel"])).toEqual(["packages/kernel/node_modules/hashes"]);
});
