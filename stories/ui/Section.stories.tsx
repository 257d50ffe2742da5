import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { PAGES } from "#content/pages.ts";
import { Section, SECTION_TONES } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const TITLE_ID = "section-title";

const meta = {
  component: Section,
  args: { children: null, labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not around every small group: it has the spacing of a chapter. Cards of one kind share a section.",
      keyboard: {},
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <Section {...args}>
        <SectionHeader id={TITLE_ID} title={t("pages:fleet.title")} lead={t("pages:fleet.lead")} />
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("region", { name: translatorOf(globals)("pages:fleet.title") })).toBeVisible();
  },
};

/** Both grounds, one below the other. */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        {SECTION_TONES.map((tone) => (
          <Section tone={tone} key={tone}>
            <SectionHeader title={t("pages:prices.title")} lead={PAGES.home.faresText[t.language]} />
          </Section>
        ))}
      </>
    );
  },
};
