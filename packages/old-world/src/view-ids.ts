import { at } from "@medallion/kernel";

type Named = readonly { readonly id: string }[];

/** The ids of things by their places in the box. */
export function idsOf(list: Named, places: readonly number[]): string[] {
  return places.map((place) => at(list, place).id);
}

/** The same for what lies in no order that a viewer may know. */
export function sortedIds(list: Named, places: readonly number[]): string[] {
  return idsOf(list, sorted(places));
}

export function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}
