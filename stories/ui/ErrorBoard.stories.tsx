import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorBoard } from "#src/ui/ErrorBoard/ErrorBoard.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: ErrorBoard,
  parameters: { layout: "fullscreen" },
  args: { lines: ["", ""], title: "", text: "", children: null },
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ErrorBoard
        lines={[t("shell:notFound.board.first"), t("shell:notFound.board.second")]}
        title={t("shell:notFound.title")}
        text={t("shell:notFound.text")}
      >
        <ButtonLink href="#home">{t("shell:notFound.home")}</ButtonLink>
      </ErrorBoard>
    );
  },
} satisfies Meta<typeof ErrorBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: wordsOf(globals)("shell:notFound.title") }),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With what the machine said; a long word of it wraps. */
export const WithDetail: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ErrorBoard
        lines={[t("shell:crash.board.first"), t("shell:crash.board.second")]}
        title={t("shell:crash.title")}
        text={t("shell:crash.text")}
        detail="TypeError: Failed to fetch dynamically imported module: https://www.example.com/assets/reservation-Cq9vTz4B3pQw8kLr.js"
      >
        <Button>{t("shell:crash.reload")}</Button>
      </ErrorBoard>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
