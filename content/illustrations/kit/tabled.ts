/**
 * A function of a plane that is slow to compute, by a table of its values on a grid, which fills as it is asked; between the nodes values are
 * blended. Outside of the bounds (left, top, right, bottom) the function itself answers.
 */
export function tabled(
  of: (x: number, y: number) => number,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  cell: number,
): (x: number, y: number) => number {
  const [wide, high] = [Math.ceil((right - left) / cell) + 2, Math.ceil((bottom - top) / cell) + 2];
  const values = new Float64Array(wide * high).fill(Number.NaN);
  const node = (column: number, row: number): number => {
    const at = row * wide + column;
    const known = values[at] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = of(left + column * cell, top + row * cell);
    values[at] = value;
    return value;
  };
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return of(x, y);
    const [across, down] = [(x - left) / cell, (y - top) / cell];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [u, v] = [across - column, down - row];
    const upper = node(column, row) * (1 - u) + node(column + 1, row) * u;
    const lower = node(column, row + 1) * (1 - u) + node(column + 1, row + 1) * u;
    return upper + (lower - upper) * v;
  };
}
