import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { formatEuro, formatEuroRange } from "#src/domain/money.ts";
import { findPlaceByAlias, MAIN_AIRPORT } from "#src/domain/places.ts";
import { findFare, isVehicleType, STANDARD_VEHICLE, type Fare } from "#src/domain/price.ts";
import { entriesOf } from "./entries.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";
import type { Constants } from "./sources.ts";

/**
 * The facts that texts name, each of which stands in the content once. One that could not be read is absent; what names it is left
 * empty without a fault, because that of its file is reported already.
 */
export type Facts = { [Name in FactName]?: Constants[Name] | undefined } & {
  /** Numbers of published entries. */
  counts: Readonly<Record<CountedKind, number>>;
};
type FactName =
  | "termNumbers"
  | "vehicles"
  | "standardVehicle"
  | "largeVehicle"
  | "fleet"
  | "drives"
  | "fares"
  | "streetPrices"
  | "climate"
  | "business";

/** What `{{count …}}` can count. */
export const COUNTED_KINDS = ["services", "tours", "articles", "questions", "pictures", "fares"] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** What a text may name, as `fillValues` describes it. */
export const VALUE_NAMES = [
  "waitingMinutes",
  "cancellingHours",
  "lateCancellingPercent",
  "standardVehicle",
  "largeVehicle",
  "largeVehicleShort",
  "seats",
  "comfortableSeats",
  "minutes",
  "business",
  "hours",
  "opens",
  "closes",
  "count",
  "fare",
  "lowest",
  "lowestFare",
  "street",
  "streetYear",
] as const;

/** A text with its values, and what is wrong with the names of values in it. */
interface Filled {
  text: string;
  faults: Sentence[];
}

const NAME = /\{\{([^{}\s]+)((?: [^{}\s]+)*)\}\}/g;

/** A value, a fault in its name, or undefined if its fact could not be read. */
type Found = string | Sentence | undefined;

/** A name as it stands in a text, and the words behind it. */
interface Named {
  token: string;
  name: string;
  words: readonly string[];
}

/**
 * Replaces the names of facts in a text by their values:
 *
 * - `{{waitingMinutes}}`, `{{cancellingHours}}`, `{{lateCancellingPercent}}`: the numbers of the terms;
 * - `{{standardVehicle}}`, `{{largeVehicle}}`, `{{largeVehicleShort}}`: names of vehicles; `{{seats vip-vito}}`: the most passengers of
 *   one; `{{comfortableSeats s-class}}`: how many travel comfortably in one, or in a car of the fleet;
 * - `{{minutes yalıkavak}}`: the driving time from the airport, `50` or `35–40`;
 * - `{{business}}`: the name of the business;
 * - `{{hours}}`: when somebody answers; `{{opens}}` and `{{closes}}`: the times of the day;
 * - `{{count tours}}`: how many of them are published;
 * - `{{fare airport yalıkavak}}`: the fare of the price table, for the standard vehicle unless a type follows. Several places may be
 *   named (`{{fare airport torba,kaynar}}`); where their fares differ, it is a range;
 * - `{{lowest airport torba}}`: the same, after checking that no ride from there in that vehicle costs less;
 * - `{{lowestFare}}`: the lowest fare from the airport in the standard vehicle;
 * - `{{street kumpir}}`: the usual price in the street; `{{streetYear kumpir}}`: the year in which it was that.
 */
export function fillValues(text: string, language: Language, facts: Facts): Filled {
  if (!text.includes("{{")) return { text, faults: [] };
  const faults: Sentence[] = [];
  const filled = text.replaceAll(NAME, (whole, name: string, rest: string) => {
    const found = valueOf({ token: whole, name, words: rest.trim().split(" ").filter(Boolean) }, language, facts);
    if (typeof found === "object") faults.push(found);
    // What is not known leaves a word, so that the text does not count as too short as well.
    return typeof found === "string" ? found : "…";
  });
  const left = /\{\{[^}]*\}?\}?/.exec(filled);
  if (left) faults.push(say('"%{token}" is not understood', { token: left[0] }));
  return { text: filled, faults };
}

/**
 * Replaces the names of facts in all texts of a value: those under `tr`, `en` and `ru`, and every string where `language` is given.
 * Reports each fault with its field.
 */
export function fillAll<Value>(
  value: Value,
  facts: Facts,
  report: (field: string, fault: Sentence) => void,
  language?: Language,
  field = "",
): Value {
  if (typeof value === "string") {
    if (!language) return value;
    const { text, faults } = fillValues(value, language, facts);
    for (const fault of faults) report(field, fault);
    return text as Value;
  }
  const entries = entriesOf(value);
  if (!entries) return value;
  const filled = entries.map(([name, entry]) => {
    const below = LANGUAGES.find((one) => one === name) ?? language;
    return [name, fillAll(entry, facts, report, below, field === "" ? name : `${field}.${name}`)] as const;
  });
  return (Array.isArray(value) ? filled.map(([, entry]) => entry) : Object.fromEntries(filled)) as Value;
}

function noFare(token: string): Sentence {
  return say("%{token} is no fare of the price table", { token });
}

function valueOf(named: Named, language: Language, facts: Facts): Found {
  const { token, name, words } = named;
  const { termNumbers, vehicles, standardVehicle, largeVehicle, fleet, business } = facts;
  const [word = ""] = words;
  const vehicle = isVehicleType(word) ? vehicles?.[word] : undefined;
  switch (name) {
    case "waitingMinutes":
    case "cancellingHours":
    case "lateCancellingPercent":
      return termNumbers && String(termNumbers[name]);
    case "standardVehicle":
      return standardVehicle && vehicles?.[standardVehicle].name;
    case "largeVehicle":
      return largeVehicle && vehicles?.[largeVehicle].name;
    case "largeVehicleShort":
      return largeVehicle && vehicles?.[largeVehicle].shortName;
    case "seats":
      if (vehicles && !vehicle)
        return say("%{token} names none of the vehicles %{list}", { token, list: Object.keys(vehicles).join(", ") });
      return vehicle && String(vehicle.seats);
    case "comfortableSeats": {
      if (vehicle) return String(vehicle.comfortableSeats);
      const car = fleet?.find(({ id }) => id === word);
      if (car?.capacity !== undefined) return String(car.capacity);
      return (
        fleet &&
        vehicles &&
        say("%{token} names neither a vehicle of the form nor a car with seats of its own", { token })
      );
    }
    case "minutes":
      return minutesTo(named, facts);
    case "business":
      return business?.name;
    case "hours":
      return business && hoursOf(business, language);
    case "opens":
    case "closes":
      return business?.openingHours[name];
    case "count": {
      const kind = COUNTED_KINDS.find((one) => one === word);
      return kind
        ? String(facts.counts[kind])
        : say("%{token} counts none of %{list}", { token, list: COUNTED_KINDS.join(", ") });
    }
    case "lowestFare":
      return facts.fares && lowestFare(token, facts.fares, language);
    case "fare":
    case "lowest":
      return facts.fares && sharedFare(facts.fares, named, language);
    case "street":
    case "streetYear":
      return streetPrice(named, language, facts);
    default:
      return say("%{token} is not understood", { token });
  }
}

/** When somebody answers, in words. */
export function hoursOf({ hours, openingHours }: Constants["business"], language: Language): string {
  const { opens, closes } = openingHours;
  if (isAlwaysOpen(openingHours)) return hours.always[language];
  return hours.between[language].replace("{{opens}}", opens).replace("{{closes}}", closes);
}

/** Whether somebody answers at any hour. */
export function isAlwaysOpen({ opens, closes }: Constants["business"]["openingHours"]): boolean {
  return opens === "00:00" && closes === "23:59";
}

function minutesTo({ token, words: [alias = ""] }: Named, { drives }: Facts): Found {
  const minutes = drives?.find(({ to }) => to === findPlaceByAlias(alias))?.minutes;
  if (minutes === undefined) return drives && say("%{token} has no driving time in content/drives.ts", { token });
  return [minutes].flat().join("–");
}

function lowestFare(token: string, fares: readonly Fare[], language: Language): Found {
  const listed = fares.filter(({ from, vehicleType }) => from === MAIN_AIRPORT && vehicleType === STANDARD_VEHICLE);
  if (listed.length === 0) return noFare(token);
  return formatEuro(Math.min(...listed.map(({ euro }) => euro)), language);
}

/** The fare to all named places; a range if it differs. */
function sharedFare(
  fares: readonly Fare[],
  { token, name, words: [from = "", to = "", vehicle = STANDARD_VEHICLE] }: Named,
  language: Language,
): Found {
  const prices = to.split(",").flatMap((one) => priceOf(fares, from, one, vehicle) ?? []);
  if (prices.length < to.split(",").length) return noFare(token);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (name === "lowest") {
    const start = findPlaceByAlias(from);
    const others = fares.filter((fare) => (fare.from === start || fare.to === start) && fare.vehicleType === vehicle);
    const lowest = Math.min(...others.map(({ euro }) => euro));
    if (lowest < most) {
      const values = { token, price: most, lowest };
      return say("%{token} is %{price}, and the lowest from there in that vehicle is %{lowest}", values);
    }
  }
  return formatEuroRange(least, most, language);
}

function priceOf(fares: readonly Fare[], from: string, to: string, vehicle: string): number | null {
  const start = findPlaceByAlias(from);
  const end = findPlaceByAlias(to);
  if (!start || !end || !isVehicleType(vehicle)) return null;
  return findFare(fares, { from: start, to: end, vehicleType: vehicle });
}

/** A price in the street, `30–50 TL`, or its year. */
function streetPrice({ token, name, words: [id] }: Named, language: Language, { streetPrices }: Facts): Found {
  const price = streetPrices?.find((one) => one.id === id);
  if (!price) return streetPrices && say("%{token} is nothing that content/streetPrices.ts knows", { token });
  if (name === "streetYear") return String(price.year);
  const [least, most] = price.lira;
  return `${least}–${most}\u00a0${language === "ru" ? "лир" : "TL"}`;
}
