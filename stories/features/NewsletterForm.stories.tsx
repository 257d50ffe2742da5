import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { NewsletterForm } from "#src/features/newsletter/NewsletterForm.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { relayPosts, stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const { pages } = readLibrary();

const EMAIL = "zeynep@example.com";

const meta = {
  id: "features-newsletterform",
  title: "Components/Forms and fields/NewsletterForm",
  component: NewsletterForm,
  args: { language: "tr", title: "" },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Collects an e-mail address only. For a request use `BookingForm`, for a question `ContactButtons`.",
      keyboard: { Tab: "goes to the field, then to the button", Enter: "sends, from the field as well" },
      parts: ["A `PostedNotice` for each result, without scripts", "A `Newsletter` with the words of the site"],
      content: {
        do: ["Say what was not sent and what to check: “Check the address and please try again.”"],
        dont: ["Tick a box in advance, or take a name as well"],
      },
      messages: ["newsletter:lead", "newsletter:missing", "newsletter:notSubscribedText"],
    }),
  },
  beforeEach: () => stubRelay(),
  render: (_args, { globals }) => (
    <Section tone="sand">
      <NewsletterForm language={languageOf(globals)} title={pages.blog.letter[languageOf(globals)]} />
    </Section>
  ),
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address is sent once, with the text that the operator receives, and the field is reset. No visitor lookup is made. */
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
    const t = translatorOf(globals);
    const cell = canvas.getByRole("textbox", { name: t("newsletter:label") });
    // The topics are a sentence, because they cannot be selected.
    const note = canvas.getByText(t("newsletter:categories.events"), { exact: false });
    await expect(note.textContent).toContain(t("newsletter:topics"));
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t("newsletter:success")));
    await expect(cell).toHaveValue("");
    const [post, ...others] = relayPosts();
    await expect(others).toEqual([]);
    await expect(post?.body).toMatchObject({ action: "sendMessage", website: "", elapsedMs: expect.any(Number) });
    await expect(post?.body.message).toMatch(
      new RegExp(`^✉️ Yeni bülten aboneliği\\n\\nE-posta: ${EMAIL}\\n\\nSite: .+\\nSayfa: .+\\nDil: .+$`),
    );
    await expect(window.fetch).toHaveBeenCalledOnce();
    await expect(post?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    cell.blur();
  },
};

/** A retry repeats the failed request with the same key, so that it arrives once even if the first attempt had arrived. */
export const FailsOnce: Story = {
  tags: ["picture", "phone", "desktop"],
  beforeEach: () => stubRelay({ post: ["down", "accepted", "down"] }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const cell = canvas.getByRole("textbox", { name: t("newsletter:label") });
    const button = canvas.getByRole("button", { name: t("newsletter:subscribe") });
    const result = canvas.getByRole("status");
    await userEvent.type(cell, EMAIL);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t("newsletter:error")));
    await expect(cell).toHaveValue(EMAIL);
    await userEvent.click(button);
    await waitFor(() => expect(result).toHaveTextContent(t("newsletter:success")));
    const [first, second] = relayPosts();
    await expect(second).toEqual(first);
    // `userEvent` does not notice that the form was reset.
    await userEvent.clear(cell);
    await userEvent.type(cell, EMAIL);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t("newsletter:error")));
    await expect(relayPosts()[2]?.idempotencyKey).not.toBe(first?.idempotencyKey);
    button.blur();
  },
};

/** Sending: the button says so, and a second press sends nothing. */
export const Sending: Story = {
  beforeEach: () => stubRelay({ post: "waiting" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.type(canvas.getByRole("textbox", { name: t("newsletter:label") }), `${EMAIL}{Enter}`);
    const button = await canvas.findByRole("button", { name: t("newsletter:sending") });
    await waitFor(() => expect(relayPosts()).toHaveLength(1));
    await userEvent.click(button);
    await expect(relayPosts()).toHaveLength(1);
    button.blur();
  },
};

/** Without scripts the form posts with all the fields that the relay needs, and the browser returns to the result. */
export const PostsItself: Story = {
  beforeEach: () => {
    const forgetRelay = stubRelay();
    return () => {
      location.hash = "";
      forgetRelay();
    };
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const form = canvas.getByRole<HTMLFormElement>("form", { name: pages.blog.letter[languageOf(globals)] });
    await expect(form).toHaveAttribute("action", "/api/telegram-handler.php");
    await expect(form).toHaveAttribute("method", "post");
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      action: "sendMessage",
      language: languageOf(globals),
      website: "",
      email: "",
    });
    for (const [hash, title] of [
      ["subscribed", t("newsletter:subscribedTitle")],
      ["not-subscribed", t("newsletter:notSubscribedTitle")],
    ] as const) {
      location.hash = hash;
      await expect(canvas.getByRole("region", { name: title })).toBeVisible();
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
