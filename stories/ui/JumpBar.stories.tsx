import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, waitFor } from "storybook/test";

import { JumpBar } from "#src/ui/JumpBar/JumpBar.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { serviceGroupsIn } from "#stories/fixtures/services.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const LABEL = { tr: "Hizmet grupları", en: "Groups of services", ru: "Группы услуг" };

const meta = {
  id: "ui-jumpbar",
  title: "Components/Navigation/JumpBar · tabs · anchors",
  component: JumpBar,
  args: { label: "", items: [] },
  parameters: guide({
    avoid: "For pages use `NavLinks`. Not for a list that fits on one screen.",
    keyboard: { Tab: "goes to the next section", Enter: "jumps there" },
    parts: ["Two to four links", "A line below the section on show"],
    content: {
      do: ["Shorten the heading to its first noun: “By place”, “Cars”", "Keep the order of the page"],
      dont: [
        "Use other words than the heading has: nobody would know the place again",
        "Let a label wrap: shorten it in the longest language, which is Russian",
      ],
    },
    messages: ["services:groups.places.short", "services:groups.further.short", "services:groups.cars.short"],
  }),
  // There is no header above it here.
  decorators: [(Story) => <div style={{ "--jump-bar-inset": 0 } as CSSProperties}>{Story()}</div>],
  render: (args, { globals }) => (
    <JumpBar
      {...args}
      label={inLanguage(globals, LABEL)}
      items={serviceGroupsIn(globals).map(({ id, short }) => ({ id, text: short }))}
    />
  ),
} satisfies Meta<typeof JumpBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first section is current initially; each link is large enough for touch. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const links = canvas.getAllByRole("link");
    const [first, second] = links;
    await expect(canvas.getByRole("navigation", { name: inLanguage(globals, LABEL) })).toBeVisible();
    await expect(first).toHaveAttribute("aria-current", "location");
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    second?.blur();
  },
};

/** Marks the section in view and stays sticky. */
export const WhileReading: Story = {
  parameters: { layout: "fullscreen" },
  render: (args, context) => (
    <>
      {meta.render(args, context)}
      {serviceGroupsIn(context.globals).map(({ id, title }) => (
        <section id={id} key={id} style={{ blockSize: "120vh", marginBlockStart: "40vh" }}>
          <h2>{title}</h2>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { documentElement: page } = canvasElement.ownerDocument;
    const [places, further, cars] = serviceGroupsIn(globals);
    for (const group of [cars, further]) {
      canvas.getByRole("heading", { name: group?.title ?? "" }).scrollIntoView();
      const link = canvas.getByRole("link", { name: group?.short ?? "" });
      await waitFor(() => expect(link).toHaveAttribute("aria-current", "location"));
      await expect(canvas.getByRole("navigation").getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    }
    page.scrollTo(0, page.scrollHeight);
    page.scrollTo(0, 0);
    const first = canvas.getByRole("link", { name: places?.short ?? "" });
    await waitFor(() => expect(first).toHaveAttribute("aria-current", "location"));
  },
};
