import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import fc from "fast-check";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { inLanguage } from "#src/i18n/paths.ts";
import { pickOne } from "./pickOne.ts";

/** How a browser or an extension translates the page: text in `<font>` elements, as Chromium does it, or beside the hidden original. */
type Translation = "none" | "in font elements" | "beside the original";

/** What a guest sits in front of. The first value of each is the plain one, towards which a failure is shrunk. */
export interface Environment {
  /** Decides what the guest prefers of what there is. */
  taste: number;
  /** Path of the first page, with its language. */
  start: string;
  language: Language;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  /** In percent of the default. */
  textSize: number;
  night: boolean;
  translation: Translation;
  /** A password manager and the like, which add nodes and attributes. */
  extension: boolean;
  /** Translation and extension begin before the application takes the page over, not after it. */
  altersEarly: boolean;
  storageBlocked: boolean;
  slowNetwork: boolean;
  lateFonts: boolean;
  slowProcessor: boolean;
  reducedMotion: boolean;
  /** The application's scripts come only after the guest has begun to use the page. */
  lateScripts: boolean;
}

const PHONES_BELOW = 600;

export const isPhone = ({ width }: Environment) => width < PHONES_BELOW;

/** Paths of all pages in one language, without it, by kind: a section, or all pages below it. */
function pagesByKind(): Map<string, string[]> {
  const sitemap = readFileSync(resolve("dist/site/sitemap.xml"), "utf8");
  const kinds = new Map<string, string[]>();
  for (const [, path = ""] of sitemap.matchAll(/<loc>[^<]*?\/tr((?:\/[^<]*)?)<\/loc>/g)) {
    const [, section = "", slug] = path.split("/");
    const kind = slug ? `${section}/` : section;
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return kinds;
}

const mostly = <Value>(plain: Value, ...others: Value[]) =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** Not shrunk, because a smaller one is no simpler. */
export const anyNumber = () => fc.noShrink(fc.nat());

/**
 * The number of one of a guest's few preferences. Together with the guest's taste it picks one of the links, fields or values that there
 * are, so that a guest who comes back to a page may do the same again.
 */
export const anyChoice = () => fc.noShrink(fc.nat({ max: 5 }));

/** Environments, each drawn from the seed. */
export function anyEnvironment(): fc.Arbitrary<Environment> {
  const kinds = pagesByKind();
  const start = fc.oneof(
    { weight: 1, arbitrary: fc.constant("/reservation") },
    {
      weight: 2,
      arbitrary: anyNumber().map((number) => {
        const kind = pickOne([...kinds.keys()], String, number) ?? "";
        return pickOne(kinds.get(kind) ?? [], String, number) ?? "";
      }),
    },
  );
  return fc
    .record({
      taste: anyNumber(),
      path: start,
      language: fc.constantFrom<Language>("en", ...LANGUAGES),
      width: fc.noShrink(fc.integer({ min: 320, max: 1920 })),
      height: fc.noShrink(fc.integer({ min: 560, max: 1100 })),
      textSize: mostly(100, 125, 150, 200),
      night: mostly(false, true),
      translation: mostly<Translation>("none", "in font elements", "beside the original"),
      extension: mostly(false, true),
      altersEarly: mostly(false, true),
      storageBlocked: mostly(false, true),
      slowNetwork: mostly(false, true),
      lateFonts: mostly(false, true),
      slowProcessor: mostly(false, true),
      reducedMotion: mostly(false, true),
      lateScripts: mostly(false, true),
    })
    .map(({ path, ...environment }) => ({ ...environment, start: inLanguage(path, environment.language) }));
}

/** The environment in words, without what is plain. */
export function describeEnvironment(environment: Environment): string {
  const { width, height, textSize, night, translation, extension, altersEarly } = environment;
  const when = altersEarly ? "before the application starts" : "after the application has started";
  return [
    `${width} × ${height}${isPhone(environment) ? " (phone)" : ""}`,
    textSize !== 100 && `text at ${textSize} %`,
    night && "night",
    translation !== "none" && `page translated ${translation}, ${when}`,
    extension && `an extension adds nodes, ${when}`,
    environment.storageBlocked && "storage blocked",
    environment.slowNetwork && "slow network",
    environment.lateFonts && "fonts 400 ms late",
    environment.slowProcessor && "slow processor",
    environment.reducedMotion && "reduced motion",
    environment.lateScripts && "scripts late",
  ]
    .filter(Boolean)
    .join(", ");
}
