/** Fails if there are faults, with a message that consists of one sentence per fault. */
export function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
}
