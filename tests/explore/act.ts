import type { AsyncCommand } from "fast-check";

import { findFaults, tabFaults } from "./invariants.ts";
import { knownFault } from "./knownFaults.ts";
import type { Model } from "./model.ts";
import { untilAtRest, type Visit } from "./visit.ts";

/** One thing that a guest does. Resolves with what was wrong with it, or with null if there is nothing here to do it with. */
export type Deed = (visit: Visit, model: Model) => Promise<readonly string[] | null>;

/** A deed as a command on the model: afterwards everything that must be true is checked. */
export class Act implements AsyncCommand<Model, Visit> {
  readonly #name: string;
  readonly #deed: Deed;

  constructor(name: string, deed: Deed) {
    this.#name = name;
    this.#deed = deed;
  }

  check({ isOver }: Readonly<Model>): boolean {
    return !isOver;
  }

  async run(model: Model, visit: Visit): Promise<void> {
    let faults: readonly string[] | null;
    try {
      faults = await this.#deed(visit, model);
      if (!faults) return;
      await untilAtRest(visit);
    } catch (error) {
      faults = [`cannot ${this.#name}: ${inShort(error)}`];
    }
    judge(visit, model, [...faults, ...(await findFaults(visit, model))]);
  }

  toString(): string {
    return this.#name;
  }
}

/** Ends the visit with an error if there is a fault that is not known, and without one after a known fault that ends it. */
export function judge({ environment, known }: Visit, model: Model, faults: readonly string[]): void {
  const unknown = [...new Set(faults)].filter((fault) => !knownFault(fault, environment));
  known.push(...faults.filter((fault) => !unknown.includes(fault)));
  if (unknown.length > 0) throw new Error(unknown.join("\n"));
  model.isOver ||= faults.some((fault) => knownFault(fault, environment)?.endsVisit);
}

/** The first line of an error, and of Playwright's what it was waiting for at last. */
function inShort(error: unknown): string {
  const lines = String(error)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const covered = lines.find((line) => line.includes("intercepts pointer events"));
  return [lines[0], covered?.trim()].filter(Boolean).join(" ");
}

/** Presses a key until something else has the focus, `times` times, and checks each that gets it. */
export async function pressTab(visit: Visit, key: "Tab" | "Shift+Tab", times: number): Promise<string[]> {
  visit.steps.push(times > 1 ? `press ${key} ${times} times` : `press ${key}`);
  for (let press = 0; press < times; press += 1) {
    const scrollBefore = await visit.page.evaluate(() => scrollY);
    await visit.page.keyboard.press(key);
    const faults = await tabFaults(visit, scrollBefore);
    if (faults.length > 0) return faults;
  }
  return [];
}
