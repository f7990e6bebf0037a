/** The orders of `count` things, at most `most` of them, the natural one first and its reverse second. */
export function ordersOf(count: number, most: number): readonly (readonly number[])[] {
  const natural = Array.from({ length: count }, (_, index) => index);
  const orders: (readonly number[])[] = [natural];
  if (count > 1) orders.push(natural.toReversed());
  const extend = (order: readonly number[], left: readonly number[]): void => {
    if (orders.length >= most) return;
    if (left.length === 0) {
      const known = orders.slice(0, 2).some((other) => other.every((one, place) => one === order[place]));
      if (!known) orders.push(order);
      return;
    }
    for (const next of left)
      extend(
        [...order, next],
        left.filter((one) => one !== next),
      );
  };
  extend([], natural);
  return orders;
}
