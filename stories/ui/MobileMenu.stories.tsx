import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";

import { Brand } from "#src/ui/Brand/Brand.tsx";
import { LanguageSwitch } from "#src/ui/LanguageSwitch/LanguageSwitch.tsx";
import type { LinkProps } from "#src/ui/link.ts";
import { MobileMenu } from "#src/ui/MobileMenu/MobileMenu.tsx";
import { NavLinks } from "#src/ui/NavLinks/NavLinks.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOptionsIn, navItemsIn, tilesIn } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-mobilemenu",
  title: "Components/Navigation/MobileMenu · drawer · hamburger",
  component: MobileMenu,
  argTypes: { defaultOpen: { control: false } },
  parameters: guide({
    avoid:
      "Not from 64rem, where the header has room for everything, and not for a choice within a page: that is a `Dialog`.",
    keyboard: {
      Tab: "cycles inside the menu",
      "Shift + Tab": "cycles backwards",
      Enter: "opens it, and follows a link, which closes it",
      Esc: "closes it and returns focus to its button",
    },
    parts: [
      "The button: three lines",
      "The `Brand` and a cross",
      "Weather and rates",
      "The pages, then the languages and the theme",
      "The button to the form, at the bottom, in reach of the thumb",
    ],
    content: {
      do: [
        "Use the same names as the header and the footer: “Services”, “Tours”",
        "Name the cross by what it does: “Close the menu”",
      ],
      dont: ["Add entries that the header does not have", "Explain pages below their names"],
    },
    messages: ["shell:menu.open", "shell:menu.close"],
  }),
  args: {
    title: "",
    openLabel: "",
    closeLabel: "",
    fallbackHref: "#contact",
    board: null,
    brand: null,
    children: null,
    action: { href: "#reservation-form", label: "" },
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <MobileMenu
        {...args}
        title={t("shell:menu.title")}
        openLabel={t("shell:menu.open")}
        closeLabel={t("shell:menu.close")}
        board={tilesIn(globals, "stack")}
        brand={
          <Brand href="#top" name="Bodrum VIP" tagline={t("shell:brand.tagline")} homeLabel={t("shell:brand.home")} />
        }
        action={{ ...args.action, label: t("shell:nav.reserve") }}
      >
        <NavLinks label={t("shell:nav.label")} items={navItemsIn(globals)} variant="menu" />
        <LanguageSwitch
          label={t("shell:languages.label")}
          currentLabel=""
          options={languageOptionsIn(globals)}
          variant="menu"
        />
      </MobileMenu>
    );
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: opened, focus trapped inside, closed by Escape and by its button; focus returns to where it was. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const burger = canvas.getByRole("button", { name: t("shell:menu.open") });
    const controlled = () =>
      canvasElement.ownerDocument.getElementById(burger.getAttribute("aria-controls") ?? "nothing");
    await expect(burger).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(burger).toHaveAttribute("aria-controls"));

    await userEvent.tab();
    await expect(burger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const menu = await page.findByRole("dialog", { name: t("shell:menu.title") });
    await expect(burger).toHaveAttribute("aria-expanded", "true");
    await expect(controlled()).toBe(menu);

    const stops = within(menu).getAllByRole("link").length + 1;
    for (let stop = 0; stop < stops; stop++) {
      await expect(menu).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await expect(menu).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(burger).toHaveFocus();

    await userEvent.keyboard(" ");
    await userEvent.click(await page.findByRole("button", { name: t("shell:menu.close") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(burger).toHaveFocus();
  },
};

/** Initially open. */
export const Open: Story = { tags: ["picture"], args: { defaultOpen: true } };

/** By touch: a tap opens it, a tap on the close button closes it. */
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const tap = (target: Element) => userEvent.pointer({ keys: "[TouchA]", target });
    await tap(canvas.getByRole("button", { name: t("shell:menu.open") }));
    const menu = await page.findByRole("dialog", { name: t("shell:menu.title") });
    await tap(within(menu).getByRole("button", { name: t("shell:menu.close") }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

const follow = fn();

/** Ignores the click. */
function FollowedLink({ href, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow();
      }}
    />
  );
}

/** Following a link closes the menu. */
export const LinkFollowed: Story = {
  args: { defaultOpen: true, action: { href: "#reservation-form", label: "", Link: FollowedLink } },
  play: async ({ canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("link", { name: translatorOf(globals)("shell:nav.reserve") }));
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
