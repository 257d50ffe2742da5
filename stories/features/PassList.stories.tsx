import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { PassList } from "#src/features/booking/PassList.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { createPass, keepPasses } from "#stories/fixtures/keptPass.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-passlist",
  title: "Components/Booking/PassList",
  component: PassList,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Pages use `KeptPasses`, which loads this list only where something is kept.",
      keyboard: { Tab: "goes through the buttons and links of each pass" },
      parts: [
        "A heading and what a pass is",
        "A `Pass` for each request",
        "What to do with it, in the order of the day",
      ],
      content: {
        do: ["Say in the folded line which ride it is"],
        dont: ["Number the passes: each has its reference"],
      },
      messages: ["request:pass.heading", "request:pass.lead", "request:pass.steps.land"],
    }),
  },
  args: { data: {} as never, language: "tr", folded: false },
  render: (args, { globals }) => <PassList {...args} data={bookingIn(globals)} language={languageOf(globals)} />,
  beforeEach: () => {
    keepPasses(createPass("one"), createPass("old", {}, { date: "2026-07-13" }));
    return () => localStorage.removeItem(LOCAL_KEYS.passes);
  },
} satisfies Meta<typeof PassList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One to come and one that is over. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    const [clear] = canvas.getAllByRole("button", { name: t("request:pass.clear") });
    await userEvent.click(clear as HTMLElement);
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

/** Folded into one line, as pages that are about something else have it. */
export const Folded: Story = {
  tags: ["picture"],
  args: { folded: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const passes = canvas.getAllByRole("article", { hidden: true });
    await expect(passes).toHaveLength(2);
    await expect(passes[0]).not.toBeVisible();
    const line = canvasElement.querySelector("summary") as HTMLElement;
    await userEvent.click(line);
    await expect(passes[0]).toBeVisible();
    await userEvent.click(line);
    await userEvent.unhover(line);
  },
};
