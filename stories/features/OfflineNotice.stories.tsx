import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { OfflineNotice } from "#src/features/navigation/OfflineNotice.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-offlinenotice",
  title: "Components/Feedback and dialogs/OfflineNotice · alert",
  component: OfflineNotice,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not if a part of a page failed to load: show the error in that part.",
      keyboard: { Tab: "goes to the number", Enter: "calls it" },
      parts: ["What does not work now, and what does", "The phone number, as a link"],
      content: {
        do: ["Name both sides: “Sending a request needs the internet; a phone call doesn’t”"],
        dont: ["Write “Connection lost” alone", "Tell the guest to check the router"],
      },
      messages: ["shell:offline.notice"],
    }),
  },
  args: { contact: { phone: { display: "", e164: "" } } },
  render: (_args, { globals }) => <OfflineNotice contact={siteIn(globals).contact} />,
  beforeEach: () => connect(false),
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offline. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const { phone } = siteIn(globals).contact;
    await expect(await canvas.findByText(translatorOf(globals)("shell:offline.notice"))).toBeVisible();
    const call = canvas.getByRole("link", { name: phone.display });
    await expect(call).toHaveAttribute("href", `tel:${phone.e164}`);
    await userEvent.tab();
    await expect(call).toHaveFocus();
  },
};

/** Back online: the notice disappears. */
export const Back: Story = {
  play: async ({ canvas, globals }) => {
    await canvas.findByText(translatorOf(globals)("shell:offline.notice"));
    connect(true);
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};
