/** Groups a flat list of numbers into triples of x, y and size: `placesOf([60, 330, 120, 230, 350, 96])` has two. */
export function placesOf(numbers: readonly number[]): (readonly [x: number, y: number, size: number])[] {
  return numbers.flatMap((x, index) =>
    index % 3 ? [] : [[x, numbers[index + 1] ?? 0, numbers[index + 2] ?? 1] as const],
  );
}
