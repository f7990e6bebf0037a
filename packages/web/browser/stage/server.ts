import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KITS } from "@medallion/games";
import { startServer } from "@medallion/server";

/** A server of its own with the built pages. */
export interface Served {
  readonly origin: string;
  /** Stops it for a while: nobody answers at its address. */
  halt(): Promise<void>;
  /** Starts it again, at the same address and with what it knew. */
  goOn(): Promise<void>;
  /** Stops it for good. */
  stop(): Promise<void>;
}

/** Bots think at once, and everybody comes from the same address. */
const LIMITS = {
  botPace: 0,
  guestsPerHour: 100_000,
  openTablesPerHour: 100_000,
  tablesPerHour: 100_000,
  spectatorsPerPerson: 100_000,
  spectatorsPerNetwork: 100_000,
  seatsPerPerson: 100_000,
  requestsPerMinute: 100_000,
  filesPerMinute: 1_000_000,
  attachesPerMinute: 100_000,
  tablesPerPerson: 10_000,
  loginsPerMinute: 10_000,
  ratedMoves: 1,
  rankedGames: 0,
  ratedPerNetwork: 1000,
  ratedGuests: 1000,
  ratedPerDay: 1000,
  messageBurst: 10_000,
  messagesPerSecond: 10_000,
};

/**
 * Serves the pages of a folder on any free port, with an empty store that is gone afterwards. With seeds of the caller
 * the same tables are played the same way again.
 */
export async function servePages(pages: string, freshSeed?: () => string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-browser-"));
  const startAt = (port: number) =>
    startServer({
      kits: KITS,
      kitsModule: import.meta.resolve("@medallion/games"),
      database: `sqlite:${join(folder, "medallion.db")}`,
      host: "127.0.0.1",
      port,
      ownerToken: "owner",
      log: { level: "silent" },
      limits: LIMITS,
      pages,
      ...(freshSeed !== undefined && { freshSeed }),
    });
  let server = await startAt(0);
  const { origin } = server;
  return {
    origin,
    halt: () => server.stop(),
    goOn: async () => {
      server = await startAt(Number(new URL(origin).port));
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
