import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

import { CookieBar } from "#src/ui/CookieBar/CookieBar.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: CookieBar,
  parameters: { layout: "fullscreen" },
  args: { label: "", children: null, acceptLabel: "", onAccept: fn() },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <CookieBar {...args} label={t("shell:cookie.label")} acceptLabel={t("shell:cookie.accept")}>
        {t("shell:cookie.text")} <a href="#privacy">{t("shell:cookie.privacy")}</a>
      </CookieBar>
    );
  },
} satisfies Meta<typeof CookieBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of the component. It tells the page how high it is, so that the floats stand on it. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement, globals }) => {
    const region = canvas.getByRole("region", { name: wordsOf(globals)("shell:cookie.label") });
    const { style } = canvasElement.ownerDocument.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--cookie-h")).toBe(`${region.offsetHeight}px`));
  },
};

export const Accepted: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: wordsOf(globals)("shell:cookie.accept") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
