import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Badges } from "#src/features/offer/Badges.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-badges",
  title: "Components/Content/Badges",
  component: Badges,
  parameters: guide({
    avoid:
      "States what holds for every trip. For features of a vehicle use `FleetSection`, for facts about a tour `FactsBar`.",
    keyboard: {},
    parts: ["A `BadgeRow` with the three that hold for every trip"],
    content: {
      do: [
        "Change their words in `pages:badges`, in three languages at once",
        "Keep to what the terms say, too: “Free child seats, and up to 45 minutes’ free waiting at the airport.”",
      ],
      dont: ["Add a badge of a company that has not given one", "Use it twice on a page"],
    },
    messages: ["pages:badges.secure.title", "pages:badges.support.title", "pages:badges.premium.title"],
  }),
  args: { language: "tr" },
  render: (args, { globals }) => <Badges {...args} language={languageOf(globals)} />,
} satisfies Meta<typeof Badges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    for (const title of [
      t("pages:badges.secure.title"),
      t("pages:badges.support.title"),
      t("pages:badges.premium.title"),
    ]) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};

/** The default, used beside the form of the reservation page, and `compact`, used below the form of the home page. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => (
    <Cells>
      <Badges {...args} language={languageOf(globals)} />
      <Badges {...args} language={languageOf(globals)} compact />
    </Cells>
  ),
};
