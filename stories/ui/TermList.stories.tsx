import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { TermList } from "#src/ui/TermList/TermList.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const { rideTerms } = readLibrary();

const TITLE_ID = "terms-title";

const meta = {
  id: "ui-termlist",
  title: "Components/Content/TermList · definitions",
  component: TermList,
  args: { terms: [], labelledBy: TITLE_ID },
  parameters: guide({
    avoid: "For short lines without labels use `CheckList`, for figures `FactsBar`. Legal texts belong in `Prose`.",
    keyboard: {},
    parts: ["A label", "What is agreed about it, in one to three sentences"],
    content: {
      do: [
        "Begin with what is free, then say from when it costs: “You can cancel free of charge up to 24 hours before the pick-up.”",
        "Use the same labels wherever terms are shown: “Payment”, “Waiting”",
      ],
      dont: ["Soften: “usually”, “as a rule”", "Say less here than on the page of terms"],
    },
    messages: ["services:terms.title", "services:fare.waiting", "services:fare.payment"],
  }),
  render: (args, { globals }) => {
    const language = languageOf(globals);
    const terms = Object.values(rideTerms).map(({ label, text }) => ({
      label: label[language],
      text: text[language],
    }));
    return (
      <>
        <SectionHeader id={TITLE_ID} title={translatorOf(globals)("services:terms.title")} />
        <TermList {...args} terms={terms} />
      </>
    );
  },
} satisfies Meta<typeof TermList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The terms of every ride, with labels beside them on wide screens. */
export const Default: Story = {
  tags: ["picture", "phone", "screen"],
  play: async ({ canvas, globals }) => {
    const language = languageOf(globals);
    const labels = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(labels).toEqual(Object.values(rideTerms).map(({ label }) => label[language]));
    await expect(canvas.getAllByRole("definition")).toHaveLength(labels.length);
  },
};
