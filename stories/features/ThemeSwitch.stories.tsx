import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-themeswitch",
  title: "Components/Forms and fields/ThemeSwitch · dark mode",
  component: ThemeSwitch,
  parameters: guide({
    avoid: "Used in the footer only. Parts that are always dark or always light have their own colours.",
    keyboard: { Tab: "goes to the selected option", "← →": "select the previous or next option", "↑ ↓": "do the same" },
    parts: ["A `ThemeChoice` with the words of the site"],
    content: {
      do: ["Keep “Same as device” first: it is where everybody begins"],
      dont: ["Show it without scripts: it could do nothing"],
    },
    messages: ["shell:theme.label", "shell:theme.device"],
  }),
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The device setting applies by default. A selection takes effect at once, and is stored until reset. */
export const Default: Story = {
  tags: ["unpictured"],
  render: () => (
    <div style={{ padding: "var(--space-3)", background: "var(--color-footer)" }}>
      <ThemeSwitch />
    </div>
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { documentElement: root } = canvasElement.ownerDocument;
    const before = root.dataset["theme"];
    const device = canvas.getByRole("radio", { name: t("shell:theme.device") });
    await expect(device).toBeChecked();

    await userEvent.click(canvas.getByRole("radio", { name: t("shell:theme.night") }));
    await expect(root).toHaveAttribute("data-theme", "night");
    await expect(localStorage.getItem("theme")).toBe("night");
    await expect(getComputedStyle(root).colorScheme).toBe("dark");

    await userEvent.keyboard("{ArrowLeft}");
    await expect(root).toHaveAttribute("data-theme", "day");
    await expect(getComputedStyle(root).colorScheme).toBe("light");

    await userEvent.click(device);
    await expect(root).not.toHaveAttribute("data-theme");
    await expect(localStorage.getItem("theme")).toBeNull();
    // Restores the toolbar's theme for the stories that follow.
    root.dataset["theme"] = before;
  },
};
