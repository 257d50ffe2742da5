/** Places with a size from a row of numbers, x, y and size by turns: `placesOf([60, 330, 120, 230, 350, 96])`. */
export function placesOf(numbers: readonly number[]): (readonly [x: number, y: number, size: number])[] {
  return numbers.flatMap((x, index) =>
    index % 3 ? [] : [[x, numbers[index + 1] ?? 0, numbers[index + 2] ?? 1] as const],
  );
}
