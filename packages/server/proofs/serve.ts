import { flushCompileCache } from "node:module";
import { KITS } from "@medallion/games";
import { startServer } from "../src/index.ts";
import type { ServeOptions } from "./server-process.ts";

/*
 * A real server in a process of its own, for `ServerProcess`: its options come as JSON in the first argument. It prints
 * its port when it answers, tells its memory when it is asked, and ends with the process that started it.
 */

const { database, port, limits, trustProxy, tls, pages, logLevel }: ServeOptions = JSON.parse(
  process.argv[2] ?? "{}",
);

process.once("disconnect", () => process.exit(1));
process.on("message", (wish) => {
  if (wish === "collect") globalThis.gc?.();
  process.send?.(process.memoryUsage());
});

const server = await startServer({
  kits: KITS,
  kitsModule: import.meta.resolve("@medallion/games"),
  database,
  host: "127.0.0.1",
  port,
  ownerToken: "owner-of-the-proofs",
  log: { level: logLevel ?? "warn", destination: process.stderr },
  limits,
  ...(trustProxy !== undefined && { trustProxy }),
  ...(tls !== undefined && { tls }),
  ...(pages !== undefined && { pages }),
});
process.once("SIGTERM", () => {
  server.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
console.log(JSON.stringify({ port: server.port }));
// Whoever is killed could not keep what the next one starts faster with.
flushCompileCache();
