/**
 * The inverse of a symmetric positive definite matrix, by Gauss–Jordan elimination. Such a matrix
 * needs no pivoting: its pivots are positive.
 *
 * @throws RangeError when a pivot is not positive
 */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  work.forEach((pivotRow, k) => {
    const pivot = pivotRow[k] ?? 0;
    if (!(pivot > 0)) throw new RangeError('The matrix is not positive definite');
    for (let j = 0; j < 2 * n; j++) pivotRow[j] = (pivotRow[j] ?? 0) / pivot;
    work.forEach((row, i) => {
      const factor = row[k] ?? 0;
      if (i === k || factor === 0) return;
      for (let j = 0; j < 2 * n; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    });
  });
  return work.map((row) => row.slice(n));
}
