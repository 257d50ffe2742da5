import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { KeptPassLink } from "#src/features/booking/KeptPassLink.tsx";
import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { keptPassesHref } from "#src/i18n/paths.ts";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { createPass, keepPasses } from "#stories/fixtures/keptPass.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-keptpasslink",
  title: "Components/Booking/KeptPassLink",
  component: KeptPassLink,
  parameters: {
    layout: "padded",
    ...guide({
      avoid:
        "Not beside `KeptPasses`, which shows the passes themselves, nor beside the pass of a request that was just sent.",
      keyboard: { Enter: "leads to the passes on the reservation page" },
      parts: ["The ride of the newest request: date, time and places", "An arrow"],
      content: {
        do: ["Name the ride, so that the guest knows it without opening the pass"],
        dont: ["Say that the ride is booked: it may still be a request"],
      },
      messages: ["request:pass.latest"],
    }),
  },
  args: { data: {} as never, language: "tr", Link: "a" },
  render: (args, { globals }) => <KeptPassLink {...args} data={bookingIn(globals)} language={languageOf(globals)} />,
  beforeEach: () => () => localStorage.removeItem(LOCAL_KEYS.passes),
} satisfies Meta<typeof KeptPassLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of several requests the newest. */
export const Default: Story = {
  tags: ["picture", "phone"],
  beforeEach: () => keepPasses(createPass("new"), createPass("old", {}, { date: "2026-07-13" })),
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole("link", { name: /14:30/ });
    await expect(link).toHaveTextContent("2027");
    await expect(link).toHaveAttribute("href", keptPassesHref(languageOf(globals)));
  },
};

/** Nothing is rendered without a pass. */
export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};
