import type { Meta, StoryObj } from "@storybook/react-vite";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { tokensOf } from "./tokens.ts";

const SENTENCES: Record<Language, string> = {
  tr: "Şoförünüz sizi çıkış kapısında bekler",
  en: "Your driver waits at the arrivals gate",
  ru: "Водитель встретит вас у выхода из зала",
};

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Every size of the scale, in the face for headings. */
export const Sizes: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => (
    <dl style={LIST}>
      {tokensOf("--step-")
        .flatMap(({ names }) => names)
        .map((name) => (
          <div key={name}>
            <dt lang="en">{name.slice(2)}</dt>
            <dd style={{ font: `400 var(${name}) / 1.15 var(--font-display)`, overflowWrap: "anywhere" }}>
              {SENTENCES[globals["language"] as Language]}
            </dd>
          </div>
        ))}
    </dl>
  ),
};

/** The three faces in the three languages. The Board face is always upper-cased, by the rules of the language. */
export const Faces: Story = {
  tags: ["picture"],
  render: () => (
    <dl style={LIST}>
      {tokensOf("--font-")
        .flatMap(({ names }) => names)
        .map((name) => (
          <div key={name}>
            <dt lang="en">{name.slice(2)}</dt>
            {LANGUAGES.map((language) => (
              <dd key={language} lang={language} style={faceOf(name)}>
                {SENTENCES[language]}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  ),
};

const LIST = { display: "grid", gap: "var(--space-4)" };

function faceOf(name: string) {
  if (name !== "--font-board") return { font: `400 var(--step-3) / 1.3 var(${name})` };
  return { font: `600 var(--step-3) / 1.3 var(${name})`, textTransform: "uppercase" as const };
}
