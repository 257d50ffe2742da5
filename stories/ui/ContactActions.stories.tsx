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
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-contactactions",
  title: "Components/Contact/ContactActions",
  component: ContactActions,
  parameters: guide({
    avoid: "To show the number and the opening hours, use `ContactList`; for persistent buttons, `FloatingContact`.",
    keyboard: { Tab: "goes to the next button", Enter: "opens the chat in a new tab, the call or the message" },
    parts: ["A button for each channel, with its mark or icon: WhatsApp, call, text message, Telegram"],
    content: {
      do: [
        "Keep the order that suits the language: it comes from the page",
        "Say what happens: “Call”, or the name of the chat: “WhatsApp”",
      ],
      dont: ["Add a channel that nobody answers", "Put the number into the button: `ContactList` shows it"],
    },
    messages: ["shell:channels.whatsapp", "shell:channels.call", "shell:channels.sms"],
  }),
  args: { actions: [] },
  render: (args, { globals }) => <ContactActions {...args} actions={actionsIn(globals, CONTACT_CHANNELS)} />,
} satisfies Meta<typeof ContactActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both layouts with two, three and four buttons: an odd last one spans the grid. */
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

/** Beside the first action of a form: no button is filled. */
export const Quiet: Story = {
  args: { variant: "line" },
};

/** Chats open in a new tab, so that a form on the page is kept; calls and messages do not. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const link = (channel: ContactChannel) => canvas.getByRole("link", { name: t(`shell:channels.${channel}`) });
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

/** One column if a word would not fit into two. */
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
  const t = translatorOf(globals);
  const links = contactLinks({ ...bookingIn(globals).contact, telegram: "bodrumviptransfer" }, t("pages:call.message"));
  return channels.map((channel) => ({
    channel,
    href: links[channel] ?? "",
    label: t(`shell:channels.${channel}`),
  }));
}
