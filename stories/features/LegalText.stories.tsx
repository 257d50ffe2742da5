import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { LegalText } from "#src/features/legal/LegalText.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const { contact, keyFacts } = loadPage("privacy", "tr");

/** Two groups, with summaries in the language of the toolbar. */
const groupsIn = (globals: Parameters<typeof languageOf>[0]) =>
  loadPage("privacy", languageOf(globals)).groups.slice(0, 2);

const meta = {
  id: "features-legaltext",
  title: "Components/Content/LegalText",
  component: LegalText,
  args: { title: "", note: "", language: "tr", contact, keyFacts, groups: [] },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Contains the page’s `h1`, so use one per page. For translated text use `Prose`.",
      keyboard: { Tab: "goes through the contents, on phones once they are open, then the contact links at the end" },
      parts: [
        "A `PageHeader` with the note about the language",
        "A `FactsBar` with what most readers look for",
        "On Turkish pages the contents, folded on phones",
        "Groups of parts, each with a title: on wide screens in a column of its own",
        "A summary of each part in the page’s language, and the whole text, in Turkish",
        "A row with `ContactButtons`, for questions before a booking, and the name and addresses of the operator",
      ],
      content: {
        do: [
          "Say in the page’s own language which text counts: “only the Turkish text is binding”",
          "Sum up each part for readers of other languages, before the whole Turkish text and never instead of it",
          "Offer help: “Ask us about any point that isn’t clear.”",
        ],
        dont: ["Translate the whole text: two versions would differ", "Change a sentence without its date"],
      },
      messages: ["legal:terms.title", "legal:terms.language", "legal:privacy.language", "legal:contents"],
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <LegalText
        {...args}
        keyFacts={loadPage("privacy", t.language).keyFacts}
        groups={groupsIn(globals)}
        language={t.language}
        title={t("legal:privacy.title")}
        note={t("legal:privacy.language")}
      />
    );
  },
} satisfies Meta<typeof LegalText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Contents, paragraphs, a list, and the operator's contact details at the end. */
export const Default: Story = {
  tags: ["unpictured"],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("legal:privacy.title") })).toBeVisible();
    let number = 0;
    for (const group of groupsIn(globals)) {
      const section = canvas.getByRole("heading", { level: 2, name: group.title }).closest("section");
      for (const { heading, summary, paragraphs } of group.parts) {
        const title = canvas.getByRole("heading", { level: 3, name: summary.title });
        await expect(section).toContainElement(title);
        await expect(title.parentElement).toHaveTextContent(summary.text);
        await expect(title.closest("[lang]")).toHaveAttribute("lang", t.language);
        // In the rendered text the query reads non-breaking spaces as plain ones.
        const text = canvas.getByText(paragraphs[0]?.replaceAll("\u00a0", " ") ?? "");
        await expect(text.closest("[lang]")).toHaveAttribute("lang", "tr");
        number += 1;
        if (t.language !== "tr") continue;
        const contents = within(canvas.getByRole("navigation", { name: t("legal:contents") }));
        const { hash } = contents.getByRole<HTMLAnchorElement>("link", { name: heading });
        // Parts are numbered through all groups.
        await expect(hash).toBe(`#part-${number}`);
        await expect(canvasElement.querySelector(hash)).toContainElement(title);
      }
    }
    await expect(canvas.getByRole("link", { name: contact.emails[0] ?? "" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: contact.phone.display })).toHaveAttribute(
      "href",
      `tel:${contact.phone.e164}`,
    );
    await expect(canvas.getByRole("heading", { level: 2, name: t("legal:ask.title") })).toBeVisible();
    const chat = canvas.getByRole<HTMLAnchorElement>("link", { name: t("shell:channels.whatsapp") });
    await expect(new URL(chat.href).searchParams.get("text")).toBe(
      t("legal:ask.message", { page: t("legal:privacy.title") }),
    );
  },
};
