import { at } from "@medallion/kernel";

/** The quantiles of 97.5 % for the first few degrees of freedom, where no expansion is good enough. */
const FIRST = [12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814];
const Z = 1.959963984540054;

/** Student's quantile of 97.5 %: how many standard errors a 95 % interval reaches to either side. */
export function studentQuantile(freedom: number): number {
  if (freedom <= FIRST.length) return at(FIRST, freedom - 1);
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  const first = (z3 + Z) / 4;
  const second = (5 * z5 + 16 * z3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * z5 + 17 * z3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
