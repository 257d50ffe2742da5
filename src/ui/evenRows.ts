/** Where a thing stands in a row: how many the row holds, and whether it opens or ends it. */
export interface RowPlace {
  row: 1 | 2 | 3;
  first: boolean;
  last: boolean;
}

/**
 * Divides `count` things into rows of three that end without a hole: 8 are 3 + 3 + 2, 7 are 3 + 2 + 2. A row stands alone with
 * one thing only where there is no other.
 */
export function evenRows(count: number): RowPlace[] {
  if (count <= 0) return [];
  const row = count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3;
  const places = Array.from(
    { length: row },
    (_, index) => ({ row, first: index === 0, last: index === row - 1 }) as const,
  );
  return [...places, ...evenRows(count - row)];
}
