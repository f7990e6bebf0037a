import type { Choice, Event, Kit } from "@medallion/kernel";

/** A position as a scenario writes it. */
export interface WrittenPosition {
  readonly mode: string;
  /** Rule options that are not the usual ones, and the number of seats where the position does not tell it. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: Readonly<Record<string, unknown>>;
}

export interface PositionWriter<State = unknown> {
  /** A state so that `Stage.arrange` makes the same table of it; nothing where scenarios have no words for it. */
  write(state: State): WrittenPosition | undefined;
}

/** A kit that can write positions of its game down as scenarios. */
export interface PositionKit<
  State = unknown,
  Options = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  View = unknown,
> extends Kit<State, Options, C, E, View> {
  /** Loaded only by those who write. */
  writer?(): Promise<PositionWriter<State>>;
}

/** A list as scenarios write it: what follows itself is counted, `3x name`. */
export function counted(names: readonly string[]): readonly string[] {
  const runs: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${count}x ${name}`));
}

/** Without what is empty or absent. */
export function filled(all: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
