import { closest } from "fastest-levenshtein";
import stylelint from "stylelint";
import { describe, expect, test } from "vitest";

import { COLOUR_USES, SPACING_USES } from "#stories/foundations/uses.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { ROOT, filesIn, readText, type SourceFile } from "./support/files.ts";
import { MODULES_BUT_STORIES, literalOf, nodesOf, parseModule, piecesOf } from "./support/modules.ts";
import {
  boardFaults,
  classFaults,
  containerFaults,
  definedProperties,
  idleClassFaults,
  layerFaults,
  usedProperties,
} from "./support/styles.ts";

const TOKENS = "src/styles/tokens.css";
const STYLES = [...filesIn("src", /\.css$/), ...filesIn("stories", /\.css$/), ...filesIn(".storybook", /\.css$/)];
const MODULES = STYLES.filter(({ path }) => path.startsWith("src/") && path.endsWith(".module.css"));
const LAYERS: readonly [start: string, layer: string][] = [
  ["src/styles/reset.css", "reset"],
  ["src/styles/base.css", "base"],
  ["src/ui/", "ui"],
  ["src/features/", "features"],
  ["src/pages/", "pages"],
  // The layout is composed of features, like a page.
  ["src/App", "pages"],
];

describe("style sheets", () => {
  test("of components use container queries in rem", () => {
    expectNone(MODULES.flatMap(containerFaults));
  });

  test("are entirely in the cascade layer of their folder", () => {
    const faults = STYLES.flatMap((file) => {
      const layer = LAYERS.find(([start]) => file.path.startsWith(start))?.[1];
      if (layer) return layerFaults(file, layer);
      return file.path.startsWith("src/") && file.path.endsWith(".module.css")
        ? [`${file.path} is in no layer's folder`]
        : [];
    });
    expect(faults).toEqual([]);
  });

  test("of components have unique names, which become the prefix of their classes", () => {
    const names = MODULES.map(({ path }) => path.replace(/^.*\//, ""));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("upper-case the Board font always, and no other", () => {
    expectNone(STYLES.flatMap(boardFaults));
  });

  test("define every class that a component uses, and no other", () => {
    const components = filesIn("src", MODULES_BUT_STORIES);
    expectNone(components.flatMap((file) => classFaults(file, MODULES)));
    expectNone(MODULES.flatMap((sheet) => idleClassFaults(sheet, components)));
  });
});

describe("custom properties", () => {
  const tokens = definedProperties({ path: TOKENS, text: readText(TOKENS) });
  const fromScripts = propertiesInScripts([...filesIn("src", MODULES_BUT_STORIES)]);

  test("of the palette are used by no script", () => {
    expect(fromScripts.filter((name) => name.startsWith("--palette-"))).toEqual([]);
  });

  test("that are used exist or have a fallback", () => {
    expectNone(STYLES.flatMap((file) => unknownProperties(file, tokens, fromScripts)));
  });

  test("that are defined are used", () => {
    const used = new Set([
      ...STYLES.filter(({ path }) => path.startsWith("src/"))
        .flatMap(usedProperties)
        .map(({ name }) => name),
      ...fromScripts,
    ]);
    expect([...new Set(tokens)].filter((name) => !used.has(name))).toEqual([]);
  });

  test.each([
    ["colour", /^--color-/, COLOUR_USES],
    ["spacing", /^--(?:space|size|width)-/, SPACING_USES],
  ])("of %s have their purpose in stories/foundations/uses.ts", (_, kind, uses) => {
    const names = [...new Set(tokens)].filter((name) => kind.test(name));
    expect(names.length).toBeGreaterThan(0);
    const explained = Object.entries(uses).flatMap(([name, use]) => (use ? [name] : []));
    expect(explained.toSorted()).toEqual(names.toSorted());
  });
});

describe("Stylelint", () => {
  test.each([
    ["property-disallowed-list", "width: 1rem"],
    ["property-disallowed-list", "max-height: 2rem"],
    ["property-disallowed-list", "margin-left: 0"],
    ["property-disallowed-list", "border-top: 0"],
    ["property-disallowed-list", "left: 0"],
    ["declaration-property-value-disallowed-list", "text-align: right"],
    ["declaration-property-value-disallowed-list", "padding: 0 1rem 0 0"],
    ["color-no-hex", "color: #fff"],
    ["function-disallowed-list", "color: rgb(0 0 0)"],
    ["declaration-property-value-disallowed-list", "gap: 4px"],
    ["declaration-property-value-disallowed-list", "margin-block: -12px"],
    ["declaration-property-value-disallowed-list", "padding: calc(1rem + 10.5px)"],
    ["declaration-property-value-disallowed-list", "font-size: 0.9rem"],
    ["declaration-property-value-disallowed-list", "font-size: 14px"],
    ["declaration-property-value-disallowed-list", "font: 400 0.875rem / 1.4 var(--font-text)"],
    ["declaration-property-value-disallowed-list", "font: var(--weight-bold) 0.9rem / 1 var(--font-text)"],
    ["declaration-property-value-disallowed-list", "--step-tiny: clamp(0.8rem, 1vw, 2rem)"],
    ["custom-property-pattern", "--palette-mine: 0"],
    ["custom-property-pattern", "color: var(--palette-ink-900)"],
    ["declaration-no-important", "gap: 0 !important"],
    ["property-no-unknown", "colour: inherit"],
  ])("rejects by %s: %s", async (rule, declaration) => {
    expect(await lintedRules(`.a { ${declaration} }`)).toEqual([rule]);
  });

  test.each([
    ["border-left: 0", "Write border-inline-start."],
    ["max-width: 1rem", "Write max-inline-size."],
    ["top: 0", "Write inset-block-start."],
    ["text-align: left", "Write start or end"],
    ["padding: 0 1rem 0 2rem", "Write padding-block and padding-inline"],
    ["font-size: 14px", "Write var(--step-small) or more"],
    ["font-size: 17px", "Write a --step token in place of 17px, or 1.0625rem."],
    ["gap: 0 12px", "Write a --space or --size token in place of 12px, or 0.75rem."],
    ["outline: 4px solid", "Write a --line token in place of 4px"],
  ])("says what to write instead of %s", async (declaration, says) => {
    expect((await warningsFor(`.a { ${declaration} }`)).map(({ text }) => text)).toEqual([
      expect.stringContaining(says),
    ]);
  });

  test.each([
    ["media-feature-name-unit-allowed-list", "@layer ui { @media (min-width: 720px) { .a { gap: 0 } } }"],
    ["selector-disallowed-list", ".a > * + * { gap: 0 }"],
    ["selector-disallowed-list", ".a :where(* + *) { gap: 0 }"],
    ["selector-disallowed-list", ".a ~ *, .b { gap: 0 }"],
  ])("rejects whole rules by %s: %s", async (rule, text) => {
    expect(await lintedRules(text)).toEqual([rule]);
  });

  test.each([
    "inline-size: 1rem",
    "margin-inline: 0 auto",
    "border-start-start-radius: 0",
    "padding: 0 1rem 2rem 1rem",
    "inset: 0",
    "border: 1px solid var(--color-line)",
    "translate: 0 -3px",
    "mask: url(#wave)",
    'content: "#1"',
    "gap: var(--x12px)",
    "font-size: 1rem",
    "font: 400 var(--step-0) / 1.4 var(--font-text)",
    "font: 400 max(1rem, 0.9em) / 1.4 var(--font-text)",
    "--step-tall: clamp(1rem, 1vw, 2rem)",
    "margin: calc(1px + 2px)",
  ])("accepts %s", async (declaration) => {
    expect(await lintedRules(`.a > * + p { ${declaration} }`)).toEqual([]);
  });
});

describe("the rules find", () => {
  const sheet = (text: string): SourceFile => ({ path: "src/ui/Chip/Chip.module.css", text });

  test.each([
    ".a { gap: 0 }",
    "@layer pages { .a { gap: 0 } }",
    "@layer ui; .a { gap: 0 }",
    "@keyframes turn { to { rotate: 1turn } }",
  ])("a rule outside its cascade layer: %s", (text) => expect(layerFaults(sheet(text), "ui")).not.toEqual([]));

  test.each(["font-family: var(--font-board)", "font: 600 1rem var(--font-board)", "text-transform: uppercase"])(
    "the Board font without upper-casing, or another font with it: %s",
    (declaration) => expect(boardFaults(sheet(`.a { ${declaration} }`))).toHaveLength(1),
  );

  test("a container query in px", () => {
    expect(containerFaults(sheet("@layer ui { @container (min-width: 720px) { .a { gap: 0 } } }"))).toHaveLength(1);
  });

  test("a missing class", () => {
    const text = `import look from "./Chip.module.css"; const a = <i className={look.dot} title={other.text} />;`;
    const component = { path: "src/ui/Chip/Chip.tsx", text };
    expect(classFaults(component, [sheet(".line {} .dot:hover {}")])).toEqual([]);
    expect(classFaults(component, [sheet(".line {}")])).toEqual([
      "src/ui/Chip/Chip.tsx:1: .dot is not in src/ui/Chip/Chip.module.css",
    ]);
  });

  test("an unused class", () => {
    const text =
      'import look from "./Chip.module.css"; const a = (of: "head" | "foot") => look.dot + look[of] + look[`${of}Line`];';
    const component = { path: "src/ui/Chip/Chip.tsx", text };
    const idle = (classes: string) => idleClassFaults(sheet(classes), [component]);
    expect(idle(".dot {} .dot:hover .head {} .foot {} .headLine {} .footLine { gap: 0.5rem }")).toEqual([]);
    expect(idle(".dot {} .line {} .headDot {}")).toEqual([
      "src/ui/Chip/Chip.module.css has .line, which no component takes.",
      "src/ui/Chip/Chip.module.css has .headDot, which no component takes.",
    ]);
  });

  test("an undefined property", () => {
    const file = sheet(".a { --own: 0; gap: var(--own) var(--space-99) var(--given, var(--space-98)) var(--index) }");
    expect(unknownProperties(file, ["--space-1"], ["--index"])).toEqual([
      expect.stringMatching(
        /^src\/ui\/Chip\/Chip\.module\.css:1 .+: there is no --space-99; the nearest is --space-1\.$/,
      ),
      expect.stringMatching(/there is no --space-98;/),
    ]);
  });

  test("no fault in a property that a component sets", () => {
    expect(
      propertiesInScripts([
        { path: "a.tsx", text: 'const a = { "--index": 1, [`--${b}`]: 2 }; f("--other"); g(`--third`);' },
      ]),
    ).toEqual(["--index", "--other", "--third"]);
  });
});

function unknownProperties(file: SourceFile, tokens: readonly string[], fromScripts: readonly string[]): string[] {
  const known = new Set([...tokens, ...definedProperties(file), ...fromScripts]);
  return usedProperties(file)
    .filter(({ name, hasFallback }) => !hasFallback && !known.has(name))
    .map(({ name, where }) => `${where}: there is no ${name}; the nearest is ${closest(name, [...known])}.`);
}

/** Custom properties that scripts mention, such as those in a `style` prop. */
function propertiesInScripts(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    nodesOf(parseModule(file).program).flatMap((node) => {
      const text = node.type === "TemplateLiteral" ? piecesOf(node).join("") : literalOf(node);
      return text?.match(/^--[a-z][\w-]*$/) ? [text] : [];
    }),
  );
}

/** Names of the Stylelint rules that a component's style sheet violates. */
async function lintedRules(code: string): Promise<string[]> {
  return (await warningsFor(code)).map(({ rule }) => rule);
}

async function warningsFor(code: string) {
  const { results } = await stylelint.lint({ code, codeFilename: `${ROOT}src/ui/Chip/Chip.module.css`, cwd: ROOT });
  return results.flatMap(({ warnings }) => warnings);
}
