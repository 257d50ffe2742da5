import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn } from "storybook/test";

import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";
import { tokensOf } from "./tokens.ts";

const USES: Record<string, string> = {
  "--motion-fast": "What answers a press or a hover: a colour, a flap",
  "--motion-base": "What opens, closes or slides: a dialog, a menu, a question",
  "--motion-slow": "A picture that comes nearer under the pointer",
  "--ease-out": "Everything that comes in or moves",
  "--ease-flap": "The flaps of the board",
};

/** Motion shows where an element comes from or goes to. With reduced motion, changes are immediate. */
const meta = {
  id: "foundations-motion",
  title: "foundations/Motion · animation · transition",
} satisfies Meta;

export default meta;

/** Press or hover a line to move its marker. */
export const Motion: StoryObj = {
  tags: ["picture", "wordless"],
  render: () => (
    <Sheet>
      <Part title="Durations">
        <Entries>
          {tokensOf("--motion-").map(({ name, value }) => (
            <Track name={name} value={value} transition={`translate var(${name}) var(--ease-out)`} key={name} />
          ))}
        </Entries>
      </Part>
      <Part title="Easings, at the slow duration">
        <Entries>
          {tokensOf("--ease-").map(({ name, value }) => (
            <Track name={name} value={value} transition={`translate var(--motion-slow) var(${name})`} key={name} />
          ))}
        </Entries>
      </Part>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const tokens = ["--motion-", "--ease-"].flatMap((prefix) => tokensOf(prefix).map(({ name }) => name));
    await expect(Object.keys(USES).toSorted(), "Each token has a use here").toEqual(tokens.toSorted());

    const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy var(--motion-fast)" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(writeText).toHaveBeenCalledWith("var(--motion-fast)");
    await expect(await canvas.findByRole("button", { name: "Copied var(--motion-fast)" })).toHaveFocus();

    const [track] = canvas.getAllByRole("button", { pressed: false });
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(track).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(track).toHaveAttribute("aria-pressed", "false");
    track?.blur();
  },
};

function Track({ name, value, transition }: { name: string; value: string; transition: string }) {
  const [there, setThere] = useState(false);
  return (
    <Entry name={name} token={name} value={value} use={USES[name]}>
      <button
        className="foundations-track"
        type="button"
        aria-label={`Move by ${name}`}
        aria-pressed={there}
        onClick={() => setThere(!there)}
      >
        <span className="foundations-runner" style={{ transition }}>
          <span className="foundations-marker" />
        </span>
      </button>
    </Entry>
  );
}
