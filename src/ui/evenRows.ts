/** Position in a row: how many items the row has, and whether this is its first or last. */
export interface RowPlace {
  row: 1 | 2 | 3;
  first: boolean;
  last: boolean;
}

/**
 * Distributes `count` items into rows of three without an incomplete last row: 8 become 3 + 3 + 2, 7 become 3 + 2 + 2.
 * A row has a single item only if it is the only one.
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
