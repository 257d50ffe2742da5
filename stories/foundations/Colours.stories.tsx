import type { Meta, StoryObj } from "@storybook/react-vite";

import { tokensOf } from "./tokens.ts";

const meta = {} satisfies Meta;

export default meta;

/** Every colour by its purpose, read from the tokens themselves. */
export const Colours: StoryObj = {
  render: () => (
    <div lang="en" style={{ display: "grid", gap: "var(--space-5)" }}>
      {tokensOf("--color-").map(({ heading, names }) => (
        <section key={heading} style={{ display: "grid", gap: "var(--space-3)" }}>
          <h2 style={{ fontSize: "var(--step-2)" }}>{heading}</h2>
          <ul style={SWATCHES}>
            {names.map((name) => (
              <li key={name} style={{ minInlineSize: 0 }}>
                <div style={{ ...SWATCH, background: `var(${name})` }} />
                <code style={{ fontSize: "var(--step-small)", overflowWrap: "anywhere" }}>
                  {name.slice("--color-".length)}
                </code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

const SWATCHES = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: "var(--space-3)",
};
const SWATCH = {
  blockSize: "var(--space-7)",
  border: "var(--line-hair) solid var(--color-line)",
  borderRadius: "var(--radius-1)",
};
