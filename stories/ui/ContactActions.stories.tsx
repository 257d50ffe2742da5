import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { contactLinks } from "#src/domain/contact.ts";
import {
  CONTACT_CHANNELS,
  CONTACT_LAYOUTS,
  ContactActions,
  type ContactAction,
  type ContactChannel,
} from "#src/ui/ContactActions/ContactActions.tsx";
import { bookingIn, Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

type Globals = Parameters<typeof wordsOf>[0];

const meta = {
  component: ContactActions,
  parameters: guide({
    avoid:
      "To be read as well, with the number and the hours, take `ContactList`; at the edge of the screen, `FloatingContact`.",
    keyboard: { Tab: "goes to the next way", Enter: "opens the chat in a tab of its own, the call or the message" },
  }),
  args: { actions: [] },
  render: (args, { globals }) => <ContactActions {...args} actions={actionsIn(globals, CONTACT_CHANNELS)} />,
} satisfies Meta<typeof ContactActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both layouts with two, three and four ways: the last of an odd number has its row of the grid to itself. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <Cells>
      {CONTACT_LAYOUTS.flatMap((layout) =>
        [2, 3, 4].map((count) => (
          <ContactActions
            key={`${layout} ${count}`}
            {...args}
            layout={layout}
            actions={actionsIn(globals, CONTACT_CHANNELS.slice(0, count))}
          />
        )),
      )}
    </Cells>
  ),
};

/** A chat opens in a tab of its own, so that what was typed here stays; a call and a text message leave nothing behind. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const link = (channel: ContactChannel) => canvas.getByRole("link", { name: t(`booking:channels.${channel}`) });
    for (const channel of CONTACT_CHANNELS) {
      await userEvent.tab();
      await expect(link(channel)).toHaveFocus();
    }
    for (const channel of ["whatsapp", "telegram"] as const) {
      await expect(link(channel)).toHaveAttribute("target", "_blank");
      await expect(link(channel)).toHaveAttribute("rel", "noopener");
    }
    for (const channel of ["call", "sms"] as const) await expect(link(channel)).not.toHaveAttribute("target");
  },
};

/** Where two columns are too narrow for a word there is one. */
export const Narrow: Story = {
  args: { layout: "grid" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(100%, 13rem)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link");
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? 0);
  },
};

function actionsIn(globals: Globals, channels: readonly ContactChannel[]): ContactAction[] {
  const t = wordsOf(globals);
  const links = contactLinks({ ...bookingIn(globals).contact, telegram: "bodrumviptransfer" }, t("pages:call.message"));
  return channels.map((channel) => ({
    channel,
    href: links[channel] ?? "",
    label: t(`booking:channels.${channel}`),
  }));
}
