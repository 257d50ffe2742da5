import type { Meta, StoryObj } from "@storybook/react-vite";

import { Flag, FLAG_COUNTRIES } from "#src/ui/Flag/Flag.tsx";
import { Row } from "#stories/fixtures/Row.tsx";

const meta = {
  component: Flag,
  args: { country: "tr" },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ["picture"],
  render: () => (
    <Row>
      {FLAG_COUNTRIES.map((country) => (
        <Flag country={country} key={country} />
      ))}
    </Row>
  ),
};
