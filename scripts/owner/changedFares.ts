import { execFileSync } from "node:child_process";

import { say, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import { projectPath, readText } from "./files.ts";

const PRICES = "content/prices.ts";
const TOURS = "content/tours.ts";
const FARE = /from: "([^"]+)", to: "([^"]+)", vehicleType: "([^"]+)", euro: (\d+)/g;

/** A fare that was changed, added or removed. */
export interface FareChange {
  /** The trip with both prices. */
  line: Sentence;
  /** Whether the fare has doubled or halved, at least: more often a digit too many or too few than a new price. */
  isDoubtful: boolean;
}

/**
 * Changes of fares, and of what tours cost, since the last commit; none without Git. `nameOf` returns the display
 * name of a place or vehicle.
 */
export function changedFares(nameOf: (id: string) => Value): FareChange[] {
  const [oldFares, fares] = [committed(PRICES) ?? readText(PRICES), readText(PRICES)];
  return [
    ...compareFares(oldFares, fares, nameOf),
    ...compareTours(committed(TOURS) ?? readText(TOURS), readText(TOURS), [oldFares, fares]),
  ];
}

/** Slugs of the tours that were taken out, or have another one, since the last commit; none without Git. */
export function takenOutTours(): string[] {
  const [old, current] = [toursIn(committed(TOURS) ?? ""), toursIn(readText(TOURS))];
  return [...old.keys()].filter((slug) => !current.has(slug));
}

/** A file as it was committed last; undefined without Git, or if it is new. */
function committed(file: string): string | undefined {
  try {
    return execFileSync("git", ["show", `HEAD:./${file}`], {
      cwd: projectPath(""),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/** Compares two versions of the file of fares. */
export function compareFares(before: string, after: string, nameOf: (id: string) => Value): FareChange[] {
  const [old, current] = [faresIn(before), faresIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((trip) => {
    const [was, is] = [old.get(trip), current.get(trip)];
    if (was === is) return [];
    const [from = "", to = "", vehicle = ""] = trip.split(" ").map(nameOf);
    const prices = pricesOf(was, is);
    const line = say("%{from} to %{to}, %{vehicle}: %{was} → %{is}", { from, to, vehicle, ...prices });
    return { line, isDoubtful: isDoubtful(was, is) };
  });
}

/** Compares two versions of the file of tours, whose prices may be fares of the file of fares then and now. */
export function compareTours(before: string, after: string, [oldFares, fares] = ["", ""]): FareChange[] {
  const [old, current] = [toursIn(before, oldFares), toursIn(after, fares)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((tour) => {
    const [was, is] = [old.get(tour), current.get(tour)];
    if (was === is) return [];
    return { line: say("%{tour}: %{was} → %{is}", { tour, ...pricesOf(was, is) }), isDoubtful: isDoubtful(was, is) };
  });
}

function pricesOf(was: string | undefined, is: string | undefined) {
  return {
    was: was === undefined ? say("new") : `${was} EUR`,
    is: is === undefined ? say("taken out") : `${is} EUR`,
  };
}

function isDoubtful(was: string | undefined, is: string | undefined): boolean {
  return Number(is) >= 2 * Number(was) || 2 * Number(is) <= Number(was);
}

/** Prices of the tours in euros by their slugs, their own or that of their fare; undefined where a tour is on request. */
function toursIn(text: string, fares = ""): Map<string, string | undefined> {
  const known = faresIn(fares);
  const tours = text.split(/(?=slug: ")/).slice(1);
  return new Map(
    tours.map((tour) => {
      const [, from, to, vehicle] =
        /\bfare:\s*\{\s*from: "([^"]*)",\s*to: "([^"]*)",\s*vehicleType: "([^"]*)"/.exec(tour) ?? [];
      const own = /\bprice: (\d+)/.exec(tour)?.[1];
      return [/"([^"]*)"/.exec(tour)?.[1] ?? "", own ?? known.get(`${from} ${to} ${vehicle}`)];
    }),
  );
}

/** Fares in euros by the ids of both places and of the vehicle. */
function faresIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(FARE)].map(([, from, to, vehicle, euro = ""]) => [`${from} ${to} ${vehicle}`, euro]),
  );
}
