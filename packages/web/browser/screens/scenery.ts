import type { View } from "@medallion/gwent";
import { Guest, type TableWish } from "../stage/guest.ts";
import type { Asked, Player } from "../stage/player.ts";
import type { Seeds } from "./seeds.ts";

/** Where a screen is and as whom one has to come. */
export interface Spot {
  readonly path: string;
  readonly token?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Moves for the person of the browser, where something has to happen while it looks. */
  readonly player?: Player;
}

/** What has to be arranged for a screen. */
export interface Arranged {
  /** As the gallery's `--screen` and its files name it. */
  readonly name: string;
  /** Arranged once for all sizes and languages. */
  spot(scenery: Scenery): Promise<Spot> | Spot;
  /** Arranged anew for each look, since what is done there cannot be done again. */
  readonly fresh?: boolean;
}

/** What a player of Gwent sees. */
function viewOf(player: Player): View {
  return player.look?.table?.view as View;
}

/** Tries at most so many games for what it waits for; each gives most things a good chance. */
const TRIES = 60;

/** Arranges what screens show, on a server of this run, once for each screen. */
export class Scenery {
  readonly origin: string;
  readonly #seeds: Seeds | undefined;
  readonly #spots = new Map<string, Promise<Spot>>();
  readonly #rivals: Guest[] = [];
  #guest: Promise<Guest> | undefined;

  constructor(origin: string, seeds?: Seeds) {
    this.origin = origin;
    this.#seeds = seeds;
  }

  /** The one person of all screens. */
  guest(): Promise<Guest> {
    this.#guest ??= Guest.arrive(this.origin, "Jaskier");
    return this.#guest;
  }

  async spotOf(screen: Arranged): Promise<Spot> {
    if (screen.fresh === true) return this.#arrange(screen);
    const known = this.#spots.get(screen.name) ?? this.#arrange(screen);
    this.#spots.set(screen.name, known);
    return known;
  }

  async #arrange(screen: Arranged): Promise<Spot> {
    this.#seeds?.begin(screen.name);
    return screen.spot(this);
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

  /** A duel of two people in which the other one has passed and does nothing more: one's own pass ends the round. */
  async roundEnding(): Promise<Spot & { player: Player }> {
    const guest = await this.guest();
    const other = await Guest.arrive(this.origin, "Priscilla");
    this.#rivals.push(other);
    const player = await guest.found({ mode: "standard", seats: 2 });
    const rival = await other.join(player.table, 1);
    // It plays until it would have to act in the second round, and passes after a few cards.
    const passing = (asked: Asked): number =>
      asked.question.kind === "turn" && rival.handCount() < 8 ? 0 : rival.greedy(asked);
    void rival.playUntil(() => viewOf(rival).round > 1, passing);
    const passed = (): boolean => viewOf(player).players[1]?.passed === true;
    const playing = (asked: Asked): number =>
      asked.question.kind === "turn" ? asked.choices.length - 1 : player.greedy(asked);
    if (await player.playUntil(({ question }) => question.kind === "turn" && passed(), playing))
      return this.#seatedAt(player, guest);
    throw new Error("the match was over before the first round");
  }

  #seatedAt(player: Player, { token }: Guest): Spot & { player: Player } {
    return { path: `/t/${player.table}`, token, player };
  }

  async close(): Promise<void> {
    (await this.#guest)?.leave();
    for (const rival of this.#rivals) rival.leave();
  }
}
