import type { Meta, StoryObj } from "@storybook/react-vite";

import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { Row } from "#stories/fixtures/Row.tsx";
import { OnBoard } from "#stories/fixtures/shell.tsx";

const meta = {
  id: "foundations-brand",
  title: "foundations/Brand · logo · favicon",
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const PIXELS = [16, 32, 48] as const;
const APP = [192, 180] as const;

/** The files of `public/icons` at their actual size; the smallest also enlarged without smoothing. */
export const Icons: Story = {
  tags: ["picture", "wordless", "phone"],
  render: () => (
    <div style={{ display: "grid", gap: "var(--space-5)" }}>
      <Row>
        {PIXELS.map((size) => (
          <img key={size} src={`/icons/favicon-${size}.png`} alt="" width={size} height={size} />
        ))}
        <img src="/icons/favicon.svg" alt="" width={16} height={16} />
      </Row>
      <Row>
        {PIXELS.map((size) => (
          <img
            key={size}
            src={`/icons/favicon-${size}.png`}
            alt=""
            width={144}
            height={144}
            style={{ imageRendering: "pixelated" }}
          />
        ))}
      </Row>
      <Row>
        {APP.map((size) => (
          <img
            key={size}
            src={`/icons/icon-${size}.png`}
            alt=""
            width={96}
            height={96}
            style={{ borderRadius: "22%" }}
          />
        ))}
        <img src="/icons/icon-maskable-512.png" alt="" width={96} height={96} style={{ borderRadius: "50%" }} />
      </Row>
      <img src="/icons/logo.svg" alt="" width={266} height={64} />
    </div>
  ),
};

/** The mark on a pin, as on a map, in its small and its large drawing. */
export const OnAPin: Story = {
  tags: ["picture", "wordless", "phone"],
  render: () => (
    <>
      <Pins />
      <OnBoard>
        <Pins />
      </OnBoard>
    </>
  ),
};

function Pins() {
  return (
    <Row>
      <div style={{ ...PIN, inlineSize: "1.75rem", padding: "0.375rem" }}>
        <LogoMark master={16} />
      </div>
      <div style={{ ...PIN, inlineSize: "3.5rem", padding: "0.75rem" }}>
        <LogoMark />
      </div>
    </Row>
  );
}

const PIN = {
  display: "grid",
  aspectRatio: 1,
  borderRadius: "50%",
  background: "var(--color-surface)",
  color: "var(--color-text)",
  border: "var(--line-rule) solid var(--color-text)",
};
