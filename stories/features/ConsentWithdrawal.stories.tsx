import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ConsentWithdrawal } from "#src/features/consent/ConsentWithdrawal.tsx";
import { CookieNotice } from "#src/features/consent/CookieNotice.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-consentwithdrawal",
  title: "Components/Feedback and dialogs/ConsentWithdrawal · cookies",
  component: ConsentWithdrawal,
  parameters: {
    // Stories on one page would share what is stored.
    docs: { story: { inline: false } },
    ...guide({
      avoid: "To ask for consent use `CookieNotice`.",
      keyboard: { Tab: "goes to the button", "Enter, Space": "takes the consent back and moves the focus to the line" },
      parts: ["A line that says what the consent is for, then that it is gone", "The button, while there is a consent"],
      content: {
        do: ["Say what happens because of the consent: “so the contact page also loads …”"],
        dont: ["Ask whether the guest is sure"],
      },
      messages: ["legal:privacy.consent.given", "legal:privacy.consent.withdraw", "legal:privacy.consent.withdrawn"],
    }),
  },
  beforeEach: () => localStorage.setItem("cookieConsent", "accepted"),
} satisfies Meta<typeof ConsentWithdrawal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After cookies were accepted. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(t("legal:privacy.consent.given"))).toBeVisible();
  },
};

/** Taking the consent back brings the notice back. Accepted again, it can be taken back again. */
export const Withdrawn: Story = {
  render: (_args, { globals }) => (
    <main tabIndex={-1}>
      <ConsentWithdrawal />
      <CookieNotice language={languageOf(globals)} />
    </main>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const notice = () => canvas.queryByRole("region", { name: t("shell:cookie.label") });
    const withdraw = () => canvas.queryByRole("button", { name: t("legal:privacy.consent.withdraw") });
    await expect(notice()).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(withdraw()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(localStorage.getItem("cookieConsent")).toBeNull();
    await expect(notice()).toBeVisible();
    await expect(withdraw()).not.toBeInTheDocument();
    await expect(canvas.getByText(t("legal:privacy.consent.withdrawn"))).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: t("shell:cookie.accept") }));
    await expect(withdraw()).toBeVisible();
    await expect(notice()).not.toBeInTheDocument();
  },
};

/** Without a consent there is nothing to take back. */
export const NothingAccepted: Story = {
  beforeEach: () => localStorage.removeItem("cookieConsent"),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
