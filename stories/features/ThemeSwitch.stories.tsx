import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: ThemeSwitch,
  parameters: guide({
    avoid:
      "Two are enough: in the footer and in the menu. A part that is always dark or always paper has colours of its own.",
    keyboard: { Tab: "goes to the chosen one", "← →": "choose the one before or after", "↑ ↓": "do so, too" },
  }),
  args: { variant: "page" },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At first the device decides; what is chosen shows at once, in menu and footer alike, and is kept until the device decides again. */
export const Default: Story = {
  tags: ["unpictured"],
  render: () => (
    <>
      <ThemeSwitch variant="page" />
      <ThemeSwitch variant="page" />
    </>
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const { documentElement: root } = canvasElement.ownerDocument;
    const before = root.dataset["theme"];
    const [device, other] = canvas.getAllByRole<HTMLInputElement>("radio", { name: t("shell:theme.device") });
    const [night, otherNight] = canvas.getAllByRole<HTMLInputElement>("radio", { name: t("shell:theme.night") });
    await expect(device).toBeChecked();
    await expect(other).toBeChecked();

    await userEvent.click(night!);
    await expect(otherNight).toBeChecked();
    await expect(root).toHaveAttribute("data-theme", "night");
    await expect(localStorage.getItem("theme")).toBe("night");
    await expect(getComputedStyle(root).colorScheme).toBe("dark");

    await userEvent.keyboard("{ArrowLeft}");
    await expect(root).toHaveAttribute("data-theme", "day");
    await expect(getComputedStyle(root).colorScheme).toBe("light");

    await userEvent.click(device!);
    await expect(root).not.toHaveAttribute("data-theme");
    await expect(localStorage.getItem("theme")).toBeNull();
    // As the toolbar has it, for what comes after.
    root.dataset["theme"] = before;
  },
};
