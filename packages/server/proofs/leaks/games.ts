import { at, type Random, randomOf } from "@medallion/kernel";
import { CallRefused, callRoute, type ReplyOf } from "@medallion/protocol";
import type { Settings } from "@medallion/table";
import type { Store } from "../../src/store/store.ts";
import { MOST_SEATS, settingsFor, WAYS, type Way } from "../gathering.ts";
import { Listener } from "./listener.ts";
import type { Heard, Recording } from "./recording.ts";

/** Long enough never to ring, so that clocks are seen but decide nothing. */
const CLOCK = { kind: "bank", bank: 86_400_000, increment: 1000, away: 0 } as const;

/** Choices after which a game is long: what its viewers receive is a hundred times that of a short one. */
export const LONG = 10_000;
const SHORT_WAYS = WAYS.filter(({ kit }) => kit.trial.longest < LONG);
/** All ways in turn, then the short ones some times more, so that long games do not take all the time. */
const ORDER = [...WAYS, ...Array.from({ length: 4 }, () => SHORT_WAYS).flat()];

/** People who play together: one for each seat of the largest table, and one who watches. */
export async function company(origin: string): Promise<readonly Listener[]> {
  return Promise.all(
    Array.from({ length: MOST_SEATS + 1 }, (_, index) => Listener.arrive(origin, `Listener ${index}`)),
  );
}

/** Plays one random game, with a clock at every fourth table, over real sockets, all seats and a spectator listening, and gives back all they received. */
export async function recordGame(
  people: readonly Listener[],
  store: Store,
  number: number,
  seed: string,
): Promise<Recording> {
  const random = randomOf(`${seed}/${number}`);
  const way = at(ORDER, number % ORDER.length);
  const founder = at(people, 0);
  const { table, settings } = await found(founder, way, number % 4 === 0, random);
  const seats = Array.from({ length: way.seats }, (_, seat) => seat);
  for (const seat of seats) await sit(at(people, seat), table, seat, way, random);
  let playing = way.seats + 1;
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const over = (): void => {
    playing--;
    if (playing === 0) end();
  };
  const viewers: Heard[] = [];
  for (const seat of [...seats, null]) {
    const listener = at(people, seat ?? people.length - 1);
    const received = await listener.attend(table, {
      seat,
      kit: way.kit,
      random: randomOf(`${seed}/${number}/${seat}`),
      over,
    });
    viewers.push({ seat, person: listener.person, received });
  }
  for (const seat of seats) at(people, seat).command(table, seat, { kind: "sit", seat, ready: true });
  await ended;
  for (const { seat } of viewers) at(people, seat ?? people.length - 1).leave(table, seat);
  const secrets = new Map(people.map(({ person, secrets: own }) => [person, own]));
  return { way, table, settings, viewers, secrets, log: await store.tables.entries(table) };
}

/** Half of the tables have other rules than usual. */
async function found(
  founder: Listener,
  way: Way,
  clocked: boolean,
  random: Random,
): Promise<{ table: string; settings: Settings }> {
  const usual = settingsFor(way, clocked ? CLOCK : { kind: "none" });
  const varied = { ...usual, rules: random.below(2) === 0 ? {} : rulesFor(way, random) };
  for (const settings of [varied, usual]) {
    const places = Array.from({ length: way.seats }, () => ({ kind: "open" as const }));
    const made = await unlessRefused(
      callRoute(fetch, founder.origin, founder.secrets.token, "found", { body: { settings, places } }),
    );
    if (made !== undefined) return { table: made.table, settings };
  }
  throw new Error(`no table could be founded for ${way.mode}`);
}

function rulesFor({ kit }: Way, random: Random): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const { name, values } of kit.lobby.rules ?? [])
    if (random.below(6) === 0) rules[name] = at(values, random.below(values.length));
  return rules;
}

/** Brings a pick of one's own where it fits, and always a salt. */
async function sit(listener: Listener, table: string, seat: number, way: Way, random: Random): Promise<void> {
  const picks = way.kit.lobby.picks(way.mode);
  const command = { kind: "sit", seat, salt: `salt of ${listener.person} at ${seat}`, ready: false } as const;
  const pick = picks[random.below(picks.length + 1)]?.id;
  const ask = (body: { command: typeof command & { pick?: string } }): Promise<ReplyOf<"command">> =>
    callRoute(fetch, listener.origin, listener.secrets.token, "command", { params: { table }, body });
  if (pick !== undefined && (await unlessRefused(ask({ command: { ...command, pick } }))) !== undefined)
    return;
  await ask({ command });
}

async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallRefused) return undefined;
    throw error;
  }
}
