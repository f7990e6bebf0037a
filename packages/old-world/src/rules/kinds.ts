import type { OldWorldChoice } from "../choice.ts";
import type { Scribe } from "../events.ts";
import type { Ask, AskBody, State, Step } from "../state.ts";

/** What each step of an owner does. */
export type Runs<S extends Step> = {
  readonly [K in S["do"]]: (state: State, scribe: Scribe, step: Extract<S, { readonly do: K }>) => void;
};

/** An open question of these kinds. */
export type Asked<K extends AskBody["kind"]> = Extract<Ask, { readonly kind: K }>;

/** A question: its legal answers in canonical order, the quiet one first, and what an answer does. */
export interface AskRule<A extends Ask = Ask> {
  choices(state: State, ask: A): readonly OldWorldChoice[];
  answer(state: State, scribe: Scribe, ask: A, choice: OldWorldChoice): void;
  /** Which choice a silent player takes, by its place (column Fallback of section 19); the first one if absent. */
  fallback?(state: State, ask: A, choices: readonly OldWorldChoice[]): number;
}

/** The questions of an owner. */
export type AskRules<B extends AskBody> = {
  readonly [K in B["kind"]]: AskRule<Extract<Ask, { readonly kind: K }>>;
};
