import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";

import { SiteHeader } from "#src/features/navigation/SiteHeader.tsx";
import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { nextFrames } from "#stories/fixtures/frames.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn, tilesIn } from "#stories/fixtures/shell.tsx";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT, onlyAt } from "../../.storybook/modes.ts";

const meta = {
  id: "features-siteheader",
  title: "Components/Navigation/SiteHeader",
  component: SiteHeader,
  argTypes: { menuOpen: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use one per page, at the top. Its parts are available separately in `ui`.",
      keyboard: {
        Tab: "goes through board, logo, pages, Reserve and menu button",
        Enter: "follows a link, or opens the menu",
        Esc: "closes the menu or the list of languages and returns focus to its button",
      },
      parts: ["A `TopBar` with the `LiveBoard`", "A `Masthead`, which stays at the top", "A `MobileMenu`, below 64rem"],
      content: {
        do: ["Name a page here as its own title begins: “Services”, “Tours”, “Prices”"],
        dont: ["Add a page: questions and the gallery are in the footer", "Put a banner above it"],
      },
      messages: ["shell:nav.label", "shell:nav.services", "shell:nav.tours", "shell:nav.reserve"],
    }),
  },
  args: { site: {} as SiteData, pathname: "", board: null, menuBoard: null },
  render: (args, { globals }) => (
    <HeaderHere
      site={siteIn(globals)}
      board={tilesIn(globals, "strip")}
      menuBoard={tilesIn(globals, "stack")}
      menuOpen={args.menuOpen ?? false}
    />
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the home page. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    // On phones it is in the menu only.
    await expect(
      canvas.getByRole("link", { name: translatorOf(globals)("shell:nav.reserve"), hidden: true }),
    ).toHaveAttribute("href", `/${translatorOf(globals).language}/reservation#reservation-form`);
  },
};

/** Scrolled: the header has a shadow, and the board has scrolled away. */
export const Scrolled: Story = {
  tags: ["picture", "phone", "screen"],
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    await expect(header).not.toHaveAttribute("data-scrolled");
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    window.scrollTo({ top: 20, behavior: "instant" });
    await scrolled;
    await nextFrames();
    await expect(header).not.toHaveAttribute("data-scrolled");
    window.scrollTo({ top: 200, behavior: "instant" });
    await waitFor(() => expect(header).toHaveAttribute("data-scrolled"));
  },
};

/** On the home page the logo scrolls to the top. */
export const NameAtHome: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    window.scrollTo({ top: 200, behavior: "instant" });
    const { shortName } = siteIn(globals).contact;
    await userEvent.click(canvas.getByRole("link", { name: (name) => name.startsWith(shortName) }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** A language switch keeps query and hash, and replaces the history entry. */
export const LanguageSwitched: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: { router: { path: "/reservation?from=airport#reservation-form" } },
  play: async ({ canvas, userEvent }) => {
    const russian = canvas.getByRole("link", { name: "RU Русский" });
    await expect(russian).toHaveAttribute("href", "/ru/reservation?from=airport#reservation-form");
    await userEvent.click(russian);
    await expect(canvas.getByText("/ru/reservation?from=airport#reservation-form")).toBeInTheDocument();
  },
};

/** At twice the text size on a desktop the navigation does not fit in the masthead and moves to the menu. */
export const LargeLetters: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => {
      style.fontSize = "";
    };
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const header = canvas.getByRole("banner");
    // The viewport may still be growing to desktop width.
    const button = await canvas.findByRole("button", { name: t("shell:menu.open") });
    await waitFor(() => expect(canvas.queryByRole("navigation", { name: t("shell:nav.label") })).toBeNull());
    for (const link of within(header).getAllByRole("link")) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(header.clientWidth);
    }
    await userEvent.click(button);
    const menu = within(await page.findByRole("dialog", { name: t("shell:menu.title") }));
    await expect(menu.getByRole("navigation", { name: t("shell:nav.label") })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** The page does not scroll while the menu opens and closes. */
export const MenuKeepsPlace: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    window.scrollTo({ top: 200, behavior: "instant" });
    await userEvent.click(canvas.getByRole("button", { name: t("shell:menu.open") }));
    await page.findByRole("dialog", { name: t("shell:menu.title") });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: t("shell:menu.open") })).toHaveFocus();
    await expect(window.scrollY).toBe(200);
  },
};

/** The mobile menu, open. */
export const MenuOpen: Story = { tags: ["picture", "phone", "night"], parameters: AT_NIGHT, args: { menuOpen: true } };

/** The menu contains what does not fit in the header, and closes after a selection. */
export const MenuFollowed: Story = {
  args: { menuOpen: true },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const menu = within(await page.findByRole("dialog", { name: t("shell:menu.title") }));
    await expect(menu.getByRole("navigation", { name: t("shell:languages.label") })).toBeVisible();
    await expect(menu.getByRole("group", { name: t("shell:board.label") })).toBeVisible();
    await expect(menu.getByRole("link", { name: t("shell:nav.prices") })).toBeVisible();
    await expect(menu.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringContaining("wa.me"),
    );
    await userEvent.click(menu.getByRole("link", { name: t("shell:nav.reserve") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await canvas.findByText(`/${t.language}/reservation#reservation-form`)).toBeInTheDocument();
  },
};

const BELOW = {
  tr: "Sayfanın adresi",
  en: "The address of the page",
  ru: "Адрес страницы",
};

/** Renders the header over a scrollable page that displays its location. */
function HeaderHere(props: Omit<Parameters<typeof SiteHeader>[0], "pathname">) {
  const { pathname, search, hash } = useLocation();
  return (
    <div style={{ minBlockSize: "150vh" }}>
      <SiteHeader {...props} pathname={pathname} />
      <main style={{ padding: "var(--space-margin)" }}>
        <p>{inLanguage({ language: props.site.language }, BELOW)}</p>
        <p>{pathname + search + hash}</p>
      </main>
    </div>
  );
}
