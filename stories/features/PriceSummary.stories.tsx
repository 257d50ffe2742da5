import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { placeLabel } from "#src/domain/places.ts";
import { FormFare, PriceSummary } from "#src/features/booking/PriceSummary.tsx";
import type { BookingFare } from "#src/features/booking/useFare.ts";
import { amountsOf, bookingIn, Cells, placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof languageOf>[0];

const PRICED: BookingFare = {
  state: "priced",
  euro: 75,
  rides: 1,
  amounts: amountsOf(75),
  total: amountsOf(75),
  areRatesLoading: false,
};

const meta = {
  id: "features-pricesummary",
  title: "Components/Booking/PriceSummary",
  component: PriceSummary,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only for the trip of the form. For any other fare use a `FareTicket` or a `FareCard`.",
      keyboard: { Tab: "goes to the ways of contact, where there is no fixed price" },
      parts: [
        "Below the places of the form, on phones: the price in one line, or an example",
        "On the stub: a `PricePanel`",
        "What screen readers are told when the price changes",
      ],
      content: {
        do: ["Ask for the two places while one is empty: that is no failure", "Give both ways of a return as one sum"],
        dont: ["Apologise where there is no fixed price: say how to ask for it"],
      },
      messages: ["booking:price.example", "booking:price.note", "fares:price.enquiryTitle"],
    }),
  },
  args: {} as Parameters<typeof PriceSummary>[0],
  render: (_args, { globals }) => <Both fare={PRICED} globals={globals} />,
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a fixed price. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(plain(translatorOf(globals)("booking:price.note")));
  },
};

/** There and back, while the rates load: one sum, and both rides. */
export const BothWays: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => (
    <Both fare={{ ...PRICED, rides: 2, total: amountsOf(150), areRatesLoading: true }} globals={globals} />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(plain(translatorOf(globals)("booking:price.noteBothWays")));
  },
};

/** Without a fixed price: the ways to ask for it. */
export const Enquiry: Story = {
  tags: ["picture", "wordless"],
  render: (_args, { globals }) => (
    <Both
      fare={{ state: "enquiry", trip: { from: "torba", to: "turgutreis", vehicleType: "vip-vito" } }}
      globals={globals}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getAllByText(t("fares:price.enquiryTitle"))).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: t("shell:channels.call") })).toBeVisible();
  },
};

/** While a place is empty: an example, and what is still missing. */
export const Incomplete: Story = {
  tags: ["picture", "wordless", "phone"],
  render: (_args, { globals }) => <Both fare={{ state: "incomplete" }} globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(translatorOf(globals)("booking:price.example"));
  },
};

/** As the page has it: without the spaces that hold words together. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function Both({ fare, globals }: { fare: BookingFare; globals: Globals }) {
  const data = bookingIn(globals);
  const shared = {
    fare,
    example: data.example,
    labelOf: (id: string) => placeLabel(data.places, id),
    language: languageOf(globals),
    alternatives: null,
  };
  const route = { from: placeIn(globals, "airport"), to: placeIn(globals, "yalıkavak") };
  return (
    <Cells>
      <FormFare {...shared} />
      <PriceSummary
        {...shared}
        route={fare.state === "incomplete" ? null : route}
        times={{ out: "14.07.2027, 14:30", back: "21.07.2027, 11:00" }}
        enquiry={{ contact: data.contact, message: "" }}
      />
    </Cells>
  );
}
