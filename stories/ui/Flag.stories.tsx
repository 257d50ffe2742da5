import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { expect } from "storybook/test";

import { Flag, FLAG_COUNTRIES } from "#src/ui/Flag/Flag.tsx";
import { Row } from "#stories/fixtures/Row.tsx";
import { languageOptionsIn, OnBoard } from "#stories/fixtures/shell.tsx";
import { guide } from "#stories/fixtures/guide.ts";

const meta = {
  id: "ui-flag",
  title: "Components/Pictures and maps/Flag",
  component: Flag,
  parameters: guide({
    avoid:
      "Never alone: a flag names a country and not a language, so a code or a name goes with it. For countries of telephone numbers the `DialPicker` has its own.",
    keyboard: {},
    parts: ["The flag, in the size of the text"],
    content: "wordless",
  }),
  args: { country: "tr" },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All flags, with names on the page background and with codes on the board. */
export const States: Story = {
  tags: ["picture", "wordless"],
  render: (_args, { globals }) => {
    const options = languageOptionsIn(globals);
    return (
      <>
        <Row>
          {options.map(({ flag, language, name }) => (
            <Fragment key={language}>
              <Flag country={flag} /> <span lang={language}>{name}</span>
            </Fragment>
          ))}
        </Row>
        <OnBoard>
          {options.map(({ flag, language, code }) => (
            <Fragment key={language}>
              <Flag country={flag} /> <span>{code}</span>
            </Fragment>
          ))}
        </OnBoard>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(2 * FLAG_COUNTRIES.length);
    await expect(canvas.queryAllByRole("img")).toHaveLength(0);
  },
};
