import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Sheet } from "./Sheet.tsx";
import { tokensOf } from "./tokens.ts";

const USES: Record<string, string> = {
  "--layer-header": "The header that stays; toasts lie just below",
  "--layer-float": "Call, chat and reserve, always in reach",
  "--layer-cookie": "The note on cookies, until it is accepted",
  "--layer-menu": "The menu of phones",
  "--layer-dialog": "Dialogs, pickers and pictures",
  "--layer-toast": "What must be seen over everything, such as the skip link",
};

/** Stacking order. Everything else is in document order. */
const meta = {
  id: "foundations-layers",
  title: "foundations/Layers · z-index",
} satisfies Meta;

export default meta;

/** The lowest layer first; each covers the ones before it. */
export const Layers: StoryObj = {
  tags: ["picture", "wordless"],
  render: () => (
    <Sheet>
      <ol className="foundations-stack" role="list">
        {tokensOf("--layer-").map(({ name, value }) => (
          <li className="foundations-layer" style={{ zIndex: `var(${name})` }} key={name}>
            <code className="foundations-layer-name">
              {name} {value}
            </code>
            <span className="foundations-layer-use">{USES[name]}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  ),
  play: async () => {
    const layers = tokensOf("--layer-");
    await expect(Object.keys(USES), "Each layer has a use here").toEqual(layers.map(({ name }) => name));
    const order = layers.toSorted((one, other) => Number(one.value) - Number(other.value));
    await expect(order, "tokens.css lists the lowest first").toEqual(layers);
  },
};
