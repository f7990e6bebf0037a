import { KITS } from "@medallion/games";
import { at, type Kit, randomOf } from "@medallion/kernel";
import { type Invoked, invoke } from "./invoke.ts";

/** The first game of the registry: what the program is really used for. */
export const KIT: Kit = at(KITS, 0);
export const ID = KIT.game.id;

const WORLD = {
  kits: KITS,
  kitsModule: new URL("../../games/src/index.ts", import.meta.url).href,
};

/** Runs the command line through pipes with the games of the registry. */
export function invokeReal(
  argv: readonly string[],
  { world = {}, ...rest }: Parameters<typeof invoke>[1] = {},
): Promise<Invoked> {
  return invoke(argv, { ...rest, world: { ...WORLD, ...world } });
}

/** Answers for a whole game of any mode: numbers that often fit; those that do not are asked for again. */
export function anyAnswers(text: string, count = 800): readonly string[] {
  const random = randomOf(text);
  return Array.from({ length: count }, () => String(1 + random.below(8)));
}

/** What a game that is over prints of itself. */
export interface Ended {
  readonly link: string;
  readonly commitments: readonly string[];
}

export function endedIn(out: string): Ended {
  const link = /: (1\d*~\S+)$/m.exec(out)?.[1] ?? "";
  const commitments = out.split("\n").flatMap((line) => {
    const hashes = line.match(/[0-9a-f]{64}/g) ?? [];
    return hashes.slice(-1);
  });
  return { link, commitments };
}
