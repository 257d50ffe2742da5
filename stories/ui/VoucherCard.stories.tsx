import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { NameSign } from "#src/ui/NameSign/NameSign.tsx";
import { VoucherCard, type VoucherCardProps } from "#src/ui/VoucherCard/VoucherCard.tsx";
import { VoucherSheet } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { nameSignIn, pastVoucherIn, voucherIn } from "#stories/fixtures/voucher.ts";
import type { languageOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof languageOf>[0];

const meta = {
  id: "ui-vouchercard",
  title: "Components/Booking/VoucherCard · pass",
  component: VoucherCard,
  argTypes: {
    brand: { control: false },
    title: { control: false },
    stateText: { control: false },
    date: { control: false },
    time: { control: false },
    zone: { control: false },
    fareLabel: { control: false },
    note: { control: false },
    state: { control: false },
    dateTime: { control: false },
    level: { control: false },
    printable: { control: false },
  },
  parameters: guide({
    avoid:
      "Before a request is sent, the `Ticket` shows the trip. For a brief result, use a `Toast`; for what was just sent, the `Dialog`. This card is kept.",
    keyboard: { Tab: "through its buttons and links, from Show to driver down", Enter: "presses or follows" },
    parts: [
      "The mark, the business and what this is",
      "Its state: sent, or over",
      "Date and time, from and to",
      "Facts: the name on the sign, passengers, waiting, payment",
      "The price",
      "The stub: show to driver, calendar, phone, delete",
      "A note for the driver, in Turkish",
    ],
    content: {
      do: [
        "Call it a pass: “Your pass for the driver”",
        "Say what it is not: “Until we confirm it by WhatsApp or phone it’s a request, not a ticket.”",
        "Say where it is kept, and for how long",
      ],
      dont: ["Call it a card, a ticket or a voucher in English", "Hide when it will be deleted"],
    },
    messages: ["request:voucher.heading", "request:sent.headline", "request:voucher.show", "request:voucher.clear"],
  }),
  args: voucherIn({}),
} satisfies Meta<typeof VoucherCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card on a phone after a request: date, route, price, and what to do at arrivals. */
export const Default: Story = {
  render: (_args, { globals }) => <VoucherCard {...voucherIn(globals)} />,
  play: async ({ canvas, globals }) => {
    const card = voucherIn(globals);
    await expect(canvas.getByRole("article", { name: card.title })).toHaveTextContent(card.stateText);
    const [from, to] = canvas.getAllByRole("listitem");
    await expect(from).toHaveTextContent(`${card.from.label}: ${card.from.place}`);
    await expect(to).toHaveTextContent(`${card.to.label}: ${card.to.place}`);
    await expect(canvas.getByRole("link", { name: card.phone.display })).toHaveAttribute("href", card.phone.href);
    await expect(canvas.getByRole("link", { name: card.actions.calendar?.label ?? "" })).toHaveAttribute(
      "href",
      "#calendar",
    );
    const [driver] = canvas.getAllByText(card.driver.title);
    await expect(driver?.closest("[lang=tr]")).toHaveTextContent(card.sign.value);
  },
};

/** Sent, with all rates and with one; without a fixed price; past; and with the longest name and places. */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "var(--space-6)" }}>
      {[
        voucherIn(globals, { fare: "missing" }),
        voucherIn(globals, {
          name: "long",
          from: "izmiradnanmenderesairport",
          to: "sixsenseskaplankaya",
          fare: "request",
        }),
        pastVoucherIn(globals),
      ].map((card, index) => (
        <VoucherCard key={index} {...card} />
      ))}
    </div>
  ),
};

/** Preview of the printed sheet. */
export const Printed: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const { paperFacts, ...voucher } = voucherIn(globals);
    return <VoucherSheet {...voucher} facts={paperFacts} preview />;
  },
};

/** The same on a narrow phone: a phone number stays on one line. */
export const PrintedOnAPhone: Story = {
  render: (_args, { globals }) => {
    const { paperFacts, ...voucher } = voucherIn(globals);
    return (
      <div style={{ inlineSize: "100%", maxInlineSize: "22.375rem" }}>
        <VoucherSheet {...voucher} facts={paperFacts} preview />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const number = voucherIn(globals).paperFacts.find(({ value }) => /^\+\d+$/.test(value))?.value ?? "–";
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(number));
    await expect(text.getClientRects()).toHaveLength(1);
  },
};

/** By keyboard from the top: each action is a tab stop, named by its label. */
export const ByKeyboard: Story = {
  render: (_args, { globals }) => <VoucherCard {...withSpies(voucherIn(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { actions, phone } = voucherIn(globals);
    for (const [role, name] of [
      ["button", actions.show?.label ?? ""],
      ...actions.contacts.map(({ label }) => ["link", label] as const),
      ["link", actions.calendar?.label ?? ""],
      ["button", actions.print.label],
      ["link", phone.display],
      ["button", actions.clear.label],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: actions.print.label }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};

/** At arrivals: the name fills the screen, and focus returns to the card. */
export const ShownToTheDriver: Story = {
  render: (_args, { globals }) => <WithSign globals={globals} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const { label } = nameSignIn(globals);
    const show = canvas.getByRole("button", { name: voucherIn(globals).actions.show?.label ?? "" });
    await userEvent.click(show);
    await page.findByRole("dialog", { name: label });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(show).toHaveFocus());
  },
};

const onPrint = fn();
const onClear = fn();

function withSpies(card: VoucherCardProps): VoucherCardProps {
  const { print, clear } = card.actions;
  return {
    ...card,
    actions: { ...card.actions, print: { ...print, onPress: onPrint }, clear: { ...clear, onPress: onClear } },
  };
}

function WithSign({ globals }: { globals: Globals }) {
  const [isOpen, setOpen] = useState(false);
  const card = voucherIn(globals);
  const show = { label: card.actions.show?.label ?? "", onPress: () => setOpen(true) };
  return (
    <>
      <VoucherCard {...card} actions={{ ...card.actions, show }} />
      <NameSign {...nameSignIn(globals)} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
