import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarPlus, IdCard } from "lucide-react";
import { expect } from "storybook/test";

import { phoneText } from "#src/domain/phone.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";
import { PassTicket, type PassTicketProps } from "#src/ui/PassTicket/PassTicket.tsx";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { voucherIn } from "#stories/fixtures/voucher.ts";

type Globals = Parameters<typeof voucherIn>[0];

const meta = {
  id: "ui-passticket",
  title: "Components/Booking/PassTicket · confirmation",
  tags: ["new"],
  component: PassTicket,
  argTypes: {
    heading: { control: false },
    brand: { control: false },
    headline: { control: false },
    dateTime: { control: false },
    date: { control: false },
    time: { control: false },
    zone: { control: false },
    fareLabel: { control: false },
    next: { control: false },
  },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only for a request that has just been sent, above its form. For a stored one use a `VoucherCard`.",
      keyboard: { Tab: "goes to the ways of contact, then to the first actions" },
      parts: [
        "The bar: what this is, the reference of the request",
        "That the request awaits confirmation, what happens next, and ways to reach the business",
        "The ride: date, time, places, what else was asked for",
        "A postmark",
        "The price, or that it follows; waiting and payment",
        "The button that opens the pass, what the pass is for and where it is kept, and the button for the calendar",
      ],
      content: {
        do: [
          "Say who does what next: “We’ll call or message … to confirm.”",
          "Keep to “request” until a person has confirmed it: “Awaiting confirmation”",
        ],
        dont: ["Write “Confirmed”, “Your ticket” or “Booking number”", "Congratulate"],
      },
      messages: ["request:sent.passHeading", "request:sent.stamp", "request:sent.headline", "request:sent.newRequest"],
    }),
  },
  args: {} as PassTicketProps,
  render: (_args, { globals }) => <PassTicket {...passIn(globals)} />,
} satisfies Meta<typeof PassTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A ride with a fixed price. The postmark is static here; the feature animates it. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const pass = canvas.getByRole("region", { name: t("request:sent.passHeading") });
    await expect(pass).toHaveTextContent(t("request:sent.headline"));
    const [contact] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(contact).toHaveFocus();
    contact?.blur();
  },
};

/** Without a fixed price or a reference, and with the longest name of a guest. */
export const PriceOnRequest: Story = {
  tags: ["picture", "wordless"],
  render: (_args, { globals }) => (
    <PassTicket
      {...passIn(globals, { name: "long", fare: "request" })}
      fare={{ text: translatorOf(globals)("request:sent.fareOnRequest") }}
      reference={undefined}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(translatorOf(globals)("request:sent.fareOnRequest"))).toBeVisible();
  },
};

/** Props of a pass for the voucher of the other stories. */
function passIn(globals: Globals, ride: Parameters<typeof voucherIn>[1] = {}): PassTicketProps {
  const t = translatorOf(globals);
  const { brand, dateTime, date, time, zone, from, to, party, sign, facts, ...voucher } = voucherIn(globals, ride);
  return {
    heading: t("request:sent.passHeading"),
    brand,
    reference: { term: t("request:voucher.reference"), value: "K7QF-2M9X" },
    headline: t("request:sent.headline"),
    next: t("request:sent.next", { phone: phoneText("+44", "7911123456") }),
    dateTime,
    date,
    time,
    zone,
    from,
    to,
    facts: [party, sign],
    terms: facts,
    mark: <Postmark ring={`${t("request:sent.stamp")} · ${brand}`} middle="14.07" />,
    fareLabel: voucher.fareLabel,
    fareNote: t("request:sent.fareNote"),
    fare: "text" in voucher.fare ? voucher.fare : { euro: voucher.fare.euro.text, others: voucher.others },
    open: (
      <ButtonLink wide variant="ink" href="#voucher">
        <IdCard aria-hidden />
        <span>{t("request:voucher.open")}</span>
      </ButtonLink>
    ),
    kept: t("request:voucher.kept"),
    calendar: (
      <Button wide variant="line">
        <CalendarPlus aria-hidden />
        <span>{t("request:sent.addToCalendar")}</span>
      </Button>
    ),
    contactLabel: t("request:sent.contact"),
    contact: (
      <ContactActions
        layout="grid"
        variant="line"
        actions={(t.language === "ru" ? (["call", "sms"] as const) : (["whatsapp", "call"] as const)).map(
          (channel) => ({
            channel,
            href: "#contact",
            label: t(`shell:channels.${channel}`),
          }),
        )}
      />
    ),
  };
}
