import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Container } from "#src/ui/Container/Container.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const SENTENCE = {
  tr: "Sayfanın sütunu: iki yanında kenar boşluğu vardır ve belli bir genişlikten sonra büyümez.",
  en: "The page’s column: it has a margin on both sides and stops growing at a certain width.",
  ru: "Колонка страницы: с полями по обе стороны и с предельной шириной.",
};

const meta = {
  id: "ui-container",
  title: "Components/Layout/Container",
  component: Container,
  args: { children: null },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not inside a `Section`, which has one. Full-bleed content goes outside of it.",
      keyboard: {},
      parts: ["The margin of the page, which grows with the window", "The content, at most 90rem wide"],
      content: {
        do: ["Let it carry whole rows: what is in it lines up with everything else on the page"],
        dont: ["Set a margin of your own beside it", "Use it for the width of text: that is `Prose`"],
      },
    }),
  },
  render: (args, { globals }) => (
    <Container {...args}>
      <p>{inLanguage(globals, SENTENCE)}</p>
    </Container>
  ),
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const column = canvas.getByRole("paragraph").getBoundingClientRect();
    await expect(column.left).toBeGreaterThanOrEqual(16);
    await expect(Math.round(column.left)).toBe(
      Math.round(canvasElement.ownerDocument.documentElement.clientWidth - column.right),
    );
  },
};
