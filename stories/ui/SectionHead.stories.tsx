import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn, wordsOf } from "#stories/fixtures/words.ts";

const LONG = {
  tr: "Havalimanından karşılamalı, özelleştirilebilir yolculuklar",
  en: "Unhurried journeys with a welcome at the airport",
  ru: "Достопримечательности Бодрумского полуострова",
};

const meta = {
  component: SectionHead,
  parameters: guide({ avoid: "Not for a page’s own title, which is a `PageHead` or a `Spread`.", keyboard: {} }),
  args: { title: "" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <SectionHead {...args} title={t("pages:prices.title")} lead={t("pages:prices.lead")} />;
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = wordsOf(globals)("pages:prices.title");
    await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
  },
};

export const WithoutLead: Story = {
  render: (args, { globals }) => <SectionHead {...args} title={wordsOf(globals)("pages:fleet.title")} />,
};

/** With a lead, alone, and with a title of long words; side by side on desktops: the picture of the component. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <>
        <SectionHead {...args} title={t("pages:prices.title")} lead={t("pages:prices.lead")} />
        <SectionHead {...args} title={t("pages:fleet.title")} />
        <SectionHead {...args} title={sayIn(globals, LONG)} lead={t("pages:reservation.lead")} />
      </>
    );
  },
};
