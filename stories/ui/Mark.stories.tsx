import type { Meta, StoryObj } from "@storybook/react-vite";

import { Mark } from "#src/ui/Mark/Mark.tsx";

const meta = {
  component: Mark,
  decorators: [(Story) => <div style={{ inlineSize: "6rem" }}>{Story()}</div>],
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };
