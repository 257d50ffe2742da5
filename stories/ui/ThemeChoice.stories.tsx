import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { ThemeChoice, type ThemeChoiceProps } from "#src/ui/ThemeChoice/ThemeChoice.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";

const meta = {
  id: "ui-themechoice",
  title: "Components/Forms and fields/ThemeChoice · radio group",
  component: ThemeChoice,
  parameters: guide({
    avoid: "Not for a field of a form: use `VehicleChoice`. For parts of one page use `JumpBar`.",
    keyboard: { Tab: "goes to the selected option", "← →": "select the previous or next option", "↑ ↓": "do the same" },
    parts: ["The label", "Three options in a row, or below each other in a narrow container"],
    content: {
      do: ["Name what one gets: “Day”, “Night”, “Same as device”"],
      dont: ["Write “Light mode” and “Dark mode”: the site knows day and night", "Explain it: pressing shows it"],
    },
    messages: ["shell:theme.label", "shell:theme.day", "shell:theme.night", "shell:theme.device"],
  }),
  args: { label: "", options: [], value: "device", onValueChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ padding: "var(--space-3)", background: "var(--color-footer)" }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <Choosing {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof ThemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each selection, the first focused, the last in a narrow container. */
export const States: Story = {
  tags: ["picture", "night"],
  parameters: AT_NIGHT,
  render: (args, { globals }) => (
    <Row>
      <Choosing {...args} {...wordsIn(globals)} />
      <Choosing {...args} {...wordsIn(globals)} value="night" />
      <div style={{ inlineSize: "10rem" }}>
        <Choosing {...args} {...wordsIn(globals)} value="day" />
      </div>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("radio")[0]).toHaveFocus();
  },
};

/** Arrow keys change the selection, as in every radio group; so does a tap anywhere in an option. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("group", { name: t("shell:theme.label") })).toBeVisible();
    const device = canvas.getByRole("radio", { name: t("shell:theme.device") });
    const night = canvas.getByRole("radio", { name: t("shell:theme.night") });
    await userEvent.tab();
    await expect(device).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(night).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(device).toBeChecked();
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByText(t("shell:theme.day")) });
    await expect(canvas.getByRole("radio", { name: t("shell:theme.day") })).toBeChecked();
  },
};

function wordsIn(globals: Parameters<typeof translatorOf>[0]) {
  const t = translatorOf(globals);
  return {
    label: t("shell:theme.label"),
    options: (["device", "day", "night"] as const).map((value) => ({ value, name: t(`shell:theme.${value}`) })),
  };
}

function Choosing(props: ThemeChoiceProps) {
  const [value, setValue] = useState(props.value);
  return <ThemeChoice {...props} value={value} onValueChange={setValue} />;
}
