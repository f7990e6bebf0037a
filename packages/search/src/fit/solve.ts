import { at } from "@medallion/kernel";
import { numberAt } from "../numbers.ts";

/**
 * The solution of linear equations with a symmetric, positive definite matrix, by Cholesky: of the matrix only what
 * lies below and on the diagonal is read.
 */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = factor(matrix);
  const solution = right.slice();
  for (const [place, row] of rows.entries()) {
    let rest = numberAt(solution, place);
    for (let before = 0; before < place; before++) rest -= numberAt(row, before) * numberAt(solution, before);
    solution[place] = rest / numberAt(row, place);
  }
  for (let place = rows.length - 1; place >= 0; place--) {
    let rest = numberAt(solution, place);
    for (let after = place + 1; after < rows.length; after++)
      rest -= numberAt(at(rows, after), place) * numberAt(solution, after);
    solution[place] = rest / numberAt(at(rows, place), place);
  }
  return solution;
}

/** The lower triangle whose product with itself, turned over, is the matrix. */
function factor(matrix: readonly Float64Array[]): readonly Float64Array[] {
  const rows = matrix.map((row) => row.slice());
  for (const [place, row] of rows.entries())
    for (let other = 0; other <= place; other++) {
      const above = at(rows, other);
      let rest = numberAt(row, other);
      for (let before = 0; before < other; before++) rest -= numberAt(row, before) * numberAt(above, before);
      if (other < place) row[other] = rest / numberAt(above, other);
      else if (rest > 0) row[place] = Math.sqrt(rest);
      else throw new Error("the equations have no single solution");
    }
  return rows;
}
