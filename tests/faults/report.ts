import type { Results } from "#tests/faults/clients.ts";
import type { CheckResult } from "#tests/faults/oracle.ts";
import type { Plan } from "#tests/faults/plan.ts";
import type { FaultyTelegram } from "#tests/faults/telegram.ts";

interface Run {
  store: string;
  plan: Plan;
  results: Results;
  telegram: FaultyTelegram;
  check: CheckResult;
  kills: number;
  /** Further faults of the run, such as "12 full disks". */
  more: readonly string[];
  seconds: number;
}

/** Summarises a run for the log of the tests. */
export function figuresOf({ store, plan, results, telegram, check, kills, more, seconds }: Run): string {
  const { bookings, statuses } = results;
  const of = (counts: Iterable<readonly [string | number, number]>) =>
    [...counts]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} × ${name === 0 ? "none" : name}`)
      .join(", ");
  return [
    `${store}: ${bookings.length} bookings, ${kills} kills${more.map((what) => `, ${what}`).join("")}, seed ${plan.seed}, ${seconds.toFixed(0)} s`,
    `  lost: ${check.lost.length}; duplicates: ${check.duplicatesByKill} after a kill, ${check.duplicatesByLostAnswer} after a lost or incomplete answer`,
    `  responses to the clients: ${of(statuses)}`,
    `  reactions of Telegram: ${of(Object.entries(telegram.reactions))}`,
  ].join("\n");
}
