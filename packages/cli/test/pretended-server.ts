import { givenLimits, LimitFault, writtenLimit } from "@medallion/server";
import { nodeNetwork, type ServerModule } from "../src/network.ts";

/** A server that notes how it was started and never finishes stopping. */
export function pretended() {
  const configs: Parameters<ServerModule["startServer"]>[0][] = [];
  const module: ServerModule = {
    startServer: async (config) => {
      configs.push(config);
      return { origin: "http://localhost:7", port: 7, stop: () => new Promise(() => {}) };
    },
    addressesOf: () => ["http://192.168.1.2:7"],
    backup: async () => 0,
    restore: async () => 0,
    recoveryAt: async () => undefined,
    givenLimits,
    LimitFault,
    writtenLimit,
  };
  const clock = { now: 0 };
  const timers = { ...nodeNetwork().timers, now: () => clock.now };
  return { configs, clock, network: { ...nodeNetwork(), timers, server: async () => module } };
}
