import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

import manifest from "../../../package.json";

const ASSETS = join(import.meta.dirname, "../../../dist/site/assets");

/** Support data of MDN: for every part of CSS the first version of each browser that has it. */
const { css } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;
const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = css;

/** MDN's names of the browsers in `browserslist`. */
const BROWSERS = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
} as const;

/** The oldest version of each browser. Throws if package.json names a browser that is not in the data. */
const OLDEST = manifest.browserslist.map((line) => {
  const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const browser = Object.entries(BROWSERS).find(([key]) => key === name)?.[1];
  if (!browser) throw new Error(`Nobody knows which browser "${line}" is.`);
  return { browser, version: Number(version) };
});

/** A part of a built style sheet that some of the oldest browsers do not support. */
export interface Newer {
  /** `:has`, `@property`, `color-mix()`, `text-wrap`, or `float: inline-end` if only the value is newer. */
  feature: string;
  sheet: string;
  node: AtRule | Declaration | Rule;
}

/** Whether all of the oldest browsers fully support a feature, without a prefix. A feature without data counts as supported. */
function isSupported(part: Identifier | undefined): boolean {
  const support = part?.["__compat"]?.support;
  if (!support) return true;
  return OLDEST.every(({ browser, version }) =>
    [support[browser] ?? []].flat().some((since) => isKnownIn(since, version)),
  );
}

function isKnownIn(since: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, prefix, alternative_name: otherName, flags } = since;
  if (!added || prefix || otherName || flags || since.partial_implementation) return false;
  return numberOf(added) <= version && (!removed || numberOf(removed) > version);
}

/** A preview build is not a release. */
const numberOf = (version: string) => (version === "preview" ? Infinity : Number.parseFloat(version.replace("≤", "")));

/** Data of a function or a unit, which may be nested: `color-mix` is below `color`. */
function typeOf(name: string): Identifier | undefined {
  const groups = Object.values(types);
  return (
    types[name] ??
    [...groups, ...groups.flatMap((group) => Object.values(group))].find((group) => group?.[name])?.[name]
  );
}

function unitOf(name: string): Identifier | undefined {
  const { length } = types;
  if (name.startsWith("cq")) return length?.["container_query_length_units"];
  if (/^d[vli]/.test(name)) return length?.["viewport_percentage_units_dynamic"];
  if (/^s[vli]/.test(name)) return length?.["viewport_percentage_units_small"];
  if (/^l[vi]/.test(name)) return length?.["viewport_percentage_units_large"];
  return length?.[name];
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
const withoutStrings = (text: string) => text.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]{3,8}\b/gi, "");

/** Unsupported parts of a value whose property is supported. */
function newerInValue(prop: string, text: string, entry: Identifier | undefined): string[] {
  const value = withoutStrings(text);
  const words = namesIn(value, /(?<![\w-])(-?[a-z][\w-]*)/gi).filter(
    (word) => !isSupported(entry?.[word.toLowerCase()]),
  );
  const functions = namesIn(value, /(?<![\w-])([a-z][\w-]*)\(/gi).filter((name) => !isSupported(typeOf(name)));
  const units = namesIn(value, /(?<![\w-])[\d.]+([a-z]+)\b/gi).filter((unit) => !isSupported(unitOf(unit)));
  return [...words.map((word) => `${prop}: ${word}`), ...functions.map((name) => `${name}()`), ...units];
}

function newerInSelector(selector: string): string[] {
  const names = namesIn(withoutStrings(selector), /::?([a-z-]+)/g);
  return names.filter((name) => !isSupported(selectors[name])).map((name) => `:${name}`);
}

function newerIn(node: AtRule | Declaration | Rule): string[] {
  const block = node.parent?.type === "atrule" ? (node.parent as AtRule).name : "";
  if (node.type === "rule") return block.endsWith("keyframes") ? [] : newerInSelector(node.selector);
  if (node.type === "atrule") {
    if (!isSupported(atRules[node.name])) return [`@${node.name}`];
    if (node.name !== "media") return [];
    const features = namesIn(node.params, /\((?:min-|max-)?([a-z-]+)/g);
    return features
      .filter((feature) => !isSupported(atRules["media"]?.[feature]))
      .map((feature) => `@media ${feature}`);
  }
  const isDescriptor = block === "font-face" || block === "page" || block === "property";
  // A browser that skips an at-rule skips everything inside it.
  if (isDescriptor && !isSupported(atRules[block])) return [];
  const entry = isDescriptor ? atRules[block]?.[node.prop] : properties[node.prop];
  return isSupported(entry) ? newerInValue(node.prop, node.value, entry) : [node.prop];
}

/** Every unsupported feature of the built style sheets. Features with a prefix count as supported. */
export function newerStyles(): Newer[] {
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith(".css"));
  return sheets.flatMap((sheet) => {
    const found: Newer[] = [];
    postcss.parse(readFileSync(join(ASSETS, sheet), "utf8")).walk((node) => {
      if (node.type !== "comment") found.push(...newerIn(node).map((feature) => ({ feature, sheet, node })));
    });
    return found;
  });
}

/** Its ancestors, innermost first. */
function* ancestorsOf({ node }: Newer): Generator<AtRule | Rule> {
  for (let outer = node.parent; outer && outer.type !== "root"; outer = outer.parent) yield outer as AtRule | Rule;
}

/** Whether it is inside an `@supports` whose condition is at least as new. */
export function isBehindSupports(newer: Newer): boolean {
  return [...ancestorsOf(newer)].some((outer) => {
    if (outer.type !== "atrule" || outer.name !== "supports" || outer.params.startsWith("not")) return false;
    const [, selector] = /^selector\((.+)\)$/.exec(outer.params) ?? [];
    if (selector !== undefined) return newerInSelector(selector).length > 0;
    const [, prop = "", value = ""] = /^\(([\w-]+)\s*:(.+)\)$/.exec(outer.params) ?? [];
    return !isSupported(properties[prop]) || newerInValue(prop, value, properties[prop]).length > 0;
  });
}

/** Whether an earlier declaration of the same property in the same rule, possibly prefixed, is supported by all of them. */
export function hasEarlierFallback({ node }: Newer): boolean {
  if (node.type !== "decl" || !node.parent) return false;
  const { prop, parent } = node;
  return parent.nodes
    .slice(0, parent.index(node))
    .some(
      (earlier) =>
        earlier.type === "decl" &&
        earlier.prop.replace(/^-(?:webkit|moz)-/, "") === prop &&
        newerInValue(prop, earlier.value, properties[prop]).length === 0,
    );
}

/** Whether the same sheet has the same declarations for the same elements inside `@supports not …`, for browsers without it. */
export function hasNegatedFallback({ node }: Newer): boolean {
  if (node.type !== "rule") return false;
  const said = (rule: Rule) =>
    rule.nodes
      .map((each) => String(each))
      .toSorted()
      .join(";");
  let isSaid = false;
  node.root().walkAtRules("supports", (atRule) => {
    if (!atRule.params.startsWith("not selector(:has(")) return;
    atRule.walkRules((rule) => {
      isSaid ||= rule.selector.split(":")[0] === node.selector.split(":")[0] && said(rule) === said(node);
    });
  });
  return isSaid;
}

/** Selectors that browsers drop together with an unsupported one in the same list. */
export function selectorsDroppedWith({ node }: Newer): string[] {
  if (node.type !== "rule") return [];
  return node.selectors.filter((selector) => newerInSelector(selector).length === 0);
}

/** Readable location: its selector or declaration, the rules around it, and its sheet. */
export function placeOf(newer: Newer): string {
  const nodes = [newer.node, ...ancestorsOf(newer)];
  const texts = nodes.map((node) =>
    node.type === "rule"
      ? node.selector
      : node.type === "atrule"
        ? `@${node.name} ${node.params}`
        : `${node.prop}: ${node.value}`,
  );
  return `${texts.filter((text) => !text.startsWith("@layer")).join(" < ")} (${newer.sheet})`;
}
