import { at, type Choice, type Game, type Question, type Random, type Seat } from "@medallion/kernel";
import type { Insight } from "../insight.ts";

/** A game written down whole, so that a test knows what is best: where somebody stands, and where each choice leads. */
export type Place =
  /** What each camp gets. */
  | { readonly ends: readonly number[] }
  | { readonly seat: Seat; readonly ways: Ways }
  /** One of them, each as likely. */
  | { readonly chance: readonly Place[] }
  /** Two seats choose in secret, 0 and 1: where their ways lead together. */
  | { readonly both: readonly string[]; readonly together: Ways };

type Ways = Readonly<Record<string, Place>>;

export interface State {
  place: Place;
  /** What was answered in secret. */
  answers: (string | undefined)[];
  /** Where chance comes from in imagined games. */
  readonly random: Random;
}

interface Way extends Choice {
  readonly kind: string;
}

/** Nobody sees anything but what may be chosen; a world is one of these places. */
export type View = readonly Place[];

const text = { key: "asked" };

function unasked(): never {
  throw new Error("a search has no need of this");
}

function questions({ place, answers }: State): readonly Question[] {
  const ask = (seat: Seat): Question => ({
    id: 1,
    seat,
    kind: "both" in place ? "both" : "way",
    text,
    fallback: 0,
  });
  if ("seat" in place) return [ask(place.seat)];
  return "both" in place ? [0, 1].filter((seat) => answers[seat] === undefined).map(ask) : [];
}

export const paths: Game<State, object, Way, Way, View> = {
  id: "paths",
  rulesVersion: 1,
  parseOptions: unasked,
  seats: unasked,
  setup: unasked,
  copy: unasked,
  parseState: unasked,
  questions,
  choices({ place }) {
    if ("seat" in place) return Object.keys(place.ways).map((kind) => ({ kind }));
    return "both" in place ? place.both.map((kind) => ({ kind })) : [];
  },
  offers: () => [],
  choose(state, seat, { kind }) {
    const { place } = state;
    if ("seat" in place) state.place = wayIn(place.ways, kind);
    else if ("both" in place) {
      state.answers[seat] = kind;
      if (questions(state).length === 0) state.place = wayIn(place.together, state.answers.join(" "));
    }
    return "open";
  },
  advance(state) {
    const { place } = state;
    if (!("chance" in place)) return undefined;
    state.place = at(place.chance, state.random.below(place.chance.length));
    return "final";
  },
  outcome: ({ place }) =>
    "ends" in place ? { standings: place.ends.map(() => ({ place: 1, result: "draw" })), text } : undefined,
  view: unasked,
  imagine: unasked,
  subjects: unasked,
  explain: unasked,
  describeEvent: unasked,
  describeChoice: unasked,
  describeSubject: unasked,
};

function wayIn(ways: Ways, kind: string): Place {
  const place = ways[kind];
  if (place === undefined) throw new Error(`no way leads ${kind}`);
  return place;
}

/** The policy strays about; every position is played to its end. */
export const pathsInsight: Insight<State, Way, View> = {
  worlds: (view) => (random) => ({
    place: at(view, random.below(view.length)),
    answers: [undefined, undefined],
    random,
  }),
  pick: (_state, _seat, choices, random) => random.below(choices.length),
  rate: (_state, _seat, _choices, into) => void into.fill(0),
  features: [],
  measure: () => undefined,
  model: () => "paths",
  camps: () => [0, 1, 2],
  rests: () => false,
  key: (_state, _seat, { kind }) => kind,
  secret: ({ kind }) => kind === "both",
  shares({ place }, into) {
    if ("ends" in place) into.set(place.ends);
  },
  weights: { rulesVersion: 1, models: {} },
};
