import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, waitFor, within } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { FareOffer } from "#src/features/offer/FareOffer.tsx";
import { ticketFare, ticketFares } from "#src/features/offer/ticketFares.ts";
import { othersIn } from "#stories/fixtures/booking.tsx";
import { nextFrames } from "#stories/fixtures/frames.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { priceIn } from "#stories/fixtures/prices.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

/** Fares among which a ticket chooses; the last one is for another vehicle. */
const CHOICES = ["airport-torba", "airport-bitez", "airport-yalikavak", "airport-peninsula-sprinter"];

const meta = {
  id: "features-fareoffer",
  title: "Components/Prices/FareOffer",
  component: FareOffer,
  args: {
    fare: priceIn({}, "airport-yalikavak"),
    language: "tr",
    book: { href: "#reservation-form", label: "" },
  },
  parameters: {
    layout: "padded",
    ...guide({
      avoid:
        "Use one per page, for the trip that it is about. For several trips use `MiniList`; the form has a `PricePanel`.",
      keyboard: {
        Tab: "goes to the destination where it can be chosen, and to the link to the form",
        Enter: "opens the form prefilled with the trip",
      },
      parts: [
        "A `FareTicket` with the ride of the page",
        "A `DestinationSelect` where several places have a fare from the same start in the same vehicle",
      ],
      content: {
        do: [
          "Choose the four facts by what is known: the drive, the vehicle, how many, waiting or payment",
          "Name the button with the ride: “Book this ride”",
        ],
        dont: ["Show it where the price is not fixed: the page then asks for a message"],
      },
      messages: ["services:fare.perCar", "services:fare.oneWayPerCar", "fares:book"],
    }),
  },
  beforeEach: () => stubRelay(),
  render: (args, { globals }) => offerOf(args, globals, "airport-yalikavak"),
} satisfies Meta<typeof FareOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Euros are shown at once, the other currencies as soon as the rates have loaded. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const ticket = canvas.getByRole("region", { name: new RegExp(priceIn(globals, "airport-yalikavak").toLabel) });
    await expect(ticket).toHaveTextContent(plain(formatEuro(75, t.language)));
    for (const other of othersIn(globals, 75)) await expect(await canvas.findByText(plain(other))).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: t("fares:book") });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", args.book.href);
    link.blur();
  },
};

/** A drive of known length from the airport, a trip between two other places, and a large vehicle for the whole peninsula. */
export const Trips: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      {["airport-yalikavak", "bodrum-izmiradnanmenderesairport", "airport-peninsula-sprinter"].map((id) => (
        <div key={id}>{offerOf(args, globals, id)}</div>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    for (const other of othersIn(globals, 120)) await expect(await canvas.findByText(plain(other))).toBeVisible();
    // Only a ride that begins at an airport begins with a wait.
    const t = translatorOf(globals);
    const waits = canvas
      .getAllByRole("region")
      .map((ticket) => within(ticket).queryByText(t("services:fare.waiting")) !== null);
    await expect(waits).toEqual([true, false, true]);
  },
};

/** Several destinations: the ticket shows the fare of the one that is chosen. */
export const Choosing: Story = {
  render: (args, { globals }) => <Choice args={args} globals={globals} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const ticket = canvas.getByRole("region", { name: t("services:fare.label", placesOf(globals, "airport-torba")) });
    await expect(ticket).toHaveTextContent(plain(formatEuro(45, t.language)));
    const select = within(ticket).getByRole<HTMLSelectElement>("combobox", { name: t("fares:end") });
    // Those of the other vehicle are not among them.
    await expect(select.options).toHaveLength(CHOICES.length - 1);
    await userEvent.selectOptions(select, "yalıkavak");
    await expect(ticket).toHaveTextContent(plain(formatEuro(75, t.language)));
    await expect(ticket).toHaveAccessibleName(t("services:fare.label", placesOf(globals, "airport-yalikavak")));
  },
};

/** Rates loading: the layout does not shift when they arrive. */
export const Waiting: Story = {
  beforeEach: () => stubRelay({ rates: "waiting" }),
  play: async ({ canvas, globals }) => {
    for (const other of othersIn(globals, 75)) await expect(canvas.queryByText(plain(other))).not.toBeInTheDocument();
  },
};

/** Rates failed: the ticket shows the fixed price alone. */
export const WithoutRates: Story = {
  beforeEach: () => {
    spyOn(console, "info").mockImplementation(() => {});
    return stubRelay({ rates: "down" });
  },
  play: async ({ canvas, globals }) => {
    const missing = new RegExp(translatorOf(globals)("fares:price.notAvailable"));
    // The failure is logged just before the ticket learns of it.
    await waitFor(() => expect(console.info).toHaveBeenCalled());
    await nextFrames();
    await expect(canvas.queryByText(missing)).not.toBeInTheDocument();
  },
};

function offerOf(args: Parameters<typeof FareOffer>[0], globals: Globals, id: string) {
  const t = translatorOf(globals);
  const fare = priceIn(globals, id);
  const label = t(fare.bookable ? "fares:book" : "services:ask");
  return <FareOffer {...args} language={t.language} fare={fare} book={{ ...args.book, label }} />;
}

/** Normalises spaces, as Testing Library does. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function placesOf(globals: Globals, id: string) {
  const { fromLabel: from, toLabel: to } = priceIn(globals, id);
  return { from, to };
}

function Choice({ args, globals }: { args: Parameters<typeof FareOffer>[0]; globals: Globals }) {
  const [destination, setDestination] = useState<PlaceId | null>(null);
  const t = translatorOf(globals);
  const fares = CHOICES.map((id) => priceIn(globals, id));
  return (
    <FareOffer
      {...args}
      language={t.language}
      fare={ticketFare(fares, destination) ?? args.fare}
      choices={ticketFares(fares)}
      onDestinationChange={setDestination}
      book={{ ...args.book, label: t("fares:book") }}
    />
  );
}
