import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { languageOf } from "#stories/fixtures/messages.ts";
import { NotFoundPage } from "#src/pages/NotFoundPage/NotFoundPage.tsx";

const meta = {
  component: NotFoundPage,
  args: loadPage("notFound", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/nowhere" } },
  render: (_args, { globals }) => (
    <main>
      <NotFoundPage {...loadPage("notFound", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message, and two links. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const language = languageOf(globals);
    const links = canvas.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => new URL(href).pathname);
    await expect(links.toSorted()).toEqual([`/${language}`, `/${language}/reservation`]);
  },
};
