import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone } from "lucide-react";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { TourGrid } from "#src/ui/TourGrid/TourGrid.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { platesIn } from "#stories/fixtures/plates.ts";
import { toursIn } from "#stories/fixtures/tours.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const TITLE_ID = "tours-title";
const TITLE = { tr: "Şehirden çıkan yedi yol", en: "Seven ways out of town", ru: "Семь дорог из города" };
const ELSEWHERE = {
  tr: {
    title: "Aklınızda başka bir yer mi var?",
    text: "Yeri ve günü söylemeniz yeter. Yolu, durakları ve grubun tek fiyatını biz hazırlarız.",
    ask: "Turu birlikte planlayalım",
  },
  en: {
    title: "Somewhere else in mind?",
    text: "Name the place and the day. We plan the road, the stops and one price for the group.",
    ask: "Plan a tour with us",
  },
  ru: {
    title: "Хотите в другое место?",
    text: "Назовите место и день. Мы продумаем дорогу, остановки и одну цену на всю группу.",
    ask: "Спланировать тур",
  },
};

const meta = {
  id: "ui-tourgrid",
  title: "Components/Cards and grids/TourGrid",
  component: TourGrid,
  argTypes: { level: { control: false } },
  args: {
    tours: [],
    customTour: { title: "", text: "", image: loadPage("home", "tr").pictures.night, actions: null },
    labelledBy: TITLE_ID,
  },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Some of the tours on another page need no panel: set `StampCard`s in a grid of that page.",
      keyboard: { Tab: "goes to the next tour, then to the contact buttons", Enter: "opens it" },
      parts: ["`StampCard`s", "A panel that offers a tour of one’s own and fills the last row"],
      content: {
        do: [
          "Ask in the panel’s title: “Somewhere else in mind?”",
          "Say in its text what the guest tells and what we answer: “quote one price for the group”",
        ],
        dont: ["Call a tour “exclusive” or “unforgettable”", "Ask for a budget in the panel"],
      },
      messages: ["tours:elsewhere.title", "tours:elsewhere.text"],
    }),
  },
  render: (args, { globals }) => (
    <Section>
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <TourGrid {...args} tours={toursIn(globals)} customTour={elsewhereIn(globals)} level={3} />
    </Section>
  ),
} satisfies Meta<typeof TourGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven tours; the panel fills the rest of the last row. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const tours = toursIn(globals);
    await expect(canvas.getByRole("list", { name: inLanguage(globals, TITLE) })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(tours.length);
    await expect(canvas.getByRole("heading", { name: inLanguage(globals, ELSEWHERE).title })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    canvas.getByRole("link", { name: tours.at(-1)?.title ?? "" }).focus();
    await userEvent.tab();
    const ask = canvas.getByRole("link", { name: inLanguage(globals, ELSEWHERE).ask });
    await expect(ask).toHaveFocus();
    ask.blur();
  },
};

/** The panel fills the rest of the last row: a third, two thirds, or all of it. */
export const Rests: Story = {
  tags: ["picture", "desktop", "wordless"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  render: (args, { globals }) => (
    <Section>
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <div style={{ display: "grid", gap: "var(--space-7)" }}>
        {[2, 1, 3].map((count) => (
          <TourGrid
            {...args}
            tours={toursIn(globals).slice(0, count)}
            customTour={elsewhereIn(globals)}
            level={3}
            key={count}
          />
        ))}
      </div>
    </Section>
  ),
};

function elsewhereIn(globals: Parameters<typeof translatorOf>[0]) {
  const t = translatorOf(globals);
  const { title, text, ask } = inLanguage(globals, ELSEWHERE);
  return {
    title,
    text,
    image: platesIn(globals).night,
    actions: (
      <>
        <ButtonLink variant="whatsapp" href="#chat">
          <BrandIcon brand="whatsapp" />
          <span>{ask}</span>
        </ButtonLink>
        <ButtonLink variant="line" href="#call">
          <Phone aria-hidden />
          <span>{t("shell:channels.call")}</span>
        </ButtonLink>
      </>
    ),
  };
}
