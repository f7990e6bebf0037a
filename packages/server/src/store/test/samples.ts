import type { LogEntry } from "@medallion/table";
import { freshCode } from "../code.ts";
import type { Account, Append, FinishedGame, Person, Rate, Session, Summary } from "../store.ts";

/** Everybody starts at 25 ± 8; a win is worth one point, a loss costs one. */
export const rate: Rate = ({ players }, before) =>
  new Map(
    players.map(({ person, result }) => {
      const { mu, sigma, games } = before.get(person) ?? { mu: 25, sigma: 8, games: 0 };
      const gain = result === "win" ? 1 : result === "loss" ? -1 : 0;
      return [person, { mu: mu + gain, sigma, games: games + 1 }];
    }),
  );

export function guest(id: string, name = id): Person {
  return { id, name, kind: "guest", created: 1000 };
}

export function account(name: string, nameKey: string, password: string): Account {
  return {
    ...{ name, nameKey, password, recovery: "code", skeletons: [nameKey], at: 1500 },
    guestName: "Some Guest",
  };
}

export function session(id: string, person: string, seen = 1000): Session {
  return { id, person, created: 1000, seen, agent: "a browser", network: undefined };
}

/** An entry that can be told from others by its word. */
export function entry(word: string): LogEntry {
  return { at: 1, by: { person: "ciri", name: "Ciri", guest: true }, command: { kind: "say", text: word } };
}

export function summary(change: Partial<Summary> = {}): Summary {
  return {
    ...{ game: "toy", mode: "short", stage: "gathering", open: true, rated: false, seats: 2, free: 1 },
    ...{ owner: "ciri", card: { settings: { note: "první" } }, due: undefined },
    sitting: [{ person: "ciri", turn: false }],
    ...change,
  };
}

export function append(table: string, position: number, change: Partial<Append> = {}): Append {
  return {
    ...{ table, position, at: 2000 + position, finished: [] },
    entries: [entry(`${table}:${position}`)],
    summary: summary(),
    ...change,
  };
}

/** A rated game that the first of two has won. */
export function finished(
  number: number,
  people: readonly [string, string],
  change: Partial<FinishedGame> = {},
): FinishedGame {
  return {
    ...{ number, game: "toy", mode: "short", open: true, rated: true, by: "rules" },
    ...{ commitment: "c0ffee", code: freshCode() },
    record: JSON.stringify({ number }),
    players: people.map((person, seat) => ({
      ...{ seat, person, name: `${person}!`, place: seat + 1 },
      result: seat === 0 ? "win" : "loss",
    })),
    ...change,
  };
}
