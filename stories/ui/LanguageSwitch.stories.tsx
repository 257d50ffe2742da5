import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { LanguageSwitch } from "#src/ui/LanguageSwitch/LanguageSwitch.tsx";
import { languageOptionsIn, OnBoard } from "#stories/fixtures/shell.tsx";
import { wordsOf, type Words } from "#stories/fixtures/words.ts";

const meta = {
  component: LanguageSwitch,
  args: { label: "", currentLabel: "", options: [] },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const languages = (
      <LanguageSwitch
        {...args}
        label={t("shell:languages.label")}
        currentLabel={currentLabelOf(t)}
        options={languageOptionsIn(globals)}
      />
    );
    return args.variant === "menu" ? languages : <OnBoard>{languages}</OnBoard>;
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the board: all of them on desktops, the current one with the others behind it on phones. */
export const Default: Story = { tags: ["picture"] };

/** On a phone it opens without scripts; with them Escape and a press elsewhere close it. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const opener = canvas.getByText(currentLabelOf(wordsOf(globals)));
    const russian = canvas.getByRole("link", { name: "Русский" });
    await expect(russian).not.toBeVisible();

    await userEvent.click(opener);
    await expect(russian).toBeVisible();
    await expect(russian).toHaveAttribute("hreflang", "ru");
    await expect(canvas.getByRole("link", { current: true })).toHaveAttribute("lang", wordsOf(globals).language);

    await userEvent.keyboard("{Escape}");
    await expect(russian).not.toBeVisible();
    await expect(opener.closest("summary")).toHaveFocus();

    await userEvent.click(opener);
    await expect(russian).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(russian).not.toBeVisible();
  },
};

/** Open, as a picture. */
export const PhoneOpen: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  decorators: [(Story) => <div style={{ minBlockSize: "14rem" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("details")?.setAttribute("open", "");
  },
};

export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("navigation", { name: wordsOf(globals)("shell:languages.label") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "EN English" })).toHaveAttribute("href", "/en/reservation");
  },
};

/** In the menu: one cell each. */
export const Menu: Story = { tags: ["picture"], args: { variant: "menu" } };

function currentLabelOf(t: Words): string {
  return t("shell:languages.current", { name: t(`shell:languages.names.${t.language}`) });
}
