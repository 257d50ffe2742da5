import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { watchMachineSpeed } from "#tests/bench/machineSpeed.ts";

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
  const machineSpeed = await watchMachineSpeed(work);
  expect(await machineSpeed.slowdownFor(4)).toBe(4);
  expect(machineSpeed.measured()).toEqual({ min: 1, median: 1, max: 1 });
});

it("throttles a busy machine by less", async () => {
  const machineSpeed = await watchMachineSpeed(work);
  costs = [4.5];
  expect(await machineSpeed.slowdownFor(4)).toBeCloseTo(4 / 1.5);
  costs = [3, 4.5];
  expect(await machineSpeed.slowdownFor(4)).toBeCloseTo(4 / 1.22, 1);
  expect(machineSpeed.measured().max).toBeCloseTo(1.5);
});

it("finds the best speed of a machine that is busy from the start, if it is idle for a moment", async () => {
  costs = Array.from({ length: 40 }, (_, take) => (take % 20 === 0 ? 3 : 4.5));
  const machineSpeed = await watchMachineSpeed(work);
  costs = [4.5];
  expect(await machineSpeed.slowdownFor(4)).toBeCloseTo(4 / 1.5);
});

it("ignores single outliers", async () => {
  costs = Array.from({ length: 400 }, (_, take) => (take === 7 ? 1 : take % 40 === 9 ? 300 : 3));
  const machineSpeed = await watchMachineSpeed(work);
  expect(await machineSpeed.slowdownFor(4)).toBe(4);
});

it("never speeds a machine up", async () => {
  const machineSpeed = await watchMachineSpeed(work);
  costs = [30];
  expect(await machineSpeed.slowdownFor(4)).toBe(1);
});
