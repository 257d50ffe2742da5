import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { NameSign } from "#src/ui/NameSign/NameSign.tsx";
import { Pass, type PassProps } from "#src/ui/Pass/Pass.tsx";
import { AT_PRINT } from "../../.storybook/modes.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf, type languageOf } from "#stories/fixtures/messages.ts";
import { nameSignIn, passIn } from "#stories/fixtures/pass.tsx";

type Globals = Parameters<typeof languageOf>[0];

const meta = {
  id: "ui-pass",
  title: "Components/Booking/Pass · voucher · ticket",
  component: Pass,
  argTypes: {
    place: { control: false },
    heading: { control: false },
    brand: { control: false },
    title: { control: false },
    state: { control: false },
    stateText: { control: false },
    dateTime: { control: false },
    date: { control: false },
    time: { control: false },
    zone: { control: false },
    fareLabel: { control: false },
    fareNote: { control: false },
    next: { control: false },
    printable: { control: false },
  },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Before a request is sent, the `Ticket` has the form. For a brief result, use a `Toast`.",
      keyboard: { Tab: "goes to the ways of contact, then through the actions", Enter: "presses or follows" },
      parts: [
        "The bar: what this is, the reference of the request",
        "Its state, and in the page what happens next and ways to reach the business",
        "The ride: date, time, places, what else was asked for",
        "A postmark",
        "A note for the driver, in Turkish",
        "The stub: the price, or that it follows; waiting and payment; what can be done",
      ],
      content: {
        do: [
          "Say who does what next: “We’ll call or message … to confirm.”",
          "Keep to “request” until a person has confirmed it: “Awaiting confirmation”",
          "Say where it is kept, and for how long",
        ],
        dont: ["Write “Confirmed”, “Your ticket” or “Booking number”", "Congratulate", "Hide when it will be deleted"],
      },
      messages: ["request:sent.passHeading", "request:sent.headline", "request:pass.show", "request:pass.clear"],
    }),
  },
  args: {} as PassProps,
  render: (_args, { globals }) => <Pass {...passIn(globals, "page")} />,
} satisfies Meta<typeof Pass>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In place of the form, once it is sent. The postmark is static here; the feature animates it. */
export const Default: Story = {
  tags: ["picture", "wordless", "desktop", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const pass = canvas.getByRole("region", { name: t("request:sent.passHeading") });
    await expect(pass).toHaveTextContent(t("request:sent.headline"));
    const { from, to } = passIn(globals, "page");
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(`${from.label}: ${String(from.place)}`);
    await expect(second).toHaveTextContent(`${to.label}: ${String(to.place)}`);
    const [contact] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(contact).toHaveFocus();
    contact?.blur();
  },
};

/** Without a fixed price or a reference, and with the longest name of a guest. */
export const PriceOnRequest: Story = {
  tags: ["picture", "wordless"],
  render: (_args, { globals }) => <Pass {...passIn(globals, "page", { name: "long", fare: "request" })} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(translatorOf(globals)("request:sent.fareOnRequest"))).toBeVisible();
  },
};

/** Whole, as its dialog shows it. */
export const InADialog: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: "27.5rem", background: "var(--color-surface)" }}>
      <Pass {...passIn(globals, "dialog", { fare: "missing" })} />
    </div>
  ),
};

/** Kept on the device: sent, with the longest names, and over. */
export const Kept: Story = {
  tags: ["picture", "desktop", "phone"],
  render: (_args, { globals }) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "var(--space-6)" }}>
      {[
        passIn(globals, "kept"),
        passIn(globals, "kept", {
          name: "long",
          from: "izmiradnanmenderesairport",
          to: "sixsenseskaplankaya",
          fare: "request",
        }),
        passIn(globals, "kept", { isPast: true }),
      ].map((pass, index) => (
        <Pass key={index} {...pass} />
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { phone, driver } = passIn(globals, "kept");
    const [pass] = canvas.getAllByRole("article", { name: t("request:sent.printHeading") });
    await expect(pass).toHaveTextContent("K7QF-2M9X");
    await expect(canvas.getAllByRole("link", { name: phone.display })[0]).toHaveAttribute("href", phone.href);
    await expect(pass?.querySelector("[lang=tr]")).toHaveTextContent(driver.text.replaceAll("\u00a0", " "));
    // Both are over with the ride.
    await expect(canvas.getAllByRole("button", { name: t("request:pass.show") })).toHaveLength(2);
    await expect(canvas.getAllByRole("link", { name: t("request:sent.addToCalendar") })).toHaveLength(2);
  },
};

/** On paper: black on white, with the guest's name and number and the terms, without actions. */
export const Printed: Story = {
  tags: ["picture", "print", "desktop"],
  parameters: AT_PRINT,
  render: (_args, { globals }) => <Pass {...passIn(globals, "kept")} />,
};

/** By keyboard from the top: each action is a tab stop, named by its label. */
export const ByKeyboard: Story = {
  render: (_args, { globals }) => <Pass {...passIn(globals, "kept", {}, { print: onPrint, clear: onClear })} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const channels = t.language === "ru" ? (["call", "sms"] as const) : (["whatsapp", "call"] as const);
    for (const [role, name] of [
      ["button", t("request:pass.show")],
      ...channels.map((channel) => ["link", t(`shell:channels.${channel}`)] as const),
      ["link", t("request:sent.addToCalendar")],
      ["button", t("request:sent.print")],
      ["link", passIn(globals, "kept").phone.display],
      ["button", t("request:pass.clear")],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: t("request:sent.print") }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};

/** At arrivals: the name fills the screen, and focus returns to the pass. */
export const ShownToTheDriver: Story = {
  render: (_args, { globals }) => <WithSign globals={globals} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const show = canvas.getByRole("button", { name: translatorOf(globals)("request:pass.show") });
    await userEvent.click(show);
    await page.findByRole("dialog", { name: nameSignIn(globals).label });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(show).toHaveFocus());
  },
};

const onPrint = fn();
const onClear = fn();

function WithSign({ globals }: { globals: Globals }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pass {...passIn(globals, "kept", {}, { show: () => setOpen(true) })} />
      <NameSign {...nameSignIn(globals)} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
