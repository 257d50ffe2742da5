import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";

import { NEEDED, contrastOf, pairsOf, type Pair } from "./contrast.ts";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { groupsOf, tokensOf } from "./tokens.ts";

/** Colours by what they are for. Style sheets name a purpose, never a pigment. */
const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj;

/**
 * Every text and every edge on every ground that it may stand on, measured in the browser. A ground that lets the art through
 * lies on the worst that can be behind it: the colour of its own text.
 */
export const Contrast: Story = {
  tags: ["unpictured"],
  render: () => {
    const pairs = pairsOf(tokensOf("--color-"));
    return (
      <Sheet>
        {[...new Set(pairs.map(({ ground }) => ground))].map((ground) => (
          <Part title={`On ${ground}`} key={ground}>
            <ul className="foundations-ground" role="list">
              {pairs
                .filter((pair) => pair.ground === ground)
                .map((pair) => (
                  <Sample {...pair} key={pair.ink} />
                ))}
            </ul>
          </Part>
        ))}
      </Sheet>
    );
  },
  play: async ({ canvas }) => {
    const samples = canvas.getAllByTitle(/ on /);
    const faults = samples.filter((sample) => contrastOf(sample) < Number(sample.dataset["needed"]));
    await expect(faults.map((sample) => `${sample.title} is ${contrastOf(sample).toFixed(2)}`)).toEqual([]);
  },
};

/** Every colour there is, in the groups of tokens.css. */
export const Swatches: Story = {
  tags: ["unpictured"],
  render: () => (
    <Sheet>
      {groupsOf("--color-").map(({ heading, tokens }) => (
        <Part title={heading} key={heading}>
          <Entries columns="many">
            {tokens.map(({ name, value }) => (
              <Entry
                name={name.slice("--color-".length)}
                value={value.replace(/^var\(--palette-(.+)\)$/, "$1")}
                key={name}
              >
                <div className="foundations-swatch" style={{ background: `var(${name})` }} />
              </Entry>
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  ),
};

function Sample({ ink, ground, kind, words }: Pair) {
  const shown = useRef<HTMLSpanElement>(null);
  const [contrast, setContrast] = useState(0);
  useLayoutEffect(() => {
    if (shown.current) setContrast(contrastOf(shown.current));
  }, []);
  return (
    <li style={{ background: `var(--color-${ink})` }}>
      <div
        className="foundations-pair"
        style={{ background: `var(--color-${ground})`, color: `var(--color-${words})` }}
      >
        <span
          className="foundations-sample"
          data-kind={kind}
          data-needed={NEEDED[kind]}
          ref={shown}
          style={{ color: `var(--color-${ink})` }}
          title={`${ink} on ${ground}`}
        >
          {kind === "text" && "Aa"}
        </span>
        <code className="foundations-ink">{ink}</code>
        <span>
          {contrast.toFixed(2)} of {NEEDED[kind]}
        </span>
      </div>
    </li>
  );
}
