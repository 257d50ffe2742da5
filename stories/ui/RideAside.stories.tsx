import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { RIDE, TEXT } from "#stories/fixtures/posts.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const meta = {
  component: RideAside,
  args: { label: "", text: "", children: null },
  parameters: guide({
    avoid: "At the end of a page use `ContactBanner`. One per article: more would be advertising.",
    keyboard: { Tab: "goes to its link", Enter: "follows it" },
  }),
  render: (args, { globals }) => {
    const { label, text, book } = inLanguage(globals, RIDE);
    return (
      <RideAside {...args} label={label} text={text}>
        <ButtonLink href="#form">{book}</ButtonLink>
      </RideAside>
    );
  },
} satisfies Meta<typeof RideAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: inLanguage(globals, RIDE).book });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.blur();
  },
};

/** Where it belongs: in running text, whose distances and sizes leave its inside alone. */
export const InProse: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const { label, text, book } = inLanguage(globals, RIDE);
    const { text: before, list } = inLanguage(globals, TEXT);
    return (
      <Prose>
        <p>{before}</p>
        <RideAside {...args} label={label} text={text}>
          <ButtonLink href="#form">{book}</ButtonLink>
        </RideAside>
        <p>{list[0]}</p>
      </Prose>
    );
  },
  play: async ({ canvas, globals }) => {
    const { label, text } = inLanguage(globals, RIDE);
    const gap =
      canvas.getByText(text).getBoundingClientRect().top - canvas.getByText(label).getBoundingClientRect().bottom;
    await expect(gap).toBeCloseTo(4, 0);
  },
};
