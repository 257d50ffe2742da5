import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Brand } from "#src/ui/Brand/Brand.tsx";
import { Masthead } from "#src/ui/Masthead/Masthead.tsx";
import { MobileMenu } from "#src/ui/MobileMenu/MobileMenu.tsx";
import { NavLinks } from "#src/ui/NavLinks/NavLinks.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { navItemsIn, tilesIn } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-masthead",
  title: "Components/Navigation/Masthead · header · navbar",
  component: Masthead,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Only the site’s header has one. For the header of a page’s own content, use a `PageHeader` or a `Hero`.",
      keyboard: { Tab: "goes through brand, pages, Reserve and the menu button, as far as visible" },
      parts: [
        "The `Brand`",
        "`NavLinks`, from 64rem",
        "The button to the form, from 40rem",
        "The menu button, below 64rem",
      ],
      content: {
        do: [
          "Keep the button to one word: “Book”, “Rezervasyon”, “Заказать”",
          "Try the longest language at 1024 px: everything stands on one line",
        ],
        dont: ["Add a second button", "Put a message to all guests here: that is a `PostedNotice` or a `Toast`"],
      },
      messages: ["shell:nav.reserve"],
    }),
  },
  args: { brand: null, nav: null, menu: null, action: { href: "#reservation-form", label: "" } },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const action = { ...args.action, label: t("shell:nav.reserve") };
    const brand = (
      <Brand href="#top" name="Bodrum VIP" tagline={t("shell:brand.tagline")} homeLabel={t("shell:brand.home")} />
    );
    return (
      <Masthead
        brand={brand}
        nav={<NavLinks label={t("shell:nav.label")} items={navItemsIn(globals)} />}
        action={action}
        menu={
          <MobileMenu
            title={t("shell:menu.title")}
            openLabel={t("shell:menu.open")}
            closeLabel={t("shell:menu.close")}
            fallbackHref="#contact"
            board={tilesIn(globals, "stack")}
            brand={brand}
            action={action}
          >
            <NavLinks label={t("shell:nav.label")} items={navItemsIn(globals)} variant="menu" />
          </MobileMenu>
        }
      />
    );
  },
} satisfies Meta<typeof Masthead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name and menu on phones, where the bar at the bottom has Reserve; name, navigation and Reserve on desktops. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: /^Bodrum VIP/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** On desktops the tab order is name, navigation, Reserve, without the menu. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const stops = [/^Bodrum VIP/, ...navItemsIn(globals).map(({ text }) => text), t("shell:nav.reserve")];
    for (const name of stops) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** Everything fits the narrowest phone. */
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 20rem)" }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, globals }) => {
    const frame = canvasElement.firstElementChild;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    const name = canvas.getByText("Bodrum VIP").getBoundingClientRect();
    const menu = canvas.getByRole("button", { name: translatorOf(globals)("shell:menu.open") }).getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(menu.left);
  },
};
