import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { Section, SECTION_TONES } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const { pages } = readLibrary();

const TITLE_ID = "section-title";

const meta = {
  id: "ui-section",
  title: "Components/Layout/Section",
  component: Section,
  args: { children: null, labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not around every small group: it has the spacing of a chapter. Cards of one kind share a section.",
      keyboard: {},
      parts: [
        "The ground, `paper` or `sand`, as wide as the window",
        "A `Container` with the content, usually opened by a `SectionHeader`",
      ],
      content: {
        do: [
          "Change the ground from section to section, so that chapters show",
          "Name it by its heading (`labelledBy`), so that it is found by name",
        ],
        dont: ["Put a section into a section", "Use two grounds to tell apart what belongs together"],
      },
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <Section {...args}>
        <SectionHeader id={TITLE_ID} title={t("fleet:title")} lead={t("fleet:lead")} />
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("region", { name: translatorOf(globals)("fleet:title") })).toBeVisible();
  },
};

/** On wide screens a header in the margin is beside the content, elsewhere above it. */
export const HeadInMargin: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const head = <SectionHeader kind="margin" id={TITLE_ID} title={t("fleet:title")} lead={t("fleet:lead")} />;
    return (
      <Section {...args} margin={head}>
        <p>{pages.home.faresText[t.language]}</p>
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("region", { name: translatorOf(globals)("fleet:title") })).toBeVisible();
  },
};

/** Both backgrounds, one below the other. */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        {SECTION_TONES.map((tone) => (
          <Section tone={tone} key={tone}>
            <SectionHeader title={t("pages:prices.title")} lead={pages.home.faresText[t.language]} />
          </Section>
        ))}
      </>
    );
  },
};
