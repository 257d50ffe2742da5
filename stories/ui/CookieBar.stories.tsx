import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { CookieBar } from "#src/ui/CookieBar/CookieBar.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const { pages } = readLibrary();

const meta = {
  id: "ui-cookiebar",
  title: "Components/Feedback and dialogs/CookieBar · banner",
  component: CookieBar,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not for news or offers, and not where a decision is required first: the page behind it stays usable.",
      keyboard: {
        Tab: "goes to the link in the sentence, then to the button",
        Enter: "follows the link, or accepts",
        Space: "accepts",
      },
      parts: ["One or two sentences, with a link to the privacy page", "One button"],
      content: {
        do: [
          "Say what is stored and what consent changes: “Cookies remember your language.”",
          "Give the button the verb of the sentence: “Accept”",
        ],
        dont: ["Write “We value your privacy”: say what happens", "Ask for consent to what the site does not do"],
      },
      messages: ["shell:cookie.text", "shell:cookie.accept", "shell:cookie.privacy"],
    }),
  },
  args: { label: "", children: null, acceptLabel: "", onAccept: fn() },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <CookieBar {...args} label={t("shell:cookie.label")} acceptLabel={t("shell:cookie.accept")}>
        <span>{t("shell:cookie.text")}</span> <a href="#privacy">{t("shell:cookie.privacy")}</a>
      </CookieBar>
    );
  },
} satisfies Meta<typeof CookieBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Publishes its height, so that `FloatingContact` is placed above it. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement, globals }) => {
    const region = canvas.getByRole("region", { name: translatorOf(globals)("shell:cookie.label") });
    const { style } = canvasElement.ownerDocument.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--cookie-h")).toBe(`${region.offsetHeight}px`));
  },
};

/** Takes no focus and leaves the page behind it usable; the page ends above it. */
export const OverAPage: Story = {
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        <main style={{ minBlockSize: "120vh" }}>
          <p>{pages.site.about[t.language]}</p>
        </main>
        <CookieBar {...args} label={t("shell:cookie.label")} acceptLabel={t("shell:cookie.accept")}>
          <span>{t("shell:cookie.text")}</span> <a href="#privacy">{t("shell:cookie.privacy")}</a>
        </CookieBar>
      </>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const region = canvas.getByRole("region", { name: translatorOf(globals)("shell:cookie.label") });
    await expect(region).not.toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return expect(canvas.getByRole("main").getBoundingClientRect().bottom).toBeLessThanOrEqual(
        region.getBoundingClientRect().top + 1,
      );
    });
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** With enlarged text it would cover half of a phone's screen, so it moves to the end of the page. */
export const LargeLetters: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => {
      style.fontSize = "";
    };
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const region = canvas.getByRole("region", { name: t("shell:cookie.label") });
    const { style } = canvasElement.ownerDocument.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--cookie-h")).toBe("0px"));
    await expect(getComputedStyle(region).position).toBe("static");
    await expect(region.scrollHeight).toBe(region.clientHeight);
    const link = canvas.getByRole("link").getBoundingClientRect();
    const button = canvas.getByRole("button", { name: t("shell:cookie.accept") }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(link.bottom);
  },
};

/** Keyboard and touch. */
export const Accepted: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: translatorOf(globals)("shell:cookie.accept") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") });
    await expect(args.onAccept).toHaveBeenCalledTimes(2);
  },
};
