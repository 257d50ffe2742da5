import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle, Phone } from "lucide-react";
import { expect, fn } from "storybook/test";

import { Button, BUTTON_VARIANTS, ButtonLink, type ButtonVariant } from "#src/ui/Button/Button.tsx";
import type { Localized } from "#src/domain/language.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

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
  call: CALL,
  whatsapp: { tr: "WhatsApp’tan yaz", en: "Write on WhatsApp", ru: "Написать в WhatsApp" },
  brass: { tr: "Fiyatlara bak", en: "See the prices", ru: "Посмотреть цены" },
};

const meta = {
  component: Button,
  parameters: guide({
    avoid: "To lead somewhere, use `ButtonLink`, which is a link. For the way on under a list use a `MoreLink`.",
    keyboard: {
      Tab: "goes to it, also while it is waiting",
      Enter: "presses it, or follows it where it is a link",
      Space: "presses a button",
    },
  }),
  args: { onClick: fn() },
  argTypes: { variant: { control: "select", options: BUTTON_VARIANTS } },
  render: (args, { globals }) => <Button {...args}>{sayIn(globals, BOOK)}</Button>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, args, userEvent }) => {
    const button = canvas.getByRole("button", { name: sayIn(globals, BOOK) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every variant, waiting, as a link with an icon, and as wide as its place: the picture of the component. */
export const States: Story = {
  tags: ["picture", "night"],
  render: (args, { globals }) => (
    <Row>
      {BUTTON_VARIANTS.map((variant) => (
        <Button {...args} variant={variant} key={variant}>
          {sayIn(globals, OF_VARIANT[variant])}
        </Button>
      ))}
      <Button {...args} busy>
        {sayIn(globals, SENDING)}
      </Button>
      <ButtonLink href="tel:+902520000000" variant="call">
        <Phone aria-hidden />
        {sayIn(globals, CALL)}
      </ButtonLink>
      <Button {...args} wide>
        {sayIn(globals, LONG)}
      </Button>
    </Row>
  ),
};

export const WithIcon: Story = {
  args: { variant: "whatsapp" },
  render: (args, { globals }) => (
    <Button {...args}>
      <MessageCircle aria-hidden />
      {sayIn(globals, OF_VARIANT.whatsapp)}
    </Button>
  ),
};

/** Waiting for an answer: it keeps focus and says that it cannot be pressed. Ignoring the press is the caller's part. */
export const Busy: Story = {
  args: { busy: true },
  render: (args, { globals }) => <Button {...args}>{sayIn(globals, SENDING)}</Button>,
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole("button", { name: sayIn(globals, SENDING) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toBeEnabled();
  },
};

/** A long label wraps inside the button; nothing is cut and nothing grows sideways. */
export const Long: Story = {
  args: { wide: true },
  render: (args, { globals }) => <Button {...args}>{sayIn(globals, LONG)}</Button>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button").scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** `ButtonLink` leads somewhere: a page, a call or a chat. */
export const Link: Story = {
  render: (_args, { globals }) => (
    <ButtonLink href="tel:+902520000000" variant="call">
      <Phone aria-hidden />
      {sayIn(globals, CALL)}
    </ButtonLink>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: sayIn(globals, CALL) });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "tel:+902520000000");
  },
};
