import { expect, test } from "vitest";
import { builtPages } from "../../test/pages.ts";
import { makeCertificate } from "../proxy/certificate.ts";
import { GENEROUS, type ServeOptions, ServerProcess } from "../server-process.ts";
import { resetAt, STAGES } from "./resets.ts";

const certificate = await makeCertificate();

/** Resets per moment: without protection some dozens in all end the process. */
const COUNT = 25;

test.for<[string, Partial<ServeOptions>]>([
  ["over plain http", {}],
  ["over TLS", { tls: certificate }],
  ["behind a trusted proxy", { trustProxy: "loopback" }],
])(
  "a connection that is reset at any moment neither ends the server nor fills its log, %s",
  async ([, options]) => {
    const server = await ServerProcess.start({
      database: "sqlite::memory:",
      port: 0,
      limits: GENEROUS,
      logLevel: "info",
      pages: builtPages(),
      ...options,
    });
    const target = {
      port: server.port,
      tls: options.tls !== undefined,
      proxied: options.trustProxy !== undefined,
    };
    try {
      for (const stage of STAGES)
        await Promise.all(Array.from({ length: COUNT }, () => resetAt(stage, target)));
      // A last one that waits for its answer, so that all before it were dealt with.
      await resetAt({ name: "", said: STAGES[3]?.said ?? (() => ""), until: "alive" }, target);
      expect(server.isRunning).toBe(true);
      expect(server.log.filter((line) => /"level":"(warn|error|fatal)"|\n\s+at |"stack"/.test(line))).toEqual(
        [],
      );
    } finally {
      await server.kill();
    }
  },
);
