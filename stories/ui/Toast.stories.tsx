import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { Toast } from "#src/ui/Toast/Toast.tsx";
import { ToastRegion } from "#src/ui/Toast/ToastRegion.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Toast,
  args: { tone: "error", title: "", text: "", closeLabel: "", onClose: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ToastRegion label={t("booking:toast.region")}>
        <Toast
          {...args}
          title={t("booking:toast.failedTitle")}
          text={t("booking:toast.failedText")}
          action={<Button variant="line">{t("booking:toast.otherWay")}</Button>}
          closeLabel={t("booking:toast.close")}
        />
      </ToastRegion>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const region = canvas.getByRole("region", { name: t("booking:toast.region") });
    await expect(region).toContainElement(canvas.getByRole("alert"));
    await userEvent.click(canvas.getByRole("button", { name: t("booking:toast.close") }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

export const Sent: Story = {
  args: { tone: "success" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ToastRegion label={t("booking:toast.region")}>
        <Toast
          {...args}
          title={t("booking:toast.sentTitle")}
          text={t("booking:toast.sentText")}
          closeLabel={t("booking:toast.close")}
        />
      </ToastRegion>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(t("booking:toast.sentTitle"));
    // No word stands alone on the last line.
    await expect(getComputedStyle(canvas.getByText(t("booking:toast.sentText"))).textWrapStyle).toBe("balance");
  },
};

/** The region is there before any toast, so that the first one is heard. */
export const Empty: Story = {
  render: (_args, { globals }) => <ToastRegion label={wordsOf(globals)("booking:toast.region")}>{null}</ToastRegion>,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("region", { name: wordsOf(globals)("booking:toast.region") })).toBeEmptyDOMElement();
  },
};
