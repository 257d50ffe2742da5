import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Slip, type SlipProps } from "#src/ui/Slip/Slip.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const WORDS = {
  tr: {
    answers: [
      { value: "45", unit: "dk", text: "havalimanında ücretsiz bekleme" },
      { value: "0 €", text: "çocuk koltuğu" },
      { value: "24", unit: "saat", text: "kalana kadar ücretsiz iptal" },
      { value: "7/24", text: "araç ve telefon" },
    ],
    title: "Havalimanından, dakika",
    centre: "Merkez",
  },
  en: {
    answers: [
      { value: "45", unit: "min", text: "free waiting at the airport" },
      { value: "€0", text: "child seats" },
      { value: "24", unit: "hours", text: "before pick-up you can still cancel free" },
      { value: "24/7", text: "cars and a person on the phone" },
    ],
    title: "From the airport, minutes",
    centre: "Centre",
  },
  ru: {
    answers: [
      { value: "45", unit: "мин", text: "бесплатного ожидания в аэропорту" },
      { value: "0 €", text: "детское кресло" },
      { value: "24", unit: "часа", text: "до поездки\u00a0— ещё можно отменить бесплатно" },
      { value: "24/7", text: "машины и поддержка по телефону" },
    ],
    title: "Из аэропорта, минут",
    centre: "Центр",
  },
} satisfies Record<string, Pick<SlipProps, "answers"> & { title: string; centre: string }>;

const PLACES = {
  tr: ["Yalıkavak", "Turgutreis", "Gümüşlük"],
  en: ["Yalıkavak", "Turgutreis", "Gümüşlük"],
  ru: ["Ялыкавак", "Тургутреис", "Гюмюшлюк"],
};
const MINUTES = [50, 55, 60];

const meta = {
  component: Slip,
  args: { answers: [], drivesTitle: "", drives: [] },
  parameters: guide({
    avoid: "For the facts of a tour take `FactsBar`. An answer that needs a sentence belongs in `QuestionGroups`.",
    keyboard: {},
  }),
  render: (args, { globals }) => {
    const { answers, title, centre } = sayIn(globals, WORDS);
    const drives = sayIn(globals, PLACES).map((place, index) => ({ place, minutes: MINUTES[index] ?? 0 }));
    return (
      <Slip
        {...args}
        answers={answers}
        drivesTitle={title}
        drives={[{ place: centre, minutes: [35, 40] }, ...drives]}
      />
    );
  },
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure is a term with its value; the roads are for the eye, in proportion to the longest drive. */
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
    const { answers, title } = sayIn(globals, WORDS);
    await expect(canvas.getByRole("heading", { level: 2, name: title })).toBeVisible();
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms.slice(0, 4)).toEqual(answers.map(({ text }) => text));
    const values = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(values[0]).toBe(`${answers[0]?.value} ${"unit" in answers[0]! ? answers[0].unit : ""}`);
    await expect(values.slice(4)).toEqual(["35–40", "50", "55", "60"]);

    const roads = canvas
      .getAllByRole("definition")
      .slice(4)
      .map((minutes) => parseFloat(getComputedStyle(minutes, "::before").inlineSize));
    const longest = roads.at(-1) ?? 0;
    await expect(roads.map((road) => Math.round((road / longest) * 60))).toEqual([40, 50, 55, 60]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Where there is room its halves lie side by side. */
export const Wide: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals }) => {
    const { title } = sayIn(globals, WORDS);
    const [first] = canvas.getAllByRole("definition");
    const drives = canvas.getByRole("heading", { name: title }).getBoundingClientRect();
    await expect(drives.left).toBeGreaterThan(first?.getBoundingClientRect().right ?? Infinity);
  },
};

/** So narrow that two columns would break the words: one below the other. */
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
