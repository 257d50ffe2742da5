import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { LanguageSwitch } from "#src/ui/LanguageSwitch/LanguageSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOptionsIn, OnBoard } from "#stories/fixtures/shell.tsx";
import { translatorOf, type Translator } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const meta = {
  id: "ui-languageswitch",
  title: "Components/Navigation/LanguageSwitch",
  component: LanguageSwitch,
  parameters: guide({
    avoid: "Not for choosing a currency or a country. Two languages fit into a sentence with a plain link.",
    keyboard: {
      Tab: "goes to the current language, or through all of them where all are visible",
      Enter: "opens the others, or changes the language",
      Space: "opens the others",
      Esc: "closes them and returns to the current one",
    },
    parts: [
      "The flag and the code of the current language, as a button; or all of them side by side",
      "Each language by its own name",
    ],
    content: {
      do: [
        "Write each language in itself, in every page: “Türkçe”, “English”, “Русский”",
        "Lead to the same page in the other language",
      ],
      dont: ["Translate the names: “Turkish” helps nobody who cannot read English", "Let the flag stand alone"],
    },
    messages: ["shell:languages.label"],
  }),
  args: { label: "", currentLabel: "", options: [] },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
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

/** In the top bar: all languages on desktops, a dropdown on phones. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("navigation", { name: translatorOf(globals)("shell:languages.label") }),
    ).toBeVisible();
  },
};

/** On phones it opens without scripts; with them, Escape and a tap outside close it. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const opener = canvas.getByText(currentLabelOf(translatorOf(globals)));
    const russian = canvas.getByRole("link", { name: "Русский" });
    await expect(russian).not.toBeVisible();

    await userEvent.click(opener);
    await expect(russian).toBeVisible();

    await userEvent.keyboard("{Escape}");
    await expect(russian).not.toBeVisible();
    await expect(opener.closest("summary")).toHaveFocus();

    await userEvent.click(opener);
    await expect(russian).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(russian).not.toBeVisible();
  },
};

/** By keyboard: opened, left after the last language, which closes it. */
export const PhoneByKeyboard: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story, { globals }) => (
      <>
        {Story()}
        <BackLink href="#home" label={translatorOf(globals)("shell:nav.home")} />
      </>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const opener = canvas.getByText(currentLabelOf(translatorOf(globals))).closest("summary");
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    // Browsers do not toggle a `summary` on a simulated key press.
    await userEvent.click(opener as HTMLElement);
    for (const name of ["Türkçe", "English", "Русский"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Русский", hidden: true })).not.toBeVisible();
  },
};

/** Each link has the name of its language in that language; one is current. */
export const Desktop: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals }) => {
    const { language } = translatorOf(globals);
    for (const [name, code] of [
      ["TR Türkçe", "tr"],
      ["EN English", "en"],
      ["RU Русский", "ru"],
    ] as const) {
      const link = canvas.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", `/${code}/reservation`);
      await expect(link).toHaveAttribute("hreflang", code);
      await expect(link).toHaveAttribute("lang", code);
    }
    await expect(canvas.getByRole("link", { current: true })).toHaveAttribute("hreflang", language);
  },
};

/** In the menu: one cell per language. */
export const Menu: Story = {
  args: { variant: "menu" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** In the menu, in the top bar, and with the dropdown open, on phones. */
export const States: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const options = languageOptionsIn(globals);
    const label = t("shell:languages.label");
    return (
      <div style={{ display: "grid", gap: "var(--space-4)", minBlockSize: "22rem", alignContent: "start" }}>
        <LanguageSwitch
          {...args}
          variant="menu"
          label={`${label}, ${t("shell:menu.title")}`}
          currentLabel=""
          options={options}
        />
        <OnBoard>
          <LanguageSwitch {...args} label={`${label}, 1`} currentLabel={currentLabelOf(t)} options={options} />
        </OnBoard>
        <OnBoard>
          <LanguageSwitch {...args} label={`${label}, 2`} currentLabel={currentLabelOf(t)} options={options} />
        </OnBoard>
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    [...canvasElement.querySelectorAll("details")].at(-1)?.setAttribute("open", "");
    const links = canvas.getAllByRole("link", { name: "Русский" });
    await expect(links.filter((link) => link.checkVisibility())).toHaveLength(2);
  },
};

function currentLabelOf(t: Translator): string {
  return t("shell:languages.current", { name: t(`shell:languages.names.${t.language}`) });
}
