import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { FareCard, type FareCardProps } from "#src/ui/FareCard/FareCard.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { euroIn, otherAmountsIn, priceIn } from "#stories/fixtures/prices.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-farecard",
  title: "Components/Prices/FareCard",
  component: FareCard,
  args: {
    heading: "",
    from: "",
    to: "",
    euro: { currency: "EUR", code: "EUR", name: "", state: "known", value: 75, text: "" },
    amounts: [],
    loadingLabel: "",
    facts: [],
    note: "",
    onRelatedClick: fn((event) => event.preventDefault()),
    children: null,
    listLink: { href: "#airport-yalikavak", label: "", onClick: fn((event) => event.preventDefault()) },
    announcement: "",
  },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "For the trip that a whole page is about use `FareTicket`, while a form is filled in, its `PricePanel`.",
      keyboard: {
        Tab: "goes through the related fares, to the booking button, and to the fare in the list",
        Enter: "selects that fare, or follows the link",
      },
      parts: [
        "A bar that says whose price it is",
        "From and to",
        "The price in euros, large",
        "The other currencies",
        "Facts: the drive, and the price with the return trip",
        "What the price covers",
        "Places at the same price, and other prices here",
        "The way to the form, and to the row in the list",
      ],
      content: {
        do: [
          "Say whose price it is: “Your price”, or “For example” before anybody has chosen",
          "Say what it covers in one sentence: “The same price in both directions.”",
        ],
        dont: ["Write “from” before a price that is fixed", "Write “fare”, “fee” or “tariff”: it is the price"],
      },
      messages: ["prices:card.chosen", "prices:card.example", "prices:card.wayBack", "prices:card.others"],
    }),
  },
  render: (args, { globals }) => <FareCard {...args} {...cardIn(globals, args, "airport-yalikavak")} />,
} satisfies Meta<typeof FareCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fare with its details, and related fares for the same place. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { toLabel } = priceIn(globals, "airport-yalikavak");
    const card = canvas.getByRole("region", { name: t("prices:card.chosen") });
    await expect(card).toHaveTextContent(toLabel);
    await expect(
      canvas.getByText(t("prices:card.announcement", { trip: toLabel, price: "" }), { exact: false }),
    ).toHaveAttribute("aria-live", "polite");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /120/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRelatedClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("fares:book") })).toHaveFocus();
    const listLink = canvas.getByRole("link", { name: t("prices:card.inList") });
    await userEvent.pointer({ keys: "[TouchA]", target: listLink });
    await expect(args.listLink.onClick).toHaveBeenCalledOnce();
    listLink.blur();
  },
};

/** A ride with related fares; and a tour while rates are loading. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const { sameFare: _same, relatedFares: _others, ...tour } = cardIn(globals, args, "bodrum-ephesustour-sprinter");
    return (
      <div style={{ display: "grid", gap: "var(--space-6)" }}>
        <FareCard {...args} {...cardIn(globals, args, "airport-yalikavak")} />
        <FareCard
          {...args}
          {...tour}
          heading={t("prices:card.example")}
          amounts={otherAmountsIn(globals, 450, "loading")}
          facts={[]}
        />
      </div>
    );
  },
};

function cardIn(globals: Globals, args: FareCardProps, id: string): FareCardProps {
  const t = translatorOf(globals);
  const { language } = t;
  const { euro, fromLabel, toLabel, vehicleType, oneWay, bookable } = priceIn(globals, id);
  const vehicle = VEHICLES[vehicleType].name;
  const price = formatEuro(euro, language);
  const other = priceIn(globals, "airport-peninsula-sprinter");
  return {
    ...args,
    heading: t("prices:card.chosen"),
    from: fromLabel,
    to: toLabel,
    euro: euroIn(globals, euro),
    amounts: otherAmountsIn(globals, euro),
    loadingLabel: t("fares:price.loading"),
    facts: [
      { label: t("fares:drive"), value: t("fares:about", { minutes: 50 }) },
      { label: t("prices:card.wayBack"), value: formatEuro(euro * 2, language) },
    ],
    note: t(oneWay ? "prices:card.oneWay" : "prices:card.tour", { vehicle, seats: VEHICLES[vehicleType].seats }),
    sameFare: {
      label: t("prices:card.samePrice", { price }),
      places: ["gundogan", "turgutreis"].map((to) => priceIn(globals, `airport-${to}`).toLabel).join(", "),
    },
    relatedFares: {
      title: t("prices:card.others"),
      links: [
        {
          text: t("fares:tripBy", {
            from: other.fromLabel,
            to: other.toLabel,
            vehicle: VEHICLES["vip-sprinter"].name,
          }),
          price: formatEuro(other.euro, language),
          href: "#airport-peninsula-sprinter",
        },
      ],
    },
    children: (
      <ButtonLink href="#book" wide>
        {t(bookable ? "fares:book" : "services:ask")}
      </ButtonLink>
    ),
    listLink: { ...args.listLink, href: `#${id}`, label: t("prices:card.inList") },
    announcement: t("prices:card.announcement", { trip: toLabel, price }),
  };
}
