import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { NotFoundScreen } from "#src/features/navigation/NotFoundScreen.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: NotFoundScreen,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Where a section can say better what was not found, and lead back to its own list.",
      keyboard: { Tab: "goes to the two ways on", Enter: "follows the link" },
    }),
  },
  args: loadPage("notFound", "tr"),
  render: (_args, { globals }) => <NotFoundScreen {...loadPage("notFound", languageOf(globals))} />,
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("shell:notFound.page.title") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:notFound.page.back") })).toHaveAttribute(
      "href",
      `/${t.language}`,
    );
  },
};
