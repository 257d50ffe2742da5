import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, within } from "storybook/test";

import { Section } from "#src/ui/Section/Section.tsx";
import { ServiceGroups } from "#src/ui/ServiceGroups/ServiceGroups.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { serviceGroupsIn } from "#stories/fixtures/services.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const JUMP = { tr: "Hizmet grupları", en: "Groups of services", ru: "Группы услуг" };

const meta = {
  id: "ui-servicegroups",
  title: "Components/Cards and grids/ServiceGroups",
  component: ServiceGroups,
  args: { jumpLabel: "", groups: [] },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "For a choice of services on another page use one `ServiceGrid`, or a `MiniList`.",
      keyboard: {
        Tab: "goes to the next group of the bar, then to the next service",
        Enter: "jumps there, or opens it",
      },
      parts: ["A `JumpBar`", "For each group a heading with the number of its services", "A `ServiceGrid`"],
      content: {
        do: [
          "Head a group with what its services share: “Transfers by place”, “Cars and drivers”",
          "Give it a short form of the same words for the bar: “By place”",
        ],
        dont: ["Make a group of one service", "Count in the heading: the number stands beside it"],
      },
      messages: ["services:jump", "services:groups.places.title", "services:groups.cars.title"],
    }),
  },
  // There is no header above it here.
  decorators: [(Story) => <div style={{ "--jump-bar-inset": 0 } as CSSProperties}>{Story()}</div>],
  render: (args, { globals }) => (
    <Section>
      <ServiceGroups {...args} jumpLabel={inLanguage(globals, JUMP)} groups={serviceGroupsIn(globals)} />
    </Section>
  ),
} satisfies Meta<typeof ServiceGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fifteen services in three named groups with a jump bar, as covers, and on phones as rows with a small picture. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const bar = within(canvas.getByRole("navigation", { name: inLanguage(globals, JUMP) }));
    for (const { id, title, short, services } of serviceGroupsIn(globals)) {
      const group = canvas.getByRole("region", { name: title });
      await expect(group).toHaveAttribute("id", id);
      await expect(bar.getByRole("link", { name: short })).toHaveAttribute("href", `#${id}`);
      await expect(within(group).getAllByRole("link")).toHaveLength(services.length);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await expect(bar.getAllByRole("link")[0]).toHaveFocus();
    bar.getAllByRole("link")[0]?.blur();
  },
};

/** By keyboard in reverse order, with space for a header above the bar: the bar never covers the focused service. */
export const Backwards: Story = {
  // The default inset, which is the height of the site's header.
  decorators: [(Story) => <div style={{ "--jump-bar-inset": "initial" } as CSSProperties}>{Story()}</div>],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const bar = canvas.getByRole("navigation", { name: inLanguage(globals, JUMP) });
    // The focus ring of a link surrounds its whole cell.
    const cells = canvas.getAllByRole("listitem");
    within(cells.pop() as HTMLElement)
      .getByRole("link")
      .focus();
    for (const cell of cells.toReversed()) {
      const link = within(cell).getByRole("link");
      // The worst case: the next link to be focused is behind the bar.
      const by = link.getBoundingClientRect().top - bar.getBoundingClientRect().top;
      window.scrollBy({ top: by, behavior: "instant" });
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
      const { top, bottom } = cell.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** The same with up to four covers per row. */
export const BackwardsOnDesktop: Story = { ...Backwards, globals: { viewport: { value: "desktop" } } };
