import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { NavLinks } from "#src/ui/NavLinks/NavLinks.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { navItemsIn } from "#stories/fixtures/shell.tsx";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const LONG = {
  tr: "Karşılamalı havalimanı transferleri",
  en: "Airport transfers with a welcome at arrivals",
  ru: "Достопримечательности полуострова",
};

const meta = {
  id: "ui-navlinks",
  title: "Components/Navigation/NavLinks · menu",
  component: NavLinks,
  parameters: guide({
    avoid: "Not for links within a page or to related pages: a `MoreLink` or a list of cells leads there.",
    keyboard: { Tab: "goes to the next page’s link", Enter: "leads to it" },
    parts: ["The names of the pages", "A line below the current one; in the menu, an arrow behind each"],
    content: {
      do: ["One noun for each page, the same as in its title: “Services”, “Tours”"],
      dont: ["Use verbs: “Discover”, “Explore”", "Add a page that the footer does not list"],
    },
    messages: ["shell:nav.home", "shell:nav.services", "shell:nav.tours", "shell:nav.contact"],
  }),
  args: { label: "", items: [] },
  render: (args, { globals }) => (
    <NavLinks {...args} label={translatorOf(globals)("shell:nav.label")} items={navItemsIn(globals)} />
  ),
} satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row for desktops; on smaller screens the menu has the links. */
export const Default: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("navigation", { name: t("shell:nav.label") })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(t("shell:nav.home"));
    for (const { text } of navItemsIn(globals)) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: text })).toHaveFocus();
    }
    canvas.getByRole("link", { name: t("shell:nav.contact") }).blur();
  },
};

/** Large rows for touch. */
export const Menu: Story = {
  tags: ["picture"],
  args: { variant: "menu" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(navItemsIn(globals).length);
  },
};

/** Long page names wrap beside the arrow. */
export const Long: Story = {
  args: { variant: "menu" },
  render: (args, { globals }) => (
    <NavLinks
      {...args}
      label={translatorOf(globals)("shell:nav.label")}
      items={[{ href: "#long", text: inLanguage(globals, LONG), current: false }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
