import { execFileSync } from "node:child_process";

import { say, type Sentence, type Value } from "#src/content/sentences.ts";
import { projectPath, readText } from "./files.ts";

const FILE = "content/prices.ts";
const FARE = /from: "([^"]+)", to: "([^"]+)", vehicleType: "([^"]+)", euro: (\d+)/g;

/** A fare that was changed, added or removed. */
export interface FareChange {
  /** The trip with both prices. */
  line: Sentence;
  /** Whether the fare has doubled or halved, at least: more often a digit too many or too few than a new price. */
  isDoubtful: boolean;
}

/** Changes of fares since the last commit; none without Git. `nameOf` returns the display name of a place or vehicle. */
export function changedFares(nameOf: (id: string) => Value): FareChange[] {
  try {
    const committed = execFileSync("git", ["show", `HEAD:./${FILE}`], {
      cwd: projectPath(""),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return compareFares(committed, readText(FILE), nameOf);
  } catch {
    return [];
  }
}

/** Compares two versions of the file of fares. */
export function compareFares(before: string, after: string, nameOf: (id: string) => Value): FareChange[] {
  const [old, current] = [faresIn(before), faresIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((trip) => {
    const [was, is] = [old.get(trip), current.get(trip)];
    if (was === is) return [];
    const [from = "", to = "", vehicle = ""] = trip.split(" ").map(nameOf);
    const prices = {
      was: was === undefined ? say("new") : `${was} EUR`,
      is: is === undefined ? say("taken out") : `${is} EUR`,
    };
    const isDoubtful = Number(is) >= 2 * Number(was) || 2 * Number(is) <= Number(was);
    return { line: say("%{from} to %{to}, %{vehicle}: %{was} → %{is}", { from, to, vehicle, ...prices }), isDoubtful };
  });
}

/** Fares in euros by the ids of both places and of the vehicle. */
function faresIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(FARE)].map(([, from, to, vehicle, euro = ""]) => [`${from} ${to} ${vehicle}`, euro]),
  );
}
