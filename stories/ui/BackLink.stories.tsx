import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn, wordsOf } from "#stories/fixtures/words.ts";

const LONG = {
  tr: "Bodrum Yarımadası’ndaki bütün turlar, koylar ve antik kentler",
  en: "All tours, bays and ancient cities of the Bodrum peninsula",
  ru: "Все экскурсии, бухты и достопримечательности Бодрумского полуострова",
};

/** A parent sets the link's colour where it stands on a plate. */
const ON_DUSK = { "--back-ink": "var(--color-on-plate)" } as CSSProperties;

const meta = {
  component: BackLink,
  parameters: guide({
    avoid:
      "Not as the browser’s Back button: it leads to the page above, wherever the visitor came from. Not on pages of the first level.",
    keyboard: { Tab: "goes to it", Enter: "leads to the page above" },
  }),
  args: { href: "#top", label: "" },
  render: (args, { globals }) => <BackLink {...args} label={wordsOf(globals)("shell:nav.home")} />,
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short way and one that wraps, on paper and on a plate's dusk: the picture of the component. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const links = (
      <div style={{ display: "grid", justifyItems: "start" }}>
        <BackLink {...args} label={wordsOf(globals)("shell:nav.home")} />
        <BackLink {...args} label={sayIn(globals, LONG)} />
      </div>
    );
    return (
      <>
        {links}
        <div style={{ ...ON_DUSK, background: "var(--color-plate)", padding: "var(--space-3)" }}>{links}</div>
      </>
    );
  },
};

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: wordsOf(globals)("shell:nav.home") });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
