import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { watchPace } from "#tests/bench/pace.ts";

vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

/** Milliseconds that the next measurements take, in order and repeated. */
let costs: number[];
let clock = 0;
let takes = 0;

const work = () => {
  clock += costs[takes % costs.length] ?? 0;
  takes += 1;
};

beforeEach(() => {
  costs = [3];
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

afterEach(() => void vi.restoreAllMocks());

it("throttles an idle machine by the requested factor", async () => {
  const pace = await watchPace(work);
  expect(await pace.slowdownFor(4)).toBe(4);
  expect(pace.seen()).toEqual({ least: 1, middle: 1, most: 1 });
});

it("throttles a busy machine by less", async () => {
  const pace = await watchPace(work);
  costs = [4.5];
  expect(await pace.slowdownFor(4)).toBeCloseTo(4 / 1.5);
  costs = [3, 4.5];
  expect(await pace.slowdownFor(4)).toBeCloseTo(4 / 1.22, 1);
  expect(pace.seen().most).toBeCloseTo(1.5);
});

it("finds the best speed of a machine that is busy from the start, if it is idle for a moment", async () => {
  costs = Array.from({ length: 40 }, (_, take) => (take % 20 === 0 ? 3 : 4.5));
  const pace = await watchPace(work);
  costs = [4.5];
  expect(await pace.slowdownFor(4)).toBeCloseTo(4 / 1.5);
});

it("ignores single outliers", async () => {
  costs = Array.from({ length: 400 }, (_, take) => (take === 7 ? 1 : take % 40 === 9 ? 300 : 3));
  const pace = await watchPace(work);
  expect(await pace.slowdownFor(4)).toBe(4);
});

it("never speeds a machine up", async () => {
  const pace = await watchPace(work);
  costs = [30];
  expect(await pace.slowdownFor(4)).toBe(1);
});
