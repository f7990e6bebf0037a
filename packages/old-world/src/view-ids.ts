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

/** Numbers from 0 on in their order. Written for speed: views sort nearly all there is, and bots look often. */
export function sorted(numbers: readonly number[]): number[] {
  return numbers.length <= FEW ? inserted(numbers) : counted(numbers);
}

/** Up to so many it is faster to put each in its place. */
const FEW = 20;

function inserted(numbers: readonly number[]): number[] {
  const order: number[] = [];
  for (const number of numbers) {
    let place = order.length;
    for (; place > 0; place--) {
      const before = order[place - 1] ?? 0;
      if (before <= number) break;
      order[place] = before;
    }
    order[place] = number;
  }
  return order;
}

// How often each number was seen; all zero between two calls.
let counts = new Uint8Array(256);

function counted(numbers: readonly number[]): number[] {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  if (most >= counts.length) counts = new Uint8Array(2 * most);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  const order: number[] = [];
  for (let number = 0; number <= most; number++) {
    for (let left = counts[number] ?? 0; left > 0; left--) order.push(number);
    counts[number] = 0;
  }
  return order;
}
