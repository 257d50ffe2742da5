import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";

import { NewsletterForm } from "#src/features/newsletter/NewsletterForm.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { relayPosts, stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const EMAIL = "zeynep@example.com";

const meta = {
  component: NewsletterForm,
  args: { language: "tr" },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "It asks for an address and nothing else. For a request take `BookingForm`, for a question `ContactButtons`.",
      keyboard: { Tab: "goes to the cell, then to the button", Enter: "sends, from the cell too" },
    }),
  },
  beforeEach: () => stubRelay(),
  render: (_args, { globals }) => (
    <Section tone="sand">
      <NewsletterForm language={languageOf(globals)} />
    </Section>
  ),
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address goes out once, as the operator reads it, and the cell is empty for the next. Who sends it is asked of nobody. */
export const Subscribes: Story = {
  beforeEach: () => {
    const forgetRelay = stubRelay();
    const asked = spyOn(window, "fetch");
    return () => {
      asked.mockRestore();
      forgetRelay();
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const cell = canvas.getByRole("textbox", { name: t("blog:newsletter.label") });
    // What the letter brings is told in a sentence, not in what looks like a choice.
    const note = canvas.getByText(t("blog:categories.events"), { exact: false });
    await expect(note.textContent).toContain(t("blog:newsletter.topics"));
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t("blog:newsletter.success")));
    await expect(cell).toHaveValue("");
    const [post, ...others] = relayPosts();
    await expect(others).toEqual([]);
    await expect(post?.body).toMatchObject({ action: "sendMessage", website: "", elapsedMs: expect.any(Number) });
    await expect(post?.body.message).toMatch(
      new RegExp(`^Yeni bülten aboneliği\\n\\nE-posta: ${EMAIL}\\n\\nSite: .+\\nSayfa: .+\\nDil: .+$`),
    );
    await expect(window.fetch).toHaveBeenCalledOnce();
    await expect(post?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    cell.blur();
  },
};

/** What failed is sent again as it was, so that it arrives once even if it had arrived. */
export const FailsOnce: Story = {
  tags: ["picture", "phone", "desktop"],
  beforeEach: () => stubRelay({ post: ["down", "accepted", "down"] }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const cell = canvas.getByRole("textbox", { name: t("blog:newsletter.label") });
    const button = canvas.getByRole("button", { name: t("blog:newsletter.subscribe") });
    const result = canvas.getByRole("status");
    await userEvent.type(cell, EMAIL);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t("blog:newsletter.error")));
    await expect(cell).toHaveValue(EMAIL);
    await userEvent.click(button);
    await waitFor(() => expect(result).toHaveTextContent(t("blog:newsletter.success")));
    const [first, second] = relayPosts();
    await expect(second).toEqual(first);
    // The test's own typing does not see that a form was emptied.
    await userEvent.clear(cell);
    await userEvent.type(cell, EMAIL);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t("blog:newsletter.error")));
    await expect(relayPosts()[2]?.idempotencyKey).not.toBe(first?.idempotencyKey);
    button.blur();
  },
};

/** While it is on its way the button says so, and a second press sends nothing. */
export const Sending: Story = {
  beforeEach: () => stubRelay({ post: "waiting" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await userEvent.type(canvas.getByRole("textbox", { name: t("blog:newsletter.label") }), `${EMAIL}{Enter}`);
    const button = await canvas.findByRole("button", { name: t("blog:newsletter.sending") });
    await waitFor(() => expect(relayPosts()).toHaveLength(1));
    await userEvent.click(button);
    await expect(relayPosts()).toHaveLength(1);
    button.blur();
  },
};

/** Without scripts the form posts itself, with all that the relay needs, and is led back to what came of it. */
export const PostsItself: Story = {
  beforeEach: () => {
    const forgetRelay = stubRelay();
    return () => {
      location.hash = "";
      forgetRelay();
    };
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals);
    const form = canvas.getByRole<HTMLFormElement>("form", { name: t("blog:newsletter.title") });
    await expect(form).toHaveAttribute("action", "/api/telegram-handler.php");
    await expect(form).toHaveAttribute("method", "post");
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      action: "sendMessage",
      language: languageOf(globals),
      website: "",
      email: "",
    });
    for (const [hash, title] of [
      ["subscribed", t("blog:newsletter.subscribedTitle")],
      ["not-subscribed", t("blog:newsletter.notSubscribedTitle")],
    ] as const) {
      location.hash = hash;
      await expect(canvas.getByRole("region", { name: title })).toBeVisible();
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
