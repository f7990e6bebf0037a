import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import * as z from "zod/mini";
import type { Listen, StoreLog } from "../database.ts";
import { CHANNEL } from "./append.ts";
import { faultOf } from "./errors.ts";
import { connection } from "./pool.ts";

/** How often we ask whether the connection still lives, and how long we wait before connecting again. Milliseconds. */
const KEEPALIVE = 5_000;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;

const payload = z.object({ t: z.string(), p: z.number() });

/** Listens on a connection of its own, as long as nobody says stop. */
export function postgresListen(url: string, log?: StoreLog): Listen {
  return async (on) => {
    const stopping = new AbortController();
    const hear = (message: string | undefined): void => {
      const told = read(message ?? "");
      // Anybody who may use the database may say something here: what is not ours only makes us look.
      if (told === undefined) on.missed();
      else on.appended(told.t, told.p);
    };
    let line = await dial(url, hear).catch((error: unknown) => {
      throw faultOf(error);
    });
    const kept = keep();
    return async () => {
      stopping.abort();
      line.hangUp();
      await kept;
    };

    async function keep(): Promise<void> {
      while (!stopping.signal.aborted) {
        await line.lost;
        if (stopping.signal.aborted) return;
        log?.({ kind: "connection-lost", error: "The connection that listens for other nodes broke." });
        const again = await redial();
        if (again === undefined) return;
        line = again;
        log?.({ kind: "listening-again" });
        on.missed();
      }
    }

    async function redial(): Promise<Line | undefined> {
      for (let wait = FIRST_WAIT; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        const found = await dial(url, hear).catch(() => undefined);
        if (found !== undefined && stopping.signal.aborted) found.hangUp();
        else if (found !== undefined) return found;
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
      return undefined;
    }
  };
}

function read(message: string): z.infer<typeof payload> | undefined {
  try {
    return payload.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

interface Line {
  /** Resolves when the connection is gone. */
  readonly lost: Promise<void>;
  hangUp(): void;
}

async function dial(url: string, hear: (message: string | undefined) => void): Promise<Line> {
  const client = new pg.Client(connection(url, false));
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  client.on("error", () => resolve());
  client.on("end", () => resolve());
  client.on("notification", (notification) => hear(notification.payload));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  const alive = setInterval(() => {
    client.query("select 1").catch(() => resolve());
  }, KEEPALIVE);
  alive.unref();
  const gone = lost.then(async () => {
    clearInterval(alive);
    await client.end().catch(() => undefined);
  });
  return { lost: gone, hangUp: resolve };
}
