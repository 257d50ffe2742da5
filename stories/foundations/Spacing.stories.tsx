import type { Meta, StoryObj } from "@storybook/react-vite";

import { measureLengths, sayLength, type Lengths } from "./lengths.ts";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { tokensOf } from "./tokens.ts";
import { SPACING_USES } from "./uses.ts";

/** Space is arithmetic over one unit. What an arrow stands in grows with the window, from phone to desktop. */
const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Gaps and margins, the sizes that controls keep, and the widths that content keeps to. */
export const Spacing: Story = {
  tags: ["picture", "wordless"],
  render: () => <Bars lengths={measureLengths(PARTS.flatMap(({ prefix }) => tokensOf(prefix)))} />,
};

/** What each of them is for. */
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
              <Entry name={name} token={name} value={sayLength(lengths, name)} key={name}>
                <div className="foundations-bar" style={{ inlineSize: `var(${name})` }} />
              </Entry>
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  );
}
