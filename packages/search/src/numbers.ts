/** The number at an index; there is one, as whoever asks has made sure. */
export function numberAt(numbers: Float64Array, index: number): number {
  return numbers[index] ?? Number.NaN;
}

export function add(numbers: Float64Array, index: number, amount: number): void {
  numbers[index] = numberAt(numbers, index) + amount;
}

/** The sum of the products of what lies at the same places. */
export function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += numberAt(one, index) * numberAt(other, index);
  return sum;
}
