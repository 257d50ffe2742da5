import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { expect } from "storybook/test";

import { AT_NIGHT } from "../../.storybook/modes.ts";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { tokensOf, type Token } from "./tokens.ts";

/** Purpose of each line, radius and shadow. */
const USES: Record<string, string> = {
  "--line-hair": "Between rows and around cells",
  "--line-rule": "Above a heading or a group, and around buttons",
  "--line-focus": "The ring of what has the focus, and a chosen cell",
  "--line-bar": "Beside what is chosen or set apart",
  "--line-photo": "The white edge of a photograph",
  "--radius-1": "Corners are cut, not round",
  "--radius-round": "Round buttons",
  "--shadow-float": "What floats over the page for a while",
  "--shadow-stuck": "The header, once the page scrolls under it",
  "--shadow-ticket": "The ticket, notches included",
  "--shadow-stamp": "A stamp, perforation included",
};

/** Lines separate content where other designs use boxes: the page is flat paper, and few elements are raised. */
const meta = {
  id: "foundations-lines",
  title: "foundations/Lines · shadow · elevation · border · divider · radius",
} satisfies Meta;

export default meta;

/** Lines, the perforation of tickets, radii and shadows. */
export const Lines: StoryObj = {
  tags: ["picture", "wordless", "night"],
  parameters: AT_NIGHT,
  render: () => (
    <Sheet>
      <Part title="Lines">
        <Entries>
          {tokensOf("--line-").map((token) => (
            <Use {...token} key={token.name}>
              <div style={{ borderBlockStart: `var(${token.name}) solid var(--color-line-strong)` }} />
            </Use>
          ))}
          <Entry name="perforation" value="dashed" use="Where a ticket or a slip is torn">
            <div className="foundations-perforation" />
          </Entry>
        </Entries>
      </Part>
      <Part title="Corners">
        <Entries columns="many">
          {tokensOf("--radius-").map((token) => (
            <Use {...token} key={token.name}>
              <div className="foundations-paper" style={{ borderRadius: `var(${token.name})` }} />
            </Use>
          ))}
        </Entries>
      </Part>
      <Part title="Shadows">
        <Entries columns="many">
          {tokensOf("--shadow-").map(({ name, value }) => (
            <Use name={name} value={isFilter(value) ? "filter" : "box-shadow"} key={name}>
              <div className="foundations-paper" style={shadowOf(name, value)} />
            </Use>
          ))}
        </Entries>
      </Part>
    </Sheet>
  ),
  play: async () => {
    const tokens = ["--line-", "--radius-", "--shadow-"].flatMap((prefix) => tokensOf(prefix).map(({ name }) => name));
    await expect(Object.keys(USES).toSorted(), "Each token has a use here").toEqual(tokens.toSorted());
  },
};

function Use({ name, value, children }: Pick<Token, "name" | "value"> & { children: ReactNode }) {
  return (
    <Entry name={name} token={name} value={value} use={USES[name]}>
      {children}
    </Entry>
  );
}

/** A filter follows the outline of a mask, a box shadow does not. */
function isFilter(value: string): boolean {
  return value.startsWith("drop-shadow");
}

function shadowOf(name: string, value: string): CSSProperties {
  return isFilter(value) ? { filter: `var(${name})` } : { boxShadow: `var(${name})` };
}
