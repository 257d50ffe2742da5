import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment, type CSSProperties } from "react";

import { BrandIcon, BRANDS, type BrandName } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { Row } from "#stories/fixtures/Row.tsx";
import { guide } from "#stories/fixtures/guide.ts";

const NAMES: Record<BrandName, string> = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  instagram: "Instagram",
  telegram: "Telegram",
};

const LARGE = { "--icon-size": "3rem" } as CSSProperties;

const meta = {
  id: "ui-brandicon",
  title: "Components/Pictures and maps/BrandIcon · logo",
  component: BrandIcon,
  parameters: guide({
    avoid: "Not for the business’s own mark, and never without the service’s name, visible or as a label.",
    keyboard: {},
    parts: ["The logo of the service, in the colour of the text beside it"],
    content: "wordless",
  }),
  args: { brand: "whatsapp" },
} satisfies Meta<typeof BrandIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All logos with their names, and larger where a parent sets the size. */
export const States: Story = {
  tags: ["picture", "wordless"],
  render: () => (
    <>
      <Row>
        {BRANDS.map((brand) => (
          <Fragment key={brand}>
            <BrandIcon brand={brand} /> <span>{NAMES[brand]}</span>
          </Fragment>
        ))}
      </Row>
      <div style={LARGE}>
        <BrandIcon brand="whatsapp" />
      </div>
    </>
  ),
};
