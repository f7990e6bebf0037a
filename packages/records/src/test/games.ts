import {
  at,
  begin,
  type Choice,
  type Event,
  type Game,
  type Kit,
  play,
  type Random,
  randomFrom,
  randomOf,
  seedFrom,
} from "@medallion/kernel";
import type { Entry } from "../entry.ts";
import type { Holder } from "../holder.ts";
import { type GameRecord, startRecord, withEntries } from "../record.ts";

/** A recorded game and where it really stands, found without the code under test. */
export interface Recorded<S> {
  readonly record: GameRecord;
  readonly state: S;
}

export interface Wishes {
  /** The number of entries after which recording stops; without it the game goes to its end. */
  readonly entries?: number;
  /** Nothing but choices, two nameless people, no salts. */
  readonly plain?: boolean;
}

/** A random game with takebacks, offers, fallbacks, seat changes and endings at the table. */
export function recorded<S, O, C extends Choice, E extends Event, V>(
  kit: Kit<S, O, C, E, V>,
  name: string,
  wishes: Wishes = {},
): Recorded<S> {
  const random = randomOf(name);
  const { modes } = kit.lobby;
  const mode = at(modes, random.below(modes.length)).id;
  const options = kit.lobby.options({ mode, seats: wishes.plain ? 2 : 2 + random.below(3) }, random);
  const seats = Array.from({ length: kit.game.seats(options) }, () => holder(random, wishes.plain === true));
  const people = seats.filter(({ who }) => who === "person");
  const salts = wishes.plain || random.below(2) === 0 ? [] : people.map(() => salt(random));
  const record = startRecord({ game: kit.game, options, seats, seed: seedFrom(name), salts });
  const state = begin(kit.game, options, randomFrom(seedFrom(name), salts));
  return playedOn(kit.game, { record, state }, random, wishes);
}

function holder(random: Random, plain: boolean): Holder {
  if (plain) return { who: "person", name: "" };
  if (random.below(3) === 0) return { who: "bot", name: "", bot: "greedy.2" };
  return { who: "person", name: at(["Ada", "Žofie ~ 100%!", "", "漢字"], random.below(4)) };
}

function salt(random: Random): string {
  return random.below(4) === 0 ? "my own ~salt!" : seedFrom(String(random.below(1000))).slice(0, 32);
}

/** Plays on at random from where a game stands; its last segment must be empty or the game new. */
export function playedOn<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  { record, state: from }: Recorded<S>,
  random: Random,
  { entries = Number.POSITIVE_INFINITY, plain = false }: Wishes = {},
): Recorded<S> {
  let state = game.copy(from);
  let line: { entry: Entry; before: S }[] = [];
  const history: Entry[] = [];
  let takebacks = 0;
  while (history.length < entries && game.outcome(state) === undefined) {
    const entry = plain ? choice(game, state, random) : command(game, state, random, line.length);
    if (entry.kind === "takeback" && takebacks++ > 5) continue;
    history.push(entry);
    if (entry.kind === "takeback") {
      state = game.copy(at(line, entry.to).before);
      const stays = line
        .slice(entry.to)
        .filter((step) => !("choice" in step.entry) && step.entry.kind !== "fallback");
      line = [...line.slice(0, entry.to), ...stays.map((step) => ({ ...step, before: game.copy(state) }))];
      continue;
    }
    line.push({ entry, before: game.copy(state) });
    if (entry.kind === "resignation" || entry.kind === "draw" || entry.kind === "abort") break;
    if (entry.kind === "choice")
      play(game, state, entry.seat, at(game.choices(state, entry.seat), entry.choice));
    if (entry.kind === "offer")
      play(game, state, entry.seat, at(game.offers(state, entry.seat), entry.choice));
    if (entry.kind === "fallback") {
      const fallback = game.questions(state).find(({ seat }) => seat === entry.seat)?.fallback ?? -1;
      play(game, state, entry.seat, at(game.choices(state, entry.seat), fallback));
    }
  }
  return { record: withEntries(record, ...history), state };
}

function command<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  random: Random,
  inForce: number,
): Entry {
  const asked = at(game.questions(state), 0);
  const bot: Holder = { who: "bot", name: "Stand-in", bot: "random" };
  switch (random.below(20)) {
    case 0:
    case 1:
      return inForce > 0 ? { kind: "takeback", to: random.below(inForce) } : { kind: "pause" };
    case 2:
      return { kind: "fallback", seat: asked.seat, question: asked.id };
    case 3:
      return { kind: "seat", seat: asked.seat, holder: bot };
    case 4:
      return { kind: random.below(2) === 0 ? "pause" : "resume" };
    case 5:
    case 6: {
      const offers = game.offers(state, asked.seat).length;
      if (offers > 0) return { kind: "offer", seat: asked.seat, choice: random.below(offers) };
      return choice(game, state, random);
    }
    case 7:
      return random.below(8) === 0 ? ending(random, asked.seat) : choice(game, state, random);
    default:
      return choice(game, state, random);
  }
}

function ending(random: Random, seat: number): Entry {
  return at<Entry>([{ kind: "resignation", seat }, { kind: "draw" }, { kind: "abort" }], random.below(3));
}

function choice<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  random: Random,
): Entry {
  const questions = game.questions(state);
  const { seat, id } = at(questions, random.below(questions.length));
  return { kind: "choice", seat, question: id, choice: random.below(game.choices(state, seat).length) };
}

/** The code of the `InputError` that `run` throws; anything else fails the test. */
export function refusedWith(run: () => unknown): { code: string; path: string; sentence: string } {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "InputError" || !("code" in error) || !("path" in error))
      throw error;
    return { code: String(error.code), path: (error.path as unknown[]).join("."), sentence: error.message };
  }
  throw new Error("nothing was refused");
}
