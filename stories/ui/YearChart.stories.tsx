import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { CLIMATE } from "#content/climate.ts";
import { renderYearTable } from "#src/content/pageData/yearTable.ts";
import { YearChart } from "#src/ui/YearChart/YearChart.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-yearchart",
  title: "Components/Content/YearChart · months · seasons · chart",
  component: YearChart,
  args: { html: "" },
  parameters: guide({
    avoid: "Other figures of a text are a table of `Prose`. Driving times are bars of `FactsPanel`.",
    keyboard: {},
    parts: [
      "A key with the units",
      "Two bars for each month, each with its figure: air in the colour of the season, sea with waves",
      "Dots for how full it is, and the same in words",
      "A mark at the months to suggest",
    ],
    content: {
      do: [
        "Name the unit once, in the head: “Air, °C”",
        "Say how full it is in three words at most: “Room everywhere”",
      ],
      dont: ["Mark more than four months", "Add a figure that the text beside it does not give"],
    },
  }),
  render: (args, { globals }) => <YearChart {...args} html={renderYearTable(CLIMATE, languageOf(globals))} />,
} satisfies Meta<typeof YearChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the width of a page the months stand side by side, at that of a phone they are below each other. */
export const Default: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (args, { globals }) => {
    const html = renderYearTable(CLIMATE, languageOf(globals));
    return (
      <div style={{ display: "grid", gap: "var(--space-6)", paddingInline: "var(--space-margin)" }}>
        <YearChart {...args} html={html} />
        <div style={{ maxInlineSize: "22rem" }}>
          <YearChart {...args} html={html} />
        </div>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = languageOf(globals);
    const [table] = canvas.getAllByRole("table");
    const inTable = within(table as HTMLElement);
    await expect(inTable.getAllByRole("columnheader")).toHaveLength(4);
    const [january, , , , , june, july] = inTable.getAllByRole("rowheader");
    await expect(january).toHaveTextContent(CLIMATE.months[0]?.name[language] ?? "");
    await expect(june).toHaveTextContent(CLIMATE.suggested[language]);
    await expect(july).not.toHaveTextContent(CLIMATE.suggested[language]);
    const sea = inTable.getAllByRole("row", { name: /\b25–26\b/ });
    await expect(sea).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
