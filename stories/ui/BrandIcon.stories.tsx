import type { Meta, StoryObj } from "@storybook/react-vite";

import { BrandIcon, BRANDS } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { Row } from "#stories/fixtures/Row.tsx";

const meta = {
  component: BrandIcon,
  args: { brand: "whatsapp" },
} satisfies Meta<typeof BrandIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ["picture"],
  render: () => (
    <Row>
      {BRANDS.map((brand) => (
        <BrandIcon brand={brand} key={brand} />
      ))}
    </Row>
  ),
};
