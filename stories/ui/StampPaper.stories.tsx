import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";

import { Picture } from "#src/ui/Picture/Picture.tsx";
import { StampPaper } from "#src/ui/StampPaper/StampPaper.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { platesIn } from "#stories/fixtures/plates.ts";

const meta = {
  id: "ui-stamppaper",
  title: "Components/Pictures and maps/StampPaper",
  component: StampPaper,
  args: { children: null },
  parameters: guide({
    avoid: "A tour's card is a `StampCard`, and a picture within a text a `Figure`, which have this paper already.",
    keyboard: {},
    parts: ["Paper with a perforated edge", "What lies on it"],
    content: "wordless",
  }),
  render: (args, { globals }) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "var(--space-5)" }}>
      {SIZES.map((size) => (
        <div key={size["--stamp-hole"]} style={{ ...STAMP, ...size } as CSSProperties}>
          <StampPaper {...args}>
            <Picture image={platesIn(globals).night} sizes="16rem" />
          </StampPaper>
        </div>
      ))}
    </div>
  ),
} satisfies Meta<typeof StampPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A large one, and one with finer holes and a narrower edge. */
export const Default: Story = { tags: ["picture", "wordless"] };

const SIZES = [
  { "--stamp-hole": "0.5rem", "--stamp-edge": "0.875rem" },
  { "--stamp-hole": "0.25rem", "--stamp-edge": "0.375rem" },
];
const STAMP = { maxInlineSize: "16rem", filter: "var(--shadow-stamp)" };
