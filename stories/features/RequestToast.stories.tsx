import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { RequestToast } from "#src/features/booking/RequestToast.tsx";
import {
  sendingReducer,
  IDLE,
  type Sending,
  type SendingAction,
  type SentRequest,
} from "#src/features/booking/sending.ts";
import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import { keptPassesHref, reservationHref } from "#src/i18n/paths.ts";
import { SendingProvider } from "#src/app/SendingProvider.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-requesttoast",
  title: "Components/Booking/RequestToast · alert · notification",
  component: RequestToast,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "One per site, in its layout. For anything but the request, show a message where its cause is.",
      keyboard: { Tab: "goes to its action, then to its close button", Enter: "activates the focused one" },
      parts: ["A `Toast`", "Its action: the other channels, or the way back to the request from another page"],
      content: {
        do: ["Say all three things about a request that was sent: it is here, we will be in touch, WhatsApp is open"],
        dont: ["Write more than two short lines on a phone"],
      },
      messages: ["shell:toast.sentTitle", "shell:toast.sentText", "shell:toast.toPass", "shell:toast.toForm"],
    }),
  },
  args: { language: "tr", hasForm: true, Link: "a" },
} satisfies Meta<typeof RequestToast>;

export default meta;
type Story = StoryObj<typeof meta>;

function inState(action: SendingAction): NonNullable<Story["render"]> {
  const initial: Sending = sendingReducer(IDLE, action);
  return function InState(args, { globals }) {
    return (
      <SendingProvider initial={initial}>
        <RequestToast {...args} language={languageOf(globals)} />
      </SendingProvider>
    );
  };
}

const SENT = inState({ type: "accepted", request: {} as SentRequest });
const FAILED = inState({ type: "failed", unanswered: [] });

/** Before a request there is none. */
export const Empty: Story = {
  render: (args) => <RequestToast {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
  },
};

const MISSING = inState({
  type: "blocked",
  form: {
    kind: "missing",
    errors: { fullName: "missing" },
    extraErrors: {},
    submitted: { form: BOOKING_DEFAULTS, extras: EXTRAS_DEFAULTS },
  },
});

/** Fields are missing. */
export const Missing: Story = {
  tags: ["picture", "phone"],
  render: MISSING,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(translatorOf(globals)("shell:toast.missingText"));
  },
};

/** Its close button takes it away. */
export const Closed: Story = {
  render: MISSING,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: translatorOf(globals)("shell:toast.close") }));
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

/** Sent, on the page of the form, where the pass shows everything else. */
export const Sent: Story = {
  tags: ["picture", "phone"],
  render: SENT,
  play: async ({ canvas, globals }) => {
    const toast = canvas.getByRole("status");
    await expect(toast).toHaveTextContent(translatorOf(globals)("shell:toast.sentText"));
    // What a guest has to know: somebody will be in touch, and can be written to before.
    await expect(toast).toHaveTextContent(/\..+WhatsApp/);
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

/** Sent, after the guest has gone on to another page: the toast leads to the request. */
export const SentElsewhere: Story = {
  tags: ["picture", "phone"],
  args: { hasForm: false },
  render: SENT,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("link", { name: t("shell:toast.toPass") })).toHaveAttribute(
      "href",
      keptPassesHref(t.language),
    );
  },
};

/** Failed, after the guest has gone on to another page: the toast leads back to the form. */
export const FailedElsewhere: Story = {
  tags: ["picture", "phone"],
  args: { hasForm: false },
  render: FAILED,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("shell:toast.failedTitle"));
    await expect(canvas.getByRole("link", { name: t("shell:toast.toForm") })).toHaveAttribute(
      "href",
      reservationHref(t.language),
    );
  },
};
