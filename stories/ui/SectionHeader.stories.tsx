import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { PAGES } from "#content/pages.ts";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const LONG = {
  tr: "Havalimanından karşılamalı, özelleştirilebilir yolculuklar",
  en: "Unhurried journeys with a welcome at the airport",
  ru: "Достопримечательности Бодрумского полуострова",
};

const meta = {
  component: SectionHeader,
  parameters: guide({ avoid: "Not for a page’s own title, which is a `PageHeader` or a `Hero`.", keyboard: {} }),
  args: { title: "" },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return <SectionHeader {...args} title={t("pages:prices.title")} lead={PAGES.home.faresText[t.language]} />;
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

export const WithoutLead: Story = {
  render: (args, { globals }) => <SectionHeader {...args} title={translatorOf(globals)("pages:fleet.title")} />,
};

/** With a lead, alone, and with a title of long words; side by side on desktops: the picture of the component. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        <SectionHeader {...args} title={t("pages:prices.title")} lead={PAGES.home.faresText[t.language]} />
        <SectionHeader {...args} title={t("pages:fleet.title")} />
        <SectionHeader {...args} title={inLanguage(globals, LONG)} lead={t("pages:reservation.lead")} />
      </>
    );
  },
};
