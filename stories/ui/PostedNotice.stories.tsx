import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { PostedNotice } from "#src/ui/PostedNotice/PostedNotice.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const WORDS = {
  tr: {
    sent: { title: "Adresiniz bize ulaştı", text: "Teşekkür ederiz. Mektubumuz, yazdığınız adrese gelecek." },
    failed: {
      title: "Talebiniz gönderilemedi",
      text: "Bize hiçbir şey ulaşmadı. Formu yeniden gönderebilir ya da bizi arayabilirsiniz.",
    },
    call: "Telefonla ara",
  },
  en: {
    sent: { title: "Thank you for subscribing", text: "Our newsletter will come to the address you gave." },
    failed: {
      title: "Your request was not sent",
      text: "Nothing has reached us. Send the form again, or call us.",
    },
    call: "Call us",
  },
  ru: {
    sent: { title: "Мы получили ваш адрес", text: "Спасибо! Письма будут приходить на указанный адрес." },
    failed: {
      title: "Заявка не отправлена",
      text: "К нам ничего не пришло. Отправьте форму ещё раз или позвоните нам.",
    },
    call: "Позвонить нам",
  },
};

const meta = {
  id: "ui-postednotice",
  title: "Components/Feedback and dialogs/PostedNotice · alert",
  component: PostedNotice,
  argTypes: { outcome: { control: false } },
  args: { id: "", outcome: "sent", title: "", text: "" },
  parameters: {
    // It is hidden until its play function has set the hash.
    docs: { story: { inline: false } },
    ...guide({
      avoid: "Where a script sends the form, a `Toast` or the form itself shows the result.",
      keyboard: { Tab: "goes to its links, if any", Enter: "follows the link" },
      parts: ["The title: what has become of what was sent", "One or two sentences", "Where to go on, as buttons"],
      content: {
        do: [
          "Say in the title whether anything arrived: “We have your request”, “Your request wasn’t sent”",
          "Offer a way that needs no form: a chat with the text already written",
        ],
        dont: ["Write “Error” or “Success” as a title", "Send the guest back without saying what to check"],
      },
      messages: ["reservation:sentTitle", "reservation:notSentTitle", "reservation:notSentText"],
    }),
  },
  // Both are in the page from the start, as in prerendered pages.
  render: (_args, { globals }) => {
    const { sent, failed, call } = inLanguage(globals, WORDS);
    return (
      <>
        <PostedNotice id="sent" outcome="sent" {...sent} />
        <PostedNotice id="not-sent" outcome="failed" {...failed}>
          <ButtonLink variant="ink" href="tel:+902520000000">
            {call}
          </ButtonLink>
        </PostedNotice>
      </>
    );
  },
  beforeEach: () => () => {
    location.hash = "";
  },
} satisfies Meta<typeof PostedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Target of the redirect after a form was accepted. */
export const Sent: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const { sent, failed } = inLanguage(globals, WORDS);
    await expect(canvas.getByText(sent.title)).not.toBeVisible();
    location.hash = "sent";
    await expect(canvas.getByRole("region", { name: sent.title })).toBeVisible();
    await expect(canvas.getByText(failed.title)).not.toBeVisible();
  },
};

/** After a failure: with other contact channels. */
export const Failed: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const { failed, call } = inLanguage(globals, WORDS);
    location.hash = "not-sent";
    await expect(canvas.getByRole("region", { name: failed.title })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: call })).toHaveFocus();
    canvas.getByRole("link").blur();
  },
};
