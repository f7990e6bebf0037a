import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { expect, test } from "vitest";
import { makeCertificate } from "../../proofs/proxy/certificate.ts";
import { freshFolder } from "../../test/opened.ts";
import { served } from "../../test/served.ts";
import type { Server } from "../server.ts";

/** The fingerprint of what a newcomer is shown. */
async function shown({ port }: Server): Promise<string> {
  const line = connect({ port, host: "127.0.0.1", rejectUnauthorized: false });
  await once(line, "secureConnect");
  const { fingerprint256 } = line.getPeerCertificate();
  line.destroy();
  return fingerprint256;
}

test("a renewed certificate is shown without a restart; a broken one leaves the old in place and is told once", async () => {
  const [first, second] = [await makeCertificate(), await makeCertificate()];
  const folder = freshFolder();
  const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem"), every: 20 };
  const write = ({ cert, key }: typeof first): void => {
    writeFileSync(files.cert, cert);
    writeFileSync(files.key, key);
  };
  write(first);
  const lines: string[] = [];
  const server = await served({
    tls: { ...first, files },
    log: { level: "info", every: 1, destination: { write: (line: string) => lines.push(line) } },
  });
  const before = await shown(server);
  const kept = connect({ port: server.port, host: "127.0.0.1", rejectUnauthorized: false });
  await once(kept, "secureConnect");

  write({ cert: second.cert, key: first.key });
  await expect.poll(() => lines.filter((line) => line.includes("the old one stays")).length).toBe(1);
  write({ cert: "nonsense", key: second.key });
  await expect.poll(() => lines.filter((line) => line.includes("the old one stays")).length).toBe(2);
  expect(await shown(server)).toBe(before);

  write(second);
  await expect.poll(() => shown(server)).not.toBe(before);
  expect(lines.filter((line) => line.includes("the old one stays"))).toHaveLength(2);
  expect(lines.join("")).not.toContain("PRIVATE KEY");
  // Whoever was there stays.
  kept.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [reply] = await once(kept, "data");
  expect(String(reply)).toContain("200 OK");
  kept.destroy();
});
