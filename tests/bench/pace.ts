import { setTimeout as pause } from "node:timers/promises";
import { median } from "#tests/bench/report.ts";

/**
 * How fast the machine is. A virtual one shares its cores with others, and takes half as long again for the same while they are
 * busy. A phone that is to be so many times slower than the machine itself has to be slowed down by less then, as Lighthouse
 * asks for a multiplier that fits the machine.
 */
export interface Pace {
  /** By how much a processor has to be slowed down now, to be `times` slower than this machine at its best. 1 is not at all. */
  slowdownFor: (times: number) => Promise<number>;
  /** How many times slower than at its best the machine was: the least, the middle and the most of all that was seen. */
  seen: () => { least: number; middle: number; most: number };
}

/** Share of the fastest samples that is discarded as outliers. */
const LUCK = 0.02;
/** Of the takes of a moment, the share that was interrupted. */
const INTERRUPTED = 0.1;
/** Takes of a moment, and of the time in which the machine shows its best if others let it: half a second and ten. */
const TAKES = 40;
const FIRST_TAKES = 800;
const PAUSE_MS = 8;

const SAMPLE = JSON.stringify(
  Array.from({ length: 400 }, (_, row) => ({ row, name: `place ${row}`, fares: [row, row * 7] })),
);

/** What a browser does most: objects and strings that come and go, for some milliseconds. */
function calculate(): void {
  for (let turn = 0; turn < 10; turn += 1) JSON.stringify(JSON.parse(SAMPLE));
}

/** Milliseconds that `work` takes, `count` times, in order of length, with pauses in which others have their turn. */
async function takesOf(work: () => void, count: number): Promise<number[]> {
  const takes: number[] = [];
  for (let take = 0; take < count; take += 1) {
    const start = performance.now();
    work();
    takes.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  return takes.toSorted((a, b) => a - b);
}

/** Watches the machine from now on. `work` is what is timed. */
export async function watchPace(work: () => void = calculate): Promise<Pace> {
  // The first ones compile it.
  await takesOf(work, TAKES);
  const all = await takesOf(work, FIRST_TAKES);
  const seen: number[] = [];
  return {
    async slowdownFor(times) {
      const takes = await takesOf(work, TAKES);
      all.push(...takes);
      const best = all.toSorted((a, b) => a - b)[Math.floor(all.length * LUCK)] ?? Number.NaN;
      const usual = takes.slice(0, Math.ceil(TAKES * (1 - INTERRUPTED)));
      const slower = Math.max(1, usual.reduce((sum, take) => sum + take, 0) / usual.length / best);
      seen.push(slower);
      return Math.max(1, times / slower);
    },
    seen: () => ({ least: Math.min(...seen), middle: median(seen), most: Math.max(...seen) }),
  };
}
