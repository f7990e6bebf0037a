import { KITS } from "@medallion/games";
import { at, type Kit, type Random, randomOf } from "@medallion/kernel";
import { CallRefused } from "@medallion/protocol";
import { type Place, type Settings, usualSettings } from "@medallion/table";
import type { Person } from "./person.ts";
import { Player } from "./player.ts";

/** One way to play one of the registered games. */
export interface Way {
  readonly kit: Kit;
  readonly mode: string;
  readonly seats: number;
}

/** Every mode and number of seats of every registered game. */
export const WAYS: readonly Way[] = KITS.flatMap((kit) =>
  kit.lobby.modes.flatMap(({ id, seats }) => seats.map((count) => ({ kit, mode: id, seats: count }))),
);

/** As many people as the largest table has seats. */
export const MOST_SEATS = Math.max(...WAYS.map(({ seats }) => seats));

export interface GatheringWish {
  readonly way: Way;
  /** Seats that bots have. */
  readonly bots: ReadonlySet<number>;
  readonly clock: Settings["clock"];
  readonly seed: string;
}

/** A table of the proofs with everybody who sits at it or watches. */
export interface PlayedTable extends GatheringWish {
  readonly id: string;
  readonly players: readonly Player[];
}

export function wayName({ kit, mode, seats }: Way): string {
  return `${kit.game.id} ${mode} ${seats}`;
}

export function settingsFor({ kit, mode, seats }: Way, clock: Settings["clock"]): Settings {
  return { ...usualSettings(kit.game.id, mode, seats), clock, takebacks: "none" };
}

/** Founds a table: person n takes seat n where no bot sits, the last person watches. Nobody is ready yet. */
export async function gather(people: readonly Person[], wish: GatheringWish): Promise<PlayedTable> {
  const { way, bots, clock, seed } = wish;
  const random = randomOf(`${seed}/gathering`);
  const seats = Array.from({ length: way.seats }, (_, seat) => seat);
  const places = seats.map((seat): Place => {
    if (!bots.has(seat)) return { kind: "open" };
    const bot = random.below(2) === 0 ? "random" : "greedy";
    return { kind: "bot", bot, name: bot };
  });
  const founder = at(people, 0);
  const { table } = await founder.call("found", { body: { settings: settingsFor(way, clock), places } });
  const human = seats.filter((seat) => !bots.has(seat));
  for (const seat of human) await sitDown(at(people, seat), table, seat, way, random);
  const players = human.map(
    (seat) => new Player(at(people, seat), table, seat, randomOf(`${seed}/seat ${seat}`)),
  );
  const spectator = new Player(at(people, people.length - 1), table, null, randomOf(seed));
  return { ...wish, id: table, players: [...players, spectator] };
}

/** Brings a pick and a salt of its own; where the pick does not go with what others brought, none. */
async function sitDown(person: Person, table: string, seat: number, way: Way, random: Random): Promise<void> {
  const picks = way.kit.lobby.picks(way.mode);
  const pick = picks[random.below(picks.length + 1)]?.id;
  const salt = `salt of ${person.id} at seat ${seat}`;
  const command = { kind: "sit", seat, salt, ready: false } as const;
  const params = { table };
  try {
    await person.call("command", {
      params,
      body: { command: pick === undefined ? command : { ...command, pick } },
    });
  } catch (error) {
    if (!(error instanceof CallRefused) || pick === undefined) throw error;
    await person.call("command", { params, body: { command } });
  }
}
