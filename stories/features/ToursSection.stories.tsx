import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { ToursSection } from "#src/features/offer/ToursSection.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-tourssection",
  title: "Components/Cards and grids/ToursSection",
  component: ToursSection,
  args: { tours: [], title: "", language: "tr" },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Up to three tours, on a page about something else. All of them belong in a `TourGrid`.",
      keyboard: { Tab: "goes to the list of all tours, then to the next tour", Enter: "opens it" },
      parts: ["A `SectionHeader` with a link to all tours", "Up to three `StampCard`s in a row"],
      content: {
        do: ["Title it with what ties them to the page: nearby, in the evening, by boat"],
        dont: ["Show tours that start somewhere else than the page’s place"],
      },
      messages: ["tours:back", "tours:facts.onRequest"],
    }),
  },
  render: (args, { globals }) => {
    const language = languageOf(globals);
    const { tours, toursTitle } = loadPage("home", language);
    return <ToursSection {...args} tours={tours} title={toursTitle} language={language} />;
  },
} satisfies Meta<typeof ToursSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three stamps in a row, or on phones stacked with their text beside them; each links to its tour. */
export const Default: Story = {
  tags: ["unpictured"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { tours, toursTitle } = loadPage("home", t.language);
    await expect(canvas.getByRole("region", { name: toursTitle })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("tours:back") })).toHaveFocus();
    for (const { slug, title } of tours) {
      await userEvent.tab();
      const link = canvas.getByRole("link", { name: title });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute("href", `/${t.language}/tours/${slug}`);
    }
    canvas.getByRole("link", { name: tours.at(-1)?.title ?? "" }).blur();
  },
};
