import { begin, type Kit, type Request, randomFrom, randomOf, type Seat, seedFrom } from "@medallion/kernel";

/** Seats that win together, as team mates do; each seat has the number of its camp. */
export type Camps = readonly number[];

/** The camps of the games that are asked for. */
export function campsOf(kit: Kit, request: Request, seed: string): Camps {
  const { game, lobby, trial } = kit;
  const options = lobby.options(request, randomOf(`${seed}/camps`));
  const state = begin(game, options, randomFrom(seedFrom(`${seed}/camps`)));
  const seats = Array.from({ length: game.seats(options) }, (_, seat): Seat => seat);
  return seats.map((seat) =>
    seats.findIndex((other) => other === seat || trial.allied?.(state, seat, other) === true),
  );
}

export function campCount(camps: Camps): number {
  return new Set(camps).size;
}

/**
 * The bots that sit down together, seated in turn and moved on by one seat for each game of a deal. Alone each bot sits
 * by itself; two camps are every pair of bots; as many bots as seats sit together as they are named; otherwise each
 * bot sits among seats that are all another's.
 */
export function lineupsOf(bots: readonly string[], camps: Camps): readonly (readonly string[])[] {
  const different = [...new Set(bots)];
  if (camps.length === 1) return different.map((bot) => [bot]);
  if (campCount(camps) === 2)
    return different.flatMap((bot, place) => different.slice(place + 1).map((other) => [bot, other]));
  if (bots.length === camps.length) return [bots];
  return different.flatMap((bot) =>
    different.filter((other) => other !== bot).map((other) => [bot, ...camps.slice(1).map(() => other)]),
  );
}
