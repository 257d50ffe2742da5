import { closest, distance } from "fastest-levenshtein";

import { anchorsOn, anchorsOf } from "#src/content/render/anchors.ts";
import { business } from "#src/content/schema/business.ts";
import type { Fault } from "#src/content/read/faults.ts";
import { say, wordsOf, type Sentence } from "#src/content/messages/sentences.ts";
import type { ContentFiles } from "#src/content/read/sources.ts";
import { VALUE_NAMES } from "#src/content/read/values.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { findPlaceByAlias, isPlaceId } from "#src/domain/places.ts";
import { isVehicleType, STANDARD_VEHICLE, VEHICLE_TYPES, type Fare } from "#src/domain/price.ts";
import { SECTIONS } from "#src/i18n/paths.ts";
import { findLine, quotedIn, soughtBy } from "./faultLines.ts";

/** What is known besides a fault when it is explained. */
interface HintContext {
  files: ContentFiles;
  faults: readonly Fault[];
  /** Text of a file, or undefined if it does not exist. */
  textOf: (file: string) => string | undefined;
}

/** Adds to a fault its line and a suggestion, if they can be determined. */
export function withHint(fault: Fault, context: HintContext): Fault {
  const hints = [lineOf(fault, context.textOf(fault.file)), suggestionFor(fault, context)].flatMap(
    (hint) => hint ?? [],
  );
  return hints.length === 0 ? fault : { ...fault, hints };
}

function lineOf(fault: Fault, text: string | undefined): Sentence | undefined {
  if (text === undefined || fault.line !== undefined || fault.message.text === UNREADABLE) return undefined;
  const line = findLine(fault.file, text, soughtBy(fault));
  return line === undefined ? undefined : say("line %{line}", { line });
}

/** The fault of an entry that repeats another one's slug. */
const TWICE = "stands in the list twice; take one of the two out";

/** The fault of a file that a parser rejects. It names its line. */
const UNREADABLE = "line %{line} cannot be read: %{reason}";

function meant(value: string): Sentence {
  return say('did you mean "%{value}"?', { value });
}

function suggestionFor(fault: Fault, context: HintContext): Sentence | undefined {
  const { file, message } = fault;
  const { files, faults, textOf } = context;
  const value = quotedIn(message);
  const valueOf = (name: string) => wordsOf(message.values[name] ?? "", "en");
  const field = fault.field?.split(".").findLast((part) => !/^\d+$/.test(part));
  const didYouMean = (candidates: readonly string[]) => {
    const near = value === undefined ? undefined : nearest(value, candidates);
    return near === undefined ? undefined : meant(near);
  };
  switch (message.text) {
    case "%{value} is none of %{list}":
    case "%{value} is none of %{list}; a new one is added to content/articleIds.ts first":
    case "%{constant} %{value} is none of %{list}": {
      const listed = valueOf("list").split(", ");
      const category = value === undefined ? undefined : categoryNamed(value, files);
      return category !== undefined && listed.includes(category) ? meant(category) : didYouMean(listed);
    }
    case 'there is no picture "%{name}"':
      return didYouMean(keysOf(files, "content/pictures.ts", "PICTURES"));
    case 'the link to "%{href}" leads to no page of the site':
    case `the link to "%{href}" names a language; it gets the text's own`:
    case 'the link to "%{href}" is no address of the site and no https address':
      return linkLike(valueOf("href"), files);
    case 'the link to "%{href}" leads to a page without "#%{anchor}"':
      return anchorLike(valueOf("href"), files);
    case "%{token} is no fare of the price table":
    case "%{token} is not understood":
    case '"%{token}" is not understood':
    case "%{token} is nothing that content/streetPrices.ts knows":
      return tokenLike(valueOf("token"), files);
    case "%{token} is %{price}, and the lowest from there in that vehicle is %{lowest}":
      return lowestLike(valueOf("token"), files);
    case "%{from} to %{to} by %{vehicle} is no fare of the price table":
      return say("add that fare to content/prices.ts, or take the ride out here");
    case '"%{model}" is no car of content/vehicles.ts and content/fleet.ts, which have %{list}':
      return say(
        "write {{standardVehicle}} or {{largeVehicle}} for a vehicle of the form, or the name of a car that you have",
      );
    case "there is no %{id}":
      return say("take it out there, or name another in its place");
    case "%{value} is no whole number":
      return numberLike(valueOf("value"));
    case "%{value} is under %{least}":
      return file === "content/prices.ts" && field === "euro"
        ? say("write it in whole euros, or delete the entry, so that guests ask for a price")
        : undefined;
    case UNREADABLE:
      return syntaxLike(textOf(file)?.split("\n") ?? [], Number(valueOf("line")));
    case "seems to have two fields in one line":
    case "has words behind the closing quotation mark":
      return fieldLike(textOf(file)?.split("\n")[(fault.line ?? 0) - 1]);
    case "has the fare of %{id} where no such place is named":
      return say("name it in the same paragraph, or take that {{fare …}} out");
    case "%{value} is no date (YYYY-MM-DD)":
      return value === undefined ? undefined : dateLike(value);
    case "has what nobody asks for: %{keys}": {
      if (file === "content/business.ts" && value !== undefined && value in business.shape)
        return say('"%{value}" is a field of BUSINESS itself: write it there', { value });
      const missing = faults.flatMap((other) =>
        other.file === file && other.message.text === "is missing" ? (other.field?.split(".").at(-1) ?? []) : [],
      );
      return didYouMean(missing);
    }
    case "is missing":
      return missingLike(fault, context);
    case "belongs to nothing that is listed":
      return slugLike(fault, faults, textOf);
    case "is missing, which %{having} has": {
      const model = file.replace(/\/\w+(?=\/[^/]+$)/, `/${valueOf("having")}`);
      return translationOf(
        model,
        findLine(model, textOf(model) ?? "", { names: [fault.field ?? ""], value: undefined }),
      );
    }
    default:
      return undefined;
  }
}

/** What to do about a field or a file that is missing. */
function missingLike(fault: Fault, { faults, textOf }: HintContext): Sentence | undefined {
  const { file, where = [], field } = fault;
  const last = field?.split(".").at(-1);
  const language = LANGUAGES.find((one) => one === last);
  if (language !== undefined) return say("write the %{language} text beside the other languages", { language });
  const isText = LANGUAGES.some((one) => file.endsWith(`/${one}.md`));
  if (field !== undefined)
    return isText && where.length === 0 && /^[a-zA-Z]+$/.test(field)
      ? say('write it between the two lines of --- at the top, as "%{field}: …"', { field })
      : undefined;
  const slug = slugLike(fault, faults, textOf);
  if (slug !== undefined || !isText) return slug;
  const model = LANGUAGES.map((other) => file.replace(/\w+\.md$/, `${other}.md`)).find((other) => textOf(other));
  if (model !== undefined) return say("translate %{model} into it", { model });
  const [, kind = "", folder = ""] = /^content\/(services|tours)\/([^/]+)\//.exec(file) ?? [];
  return kind === ""
    ? undefined
    : say('write it, or take "%{slug}" out of %{list}', { slug: folder, list: `content/${kind}.ts` });
}

function translationOf(model: string, line: number | undefined): Sentence {
  return line === undefined
    ? say("translate %{model}", { model })
    : say("translate %{model}, line %{line}", { model, line });
}

function numberLike(value: string): Sentence | undefined {
  const quoted = /^"(\d+)"$/.exec(value)?.[1];
  if (quoted !== undefined) return say("write %{number} without quotes", { number: quoted });
  return /^\d+\.\d+$/.test(value)
    ? say("write %{less} or %{more}", { less: Math.floor(Number(value)), more: Math.ceil(Number(value)) })
    : undefined;
}

/** The candidate that was probably meant: at most a third of the letters differ, or it is the only one that continues the value. */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lower = new Map(candidates.map((candidate) => [candidate.toLocaleLowerCase("tr"), candidate]));
  const typed = value.toLocaleLowerCase("tr");
  const near = closest(typed, [...lower.keys()]);
  if (distance(typed, near) <= Math.max(2, typed.length / 3)) return lower.get(near);
  const longer = [...lower.keys()].filter((candidate) => candidate.startsWith(`${typed}-`));
  return longer.length === 1 ? lower.get(longer[0] ?? "") : undefined;
}

/** The category with this name in any language: `Tarih` is `History`. */
function categoryNamed(value: string, files: ContentFiles): string | undefined {
  const categories = files.modules["content/categories.ts"]?.["CATEGORIES"];
  if (typeof categories !== "object" || categories === null) return undefined;
  const wanted = value.toLocaleLowerCase("tr");
  const isNamedSo = (names: unknown) =>
    Object.values((names ?? {}) as Record<string, unknown>).some(
      (name) => typeof name === "string" && name.toLocaleLowerCase("tr") === wanted,
    );
  return Object.entries(categories).find(([, names]) => isNamedSo(names))?.[0];
}

/** The most similar address of the site, with the query and hash of the link. */
function linkLike(link: string, files: ContentFiles): Sentence | undefined {
  const [, path = "", rest = ""] = /^(?:\/(?:tr|en|ru)(?=\/|$))?([^?#]*)(.*)$/.exec(link) ?? [];
  const pages = [...Object.values(SECTIONS).map((section) => `/${section.path}`), ...pagesIn(files)];
  const typed = `/${path.replace(/^\//, "")}`;
  const page = nearest(typed, pages);
  if (`${page}${rest}` === link) return say("that page has a fault of its own in this list");
  if (page !== undefined && isSlipOf(typed, page)) return meant(`${page}${rest}`);
  // Perhaps it is the page of something that was taken out.
  return /^https?:|^www\./.test(link)
    ? say("write it in full, with https://")
    : say("take the link out, or let it lead to another page");
}

/** Whether a few letters make the difference, and not a word: `gumbet-transfer` is no slip of `torba-transfer`. */
function isSlipOf(typed: string, page: string): boolean {
  if (page.startsWith(typed)) return true;
  const shorter = Math.min(typed.length, page.length);
  const letters = Array.from({ length: shorter }, (_, index) => index);
  const before = letters.find((index) => typed[index] !== page[index]) ?? shorter;
  const after = letters.slice(0, shorter - before).find((index) => typed.at(-1 - index) !== page.at(-1 - index)) ?? 0;
  const differing = Math.max(typed.length, page.length) - before - after;
  return distance(typed, page) <= Math.max(2, differing / 2.5);
}

/** The link with the most similar anchor of its page. */
function anchorLike(link: string, files: ContentFiles): Sentence {
  const [before = "", anchor = ""] = link.split("#");
  const fares = (files.modules["content/prices.ts"]?.["FARES"] ?? []) as readonly Fare[];
  const known = fares.filter(
    ({ from, to, vehicleType }) => isPlaceId(from) && isPlaceId(to) && isVehicleType(vehicleType),
  );
  const questions = (files.modules["content/faq.ts"]?.["FAQ"] ?? []) as readonly { id: string }[];
  const anchors =
    anchorsOn(
      before.split("?", 1)[0] ?? "",
      anchorsOf(
        known,
        questions.map(({ id }) => id),
      ),
    ) ?? [];
  const near = nearest(anchor, anchors);
  return near === undefined ? say('write "%{before}" for the page as a whole', { before }) : meant(`${before}#${near}`);
}

/** The token with its misspelt words corrected; or, if there are none, where to add the fare that it names. */
function tokenLike(token: string, files: ContentFiles): Sentence | undefined {
  if (!token.endsWith("}}")) return say("it ends with }}");
  const [kind = "", ...words] = token.slice(2, -2).split(" ");
  const known = nearest(kind, VALUE_NAMES);
  if (known === undefined) return say("the values that a text may name are %{list}", { list: VALUE_NAMES.join(", ") });
  if (!["fare", "lowest", "street"].includes(known)) return known === kind ? undefined : meantToken([known, ...words]);
  const listed = (file: string, name: string) => (files.modules[file]?.[name] ?? []) as readonly { id: string }[];
  const idsIn = (file: string, name: string) => listed(file, name).map(({ id }) => id);
  const places = idsIn("content/locations.ts", "LOCATIONS");
  const placeLike = (word: string) => (findPlaceByAlias(word) ? word : nearest(word, places));
  const [from = "", to = "", vehicle] = words;
  const right =
    known === "street"
      ? [nearest(from, idsIn("content/streetPrices.ts", "STREET_PRICES"))]
      : [
          placeLike(from),
          ...[to.split(",").map(placeLike)].map((all) => (all.every(Boolean) ? all.join(",") : undefined)),
          ...(vehicle === undefined ? [] : [nearest(vehicle, VEHICLE_TYPES)]),
        ];
  if (right.some((word) => word === undefined)) return undefined;
  if (`{{${[known, ...right].join(" ")}}}` !== token) return meantToken([known, ...right]);
  const unpriced = to.split(",").filter((one) => !hasFare([from, one, vehicle ?? STANDARD_VEHICLE], files));
  return to.includes(",") && unpriced.length > 0
    ? say("content/prices.ts has none to %{places}: add it there, or take the place out here", {
        places: unpriced.join(", "),
      })
    : say("add that fare to content/prices.ts, or name no price");
}

/** Whether the price table has a fare between two places in a vehicle. */
function hasFare([from = "", to = "", vehicle]: readonly string[], files: ContentFiles): boolean {
  const ends = [from, to].map((word) => findPlaceByAlias(word));
  const fares = (files.modules["content/prices.ts"]?.["FARES"] ?? []) as readonly Partial<Fare>[];
  return fares.some(
    (fare) =>
      fare.vehicleType === vehicle && [fare.from, fare.to].every((end) => end !== undefined && ends.includes(end)),
  );
}

function meantToken(words: readonly (string | undefined)[]): Sentence {
  return say("did you mean %{token}?", { token: `{{${words.join(" ")}}}` });
}

/** The token of the place with the lowest fare. */
function lowestLike(token: string, files: ContentFiles): Sentence | undefined {
  const [, from = "", , vehicle = STANDARD_VEHICLE] = token.slice(2, -2).split(" ");
  const start = findPlaceByAlias(from);
  const fares = (files.modules["content/prices.ts"]?.["FARES"] ?? []) as readonly Partial<Fare>[];
  const [cheapest] = fares
    .filter((fare) => (fare.from === start || fare.to === start) && fare.vehicleType === vehicle)
    .toSorted((one, other) => Number(one.euro) - Number(other.euro));
  const end = cheapest?.from === start ? cheapest?.to : cheapest?.from;
  if (end === undefined) return undefined;
  const name = ["lowest", from, end, ...(vehicle === STANDARD_VEHICLE ? [] : [vehicle])].join(" ");
  return say("did you mean %{token}? Or correct a price in content/prices.ts", { token: `{{${name}}}` });
}

/** The probable mistake in a line that cannot be parsed. */
function syntaxLike(lines: readonly string[], number: number): Sentence | undefined {
  const line = lines[number - 1] ?? "";
  const index = lines.slice(0, number - 1).findLastIndex((one) => one.trim() !== "");
  const before = lines[index]?.trimEnd() ?? "";
  if ((line.match(/(?<!\\)"/g) ?? []).length % 2 === 1) return say("is a quotation mark missing?");
  if (/[“”„‘’]/.test(line) && !/["'`]/.test(line)) return say('write straight quotation marks: "…"');
  if (/: *\d+,\d+\s*[,}]/.test(line)) return say("a number has no comma; fares are whole euros");
  if (/: *'[^']*\p{L}'\p{L}/u.test(line)) return say("write ’ for an apostrophe inside a text");
  if (/: *"[^"]*"[^\s",:}\])][^":]*"/.test(line))
    return say("write “ and ” around words that are quoted inside a text");
  if (/^\s*\w+: *\p{L}[^"'`({[]* [^"'`({[]*$/u.test(line)) return say("does its text stand in quotation marks?");
  const field = /^[^"]*(?:"[^"]*"[^"]*)*?(?:"[^"]*"|[\d\]}])\s+(\w+): /.exec(line)?.[1];
  if (field !== undefined) return say("is a comma missing before %{field}?", { field });
  if (/^\s*\{[^}]*$/.test(before) && /^\s*\{/.test(line))
    return say("is a } missing at the end of line %{line}?", { line: index + 1 });
  if (/["'`\]}\w]$/.test(before)) return say("is a comma missing at the end of line %{line}?", { line: index + 1 });
  return undefined;
}

/** How to write a field at the top of a text whose value has a colon but no quotation marks, which YAML takes for another field. */
function fieldLike(line: string | undefined): Sentence | undefined {
  const [, quoted] = /^\w+: "(.*)"\s*$/.exec(line ?? "") ?? [];
  if (quoted !== undefined && /(?<!\\)"/.test(quoted))
    return say("write “ and ” around words that are quoted inside a text");
  const [, name, value] = /^(\w+): ([^"'[{].*: .*)$/.exec(line ?? "") ?? [];
  if (name === undefined || value === undefined) return undefined;
  const written = `${name}: "${value.replaceAll('"', '\\"')}"`;
  return say("its text has a colon, so put it in quotation marks: %{written}", { written });
}

/** Pairs a listed slug without a folder with a folder that no list names: one of the two is probably misspelt. */
function slugLike(
  { file, message }: Fault,
  faults: readonly Fault[],
  textOf: HintContext["textOf"],
): Sentence | undefined {
  const [, kind, slug = ""] = /^content\/(services|tours)\/([^/]+)\/\w+\.md$/.exec(file) ?? [];
  if (kind === undefined) return undefined;
  const [isMissing, isUnlisted] = ["is missing", "belongs to nothing that is listed"] as const;
  const slugsOf = (text: Sentence["text"]) => [
    ...new Set(
      faults.flatMap((one) => {
        const [, found] = new RegExp(`^content/${kind}/([^/]+)/\\w+\\.md$`).exec(one.file) ?? [];
        return one.message.text === text && one.field === undefined && found !== undefined ? [found] : [];
      }),
    ),
  ];
  const list = `content/${kind}.ts`;
  const isListed = message.text === isMissing;
  const other = nearest(slug, slugsOf(isListed ? isUnlisted : isMissing));
  if (other === undefined && isListed) return undefined;
  const isTwice = faults.some((one) => one.file === list && one.field === "slug" && one.message.text === TWICE);
  if (isTwice && !isListed) return say('%{list} has another slug twice; is one of the two "%{slug}"?', { list, slug });
  if (other === undefined) return say("list it in %{list}, or delete the folder", { list });
  const [listed, folder] = isListed ? [slug, other] : [other, slug];
  const line = findLine(list, textOf(list) ?? "", { names: ["slug"], value: listed });
  return line === undefined
    ? say('%{list} says "%{listed}"; did you mean "%{folder}"?', { list, listed, folder })
    : say('%{list} says "%{listed}" on line %{line}; did you mean "%{folder}"?', { list, listed, line, folder });
}

/** Addresses of all services, tours and articles. */
function pagesIn(files: ContentFiles): string[] {
  const paths = Object.keys(files.texts).flatMap(
    (path) => /^content\/((?:services|tours|blog)\/[^/]+)\/tr\.md$/.exec(path)?.[1] ?? [],
  );
  return paths.map((path) => `/${path}`);
}

function keysOf(files: ContentFiles, file: string, name: string): string[] {
  const value = files.modules[file]?.[name];
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** What to write instead of a date. */
function dateLike(value: string): Sentence {
  const date = correctedDate(value);
  return date === undefined ? say("write it as 2027-07-14") : meant(date);
}

/**
 * A corrected date: one in another format as ISO, one whose day and month are swapped with both in their places, or the last day of its
 * month if the day does not exist. Undefined if it is a date in none of these formats.
 */
function correctedDate(value: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(value) ?? [];
  const written = year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value;
  const iso = written.replace(/^(\d{4})-(1[3-9]|2\d|3[01])-(0[1-9]|1[0-2])$/, "$1-$3-$2");
  const [, isoYear, isoMonth] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(iso) ?? [];
  if (isoYear === undefined || isoMonth === undefined) return undefined;
  const lastDay = new Date(Date.UTC(Number(isoYear), Number(isoMonth), 0)).toISOString().slice(0, 10);
  return iso > lastDay ? lastDay : iso;
}
