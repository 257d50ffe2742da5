import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Rating } from "#src/ui/Rating/Rating.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { ratingIn } from "#stories/fixtures/rating.ts";

const meta = {
  id: "ui-rating",
  title: "Components/Content/Rating · stars · review",
  component: Rating,
  args: { shown: "", spoken: "" },
  parameters: guide({
    avoid: "It is the business's own claim: never beside the words of a customer, and never in structured data.",
    keyboard: {},
    parts: ["A star, which says nothing aloud", "The figure", "The same in words, for screen readers"],
    content: {
      do: ["Say what the figure is of: “Rating: 5.0 out of 5”", "Write it as the language does: 5.0, 5,0"],
      dont: [
        "Mention guests, reviews or a number of votes: nobody has been asked",
        "Show five stars in a row: that looks like reviews",
      ],
    },
    messages: ["tours:rating.spoken", "tour:facts.rating"],
  }),
  render: (args, { globals }) => <Rating {...args} {...ratingIn(globals)} />,
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers get a sentence; the machine-readable value is the same in every language. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { shown, spoken } = ratingIn(globals);
    await expect(canvas.getByText(spoken)).toBeInTheDocument();
    await expect(canvas.getByText(shown)).toHaveAttribute("value", "5.0");
  },
};

/** In the size of the surrounding text: in a line of facts, and as a separate value. */
export const Sizes: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-4)", justifyItems: "start" }}>
      <Rating {...args} {...ratingIn(globals)} />
      <span style={{ font: "400 2.25rem / 1.1 var(--font-display)" }}>
        <Rating {...args} {...ratingIn(globals)} />
      </span>
    </div>
  ),
};
