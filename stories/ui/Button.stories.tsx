import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle, Phone } from "lucide-react";
import { expect, fn } from "storybook/test";

import { Button, BUTTON_VARIANTS, ButtonLink, type ButtonVariant } from "#src/ui/Button/Button.tsx";
import type { Localized } from "#src/domain/language.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";

const BOOK = { tr: "Yerimi ayırt", en: "Book my transfer", ru: "Забронировать трансфер" };
const SENDING = { tr: "Gönderiliyor", en: "Sending", ru: "Отправляем" };
const CALL = { tr: "Telefonla ara", en: "Call us", ru: "Позвонить нам" };
const LONG = {
  tr: "Rezervasyon talebimi havalimanı karşılamasıyla birlikte gönder",
  en: "Send my booking request together with the airport welcome",
  ru: "Отправить заявку на бронирование вместе со встречей в аэропорту",
};
const OF_VARIANT: Record<ButtonVariant, Localized<string>> = {
  action: BOOK,
  line: { tr: "Tüm turlar", en: "All tours", ru: "Все экскурсии" },
  ink: CALL,
  whatsapp: { tr: "WhatsApp’tan yaz", en: "Write on WhatsApp", ru: "Написать в WhatsApp" },
  brass: { tr: "Fiyatlara bak", en: "See the prices", ru: "Посмотреть цены" },
  text: { tr: "Tamam", en: "OK", ru: "OK" },
};

const meta = {
  id: "ui-button",
  title: "Components/Actions/Button",
  component: Button,
  parameters: guide({
    avoid: "To link to an address, use `ButtonLink`. For a link to more below a list, use a `MoreLink`.",
    keyboard: {
      Tab: "goes to it, also while it is busy",
      Enter: "activates it, or follows it if it is a link",
      Space: "presses a button",
    },
    parts: [
      "An icon, where one says the same as the words",
      "The words of the action",
      "While it is busy, the same words in grey: the button keeps its place and its focus",
    ],
    content: {
      do: [
        "Begin with a verb and say what happens: “Send request”, “Book a transfer”",
        "Keep to one `action` in a view: it is what the page is for",
        "Let long words wrap; Russian is a fifth longer than English",
      ],
      dont: [
        "Write “Submit”, “OK” or “Click here” where the action has a name",
        "Set capitals: words stand as in a sentence",
        "Grey it out while a form is incomplete: let it be pressed, and say what is missing",
      ],
    },
    messages: ["booking:send", "shell:notFound.reserve", "shell:crash.reload"],
  }),
  args: { onClick: fn() },
  argTypes: {
    variant: { control: "select", options: BUTTON_VARIANTS },
    type: { control: "radio", options: ["button", "submit", "reset"] },
  },
  render: (args, { globals }) => <Button {...args}>{inLanguage(globals, BOOK)}</Button>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, args, userEvent }) => {
    const button = canvas.getByRole("button", { name: inLanguage(globals, BOOK) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every variant, busy, as a link with an icon, and full width. */
export const States: Story = {
  tags: ["picture", "night"],
  parameters: AT_NIGHT,
  render: (args, { globals }) => (
    <Row>
      {BUTTON_VARIANTS.map((variant) => (
        <Button {...args} variant={variant} key={variant}>
          {inLanguage(globals, OF_VARIANT[variant])}
        </Button>
      ))}
      <Button {...args} busy>
        {inLanguage(globals, SENDING)}
      </Button>
      <ButtonLink href="tel:+902520000000" variant="ink">
        <Phone aria-hidden />
        <span>{inLanguage(globals, CALL)}</span>
      </ButtonLink>
      <Button {...args} wide>
        {inLanguage(globals, LONG)}
      </Button>
    </Row>
  ),
};

export const WithIcon: Story = {
  args: { variant: "whatsapp" },
  render: (args, { globals }) => (
    <Button {...args}>
      <MessageCircle aria-hidden />
      <span>{inLanguage(globals, OF_VARIANT.whatsapp)}</span>
    </Button>
  ),
};

/** Busy: it keeps focus and is announced as disabled. The caller must ignore clicks. */
export const Busy: Story = {
  args: { busy: true },
  render: (args, { globals }) => <Button {...args}>{inLanguage(globals, SENDING)}</Button>,
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole("button", { name: inLanguage(globals, SENDING) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toBeEnabled();
  },
};

/** A long label wraps inside the button; nothing is clipped or overflows. */
export const Long: Story = {
  args: { wide: true },
  render: (args, { globals }) => <Button {...args}>{inLanguage(globals, LONG)}</Button>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button").scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** `ButtonLink` for a page, a call or a chat. */
export const Link: Story = {
  render: (_args, { globals }) => (
    <ButtonLink href="tel:+902520000000" variant="ink">
      <Phone aria-hidden />
      <span>{inLanguage(globals, CALL)}</span>
    </ButtonLink>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: inLanguage(globals, CALL) });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "tel:+902520000000");
  },
};
