import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Server } from "../src/server.ts";

const folders: string[] = [];
const servers = new Set<Server>();

/** A fresh folder for what a server writes; gone when the file's tests are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "medallion-server-"));
  folders.push(folder);
  return folder;
}

/** Has a server stopped when the file's tests are over. */
export function stoppedAfterFile(server: Server): Server {
  servers.add(server);
  return server;
}

/** Stops and removes what the tests of a file have opened. */
export async function closeOpened(): Promise<void> {
  await Promise.all([...servers].map((server) => server.stop()));
  servers.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
