import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { formatEuro } from "#src/domain/money.ts";
import { nextFrames } from "#stories/fixtures/frames.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { FaqPage } from "#src/pages/FaqPage/FaqPage.tsx";

const meta = {
  component: FaqPage,
  args: loadPage("faq", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/faq" } },
  render: (args, { globals }) => (
    <main>
      <FaqPage {...args} {...loadPage("faq", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof FaqPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first question of each group and that of the hash are open; the others are closed, and several can be open at once. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: { ...AT_NIGHT, router: { path: "/faq#waiting" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const language = languageOf(globals);
    const { questions } = loadPage("faq", language);
    await expect(canvas.getByRole("heading", { level: 1, name: t("faq:title") })).toBeVisible();
    for (const group of ["arrival", "price", "onboard", "changes"] as const) {
      await expect(canvas.getByRole("region", { name: t(`faq:groups.${group}`) })).toBeVisible();
    }
    const buttonOf = (question: string) => canvas.getByRole("button", { name: question });
    for (const { id, group, question } of questions) {
      const isFirst = questions.find((each) => each.group === group)?.id === id;
      await expect(buttonOf(question)).toHaveAttribute("aria-expanded", String(isFirst || id === "waiting"));
    }
    await expect(canvas.getByText(formatEuro(0, language), { normalizer: (text) => text })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("faq:contact.link") })).toHaveAttribute(
      "href",
      `/${language}/contact`,
    );
    const [, second] = questions;
    const button = buttonOf(second?.question ?? "");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    button.blur();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    // The picture must not depend on where the focus scrolled the page.
    root.scrollTo(0, 0);
  },
};

/** Pressed twice in a row, a question is closed, though the first press put it into the address. */
export const PressedTwice: Story = {
  play: async ({ canvas, globals }) => {
    const [, second] = loadPage("faq", languageOf(globals)).questions;
    const button = canvas.getByRole("button", { name: second?.question ?? "" });
    button.click();
    button.click();
    // The router may update the page later than the presses.
    await nextFrames();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

/** A figure of the panel opens the question that explains it. */
export const FromFigure: Story = {
  parameters: { router: { path: "/faq#waiting" } },
  play: async ({ canvas, globals, userEvent }) => {
    const { questions } = loadPage("faq", languageOf(globals));
    const links = canvas.getAllByRole("link").filter((link) => link.closest("dt"));
    const ids = links.map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1));
    await expect(ids).toEqual(["waiting", "child-seats", "cancelling", "hours"]);
    const { question = "" } = questions.find(({ id }) => id === "waiting") ?? {};
    const button = canvas.getByRole("button", { name: question });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await userEvent.click(links[0] as HTMLElement);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
  },
};

/** A figure whose question the owner has taken out is no link. */
export const WithoutItsQuestion: Story = {
  render: (args, { globals }) => {
    const data = loadPage("faq", languageOf(globals));
    return (
      <main>
        <FaqPage {...args} {...data} questions={data.questions.filter(({ id }) => id !== "waiting")} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").filter((link) => link.closest("dt"));
    const hashes = links.map((link) => new URL((link as HTMLAnchorElement).href).hash);
    await expect(hashes).toEqual(["#child-seats", "#cancelling", "#hours"]);
  },
};

/** A link inside an answer goes through the router. */
export const LinkInAnswer: Story = {
  parameters: { router: { path: "/faq#how-many" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { questions } = loadPage("faq", languageOf(globals));
    const { question = "" } = questions.find(({ id }) => id === "how-many") ?? {};
    const answer = await canvas.findByRole("region", { name: question });
    const link = answer.querySelector("a");
    await expect(link).toHaveAttribute("href", `/${languageOf(globals)}/contact`);
    const isAnswered = new Promise<boolean>((resolve) => {
      canvasElement.ownerDocument.addEventListener("click", (event) => resolve(event.defaultPrevented), { once: true });
    });
    await userEvent.click(link as HTMLElement);
    await expect(await isAnswered).toBe(true);
  },
};
