import type { Meta, StoryObj } from "@storybook/react-vite";

import { measureLengths, formatLength, type Lengths } from "./lengths.ts";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { tokensOf } from "./tokens.ts";
import { SPACING_USES } from "./uses.ts";

/** Spacing is a multiple of one unit. Where there are two values, it grows with the viewport, from the first on a phone to the second on a desktop. */
const meta = {
  id: "foundations-spacing",
  title: "foundations/Spacing · size · gap · width",
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Gaps and margins, sizes of controls, and widths of content. */
export const Spacing: Story = {
  tags: ["picture", "wordless"],
  render: () => <Bars lengths={measureLengths(PARTS.flatMap(({ prefix }) => tokensOf(prefix)))} />,
};

/** Purpose of each of them. */
export const Uses: Story = {
  tags: ["unpictured"],
  render: () => (
    <Sheet>
      {PARTS.map(({ title, prefix }) => (
        <Part title={title} key={prefix}>
          <Entries columns="few">
            {tokensOf(prefix).map(({ name }) => (
              <Entry name={name} token={name} use={SPACING_USES[name]} key={name} />
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  ),
};

const PARTS = [
  { title: "Space", prefix: "--space-" },
  { title: "Sizes of controls and icons", prefix: "--size-" },
  { title: "Widths of the page and of text", prefix: "--width-" },
];

function Bars({ lengths }: { lengths: Lengths }) {
  return (
    <Sheet>
      {PARTS.map(({ title, prefix }) => (
        <Part title={title} key={prefix}>
          <Entries>
            {tokensOf(prefix).map(({ name }) => (
              <Entry name={name} token={name} value={formatLength(lengths, name)} key={name}>
                <div className="foundations-bar" style={{ inlineSize: `var(${name})` }} />
              </Entry>
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  );
}
