import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { ReservationPage } from "#src/pages/ReservationPage/ReservationPage.tsx";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

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

/** The notices of a form posted without scripts are part of the page, and hidden. */
export const Default: Story = {
  tags: ["picture", "night"],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("pages:reservation.title") })).toBeVisible();
    await expect(canvas.getByText(t("pages:reservation.sentTitle"))).not.toBeVisible();
    await expect(canvas.getByText(t("pages:reservation.notSentTitle"))).not.toBeVisible();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Where the relay sends a browser without scripts after it has taken the request. */
export const Sent: Story = {
  tags: ["picture", "phone"],
  beforeEach: leaveHash,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    moveTo("sent");
    await expect(canvas.getByRole("region", { name: t("pages:reservation.sentTitle") })).toBeVisible();
    await expect(canvas.getByText(t("pages:reservation.notSentTitle"))).not.toBeVisible();
  },
};

/** And where it sends the browser when it could not. */
export const NotSent: Story = {
  tags: ["picture", "phone"],
  beforeEach: leaveHash,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    moveTo("not-sent");
    const notice = canvas.getByRole("region", { name: t("pages:reservation.notSentTitle") });
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("pages:call.sms") })).toBeVisible();
  },
};

/** Forgets the hash when the story ends. */
function leaveHash(): () => void {
  const forgetRelay = stubRelay();
  return () => {
    location.hash = "";
    forgetRelay();
  };
}

/** Goes to a hash of the story's own document, as a browser does that follows the relay's redirect. */
function moveTo(hash: string): void {
  location.hash = hash;
}
