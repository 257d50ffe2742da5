import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { HINT_TONES, FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-fieldhint",
  title: "Components/Forms and fields/FieldHint · validation · field alert",
  component: FieldHint,
  parameters: guide({
    avoid: "For the result of sending a form, use a `Toast`. A field's own message is given to the field, as `error`.",
    keyboard: {},
    parts: [
      "An icon, so that the tone does not rest on colour",
      "The sentence: help before typing, or what is wrong after",
    ],
    content: {
      do: [
        "Say how to mend it: “Choose the return date”, “Use digits only”",
        "Use `hint` for what may be wrong and `error` for what stops the form",
      ],
      dont: ["Blame: “You forgot…”, “Invalid input”", "Say in an error what should have been help before"],
    },
    messages: ["booking:hints.inThePast", "booking:hints.samePlace", "request:extras.flightHint"],
  }),
  args: { children: null },
} satisfies Meta<typeof FieldHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In either tone. */
export const Default: Story = {
  render: (args, { globals }) => <FieldHint {...args}>{translatorOf(globals)("booking:hints.inThePast")}</FieldHint>,
};

/** Both tones. */
export const Tones: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <div>
      {HINT_TONES.map((tone) => (
        <FieldHint key={tone} {...args} tone={tone}>
          {tone === "error"
            ? translatorOf(globals)("request:errors.missing.to")
            : translatorOf(globals)("booking:hints.inThePast")}
        </FieldHint>
      ))}
    </div>
  ),
};

/** The icon stays beside the first line. */
export const Narrow: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 10rem)" }}>
      <FieldHint {...args}>{translatorOf(globals)("booking:hints.inThePast")}</FieldHint>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(translatorOf(globals)("booking:hints.inThePast"));
    const sign = text.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
    await expect(sign.bottom).toBeLessThan(text.getBoundingClientRect().bottom);
    await expect(sign.width).toBeGreaterThan(16);
  },
};
