import { gzipSync } from "node:zlib";
import type { Choice, Question, Seat, Standing } from "@medallion/kernel";

/** The version of docs/games.schema.json, which tells what follows to those who read it. */
export const EXPORT_SCHEMA = 1;

/** A line of `--export`: a game begins, a seat chooses, the game is over. */
export type ExportLine =
  | {
      readonly kind: "game";
      readonly schema: typeof EXPORT_SCHEMA;
      readonly run: string;
      readonly number: number;
      readonly game: string;
      readonly rulesVersion: number;
      readonly mode: string;
      readonly seed: string;
      /** Games of one deal have the same cards. */
      readonly deal: number;
      readonly options: unknown;
      readonly bots: readonly string[];
    }
  | {
      readonly kind: "choice";
      readonly seat: Seat;
      readonly question: Question;
      readonly view: unknown;
      readonly choices: readonly Choice[];
      readonly chosen: number;
    }
  | { readonly kind: "outcome"; readonly standings: readonly Standing[] };

/** The lines of one game, packed by themselves: packed pieces behind each other are one packed file. */
export function packed(lines: readonly string[]): Buffer {
  return gzipSync(lines.map((line) => `${line}\n`).join(""));
}
