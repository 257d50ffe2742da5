import { closest, distance } from "fastest-levenshtein";

import { anchorsOn, anchorsOf } from "#src/content/anchors.ts";
import { business } from "#src/content/contentSchema.ts";
import type { ContentFiles, Fault } from "#src/content/sources.ts";
import { VALUE_NAMES } from "#src/content/values.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { findPlaceByAlias, isPlaceId } from "#src/domain/places.ts";
import { isVehicleType, STANDARD_VEHICLE, VEHICLE_TYPES, type Fare } from "#src/domain/price.ts";
import { SECTIONS } from "#src/i18n/paths.ts";
import { findLine } from "./faultLines.ts";

/** What is known besides a fault when it is explained. */
interface HintContext {
  files: ContentFiles;
  faults: readonly Fault[];
  /** Text of a file, or undefined if it does not exist. */
  textOf: (file: string) => string | undefined;
}

/** Appends to a fault its line and a suggestion, if they can be determined. */
export function withHint(fault: Fault, context: HintContext): Fault {
  const hints = [lineOf(fault, context.textOf(fault.file)), suggestionFor(fault, context)].filter(Boolean);
  return hints.length === 0 ? fault : { ...fault, message: `${fault.message} (${hints.join("; ")})` };
}

function lineOf({ file, message }: Fault, text: string | undefined): string | undefined {
  if (text === undefined || /^line \d+/.test(message)) return undefined;
  const line = findLine(file, text, message);
  return line === undefined ? undefined : `line ${line}`;
}

/** The entry, the field and the value that a message names: `efes-turu: price "35" is no whole number`. */
function partsOf(message: string): {
  entry?: string | undefined;
  field?: string | undefined;
  value?: string | undefined;
} {
  const value = /"([^"]+)"/.exec(message)?.[1] ?? /\{\{[^}]*\}\}/.exec(message)?.[0];
  const [, entry] = /^([^:"]+): /.exec(message) ?? [];
  const [, path] = /^(?:[^:"]+: )?([\w.-]+)(?::? |$)/.exec(message) ?? [];
  const isAField = path !== undefined && !/^(?:the|is|has|must|there|\d+)$/.test(path);
  return { entry, field: isAField ? path.split(".").findLast((part) => !/^\d+$/.test(part)) : undefined, value };
}

function suggestionFor({ file, message }: Fault, { files, faults, textOf }: HintContext): string | undefined {
  const { field, value } = partsOf(message);
  const didYouMean = (candidates: readonly string[]) => {
    const near = value === undefined ? undefined : nearest(value, candidates);
    return near && `did you mean "${near}"?`;
  };
  const listed = / is none of (.+)$/.exec(message)?.[1]?.split(", ");
  if (listed) {
    const category = value === undefined ? undefined : categoryNamed(value, files);
    return category !== undefined && listed.includes(category) ? `did you mean "${category}"?` : didYouMean(listed);
  }
  if (message.includes("there is no picture")) return didYouMean(keysOf(files, "content/pictures.ts", "PICTURES"));
  if (/leads to no page|names a language|is no address of the site/.test(message))
    return value === undefined ? undefined : linkLike(value, files);
  if (message.includes("leads to a page without")) return value === undefined ? undefined : anchorLike(value, files);
  const token = /\{\{[^}]*\}\}/.exec(message)?.[0];
  if (token !== undefined && /is no fare of|is not understood|is nothing that/.test(message))
    return tokenLike(token, files);
  if (message.includes("is no whole number")) {
    if (value !== undefined && /^\d+$/.test(value)) return `write ${value} without quotes`;
    const fraction = / (\d+\.\d+) is no whole number/.exec(message)?.[1];
    if (fraction !== undefined) return `write ${Math.floor(Number(fraction))} or ${Math.ceil(Number(fraction))}`;
  }
  if (message.includes("the lowest from there") && token !== undefined) return lowestLike(token, files);
  if (file === "content/prices.ts" && / euro -?\d+ is under /.test(message))
    return "write it in whole euros, or delete the entry, so that guests ask for a price";
  const unreadable = /^line (\d+) cannot be read/.exec(message)?.[1];
  if (unreadable !== undefined) return syntaxLike(textOf(file)?.split("\n") ?? [], Number(unreadable));
  const unreadableField = /^line (\d+): /.exec(message)?.[1];
  if (unreadableField !== undefined) return fieldLike(textOf(file)?.split("\n")[Number(unreadableField) - 1]);
  if (message.includes("where no such place is named"))
    return "name it in the same paragraph, or take that {{fare …}} out";
  if (message.includes("is no date")) return value === undefined ? undefined : dateLike(value);
  if (message.includes("has what nobody asks for")) {
    if (file === "content/business.ts" && value !== undefined && value in business.shape)
      return `"${value}" is a field of BUSINESS itself: write it there`;
    const missing = faults.flatMap((other) =>
      other.file === file ? (/([\w-]+) is missing$/.exec(other.message)?.[1] ?? []) : [],
    );
    return didYouMean(missing);
  }
  if (message.endsWith("is missing") && LANGUAGES.some((language) => language === field))
    return `write the ${field} text beside the other languages`;
  if (/^[a-zA-Z]+ is missing$/.test(message) && file.endsWith(".md"))
    return `write it between the two lines of --- at the top, as "${field}: …"`;
  const [, key, language] = /^(\S+) is missing, which (\w+) has$/.exec(message) ?? [];
  if (key !== undefined) {
    const model = file.replace(/\/\w+(?=\/[^/]+$)/, `/${language}`);
    const line = findLine(model, textOf(model) ?? "", key);
    return `translate ${model}${line === undefined ? "" : `, line ${line}`}`;
  }
  const slug = slugLike({ file, message }, faults, textOf);
  if (slug !== undefined) return slug;
  const isText = LANGUAGES.some((one) => file.endsWith(`/${one}.md`));
  if (message === "is missing" && isText) {
    const model = LANGUAGES.map((other) => file.replace(/\w+\.md$/, `${other}.md`)).find((other) => textOf(other));
    return model && `translate ${model} into it`;
  }
  return undefined;
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
function linkLike(link: string, files: ContentFiles): string | undefined {
  const [, path = "", rest = ""] = /^(?:\/(?:tr|en|ru)(?=\/|$))?([^?#]*)(.*)$/.exec(link) ?? [];
  const pages = [...Object.values(SECTIONS).map((section) => `/${section.path}`), ...pagesIn(files)];
  const page = nearest(`/${path.replace(/^\//, "")}`, pages);
  if (`${page}${rest}` === link) return "that page has a fault of its own in this list";
  return page && `did you mean "${page}${rest}"?`;
}

/** The link with the most similar anchor of its page. */
function anchorLike(link: string, files: ContentFiles): string | undefined {
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
  return near === undefined ? `write "${before}" for the page as a whole` : `did you mean "${before}#${near}"?`;
}

/** The token with its misspelt words corrected; or, if there are none, where to add the fare that it names. */
function tokenLike(token: string, files: ContentFiles): string | undefined {
  const [kind = "", ...words] = token.slice(2, -2).split(" ");
  const known = nearest(kind, VALUE_NAMES);
  if (known === undefined) return `the values that a text may name are ${VALUE_NAMES.join(", ")}`;
  if (!["fare", "lowest", "street"].includes(known))
    return known === kind ? undefined : `did you mean {{${[known, ...words].join(" ")}}}?`;
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
  const proposed = `{{${[known, ...right].join(" ")}}}`;
  return proposed === token ? "add that fare to content/prices.ts, or name no price" : `did you mean ${proposed}?`;
}

/** The token of the place with the lowest fare. */
function lowestLike(token: string, files: ContentFiles): string | undefined {
  const [, from = "", , vehicle = STANDARD_VEHICLE] = token.slice(2, -2).split(" ");
  const start = findPlaceByAlias(from);
  const fares = (files.modules["content/prices.ts"]?.["FARES"] ?? []) as readonly Partial<Fare>[];
  const [cheapest] = fares
    .filter((fare) => (fare.from === start || fare.to === start) && fare.vehicleType === vehicle)
    .toSorted((one, other) => Number(one.euro) - Number(other.euro));
  const end = cheapest?.from === start ? cheapest?.to : cheapest?.from;
  if (end === undefined) return undefined;
  const name = ["lowest", from, end, ...(vehicle === STANDARD_VEHICLE ? [] : [vehicle])].join(" ");
  return `did you mean {{${name}}}? Or correct a price in content/prices.ts`;
}

/** The probable mistake in a line that cannot be parsed. */
function syntaxLike(lines: readonly string[], number: number): string | undefined {
  const line = lines[number - 1] ?? "";
  const index = lines.slice(0, number - 1).findLastIndex((one) => one.trim() !== "");
  const before = lines[index]?.trimEnd() ?? "";
  if ((line.match(/(?<!\\)"/g) ?? []).length % 2 === 1) return "is a quotation mark missing?";
  if (/[“”„‘’]/.test(line) && !/["'`]/.test(line)) return 'write straight quotation marks: "…"';
  if (/: *\d+,\d+\s*[,}]/.test(line)) return "a number has no comma; fares are whole euros";
  if (/: *'[^']*\p{L}'\p{L}/u.test(line)) return "write ’ for an apostrophe inside a text";
  if (/: *"[^"]*"[^\s",:}\])][^":]*"/.test(line)) return "write “ and ” around words that are quoted inside a text";
  if (/^\s*\w+: *\p{L}[^"'`({[]* [^"'`({[]*$/u.test(line)) return "does its text stand in quotation marks?";
  const field = /^[^"]*(?:"[^"]*"[^"]*)*?(?:"[^"]*"|[\d\]}])\s+(\w+): /.exec(line)?.[1];
  if (field !== undefined) return `is a comma missing before ${field}?`;
  if (/^\s*\{[^}]*$/.test(before) && /^\s*\{/.test(line)) return `is a } missing at the end of line ${index + 1}?`;
  if (/["'`\]}\w]$/.test(before)) return `is a comma missing at the end of line ${index + 1}?`;
  return undefined;
}

/** How to write a field at the top of a text whose value has a colon but no quotation marks, which YAML takes for another field. */
function fieldLike(line: string | undefined): string | undefined {
  const [, name, value] = /^(\w+): ([^"'[{].*: .*)$/.exec(line ?? "") ?? [];
  return value && `its text has a colon, so put it in quotation marks: ${name}: "${value.replaceAll('"', '\\"')}"`;
}

/** Pairs a listed slug without a folder with a folder that no list names: one of the two is probably misspelt. */
function slugLike(
  { file, message }: Fault,
  faults: readonly Fault[],
  textOf: HintContext["textOf"],
): string | undefined {
  const [, kind, slug = ""] = /^content\/(services|tours)\/([^/]+)\/\w+\.md$/.exec(file) ?? [];
  if (kind === undefined) return undefined;
  const [isMissing, isUnlisted] = ["is missing", "belongs to nothing that is listed"];
  const slugsOf = (fault: string | undefined) => [
    ...new Set(
      faults.flatMap((one) => {
        const [, found] = new RegExp(`^content/${kind}/([^/]+)/\\w+\\.md$`).exec(one.file) ?? [];
        return one.message === fault && found !== undefined ? [found] : [];
      }),
    ),
  ];
  const list = `content/${kind}.ts`;
  if (message !== isMissing && message !== isUnlisted) return undefined;
  const other = nearest(slug, slugsOf(message === isMissing ? isUnlisted : isMissing));
  if (other === undefined) return message === isUnlisted ? `list it in ${list}, or delete the folder` : undefined;
  const [listed, folder] = message === isMissing ? [slug, other] : [other, slug];
  const line = findLine(list, textOf(list) ?? "", `slug "${listed}"`);
  return `${list} says "${listed}"${line === undefined ? "" : ` on line ${line}`}; did you mean "${folder}"?`;
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

/**
 * A corrected date: one in another format as ISO, one whose day and month are swapped with both in their places, or the last day of its
 * month if the day does not exist.
 */
export function dateLike(value: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(value) ?? [];
  const written = year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value;
  const iso = written.replace(/^(\d{4})-(1[3-9]|2\d|3[01])-(0[1-9]|1[0-2])$/, "$1-$3-$2");
  const [, isoYear, isoMonth] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(iso) ?? [];
  if (isoYear === undefined || isoMonth === undefined) return "write it as 2027-07-14";
  const lastDay = new Date(Date.UTC(Number(isoYear), Number(isoMonth), 0)).toISOString().slice(0, 10);
  return `did you mean "${iso > lastDay ? lastDay : iso}"?`;
}
