/** Whether every test runs, in its long form if it has one (`TEST_TIER=all`), or only those of `npm test`. */
export const RUNS_ALL = process.env["TEST_TIER"] === "all";
