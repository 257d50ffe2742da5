import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CookieNotice } from "#src/features/consent/CookieNotice.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-cookienotice",
  title: "Components/Feedback and dialogs/CookieNotice",
  component: CookieNotice,
  parameters: {
    layout: "fullscreen",
    // Stories on one page would share what is stored, and the notice is shown only until it is accepted.
    docs: { story: { inline: false } },
    ...guide({
      avoid: "Not for consent to third-party content: the map asks for that itself.",
      keyboard: {
        Tab: "goes to the link, then to the button",
        Enter: "follows the link, or accepts",
        Space: "accepts",
      },
      parts: ["A `CookieBar` with the words of the site"],
      content: {
        do: ["Change the sentence together with what is stored: the privacy page lists it"],
        dont: ["Add a second button that says the same more quietly", "Show it again to somebody who has accepted"],
      },
      messages: ["shell:cookie.label", "shell:cookie.text", "shell:cookie.accept"],
    }),
  },
  args: { language: "tr" },
  render: (_args, { globals }) => <CookieNotice language={languageOf(globals)} />,
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("link", { name: t("shell:cookie.privacy") })).toHaveAttribute(
      "href",
      `/${t.language}/privacy`,
    );
  },
};

/** Once accepted, the notice does not come back; focus moves to the page content, which does not scroll. */
export const Accepted: Story = {
  render: (_args, { globals }) => (
    <>
      <main tabIndex={-1} style={{ blockSize: "200vh" }} />
      <CookieNotice language={languageOf(globals)} />
    </>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    scrollTo(0, 100);
    await userEvent.click(canvas.getByRole("button", { name: t("shell:cookie.accept") }));
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(scrollY).toBe(100);
    await expect(canvas.queryByRole("region", { name: t("shell:cookie.label") })).not.toBeInTheDocument();
    await expect(localStorage.getItem("cookieConsent")).toBe("accepted");
    await expect(document.documentElement.style.getPropertyValue("--cookie-h")).toBe("");
  },
};

/** Accepted on an earlier visit. */
export const AcceptedBefore: Story = {
  beforeEach: () => localStorage.setItem("cookieConsent", "accepted"),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
