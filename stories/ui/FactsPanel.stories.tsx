import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { FactsPanel, type FactsPanelProps } from "#src/ui/FactsPanel/FactsPanel.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const WORDS = {
  tr: {
    answers: [
      { value: "45", unit: "dk", text: "havalimanında ücretsiz bekleme", href: "#waiting" },
      { value: "0 €", text: "çocuk koltuğu", href: "#seats" },
      { value: "24", unit: "saat", text: "önceden haber verilirse ücretsiz iptal", href: "#cancelling" },
      { value: "7/24", text: "araç ve telefon", href: "#hours" },
    ],
    title: "Havalimanından yol, dakika",
    centre: "Merkez",
  },
  en: {
    answers: [
      { value: "45", unit: "min", text: "free waiting at the airport", href: "#waiting" },
      { value: "€0", text: "child seats", href: "#seats" },
      { value: "24", unit: "hours", text: "before pick-up you can still cancel free", href: "#cancelling" },
      { value: "24/7", text: "cars and a person on the phone", href: "#hours" },
    ],
    title: "From the airport, minutes",
    centre: "Centre",
  },
  ru: {
    answers: [
      { value: "45", unit: "мин", text: "бесплатного ожидания в аэропорту", href: "#waiting" },
      { value: "0 €", text: "детское кресло", href: "#seats" },
      { value: "24", unit: "часа", text: "и больше до подачи\u00a0— отмена бесплатна", href: "#cancelling" },
      { value: "24/7", text: "машины и поддержка по телефону", href: "#hours" },
    ],
    title: "Из аэропорта, минут",
    centre: "Центр",
  },
} satisfies Record<string, Pick<FactsPanelProps, "answers"> & { title: string; centre: string }>;

const PLACES = {
  tr: ["Yalıkavak", "Turgutreis", "Gümüşlük"],
  en: ["Yalıkavak", "Turgutreis", "Gümüşlük"],
  ru: ["Ялыкавак", "Тургутреис", "Гюмюшлюк"],
};
const MINUTES = [50, 55, 60];

const meta = {
  id: "ui-factspanel",
  title: "Components/Content/FactsPanel · figures · chart",
  component: FactsPanel,
  args: { answers: [], drivesTitle: "", drives: [] },
  parameters: guide({
    avoid: "For the facts of a tour use `FactsBar`. An answer that needs a sentence belongs in `QuestionGroups`.",
    keyboard: { Tab: "goes to the next figure", Enter: "goes to its answer" },
    parts: [
      "Four figures, each with its unit and what it counts, and a link to its answer",
      "A perforation",
      "A heading that says from where and in what unit",
      "A bar for each place, with its minutes",
    ],
    content: {
      do: [
        "Let figure and words read as one: “45 min”, “free waiting at the airport”",
        "Name start and unit once, in the heading: “Minutes from the airport”",
      ],
      dont: ["Round in our favour: a drive of 35–50 minutes is not 35", "Add a figure without a source in `content`"],
    },
    messages: ["faq:shortAnswers.waiting.text", "faq:shortAnswers.cancelling.text", "faq:shortAnswers.drives"],
  }),
  render: (args, { globals }) => {
    const { answers, title, centre } = inLanguage(globals, WORDS);
    const drives = inLanguage(globals, PLACES).map((place, index) => ({ place, minutes: MINUTES[index] ?? 0 }));
    return (
      <FactsPanel
        {...args}
        answers={answers}
        drivesTitle={title}
        drives={[{ place: centre, minutes: [35, 40] }, ...drives]}
      />
    );
  },
} satisfies Meta<typeof FactsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure is a term with its value; the bars are decorative, in proportion to the longest drive. */
export const Default: Story = {
  tags: ["picture"],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "29rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, globals }) => {
    const { answers, title } = inLanguage(globals, WORDS);
    await expect(canvas.getByRole("heading", { level: 2, name: title })).toBeVisible();
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms.slice(0, 4)).toEqual(answers.map(({ text }) => text));
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual(answers.map(({ href }) => href));
    const values = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(values[0]).toBe(`${answers[0]?.value} ${"unit" in answers[0]! ? answers[0].unit : ""}`);
    await expect(values.slice(4)).toEqual(["35–40", "50", "55", "60"]);

    const roads = canvas
      .getAllByRole("definition")
      .slice(4)
      .map((minutes) => parseFloat(getComputedStyle(minutes, "::before").inlineSize));
    const longest = roads.at(-1) ?? 0;
    for (const [index, minutes] of [40, 50, 55, 60].entries())
      await expect(Math.abs(((roads[index] ?? 0) / longest) * 60 - minutes)).toBeLessThan(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Side by side on wide screens. */
export const Wide: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals }) => {
    const { title } = inLanguage(globals, WORDS);
    const [first] = canvas.getAllByRole("definition");
    const drives = canvas.getByRole("heading", { name: title }).getBoundingClientRect();
    await expect(drives.left).toBeGreaterThan(first?.getBoundingClientRect().right ?? Infinity);
  },
};

/** One column where two would break words. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(13rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("definition").map((value) => value.getBoundingClientRect().left);
    await expect(first).toBe(second);
    for (const value of canvas.getAllByRole("definition"))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};
