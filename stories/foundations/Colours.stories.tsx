import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, spyOn } from "storybook/test";

import type { Theme } from "#src/domain/theme.ts";
import { MIN_CONTRAST, contrastOf, pairsOf, type Pair } from "./contrast.ts";
import { CopyText, Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { groupsOf, hexOf, tokensOf } from "./tokens.ts";
import { COLOUR_USES } from "./uses.ts";

/** Colours by purpose. Style sheets use purposes, never palette colours. */
const meta = {
  id: "foundations-colours",
  title: "foundations/Colours · palette · contrast",
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Every colour, by day and by night, in the groups of tokens.css. Names and values are buttons that copy them. */
export const Swatches: Story = {
  tags: ["unpictured"],
  render: () => (
    <Sheet>
      {groupsOf("--color-").map(({ heading, tokens }) => (
        <Part title={heading} key={heading}>
          <Entries columns="few">
            {tokens.map(({ name, value, night }) => (
              <Entry name={name.slice("--color-".length)} token={name} use={COLOUR_USES[name]} key={name}>
                <div className="foundations-swatches">
                  <Swatch value={value} when={night === value ? "always" : "by day"} />
                  {night !== value && <Swatch value={night} when="at night" />}
                </div>
              </Entry>
            ))}
          </Entries>
        </Part>
      ))}
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const page = hexOf(tokensOf("--color-page")[0]?.value ?? "");
    const [copy] = canvas.getAllByRole("button", { name: `Copy ${page}` });
    if (copy) await userEvent.click(copy);
    await expect(writeText).toHaveBeenCalledWith(page);
    const values = canvas.getAllByRole("button", { name: /^Copy #/ }).map(({ textContent }) => textContent);
    await expect(values.length).toBeGreaterThanOrEqual(tokensOf("--color-").length);
    await expect(values.filter((value) => !/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(value))).toEqual([]);
  },
};

/**
 * The contrast of every text and edge colour on every background where it may be used, measured in the browser. A translucent background is
 * measured over the worst case: the colour of its own text.
 */
export const Contrast: Story = {
  tags: ["unpictured"],
  render: () => <Pairs theme="day" />,
  play: async ({ canvas }) => {
    await expect(faultsIn(canvas.getAllByTitle(/ on /))).toEqual([]);
    const [token] = tokensOf("--color-text");
    if (!token) throw new Error("tokens.css has no colour for text");
    const withStray = [...tokensOf("--color-"), { ...token, name: "--color-hint" }];
    await expect(() => pairsOf(withStray), "a colour that is measured on nothing").toThrow("--color-hint");
  },
};

/** The same in the night theme. */
export const ContrastAtNight: Story = {
  tags: ["unpictured"],
  render: () => <Pairs theme="night" />,
  play: async ({ canvas }) => await expect(faultsIn(canvas.getAllByTitle(/ on /))).toEqual([]),
};

/** A pair whose contrast is too low is marked, and the test of its sheet names the tokens. */
export const TooLow: Story = {
  tags: ["unpictured"],
  render: () => (
    <Sheet>
      <Part title="On page">
        <ul className="foundations-ground" role="list">
          <Sample ink="line-field" ground="page" kind="edge" words="text" colours={PALE_EDGE} />
        </ul>
      </Part>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.61, too low: 3 or more")).toBeVisible();
    await expect(faultsIn(canvas.getAllByTitle(/ on /))).toEqual([
      "line-field on page is 1.61 of 3: change --color-line-field or --color-page in src/styles/tokens.css",
    ]);
  },
};

const PALE_EDGE = new Map([
  ["line-field", "#cccccc"],
  ["page", "#ffffff"],
  ["text", "#000000"],
]);

function Pairs({ theme }: { theme: Theme }) {
  const tokens = tokensOf("--color-");
  const pairs = pairsOf(tokens);
  const colours = new Map(
    tokens.map(({ name, value, night }) => [name.slice("--color-".length), theme === "night" ? night : value]),
  );
  return (
    <Sheet>
      {[...new Set(pairs.map(({ ground }) => ground))].map((ground) => (
        <Part title={`On ${ground}`} key={ground}>
          <ul className="foundations-ground" role="list">
            {pairs
              .filter((pair) => pair.ground === ground)
              .map((pair) => (
                <Sample {...pair} colours={colours} key={pair.ink} />
              ))}
          </ul>
        </Part>
      ))}
    </Sheet>
  );
}

interface SampleProps extends Pair {
  colours: ReadonlyMap<string, string>;
}

function Sample({ ink, ground, kind, words, colours }: SampleProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [contrast, setContrast] = useState(0);
  useLayoutEffect(() => {
    if (shown.current) setContrast(contrastOf(shown.current));
  }, []);
  return (
    <li style={{ background: colours.get(ink) }}>
      <div className="foundations-pair" style={{ background: colours.get(ground), color: colours.get(words) }}>
        <span
          className="foundations-sample"
          data-kind={kind}
          data-needed={MIN_CONTRAST[kind]}
          ref={shown}
          style={{ color: colours.get(ink) }}
          title={`${ink} on ${ground}`}
        >
          {kind === "text" && "Aa"}
        </span>
        <code className="foundations-ink">{ink}</code>
        {contrast < MIN_CONTRAST[kind] ? (
          <strong className="foundations-low">
            {contrast.toFixed(2)}, too low: {MIN_CONTRAST[kind]} or more
          </strong>
        ) : (
          <span>
            {contrast.toFixed(2)} of {MIN_CONTRAST[kind]}
          </span>
        )}
      </div>
    </li>
  );
}

/** Pairs with insufficient contrast, with its value and the tokens to change. */
function faultsIn(samples: readonly HTMLElement[]): string[] {
  return samples
    .filter((sample) => contrastOf(sample) < Number(sample.dataset["needed"]))
    .map((sample) => {
      const [ink, ground] = sample.title.split(" on ");
      const contrast = `${contrastOf(sample).toFixed(2)} of ${sample.dataset["needed"]}`;
      return `${sample.title} is ${contrast}: change --color-${ink} or --color-${ground} in src/styles/tokens.css`;
    });
}

function Swatch({ value, when }: { value: string; when: "always" | "by day" | "at night" }) {
  return (
    <div>
      <div className="foundations-swatch" style={{ background: value }} />
      <CopyText text={hexOf(value)}>{hexOf(value)}</CopyText>
      {when !== "always" && <span className="foundations-value">{when}</span>}
    </div>
  );
}
