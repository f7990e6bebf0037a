import * as z from "zod/mini";
import { keep } from "../local/keep.ts";

/** How far somebody is with a lesson, as it lies on this device. */
const progressSchema = z.object({
  version: z.literal(1),
  /** Steps that are done. */
  step: z.int().check(z.minimum(0)),
  /** Whether it was ever taken to its end. */
  finished: z.boolean(),
});

export type Progress = Omit<z.infer<typeof progressSchema>, "version">;

export const UNTOUCHED: Progress = { step: 0, finished: false };

/** What is not understood any more counts as not begun. */
export function progressIn(kept: unknown): Progress {
  const read = progressSchema.safeParse(kept);
  return read.success ? { step: read.data.step, finished: read.data.finished } : UNTOUCHED;
}

function idOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export async function progressOf(game: string, lesson: string): Promise<Progress> {
  return progressIn(await keep.get("lessons", idOf(game, lesson)));
}

export function keepProgress(game: string, lesson: string, progress: Progress): Promise<void> {
  return keep.put("lessons", idOf(game, lesson), { version: 1, ...progress });
}

/** Of every lesson of a game that was begun, by its id. */
export async function courseProgress(game: string): Promise<ReadonlyMap<string, Progress>> {
  const start = idOf(game, "");
  const kept = await keep.list("lessons");
  return new Map(
    kept
      .filter(({ id }) => id.startsWith(start))
      .map(({ id, value }) => [id.slice(start.length), progressIn(value)]),
  );
}
