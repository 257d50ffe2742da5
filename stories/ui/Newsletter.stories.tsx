import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Newsletter, type NewsletterProps, type NewsletterState } from "#src/ui/Newsletter/Newsletter.tsx";
import { sayIn } from "#stories/fixtures/words.ts";

type Globals = Parameters<typeof sayIn>[0];

const WORDS = {
  tr: {
    title: "Yarımadadan haberler",
    lead: "Yeni yazılar ve yol notları, e-posta kutunuzda.",
    label: "E-posta adresiniz",
    submit: "Abone ol",
    sending: "Gönderiliyor",
    success: "Teşekkürler, adresiniz bize ulaştı.",
    error: "Adresiniz gönderilemedi. Bağlantınızı denetleyip yeniden deneyin.",
  },
  en: {
    title: "News from the peninsula",
    lead: "New stories and notes from the road, in your inbox.",
    label: "Your e-mail address",
    submit: "Subscribe",
    sending: "Sending",
    success: "Thank you, we have your address.",
    error: "Your address was not sent. Check your connection and try again.",
  },
  ru: {
    title: "Новости полуострова",
    lead: "Новые статьи и заметки с дороги — на вашу почту.",
    label: "Адрес электронной почты",
    submit: "Подписаться",
    sending: "Отправляем",
    success: "Спасибо, мы получили ваш адрес.",
    error: "Адрес не отправлен. Проверьте соединение и попробуйте ещё раз.",
  },
};
const EMAIL = "zeynep@example.com";

const meta = {
  component: Newsletter,
  args: {
    title: "",
    label: "",
    placeholder: "name@example.com",
    submitLabel: "",
    sendingLabel: "",
    state: "idle",
    successText: "",
    errorText: "",
    onSubmit: fn(),
    action: "#newsletter",
    method: "post",
  },
  render: (args, { globals }) => <Newsletter {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof Newsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent without an address, and the browser says so; an address goes out by Enter. */
export const Idle: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = sayIn(globals, WORDS);
    const cell = canvas.getByRole("textbox", { name: words.label });
    await expect(canvas.getByRole("form", { name: words.title })).toHaveAttribute("method", "post");
    await expect(cell).toBeRequired();
    await expect(cell).toHaveAttribute("name", "email");
    await userEvent.click(canvas.getByRole("button", { name: words.submit }));
    await userEvent.type(cell, "zeynep{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(cell);
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(EMAIL);
    await userEvent.clear(cell);
    cell.blur();
  },
};

/** On its way: the button keeps the focus and a second press sends nothing. */
export const Sending: Story = {
  tags: ["picture"],
  args: { state: "sending" },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = sayIn(globals, WORDS);
    await userEvent.type(canvas.getByRole("textbox", { name: words.label }), EMAIL);
    const button = canvas.getByRole("button", { name: words.sending });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A success empties the cell and is announced. */
export const Success: Story = {
  tags: ["picture"],
  render: (args, { globals }) => <Answered {...args} {...wordsIn(globals)} answer="success" />,
  play: async ({ canvas, globals, userEvent }) => {
    const words = sayIn(globals, WORDS);
    const result = canvas.getByRole("status");
    await expect(result).toBeEmptyDOMElement();
    const cell = canvas.getByRole("textbox", { name: words.label });
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await waitFor(() => expect(result).toHaveTextContent(words.success));
    await expect(cell).toHaveValue("");
    cell.blur();
  },
};

/** After an error the address is still there. */
export const Failed: Story = {
  tags: ["picture"],
  render: (args, { globals }) => <Answered {...args} {...wordsIn(globals)} answer="error" />,
  play: async ({ canvas, globals, userEvent }) => {
    const words = sayIn(globals, WORDS);
    const cell = canvas.getByRole("textbox", { name: words.label });
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(words.error));
    await expect(cell).toHaveValue(EMAIL);
    cell.blur();
  },
};

function Answered({ answer, ...props }: NewsletterProps & { answer: NewsletterState }) {
  const [state, setState] = useState<NewsletterState>("idle");
  return <Newsletter {...props} state={state} onSubmit={() => setState(answer)} />;
}

function wordsIn(globals: Globals) {
  const { title, lead, label, submit, sending, success, error } = sayIn(globals, WORDS);
  return { title, lead, label, submitLabel: submit, sendingLabel: sending, successText: success, errorText: error };
}
