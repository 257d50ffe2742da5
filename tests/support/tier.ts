/** Whether every test runs, in its long form if it has one (`TEST_TIER=all`), or only those of `npm test`. */
export const RUNS_ALL = process.env["TEST_TIER"] === "all";

/** Defines tests that `npm test` leaves out. They are not defined there, because a skipped test says that the machine lacks something. */
export function onlyInAll(define: () => void): void {
  if (RUNS_ALL) define();
}
