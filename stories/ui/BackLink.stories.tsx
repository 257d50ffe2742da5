import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const LONG = {
  tr: "Bodrum Yarımadası’ndaki bütün turlar, koylar ve antik kentler",
  en: "All tours, bays and ancient cities of the Bodrum peninsula",
  ru: "Все экскурсии, бухты и достопримечательности Бодрумского полуострова",
};

/** On a plate, the parent sets the link's colour. */
const ON_DUSK = { "--back-ink": "var(--color-on-plate)" } as CSSProperties;

const meta = {
  id: "ui-backlink",
  title: "Components/Navigation/BackLink · breadcrumb",
  component: BackLink,
  parameters: guide({
    avoid:
      "Not as the browser’s Back button: it leads to the parent page, wherever the visitor came from. Not on top-level pages.",
    keyboard: { Tab: "goes to it", Enter: "goes to the parent page" },
    parts: ["An arrow to the left", "The name of the parent page"],
    content: {
      do: ["Take the name that the parent page has in the menu: “All tours”, “Home page”"],
      dont: [
        "Write “Back”: it may lead where nobody has been",
        "Add the arrow as a character: screen readers would read it",
      ],
    },
    messages: ["tours:back", "services:all", "blog:all"],
  }),
  args: { href: "#top", label: "" },
  render: (args, { globals }) => <BackLink {...args} label={translatorOf(globals)("shell:nav.home")} />,
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short label and one that wraps, on the page and over an image. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const links = (
      <div style={{ display: "grid", justifyItems: "start" }}>
        <BackLink {...args} label={translatorOf(globals)("shell:nav.home")} />
        <BackLink {...args} label={inLanguage(globals, LONG)} />
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
    const link = canvas.getByRole("link", { name: translatorOf(globals)("shell:nav.home") });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
