/** Fails with what is wrong, a sentence for each fault, and nothing around it. */
export function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
}
