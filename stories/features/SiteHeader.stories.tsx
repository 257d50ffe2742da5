import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";

import { SiteHeader } from "#src/features/navigation/SiteHeader.tsx";
import type { SiteData } from "#src/content/schema.ts";
import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn, tilesIn } from "#stories/fixtures/shell.tsx";
import { sayIn, wordsOf } from "#stories/fixtures/words.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const meta = {
  component: SiteHeader,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Once, at the head of every page. The parts of it that a page needs alone are in `ui`.",
      keyboard: {
        Tab: "goes through board, name, pages, Reserve and menu button",
        Enter: "follows a link, or opens the menu",
        Esc: "closes the menu or the list of languages; focus goes back to what opened it",
      },
    }),
  },
  args: { site: {} as SiteData, pathname: "", board: null, menuBoard: null },
  render: (args, { globals }) => (
    <HeaderHere
      site={siteIn(globals)}
      board={tilesIn(globals, "strip")}
      menuBoard={tilesIn(globals, "stack")}
      themeChoice={<ThemeSwitch variant="page" />}
      menuOpen={args.menuOpen ?? false}
    />
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the home page: the picture of the feature. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("link", { name: wordsOf(globals)("shell:nav.reserve") })).toHaveAttribute(
      "href",
      `/${wordsOf(globals).language}/reservation#reservation-form`,
    );
  },
};

/** Away from its top the page lets the header stand out; the board has scrolled away. */
export const Scrolled: Story = {
  tags: ["picture", "phone", "screen"],
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    await expect(header).not.toHaveAttribute("data-scrolled");
    window.scrollTo({ top: 20, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(header).not.toHaveAttribute("data-scrolled");
    window.scrollTo({ top: 200, behavior: "instant" });
    await waitFor(() => expect(header).toHaveAttribute("data-scrolled"));
  },
};

/** At home the name leads to the top of the page and nowhere else. */
export const NameAtHome: Story = {
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 200, behavior: "instant" });
    await userEvent.click(canvas.getByRole("link", { name: /^Bodrum VIP/ }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** The same page in another language, with query and hash; the address is replaced. */
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

/** Letters of twice the size on a desktop leave no room for the pages in the line: they are in the menu. */
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
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const header = canvas.getByRole("banner");
    // The window may still be growing to the width of a desktop.
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

/** The page stays where it is while the menu opens and closes. */
export const MenuKeepsPlace: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
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

/** The menu of a phone, open. */
export const MenuOpen: Story = { tags: ["picture", "phone", "night"], args: { menuOpen: true } };

/** The menu offers what the header has no room for, and closes with the first choice. */
export const MenuFollowed: Story = {
  args: { menuOpen: true },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const menu = within(await page.findByRole("dialog", { name: t("shell:menu.title") }));
    await expect(menu.getByRole("navigation", { name: t("shell:languages.label") })).toBeVisible();
    await expect(menu.getByRole("group", { name: t("shell:board.label") })).toBeVisible();
    await userEvent.click(menu.getByRole("link", { name: t("shell:nav.reserve") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByText(`/${t.language}/reservation#reservation-form`)).toBeInTheDocument();
  },
};

const BELOW = {
  tr: "Sayfanın adresi",
  en: "The address of the page",
  ru: "Адрес страницы",
};

/** The header over a page that is long enough to scroll and says where it is. */
function HeaderHere(props: Omit<Parameters<typeof SiteHeader>[0], "pathname">) {
  const { pathname, search, hash } = useLocation();
  return (
    <div style={{ minBlockSize: "150vh" }}>
      <SiteHeader {...props} pathname={pathname} />
      <main style={{ padding: "var(--space-margin)" }}>
        <p>{sayIn({ language: props.site.language }, BELOW)}</p>
        <p>{pathname + search + hash}</p>
      </main>
    </div>
  );
}
