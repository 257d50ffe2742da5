import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { Container } from "#src/ui/Container/Container.tsx";
import { FilterChips, type FilterChipsProps } from "#src/ui/FilterChips/FilterChips.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-filterchips",
  title: "Components/Actions/FilterChips · filter",
  component: FilterChips,
  args: { label: "", chips: [], value: "all", onValueChange: () => undefined },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "For two to four choices use `SegmentedControl`; to jump within a page `JumpBar`. Words that cannot be pressed are `Tags`.",
      keyboard: { Tab: "goes to the next chip", Enter: "presses it", Space: "presses it" },
      parts: ["A chip for everything, pressed at first", "A chip for each subject"],
      content: {
        do: ["Name a subject as its items name it", "Keep to one or two words"],
        dont: ["Add a subject that has nothing in it", "Number the items: the list shows them"],
      },
      messages: ["blog:subjects.label", "blog:subjects.all"],
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const { categories } = loadPage("blog", languageOf(globals));
    const chips = [
      { value: "all", text: t("blog:subjects.all") },
      ...categories.map(({ id, name }) => ({ value: id, text: name })),
    ];
    return (
      <Container>
        <Choosable {...args} label={t("blog:subjects.label")} chips={chips} />
      </Container>
    );
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In lines; on phones in one line that scrolls. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const group = canvas.getByRole("group", { name: t("blog:subjects.label") });
    const [all, first] = canvas.getAllByRole("button");
    if (!all || !first) throw new Error("There are not enough chips.");
    await expect(all).toHaveAttribute("aria-pressed", "true");
    await expect(all.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(first);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(all).toHaveAttribute("aria-pressed", "false");
    await expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(all).backgroundColor);
    await userEvent.unhover(first);
    first.blur();
    await expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

function Choosable(props: FilterChipsProps) {
  const [value, setValue] = useState(props.value);
  return <FilterChips {...props} value={value} onValueChange={setValue} />;
}
