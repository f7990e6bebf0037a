import type { Choice, Question } from "@medallion/kernel";

/** The line protocol with bots that are programs of their own: docs/outside-bots.md tells it to those who write them. */
export const PROTOCOL = 1;

/** The first line a program gets. */
export interface Hello {
  readonly kind: "hello";
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  readonly rulesVersion: number;
}

/** What it answers, once it can be asked. */
export interface Ready {
  readonly kind: "ready";
}

/** A question to one seat, with all that it may know. */
export interface Ask {
  readonly kind: "ask";
  /** Counts the questions to this program. */
  readonly id: number;
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  /** Chance of its own for this question, the same whenever the same game is played again: 64 hex digits. */
  readonly random: string;
  /** Until when it must have answered. */
  readonly milliseconds: number;
  /** The steps of search it is meant to do, where it was told. */
  readonly iterations?: number;
}

/** What it answers: the place of one of the choices, counted from 0. */
export interface Answer {
  readonly id: number;
  readonly choice: number;
}

export function isReady(said: unknown): said is Ready {
  return isRecord(said) && said.kind === "ready";
}

export function isAnswer(said: unknown): said is Answer {
  return isRecord(said) && typeof said.id === "number" && typeof said.choice === "number";
}

function isRecord(said: unknown): said is Readonly<Record<string, unknown>> {
  return typeof said === "object" && said !== null;
}
