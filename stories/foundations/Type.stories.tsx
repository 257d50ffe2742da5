import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

import { LANGUAGES, type Localized } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { languageOf, inLanguage } from "#stories/fixtures/messages.ts";
import { FACES, FAMILIES, familyIn, lettersOf, missingIn, type Face } from "./faces.ts";
import { measureLengths, formatLength, type Lengths } from "./lengths.ts";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { tokensOf } from "./tokens.ts";

const GREETING: Localized<string> = {
  tr: "Bodrum’a hoş geldiniz",
  en: "Welcome to Bodrum",
  ru: "Добро пожаловать в Бодрум",
};
const SENTENCE: Localized<string> = {
  tr: "Şoförünüz çıkış kapısında adınızın yazılı olduğu bir tabelayla bekler. Havalimanında 45\u00a0dakikaya kadar bekleme ücretsizdir.",
  en: "Your driver waits at the arrivals gate with a sign that has your name on it. Waiting at the airport is free for up to 45\u00a0minutes.",
  ru: "Водитель встретит вас у выхода из зала прилёта с табличкой, на которой написано ваше имя. Ожидание в аэропорту до 45\u00a0минут бесплатно.",
};

/** Purpose of each step of the scale, with its font and line height. */
const STEPS: Record<string, { face: Face; leading: string; use: string; sample?: "fare" }> = {
  "--step-5": { face: "--font-display", leading: "--leading-5", use: "The title of a page" },
  "--step-4": { face: "--font-display", leading: "--leading-4", use: "The title of a section" },
  "--step-3": { face: "--font-display", leading: "--leading-3", use: "A car, a tour, a question" },
  "--step-2": { face: "--font-display", leading: "--leading-2", use: "A title in a list or a row" },
  "--step-1": { face: "--font-text", leading: "--leading-1", use: "The lead under a title" },
  "--step-0": { face: "--font-text", leading: "--leading-0", use: "Running text" },
  "--step-small": { face: "--font-text", leading: "--leading-small", use: "Notes; nothing is smaller" },
  "--step-control": { face: "--font-text", leading: "--leading-2", use: "Buttons and navigation" },
  "--step-field": { face: "--font-text", leading: "--leading-2", use: "What is typed into a form" },
  "--step-label": { face: "--font-board", leading: "--leading-2", use: "Labels, captions, tags" },
  "--step-board": { face: "--font-board", leading: "--leading-2", use: "Figures on the board" },
  "--step-amount": { face: "--font-display", leading: "--leading-2", use: "An amount in a row", sample: "fare" },
  "--step-price": { face: "--font-display", leading: "--leading-6", use: "The fare", sample: "fare" },
};

/** Purpose of each line height, letter spacing and length of a line, with the size it is shown in. */
const LINES: Record<string, { step: string; face?: Face; use: string }> = {
  "--leading-6": { step: "--step-price", face: "--font-display", use: "The fare" },
  "--leading-5": { step: "--step-5", face: "--font-display", use: "The title of a page" },
  "--leading-4": { step: "--step-4", face: "--font-display", use: "The title of a section" },
  "--leading-3": { step: "--step-3", face: "--font-display", use: "Titles of cars, tours and questions" },
  "--leading-2": { step: "--step-control", use: "Buttons, labels, and titles in a list" },
  "--leading-1": { step: "--step-1", use: "The lead under a title" },
  "--leading-0": { step: "--step-0", use: "Running text" },
  "--leading-small": { step: "--step-small", use: "Notes" },
  "--tracking-label": { step: "--step-label", face: "--font-board", use: "Between the letters of labels" },
  "--tracking-board": {
    step: "--step-board",
    face: "--font-board",
    use: "Between the letters of longer lines in Board",
  },
  "--tracking-words": { step: "--step-label", face: "--font-board", use: "Between the words of everything in Board" },
  "--measure": { step: "--step-0", use: "The longest line of running text" },
  "--measure-tight": { step: "--step-1", use: "The longest line of a lead or a short text" },
};

const ROLES: Record<Face, string> = {
  "--font-display": "Titles, prices and questions, always in regular weight.",
  "--font-text": "Text, fields and buttons.",
  "--font-board": "Labels, the board and codes. It has capitals and figures only, so it is always upper-cased.",
};

/** Three fonts on one scale, each with Turkish and Russian characters. */
const meta = {
  id: "foundations-type",
  title: "foundations/Type · typography · font",
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Every size, with its value on a phone and on a desktop. */
export const Scale: Story = {
  tags: ["picture", "wordless"],
  render: () => <Sizes lengths={measureLengths(tokensOf("--step-"))} />,
  play: async ({ canvas }) => {
    const steps = tokensOf("--step-").map(({ name }) => name);
    await expect(Object.keys(STEPS).toSorted(), "Each step of tokens.css has a use here").toEqual(steps.toSorted());
    const sizes = canvas
      .getAllByText(/^[\d.]+(?: – [\d.]+)? px$/)
      .map(({ textContent }) => parseFloat(textContent ?? ""));
    await expect(sizes).toHaveLength(steps.length);
    await expect(Math.min(...sizes), "The smallest size in px; 0 was not measured").toBeGreaterThan(10);
  },
};

/** Purpose of each font, in a text at the size of a lead. */
export const Faces: Story = {
  render: (_args, { globals }) => (
    <Sheet>
      {FACES.map((face) => (
        <Part title={FAMILIES[face].family} key={face}>
          <Entries>
            <Entry name={face} token={face} value={`${FAMILIES[face].weight}`} use={ROLES[face]}>
              <p className="foundations-sentence" lang={languageOf(globals)} style={textIn(face)}>
                {inLanguage(globals, SENTENCE)}
              </p>
            </Entry>
          </Entries>
        </Part>
      ))}
    </Sheet>
  ),
};

/** Line heights, the spacing of letters and words, and the lengths of lines, each at a size that uses it. */
export const Lines: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <Sheet>
      {LINE_PARTS.map(({ title, prefix }) => (
        <Part title={title} key={prefix}>
          <Entries>
            {tokensOf(prefix).map(({ name, value }) => (
              <Entry name={name} token={name} value={value} use={LINES[name]?.use} key={name}>
                <p lang={languageOf(globals)} style={lineIn(name)}>
                  {inLanguage(globals, SENTENCE)}
                </p>
              </Entry>
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  ),
  play: async () => {
    const tokens = LINE_PARTS.flatMap(({ prefix }) => tokensOf(prefix).map(({ name }) => name));
    await expect(Object.keys(LINES).toSorted(), "Each token has a use here").toEqual(tokens.toSorted());
  },
};

const LINE_PARTS = [
  { title: "Line heights", prefix: "--leading-" },
  { title: "Spacing of letters and words", prefix: "--tracking-" },
  { title: "Lengths of lines", prefix: "--measure" },
];

/** Complete alphabets. No letter of the three languages falls back to another font. */
export const Letters: Story = {
  render: () => (
    <Sheet>
      {FACES.map((face) => (
        <Part title={FAMILIES[face].family} key={face}>
          <Entries>
            {LANGUAGES.map((language) => (
              <Entry name={language} value={`${lettersOf(face, language).length} characters`} key={language}>
                <p
                  className="foundations-letters"
                  lang={language}
                  style={{ ...textIn(face), fontFamily: familyIn(face, language) }}
                >
                  {lettersOf(face, language)}
                </p>
              </Entry>
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  ),
  play: async () => {
    for (const face of FACES) {
      for (const language of LANGUAGES) {
        const missing = await missingIn(face, language, lettersOf(face, language));
        await expect(missing, `${FAMILIES[face].family} draws ${language}`).toEqual([]);
      }
    }
    // The legal texts of Russian pages are in Turkish.
    for (const face of ["--font-display", "--font-text"] as const)
      await expect(await missingIn(face, "ru", "çğıöşüÇĞİÖŞÜ"), `${FAMILIES[face].family} Russian`).toEqual([]);
    // The check can fail: no font has a lira sign, and the Board font has no lower case, although its file's range includes it.
    await expect(await missingIn("--font-text", "tr", "a₺")).toEqual(["₺"]);
    await expect(await missingIn("--font-board", "tr", "Aa")).toEqual(["a"]);
  },
};

function Sizes({ lengths }: { lengths: Lengths }) {
  const steps = tokensOf("--step-");
  return (
    <Sheet>
      <Entries>
        {steps.map(({ name }) => (
          <Entry name={name} token={name} value={formatLength(lengths, name)} use={STEPS[name]?.use} key={name}>
            <div style={textIn(faceOf(name), name, STEPS[name]?.leading)}>
              {LANGUAGES.map((language) => (
                <p
                  className="foundations-line"
                  lang={language}
                  style={{ fontFamily: familyIn(faceOf(name), language) }}
                  key={language}
                >
                  {STEPS[name]?.sample === "fare" ? formatEuro(75, language) : GREETING[language]}
                </p>
              ))}
            </div>
          </Entry>
        ))}
      </Entries>
    </Sheet>
  );
}

/** A text with one of the tokens of `LINES`. */
function lineIn(token: string): CSSProperties {
  const { step = "--step-0", face = "--font-text" } = LINES[token] ?? {};
  if (token.startsWith("--leading-")) return { ...textIn(face, step, token), overflowWrap: "anywhere" };
  const text = textIn(face, step, face === "--font-board" ? "--leading-2" : "--leading-1");
  if (token.startsWith("--measure")) return { ...text, maxInlineSize: `var(${token})` };
  return token === "--tracking-words"
    ? { ...text, wordSpacing: `var(${token})` }
    : { ...text, letterSpacing: `var(${token})` };
}

function faceOf(step: string): Face {
  return STEPS[step]?.face ?? "--font-text";
}

function textIn(face: Face, step = "--step-1", leading = "--leading-1"): CSSProperties {
  const font = `${FAMILIES[face].weight} var(${step}) / var(${leading}) var(${face})`;
  return face === "--font-board" ? { font, textTransform: "uppercase" } : { font };
}
