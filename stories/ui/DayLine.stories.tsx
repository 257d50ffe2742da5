import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { DayLine } from "#src/ui/DayLine/DayLine.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const TITLE_ID = "day-title";
const TITLE = { tr: "Gün nasıl geçiyor?", en: "How the day goes", ru: "Как проходит день" };
const PARTS = {
  tr: [
    { when: "Şafaktan önce", text: "Sizi kapınızdan alırız; kahvaltı yol üstünde edilir." },
    {
      when: "Öğleye doğru",
      text: "Ören yeri, kalabalık gelmeden. İki saat yeter, müzeyi de gezecekseniz üç saat ayırınız.",
    },
    { when: "Güneş alçalırken", text: "Tepedeki yel değirmenleri: O saatte sıcak geçmiştir." },
    { when: "Akşam", text: "Aynı kapıda inersiniz." },
  ],
  en: [
    { when: "Before dawn", text: "We collect you at your door, and stop for breakfast on the road." },
    { when: "Late morning", text: "The ruins, ahead of the crowd. Two hours will do, or three with the museum." },
    { when: "Before sunset", text: "The windmills on the ridge, once the heat has gone." },
    { when: "Evening", text: "Back at the same door." },
  ],
  ru: [
    { when: "До рассвета", text: "Забираем вас у дверей, завтракаем по дороге." },
    { when: "К полудню", text: "Раскопки, пока там нет толпы. Хватит двух часов, а\u00a0с\u00a0музеем — трёх." },
    { when: "Перед закатом", text: "Ветряные мельницы на гребне: жара к\u00a0этому времени спадает." },
    { when: "Вечером", text: "Высаживаем вас у\u00a0тех же дверей." },
  ],
};

const meta = {
  id: "ui-dayline",
  title: "Components/Content/DayLine · timeline",
  component: DayLine,
  args: { parts: [], labelledBy: TITLE_ID },
  parameters: guide({
    avoid: "Places with pictures are a `StopLine`. What a guest does one after the other, as in booking, are `Steps`.",
    keyboard: {},
    parts: ["A line with a dot for each part", "The part of the day", "What happens in it, in one to three sentences"],
    content: {
      do: ["Name the part of the day in words: “Before dawn”, “Day two, morning”", "Say what one does and sees then"],
      dont: ["Give a clock time: it is agreed with each guest", "Add advice, prices and links: they belong below it"],
    },
  }),
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-4)" }}>
      <h2 id={TITLE_ID}>{inLanguage(globals, TITLE)}</h2>
      <DayLine {...args} parts={inLanguage(globals, PARTS)} />
    </div>
  ),
} satisfies Meta<typeof DayLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below each other on phones, with the line at the start. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "wordless"],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("list", { name: inLanguage(globals, TITLE) })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      inLanguage(globals, PARTS).map(({ when, text }) => when + text),
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Side by side from 64rem. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("listitem").map((part) => part.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
