import { setTimeout as pause } from "node:timers/promises";
import { median } from "#tests/bench/report.ts";

/**
 * The current speed of the machine. A virtual machine shares its cores and may be 50 % slower while others use them. To simulate
 * a phone of constant speed, the processor then has to be throttled less.
 */
export interface MachineSpeed {
  /** The throttling rate at which the machine is now `times` slower than at its best. 1 is no throttling. */
  slowdownFor: (times: number) => Promise<number>;
  /** Minimum, median and maximum of the measured slowdown, relative to the machine's best speed. */
  measured: () => { min: number; median: number; max: number };
}

/** Share of the fastest samples that is discarded as outliers. */
const OUTLIERS = 0.02;
/** Share of the slowest samples that is discarded as interrupted. */
const INTERRUPTED = 0.1;
/** Number of samples for the current speed (half a second), and for the best speed at the beginning (ten seconds). */
const SAMPLES = 40;
const FIRST_SAMPLES = 800;
const PAUSE_MS = 8;

const SAMPLE = JSON.stringify(
  Array.from({ length: 400 }, (_, row) => ({ row, name: `place ${row}`, fares: [row, row * 7] })),
);

/** A workload like that of a browser: creates and discards objects and strings for some milliseconds. */
function allocate(): void {
  for (let turn = 0; turn < 10; turn += 1) JSON.stringify(JSON.parse(SAMPLE));
}

/** Times `work` `count` times, with pauses for other processes. Resolves with the milliseconds, sorted. */
async function samplesOf(work: () => void, count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let sample = 0; sample < count; sample += 1) {
    const start = performance.now();
    work();
    samples.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  return samples.toSorted((a, b) => a - b);
}

/** Starts measuring the machine's speed with `work`. */
export async function watchMachineSpeed(work: () => void = allocate): Promise<MachineSpeed> {
  // The first runs compile the function.
  await samplesOf(work, SAMPLES);
  const all = await samplesOf(work, FIRST_SAMPLES);
  const measured: number[] = [];
  return {
    async slowdownFor(times) {
      const samples = await samplesOf(work, SAMPLES);
      all.push(...samples);
      const best = all.toSorted((a, b) => a - b)[Math.floor(all.length * OUTLIERS)] ?? Number.NaN;
      const usual = samples.slice(0, Math.ceil(SAMPLES * (1 - INTERRUPTED)));
      const slower = Math.max(1, usual.reduce((sum, sample) => sum + sample, 0) / usual.length / best);
      measured.push(slower);
      return Math.max(1, times / slower);
    },
    measured: () => ({ min: Math.min(...measured), median: median(measured), max: Math.max(...measured) }),
  };
}
