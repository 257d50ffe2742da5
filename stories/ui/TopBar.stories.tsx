import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { TopBar } from "#src/ui/TopBar/TopBar.tsx";
import { LanguageSwitch } from "#src/ui/LanguageSwitch/LanguageSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOptionsIn, siteIn, tilesIn } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const meta = {
  id: "ui-topbar",
  title: "Components/Navigation/TopBar · header",
  component: TopBar,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Only the site’s header has one. For the same tiles inside a page use a `TileGroup` on a dark ground.",
      keyboard: { Tab: "goes on to the next link: phone, e-mail, then the languages" },
      parts: ["Phone and e-mail, from 64rem", "A `TileGroup`", "A `LanguageSwitch`"],
      content: {
        do: [
          "Write the number as it is dialled from abroad: +90 …",
          "Leave the words out: number and address speak for themselves",
        ],
        dont: ["Announce something here: nobody reads a bar", "Shorten the address of the mail"],
      },
    }),
  },
  args: { phone: { href: "", text: "" }, email: { href: "", text: "" }, languages: null, children: null },
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    const { contact } = siteIn(globals);
    return (
      <TopBar
        phone={{ href: `tel:${contact.phone.e164}`, text: contact.phone.display }}
        email={{ href: `mailto:${contact.emails[0]}`, text: contact.emails[0] ?? "" }}
        languages={
          <LanguageSwitch
            label={t("shell:languages.label")}
            currentLabel={t("shell:languages.current", { name: t(`shell:languages.names.${t.language}`) })}
            options={languageOptionsIn(globals)}
          />
        }
      >
        {tilesIn(globals, "strip")}
      </TopBar>
    );
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Phone and e-mail are visible on desktops only, and first in the tab order. */
export const Desktop: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals, userEvent }) => {
    const { contact } = siteIn(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: contact.phone.display })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: contact.emails[0] ?? "" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "TR Türkçe" })).toHaveFocus();
    canvas.getByRole("link", { name: "TR Türkçe" }).blur();
    await expect(canvas.getByRole("link", { name: contact.phone.display })).toHaveAttribute(
      "href",
      `tel:${contact.phone.e164}`,
    );
    await expect(canvas.getByRole("link", { name: contact.emails[0] ?? "" })).toBeVisible();
  },
};
