import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, waitFor } from "storybook/test";

import {
  NEWSLETTER_STATES,
  Newsletter,
  type NewsletterProps,
  type NewsletterState,
} from "#src/ui/Newsletter/Newsletter.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof inLanguage>[0];

const WORDS = {
  tr: {
    title: "Yarımadadan haberler",
    lead: "Yeni yazılar ve yol notları, posta kutunuzda.",
    label: "E-posta adresiniz",
    submit: "Abone ol",
    sending: "Gönderiliyor",
    success: "Teşekkürler, adresiniz bize ulaştı.",
    error: "Adresiniz gönderilemedi. Bağlantınızı denetleyip yeniden deneyiniz.",
    missing: "E-posta adresinizi yazınız",
    invalid: "Bu bir e-posta adresine benzemiyor",
    note: "Mektupta neler var: Seyahat\u00a0· İpuçları\u00a0· Haberler\u00a0· Etkinlikler",
  },
  en: {
    title: "News from the peninsula",
    lead: "New stories and notes from the road, in your inbox.",
    label: "Your e-mail address",
    submit: "Subscribe",
    sending: "Sending",
    success: "Thank you, we have your address.",
    error: "Your address was not sent. Check your connection and try again.",
    missing: "Enter your e-mail address",
    invalid: "This doesn’t look like an e-mail address",
    note: "What’s in the letter: Travel\u00a0· Tips\u00a0· News\u00a0· Events",
  },
  ru: {
    title: "Новости полуострова",
    lead: "Новые статьи и заметки с дороги\u00a0— на вашу почту.",
    label: "Адрес электронной почты",
    submit: "Подписаться",
    sending: "Отправляем",
    success: "Спасибо, мы получили ваш адрес.",
    error: "Адрес не отправлен. Проверьте соединение и попробуйте ещё раз.",
    missing: "Введите адрес электронной почты",
    invalid: "Это не похоже на адрес электронной почты",
    note: "О\u00a0чём наши письма: Путешествия\u00a0· Советы\u00a0· Новости\u00a0· События",
  },
};
/** A title for each state, because all of them are on one page. */
const TITLES = {
  tr: {
    idle: "Yarımadadan haberler",
    invalid: "Koylar ve yollar",
    sending: "Yoldan notlar",
    success: "Mevsim ne getirdi",
    error: "Yeni yazılar",
  },
  en: {
    idle: "News from the peninsula",
    invalid: "Coves and roads",
    sending: "Notes from the road",
    success: "What the season brings",
    error: "New stories",
  },
  ru: {
    idle: "Новости полуострова",
    invalid: "Бухты и дороги",
    sending: "Заметки с дороги",
    success: "Что принёс сезон",
    error: "Новые статьи",
  },
} satisfies Record<string, Record<NewsletterState | "invalid", string>>;
const EMAIL = "zeynep@example.com";

const meta = {
  id: "ui-newsletter",
  title: "Components/Forms and fields/Newsletter · sign-up form",
  component: Newsletter,
  argTypes: { lead: { control: false } },
  args: {
    title: "",
    label: "",
    placeholder: "name@example.com",
    submitLabel: "",
    sendingLabel: "",
    state: "idle",
    successText: "",
    errorText: "",
    missingText: "",
    invalidText: "",
    onSubmit: fn(),
    action: "#newsletter",
    method: "post",
  },
  parameters: guide({
    avoid:
      "For a message or a request take the booking form or the contact page: this asks for an address and nothing else.",
    keyboard: { Tab: "goes to the field, then to the button", Enter: "submits, from the field too" },
    parts: [
      "A heading and, where there is room, a lead",
      "One field with its label",
      "The button",
      "The result, in the place of the small print",
    ],
    content: {
      do: [
        "Say what comes: “New articles, and what’s worth a trip this season”",
        "Thank in one sentence and say what happened: “Thank you. We have your address.”",
      ],
      dont: ["Write “Join our community”", "Say that a mail was sent if none was"],
    },
    messages: ["newsletter:label", "newsletter:subscribe", "newsletter:success", "newsletter:invalid"],
  }),
  render: (args, { globals }) => <Newsletter {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof Newsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Idle, sending, sent, failed and invalid. Success clears the field, an error keeps the address. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-7)" }}>
      {NEWSLETTER_STATES.map((state) => (
        <Newsletter
          {...args}
          {...wordsIn(globals)}
          key={state}
          state={state}
          // Forms on one page need unique names.
          title={inLanguage(globals, TITLES)[state]}
        />
      ))}
      <Newsletter
        {...args}
        {...wordsIn(globals)}
        title={inLanguage(globals, TITLES).invalid}
        note={inLanguage(globals, WORDS).note}
      />
    </div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const words = inLanguage(globals, WORDS);
    const cells = canvas.getAllByRole<HTMLInputElement>("textbox", { name: words.label });
    // Text typed before the button was pressed.
    for (const index of [1, 3]) Object.assign(cells[index] ?? {}, { value: EMAIL });
    for (const result of canvas.getAllByRole("status").slice(0, 2)) await expect(result).toBeEmptyDOMElement();
    await expect(canvas.getByText(words.success)).toBeVisible();
    await expect(canvas.getByText(words.error)).toBeVisible();
    await userEvent.type(cells[4] as HTMLElement, "zeynep@{Enter}");
    await expect(cells[4]).toHaveAccessibleDescription(expect.stringContaining(words.invalid));
    cells[4]?.blur();
  },
};

/** Nothing is sent without an address, and the field has an error message; Enter submits an address. */
export const Idle: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = inLanguage(globals, WORDS);
    const cell = canvas.getByRole("textbox", { name: words.label });
    await expect(canvas.getByRole("form", { name: words.title })).toHaveAttribute("method", "post");
    await expect(cell).toBeRequired();
    await expect(cell).toHaveAttribute("name", "email");
    await userEvent.click(canvas.getByRole("button", { name: words.submit }));
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAccessibleDescription(expect.stringContaining(words.missing));
    await userEvent.type(cell, "zeynep");
    await expect(cell).not.toHaveAttribute("aria-invalid");
    await userEvent.keyboard("{Enter}");
    await expect(cell).toHaveAccessibleDescription(expect.stringContaining(words.invalid));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(cell);
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [values] = mocked(args.onSubmit)?.mock.lastCall ?? [];
    await expect(values?.get("email")).toBe(EMAIL);
    await userEvent.pointer([{ keys: "[TouchA]", target: canvas.getByRole("button", { name: words.submit }) }]);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.clear(cell);
    cell.blur();
  },
};

/** Sending: the address is read-only, the button keeps focus, and a second click sends nothing. */
export const Sending: Story = {
  args: { state: "sending" },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = inLanguage(globals, WORDS);
    await expect(canvas.getByRole("textbox", { name: words.label })).toHaveAttribute("readonly");
    const button = canvas.getByRole("button", { name: words.sending });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Success clears the field and is announced. */
export const Success: Story = {
  render: (args, { globals }) => <Answered {...args} {...wordsIn(globals)} answer="success" />,
  play: async ({ canvas, globals, userEvent }) => {
    const words = inLanguage(globals, WORDS);
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
  render: (args, { globals }) => <Answered {...args} {...wordsIn(globals)} answer="error" />,
  play: async ({ canvas, globals, userEvent }) => {
    const words = inLanguage(globals, WORDS);
    const cell = canvas.getByRole("textbox", { name: words.label });
    await userEvent.type(cell, `${EMAIL}{Enter}`);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(words.error));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(cell).toHaveValue(EMAIL);
    cell.blur();
  },
};

function Answered({ answer, ...props }: NewsletterProps & { answer: NewsletterState }) {
  const [state, setState] = useState<NewsletterState>("idle");
  return <Newsletter {...props} state={state} onSubmit={() => setState(answer)} />;
}

function wordsIn(globals: Globals) {
  const { title, lead, label, submit, sending, success, error, missing, invalid } = inLanguage(globals, WORDS);
  return {
    title,
    lead,
    label,
    submitLabel: submit,
    sendingLabel: sending,
    successText: success,
    errorText: error,
    missingText: missing,
    invalidText: invalid,
  };
}
