import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { SECTION_HEADER_KINDS, SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const { pages } = readLibrary();

const LONG = {
  tr: "Havalimanından karşılamalı, özelleştirilebilir yolculuklar",
  en: "Unhurried journeys with a welcome at the airport",
  ru: "Достопримечательности Бодрумского полуострова",
};

const meta = {
  id: "ui-sectionheader",
  title: "Components/Layout/SectionHeader · heading",
  component: SectionHeader,
  argTypes: { lead: { control: false } },
  parameters: guide({
    avoid: "Not for a page’s own title, which is a `PageHeader` or a `Hero`.",
    keyboard: {},
    parts: ["The title of the section", "A lead in one sentence, if the title needs one"],
    content: {
      do: [
        "Say what is there, not that something is: “How it works”, “All prices”",
        "Keep the lead to facts: how many, how long, what it costs",
      ],
      dont: ["End a title with a full stop", "Repeat the title in the lead"],
    },
    messages: ["services:steps.title", "prices:list.title", "fleet:title", "fleet:lead"],
  }),
  args: { title: "" },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return <SectionHeader {...args} title={t("pages:prices.title")} lead={pages.home.faresText[t.language]} />;
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = translatorOf(globals)("pages:prices.title");
    await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
  },
};

/** Each kind with a lead and a link, then a title alone, and one with long words. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const end = <MoreLink href="#all">{t("pages:home.pricesAll")}</MoreLink>;
    return (
      <div style={{ display: "grid", gap: "var(--space-5)" }}>
        {SECTION_HEADER_KINDS.map((kind) => (
          <SectionHeader
            {...args}
            key={kind}
            kind={kind}
            title={t("pages:prices.title")}
            lead={pages.home.faresText[t.language]}
            end={end}
          />
        ))}
        <SectionHeader {...args} title={t("fleet:title")} />
        <SectionHeader {...args} title={inLanguage(globals, LONG)} lead={t("reservation:lead")} end={end} />
      </div>
    );
  },
};
