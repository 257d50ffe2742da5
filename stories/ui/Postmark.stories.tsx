import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";

import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-postmark",
  title: "Components/Pictures and maps/Postmark",
  component: Postmark,
  parameters: guide({
    avoid: "It is hidden from screen readers, so its text must appear elsewhere too; at most one per card.",
    keyboard: {},
    parts: ["A double ring with words around it", "A figure or a short word in the middle"],
    content: {
      do: [
        "Write in it what the card says in text, too: the days, the price",
        "Keep the ring to thirty characters at most: “Bodrum VIP · Türkiye · Tours”",
      ],
      dont: ["Write “Sale”, “New” or “Top”", "Let it cover a face, or the words of the stamp"],
    },
  }),
  args: { ring: "", middle: "14.07" },
  render: (args, { globals }) => (
    <Postmark {...args} ring={`${translatorOf(globals)("request:sent.stamp")} · Bodrum VIP Transfer`} />
  ),
} satisfies Meta<typeof Postmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Static, on its own background. */
export const Default: Story = {};

/** On a page, on a dark picture, and with the colours of a stamp. */
export const Grounds: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const ring = `${translatorOf(globals)("request:sent.stamp")} · Bodrum VIP Transfer`;
    return (
      <Row>
        <Postmark {...args} ring={ring} />
        <div style={DARK}>
          <Postmark {...args} ring={ring} />
        </div>
        <div style={{ ...DARK, ...STAMP }}>
          <Postmark {...args} ring={ring} middle="€35" />
        </div>
      </Row>
    );
  },
};

/** An ancestor sets a duration: it is animated once. */
export const Stamped: Story = {
  render: (args, { globals }) => (
    <div style={{ "--postmark-motion": "var(--motion-base)" } as CSSProperties}>
      <Postmark {...args} ring={`${translatorOf(globals)("request:sent.stamp")} · Bodrum VIP Transfer`} />
    </div>
  ),
};

const DARK = { padding: "var(--space-3)", background: "var(--color-plate)" };
const STAMP = { "--postmark-ink": "var(--color-on-stamp)", "--postmark-ground": "var(--color-stamp)" } as CSSProperties;
