import { execFileSync } from "node:child_process";

import { projectPath, readText } from "./files.ts";

const FILE = "content/prices.ts";
const FARE = /from: "([^"]+)", to: "([^"]+)", vehicleType: "([^"]+)", euro: (\d+)/g;

/** Fares that were changed, added or removed since the last commit, one line each; none without Git. */
export function changedFares(): string[] {
  try {
    const committed = execFileSync("git", ["show", `HEAD:./${FILE}`], {
      cwd: projectPath(""),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return compareFares(committed, readText(FILE));
  } catch {
    return [];
  }
}

/** Compares two versions of the file of fares. */
export function compareFares(before: string, after: string): string[] {
  const [old, current] = [faresIn(before), faresIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((trip) => {
    const [was, is] = [old.get(trip), current.get(trip)];
    if (was === is) return [];
    const change = `${was === undefined ? "new" : `${was} EUR`} → ${is === undefined ? "taken out" : `${is} EUR`}`;
    return `${trip}: ${change}${isSurprising(Number(was), Number(is)) ? " (is that right?)" : ""}`;
  });
}

/** Whether a fare has doubled or halved, at least: more often a digit too many or too few than a new price. */
function isSurprising(was: number, is: number): boolean {
  return is >= 2 * was || 2 * is <= was;
}

function faresIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(FARE)].map(([, from, to, vehicle, euro = ""]) => [`${from} to ${to} (${vehicle})`, euro]),
  );
}
