// Linear equations: as many as there are unknowns.

/**
 * The x of `matrix` times x = `right`, by elimination with pivots; undefined where there is none, or many.
 *
 * @example solve([[2, 0], [0, 4]], [2, 2]) // [1, 0.5]
 */
export function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | undefined {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(at(rows, i, column)) > Math.abs(at(rows, pivot, column))) pivot = i;
    if (!(Math.abs(at(rows, pivot, column)) > 1e-14)) return undefined;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const top = rows[column] as number[];
    for (let i = column + 1; i < size; i++) {
      const row = rows[i] as number[];
      const factor = (row[column] as number) / (top[column] as number);
      for (let j = column; j <= size; j++) row[j] = (row[j] as number) - factor * (top[j] as number);
    }
  }
  const x = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = at(rows, i, size);
    for (let j = i + 1; j < size; j++) rest -= at(rows, i, j) * (x[j] as number);
    x[i] = rest / at(rows, i, i);
  }
  return x;
}

const at = (rows: readonly (readonly number[])[], i: number, j: number): number =>
  (rows[i] as readonly number[])[j] as number;
