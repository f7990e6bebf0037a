import type { Seat } from "@medallion/kernel";
import type { Refuse } from "./reason.ts";

interface Named {
  /** The option that says who starts. */
  readonly by: "random" | "host";
  readonly first: number | undefined;
  readonly seats: number;
}

/** The first player's seat as options hold it: only if the host names it. Throws `InputError`. */
export function firstSeat(
  refuse: Refuse<"first.seat" | "first.surplus">,
  { by, first, seats }: Named,
): { readonly first?: Seat } {
  if (by === "random") {
    if (first !== undefined) throw refuse("first.surplus", {}, ["first"]);
    return {};
  }
  if (first !== undefined && (first < 0 || first >= seats))
    throw refuse("first.seat", { last: seats - 1 }, ["first"]);
  return { first: first ?? 0 };
}
