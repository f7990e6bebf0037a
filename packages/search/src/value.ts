import { at, type Choice } from "@medallion/kernel";
import { campsIn } from "./camps.ts";
import { toChances } from "./chances.ts";
import type { Insight } from "./insight.ts";
import { add, numberAt, product } from "./numbers.ts";
import { vectorOf } from "./weights.ts";

/** Writes for each camp what it may expect of a state: its chance of winning. */
export type Value<State = unknown> = (state: State, into: Float64Array) => void;

/**
 * The fitted value of states in play. The score of a seat is the sum of its weighted features, that of a camp the mean
 * of its seats; `toChances` makes chances of them. Keeps its arrays from one call to the next: it is asked at every
 * leaf of a search.
 */
export function valueBy<State, C extends Choice, View>(insight: Insight<State, C, View>): Value<State> {
  const { features, weights } = insight;
  const measured = new Float64Array(features.length);
  const vectors = new Map<string, Float64Array>();
  const vectorFor = (name: string): Float64Array => {
    const known = vectors.get(name) ?? vectorOf(weights, name, features);
    vectors.set(name, known);
    return known;
  };
  const members: number[] = [];
  return (state, into) => {
    const vector = vectorFor(insight.model(state));
    const camps = insight.camps(state);
    const count = campsIn(camps);
    into.fill(0, 0, count);
    members.length = count;
    members.fill(0);
    for (let seat = 0; seat < camps.length; seat++) {
      const camp = at(camps, seat);
      insight.measure(state, seat, measured);
      add(into, camp, product(vector, measured));
      members[camp] = at(members, camp) + 1;
    }
    for (let camp = 0; camp < count; camp++) into[camp] = numberAt(into, camp) / at(members, camp);
    toChances(into, count);
  };
}
