import type { Seat } from "@medallion/kernel";
import type { GameRecord } from "@medallion/records";
import { wasHere } from "../hosts/arrival.ts";
import { call, person } from "../hosts/online.ts";
import { onlyPerson } from "./only-person.ts";
import type { ReplaySource } from "./source.ts";

/**
 * The seat from which the reader played a game, and with whose eyes it is seen again unless an address says otherwise. A
 * server knows who sat where; a game that was written down here, or brought, was played by its only person.
 */
export async function ownEyes(source: ReplaySource, record: GameRecord): Promise<Seat | null> {
  if (source.kind !== "online") return onlyPerson(record);
  if (!wasHere()) return null;
  try {
    const { table, number } = source;
    const [{ id }, { players }] = await Promise.all([person(), call("game", { params: { table, number } })]);
    return players.find((player) => player.person === id)?.seat ?? null;
  } catch {
    // The game can be watched all the same.
    return null;
  }
}

/** Whether its own eyes are the reader's: what came in a link or a file may be the game of somebody else. */
export function isReaders({ kind }: ReplaySource): boolean {
  return kind === "local" || kind === "online";
}
