import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { SplitFlap, SPLIT_FLAP_TONES } from "#src/ui/SplitFlap/SplitFlap.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { OnBoard } from "#stories/fixtures/shell.tsx";
import { inLanguage } from "#stories/fixtures/messages.ts";

const REFRESH = { tr: "Kuru yenile", en: "Refresh the rate", ru: "Обновить курс" };
const DELAY = { tr: "Kısa rötar", en: "Short delay", ru: "Задержка" };

const meta = {
  id: "ui-splitflap",
  title: "Components/Live figures/SplitFlap",
  component: SplitFlap,
  argTypes: { length: { control: false } },
  parameters: guide({
    avoid: "Not for running text or for a price that visitors decide by: use plain text. A page has one large board.",
    keyboard: {},
    parts: ["A flap for each character", "The same text, whole, for screen readers"],
    content: {
      do: [
        "Keep to capitals, figures, a point or a comma: the Board face has nothing else",
        "Say aloud what the flaps abbreviate",
      ],
      dont: [
        "Write a sentence on flaps: twelve letters are a line",
        "Let it flip for show: a flap turns when its figure does",
      ],
    },
    messages: ["shell:notFound.board.first", "shell:notFound.board.second"],
  }),
  args: { value: "48.62" },
  render: (args) => (
    <OnBoard>
      <SplitFlap {...args} />
    </OnBoard>
  ),
} satisfies Meta<typeof SplitFlap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("48.62")).toBeInTheDocument();
  },
};

/** Both tones and sizes, with blank flaps, and with flaps that have just changed. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <>
      <OnBoard>
        {SPLIT_FLAP_TONES.map((tone) => (
          <SplitFlap {...args} tone={tone} key={tone} />
        ))}
        <SplitFlap value="" length={3} spoken="–" />
        <SplitFlap value={inLanguage(globals, DELAY)} length={12} size="board" tone="hot" />
      </OnBoard>
      <Refreshed label={inLanguage(globals, REFRESH)} />
    </>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: inLanguage(globals, REFRESH) }));
    canvas.getByRole("button").blur();
    await userEvent.unhover(canvas.getByRole("button"));
  },
};

/** Only changed characters flip. The value is not announced when it changes. */
export const Changing: Story = {
  render: (_args, { globals }) => <Refreshed label={inLanguage(globals, REFRESH)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll("[data-flip]")).toHaveLength(0);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("48.71")).toBeInTheDocument();
    await expect([...canvasElement.querySelectorAll("[data-flip]")].map((flap) => flap.textContent)).toEqual([
      "7",
      "1",
    ]);
  },
};

function Refreshed({ label }: { label: string }) {
  const [value, setValue] = useState("48.62");
  return (
    <>
      <OnBoard>
        <SplitFlap value={value} />
      </OnBoard>
      <Button onClick={() => setValue("48.71")}>{label}</Button>
    </>
  );
}
