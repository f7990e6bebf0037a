import { KITS } from "@medallion/games";
import { startServer } from "@medallion/server";
import { makeCertificate } from "../packages/server/proofs/proxy/certificate.ts";
import { type BehindProxy, CHECKS, GUESTS } from "../packages/server/proofs/proxy/checks.ts";
import { nginxVersion, startNginx } from "../packages/server/proofs/proxy/nginx.ts";
import { ProxyVisitor } from "../packages/server/proofs/proxy/visitor.ts";
import { builtPages } from "../packages/server/test/pages.ts";
import { tallyLine } from "./tally.ts";

/* Checks the nginx configuration that docs/hosting.md prints, word for word, in the nginx of this machine. */

/** Two people: a machine with Linux answers to, and can come from, any address that begins with 127. */
const ADDRESSES = { one: "127.0.0.2", other: "127.0.0.3" };

const version = nginxVersion();
if (version === undefined) {
  console.error("There is no nginx on this machine: install one (on Debian: apt-get install nginx-light).");
  process.exitCode = 2;
} else {
  console.log(`The block of docs/hosting.md in ${version}:`);
  process.exitCode = (await checkInNginx()) ? 0 : 1;
}

async function checkInNginx(): Promise<boolean> {
  const certificate = await makeCertificate();
  const server = await startServer({
    kits: KITS,
    kitsModule: import.meta.resolve("@medallion/games"),
    database: "sqlite::memory:",
    host: "127.0.0.1",
    port: 0,
    trustProxy: "loopback",
    ownerToken: "owner",
    pages: builtPages(),
    log: { level: "silent" },
    limits: { guestsPerHour: GUESTS },
  });
  try {
    const nginx = await startNginx(server.port, certificate);
    try {
      const come = (localAddress: string): ProxyVisitor =>
        new ProxyVisitor({ origin: nginx.origin, ca: certificate.cert, localAddress });
      return await runAll({ one: come(ADDRESSES.one), other: come(ADDRESSES.other) });
    } finally {
      await nginx.stop();
    }
  } finally {
    await server.stop();
  }
}

async function runAll(people: BehindProxy): Promise<boolean> {
  let failed = 0;
  for (const { title, run } of CHECKS) {
    const why = await run(people).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (why !== undefined) failed++;
    console.log(why === undefined ? `  ✓ ${title}` : `  ✗ ${title}: ${why}`);
  }
  console.log(tallyLine({ passed: CHECKS.length - failed, failed }));
  return failed === 0;
}
