import { Guest, type TableWish } from "../stage/guest.ts";
import type { Asked, Player } from "../stage/player.ts";
import type { Screen, Spot } from "./screen.ts";

/** Tries at most so many games for what it waits for; each gives most things a good chance. */
const TRIES = 60;

/** Arranges what screens show, on a server of this run, once for each screen. */
export class Scenery {
  readonly origin: string;
  readonly #spots = new Map<string, Promise<Spot>>();
  #guest: Promise<Guest> | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The one person of all screens. */
  guest(): Promise<Guest> {
    this.#guest ??= Guest.arrive(this.origin, "Jaskier");
    return this.#guest;
  }

  spotOf(screen: Screen): Promise<Spot> {
    const known = this.#spots.get(screen.name) ?? Promise.resolve(screen.spot(this));
    this.#spots.set(screen.name, known);
    return known;
  }

  /** A table against bots at a moment of the game; plays games until one comes to it. */
  async tableAt(wish: TableWish, reached: (asked: Asked) => boolean): Promise<Spot & { player: Player }> {
    const guest = await this.guest();
    const bots = Array.from({ length: wish.seats - 1 }, (_, other) => other + 1);
    for (let tried = 0; tried < TRIES; tried++) {
      const player = await guest.found({ bots, ...wish });
      if (await player.playUntil(reached)) return this.#seatedAt(player, guest);
      player.leave();
    }
    throw new Error(`in ${TRIES} games of ${wish.mode} it never came to what this screen shows`);
  }

  /** A table whose game is over. */
  async tableAfter(wish: TableWish): Promise<Spot & { player: Player }> {
    const guest = await this.guest();
    const bots = Array.from({ length: wish.seats - 1 }, (_, other) => other + 1);
    const player = await guest.found({ bots, ...wish });
    await player.playUntil(() => false);
    return this.#seatedAt(player, guest);
  }

  #seatedAt(player: Player, { token }: Guest): Spot & { player: Player } {
    return { path: `/t/${player.table}`, token, player };
  }

  async close(): Promise<void> {
    (await this.#guest)?.leave();
  }
}
