import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { BadgeRow, type Badge } from "#src/ui/BadgeRow/BadgeRow.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";

const meta = {
  id: "ui-badgerow",
  title: "Components/Content/BadgeRow · trust badges",
  component: BadgeRow,
  parameters: guide({
    avoid: "For facts with figures use `FactsBar`, for a plain list of what is included `CheckList`.",
    keyboard: {},
    parts: [
      "A figure with its unit",
      "A title in two or three words",
      "One sentence, which compact rows leave out on phones",
    ],
    content: {
      do: [
        "Prove the title in the sentence: “Secure booking”, “€0 online”, “You pay the driver.”",
        "Write each sentence so that the title can stand without it",
      ],
      dont: ["Claim what nobody can check: “Number one in Bodrum”", "Use a fourth: three are read, four are skipped"],
    },
    messages: ["pages:badges.secure.title", "pages:badges.secure.text", "pages:badges.support.title"],
  }),
  args: { badges: [] },
  render: (args, { globals }) => <BadgeRow {...args} badges={badgesIn(globals)} />,
} satisfies Meta<typeof BadgeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText(translatorOf(globals)("pages:badges.secure.text"))).toBeVisible();
    await expect(canvas.getByText(formatEuro(0, languageOf(globals)).replace("\u00a0", " "))).toBeVisible();
  },
};

/** Default, and compact, which shows one row of names on phones. */
export const States: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  render: (args, { globals }) => (
    <Cells>
      <BadgeRow {...args} badges={badgesIn(globals)} />
      <BadgeRow {...args} badges={badgesIn(globals)} compact />
    </Cells>
  ),
};

function badgesIn(globals: Parameters<typeof translatorOf>[0]): Badge[] {
  const t = translatorOf(globals);
  return [
    {
      figure: formatEuro(0, t.language),
      unit: t("pages:badges.secure.unit"),
      title: t("pages:badges.secure.title"),
      text: t("pages:badges.secure.text"),
    },
    {
      figure: t("pages:badges.support.figure"),
      unit: t("pages:badges.support.unit"),
      title: t("pages:badges.support.title"),
      text: t("pages:badges.support.text"),
    },
    {
      figure: t("pages:badges.premium.figure"),
      unit: t("pages:badges.premium.unit"),
      title: t("pages:badges.premium.title"),
      text: t("pages:badges.premium.text"),
    },
  ];
}
