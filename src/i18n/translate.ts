import type { Language } from "#src/domain/language.ts";
import type blog from "./messages/tr/blog.json";
import type booking from "./messages/tr/booking.json";
import type contact from "./messages/tr/contact.json";
import type fares from "./messages/tr/fares.json";
import type faq from "./messages/tr/faq.json";
import type gallery from "./messages/tr/gallery.json";
import type offline from "./messages/tr/offline.json";
import type pages from "./messages/tr/pages.json";
import type prices from "./messages/tr/prices.json";
import type request from "./messages/tr/request.json";
import type services from "./messages/tr/services.json";
import type shell from "./messages/tr/shell.json";
import type tours from "./messages/tr/tours.json";
import type { Namespace } from "./namespaces.ts";

/** What each dictionary holds. Turkish stands for all: a test sees that every language has the same keys. */
export interface Messages {
  blog: typeof blog;
  booking: typeof booking;
  contact: typeof contact;
  fares: typeof fares;
  faq: typeof faq;
  gallery: typeof gallery;
  offline: typeof offline;
  pages: typeof pages;
  prices: typeof prices;
  request: typeof request;
  services: typeof services;
  shell: typeof shell;
  tours: typeof tours;
}

/** A dictionary as its JSON file has it: texts, or more of the same. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The words of a page in its language. Those that a part of it brings along join them. */
export interface PageWords {
  readonly language: Language;
  readonly dictionaries: Partial<Record<Namespace, Dictionary>>;
}

/** `count_one`, `count_few` … are the forms of one key, `count`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** The keys of all texts below a node, with dots between their steps. */
type PathsBelow<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? WithoutForm<Key> : `${Key}.${PathsBelow<Node[Key]>}`;
}[keyof Node & string];

type Paths = { [Name in Namespace]: PathsBelow<Messages[Name]> };

/** The dictionaries that somebody asks: one, or several of which the first needs no name before its keys. */
export type Asked = Namespace | readonly [Namespace, ...Namespace[]];
type FirstOf<Own extends Asked> = Own extends Namespace ? Own : Own[0];
type EachOf<Own extends Asked> = Own extends Namespace ? Own : Own[number];

/** `shell:menu.open` */
type NamedKey<Own extends Namespace> = { [Name in Own]: `${Name}:${Paths[Name]}` }[Own];
/** `menu.open` of the first dictionary, `shell:menu.open` of each. */
type KeyOf<Own extends Asked> = Paths[FirstOf<Own> & Namespace] | NamedKey<EachOf<Own> & Namespace>;

type Values = Readonly<Record<string, string | number>>;

/**
 * Gives the text of a key with its `{{name}}` places filled in. A `count` chooses the form that the language has for it. A missing key is
 * a build error (types and a test); should one be missing at run time, it is logged and shown in place of its text.
 */
export type Translate<Own extends Asked> = (key: KeyOf<Own>, values?: Values) => string;

/** A translator that is asked with the dictionary's name only: every one that knows these dictionaries will do. */
export type TranslateNamed<Own extends Namespace> = (key: NamedKey<Own>, values?: Values) => string;

/** The dictionary whose keys need no name before them. */
export function firstOf(own: Asked): Namespace {
  return typeof own === "string" ? own : own[0];
}

/** The translator of a page's words for these dictionaries. */
export function translatorOf<const Own extends Asked>({ language, dictionaries }: PageWords, own: Own): Translate<Own> {
  const first = firstOf(own);

  return (key, values = {}) => {
    const colon = key.indexOf(":");
    const name = colon < 0 ? first : (key.slice(0, colon) as Namespace);
    const path = key.slice(colon + 1);
    const count = values["count"];
    const form = typeof count === "number" ? `_${pluralRule(language).select(count)}` : "";
    const find = (whole: string) =>
      whole
        .split(".")
        .reduce<string | Dictionary | undefined>(
          (node, step) => (typeof node === "object" ? node[step] : undefined),
          dictionaries[name],
        );
    const text = find(path + form) ?? find(path);
    if (typeof text !== "string") {
      console.error(`missing words: ${name}:${path}`);
      return path;
    }
    return text.replace(/\{\{(\w+)\}\}/g, (place, value: string) => String(values[value] ?? place));
  };
}

const rules = new Map<Language, Intl.PluralRules>();

function pluralRule(language: Language): Intl.PluralRules {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule;
}
