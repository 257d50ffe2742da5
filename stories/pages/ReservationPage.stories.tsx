import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { ReservationPage } from "#src/pages/ReservationPage/ReservationPage.tsx";

const meta = {
  component: ReservationPage,
  args: loadPage("reservation", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/reservation" } },
  beforeEach: () => stubRelay(),
  render: (args, { globals }) => (
    <main>
      <ReservationPage {...args} {...loadPage("reservation", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof ReservationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notices for a form posted without scripts are in the page, but hidden. */
export const Default: Story = {
  tags: ["picture", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("reservation:title") })).toBeVisible();
    await expect(canvas.getByText(t("reservation:sentTitle"))).not.toBeVisible();
    await expect(canvas.getByText(t("reservation:notSentTitle"))).not.toBeVisible();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** The redirect target of the relay after accepting a request without scripts. */
export const Sent: Story = {
  tags: ["picture", "phone"],
  beforeEach: leaveHash,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    moveTo("sent");
    await expect(canvas.getByRole("region", { name: t("reservation:sentTitle") })).toBeVisible();
    await expect(canvas.getByText(t("reservation:notSentTitle"))).not.toBeVisible();
  },
};

/** The redirect target after a failure. */
export const NotSent: Story = {
  tags: ["picture", "phone"],
  beforeEach: leaveHash,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    moveTo("not-sent");
    const notice = canvas.getByRole("region", { name: t("reservation:notSentTitle") });
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:channels.sms") })).toBeVisible();
  },
};

/** Removes the hash when the story ends. */
function leaveHash(): () => void {
  const forgetRelay = stubRelay();
  return () => {
    location.hash = "";
    forgetRelay();
  };
}

/** Navigates to a hash of the story's document, like a browser that follows the relay's redirect. */
function moveTo(hash: string): void {
  location.hash = hash;
}
