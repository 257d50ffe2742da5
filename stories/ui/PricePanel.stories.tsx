import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { CONTACT_CHANNELS, ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";
import { NearFares } from "#src/ui/NearFares/NearFares.tsx";
import { PricePanel, type PricePanelProps } from "#src/ui/PricePanel/PricePanel.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { placeIn, pricedIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-pricepanel",
  title: "Components/Booking/PricePanel · summary · quote",
  component: PricePanel,
  parameters: guide({
    avoid: "It is the stub of a `Ticket`. Where it is off screen, use a `FareLine`; for a list of fares, a `MiniList`.",
    keyboard: { Tab: "goes through the contact buttons, then through the alternative fares" },
    parts: [
      "The heading, and once it is known the route",
      "Before a choice: what to do, and an example",
      "With a price: euros large, the other currencies below, what it covers",
      "Without one: a request to ask, the ways to do so, prices nearby",
    ],
    content: {
      do: [
        "Say before the choice what will be here: “You’ll see the full price here, in four currencies, before you send anything.”",
        "Mark the example as one: “For example”",
        "Say what one pays for: “Per car, one way.”",
      ],
      dont: ["Show a price that may still change", "Write “Price not available”: say how to get it"],
    },
    messages: [
      "booking:price.askTitle",
      "booking:price.askText",
      "fares:price.enquiryTitle",
      "fares:price.enquiryText",
    ],
  }),
  args: {
    heading: "",
    route: null,
    content: { state: "asking", title: "", text: "", example: null },
    announcement: "",
  },
} satisfies Meta<typeof PricePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Asking, priced, with a rate loading, with a rate missing, and without a price; alternative fares are for desktops.
 */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
        gap: "var(--space-6)",
      }}
    >
      {[
        askingIn(globals),
        pricedIn(globals, "known"),
        pricedIn(globals, "loading"),
        pricedIn(globals, "missing"),
        enquiryIn(globals),
        bothWaysIn(globals),
        // There may be no similar fares.
        withoutNear(enquiryIn(globals)),
      ].map((props, index) => (
        <PricePanel
          key={index}
          {...props}
          heading={
            // Accessible names must be unique here; a page has only one panel, without a number.
            <>
              <span>{props.heading}</span>
              <VisuallyHidden>{` ${index + 1}`}</VisuallyHidden>
            </>
          }
        />
      ))}
    </div>
  ),
};

/** Both places are missing: the fare of another trip is an example, which is not marked up as the price. */
export const Asking: Story = {
  render: (_args, { globals }) => <PricePanel {...askingIn(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const region = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(region).toHaveTextContent(t("booking:price.example"));
    await expect(region).toHaveTextContent(`${placeIn(globals, "airport")} – ${placeIn(globals, "yalıkavak")}`);
    await expect(region).toHaveTextContent(formatEuro(75, t.language).replace("\u00a0", " "));
    await expect(region.querySelectorAll("data")).toHaveLength(0);
  },
};

/** A business without fixed prices has no example either. */
export const AskingWithoutExample: Story = {
  render: (_args, { globals }) => {
    const panel = askingIn(globals);
    return <PricePanel {...panel} content={{ ...panel.content, example: null }} />;
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(t("booking:price.askTitle"))).toBeVisible();
    await expect(canvas.queryByText(t("booking:price.example"))).not.toBeInTheDocument();
  },
};

export const Priced: Story = {
  render: (_args, { globals }) => <PricePanel {...pricedIn(globals, "known")} />,
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole("region", { name: translatorOf(globals)("booking:price.heading") });
    await expect(region.querySelector("data[data-currency=EUR]")).toHaveAttribute("value", "75");
    await expect(region.querySelector("data[data-currency=TRY]")).toHaveAttribute("value", "3705");
    await expect(region).toHaveTextContent(languageOf(globals) === "tr" ? /TL, Lira/ : /TRY/);
    // Screen readers hear a separator between the two.
    await expect(region).toHaveTextContent(`${placeIn(globals, "airport")} – ${placeIn(globals, "yalıkavak")}`);
  },
};

/** An exchange rate is missing. */
export const RateMissing: Story = {
  render: (_args, { globals }) => <PricePanel {...pricedIn(globals, "missing")} />,
  play: async ({ canvas }) => {
    const missing = canvas.getByRole("region").querySelector("data[data-currency=USD]");
    await expect(missing).toHaveAttribute("value", "");
    await expect(missing).toHaveTextContent("N/A");
  },
};

/** Exchange rates are loading. */
export const RatesLoading: Story = {
  render: (_args, { globals }) => <PricePanel {...pricedIn(globals, "loading")} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(translatorOf(globals)("fares:price.loading"));
  },
};

/** No fixed price: contact channels and near fares. Long names wrap. */
export const Enquiry: Story = {
  globals: { viewport: { value: "desktop" } },
  render: (_args, { globals }) => <PricePanel {...enquiryIn(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("shell:channels.whatsapp") })).toHaveFocus();
    await expect(canvas.getByRole("group", { name: t("booking:price.near") })).toBeVisible();
  },
};

/** On phones the form shows the near fares, above its button. */
export const EnquiryOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: (_args, { globals }) => <PricePanel {...enquiryIn(globals)} />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.queryByRole("group", { name: translatorOf(globals)("booking:price.near") }),
    ).not.toBeInTheDocument();
  },
};

/** A new price is announced once, by a live region that existed before. */
export const Announced: Story = {
  render: (_args, { globals }) => (
    <Changing
      asking={askingIn(globals)}
      priced={pricedIn(globals, "known")}
      announcement={`${translatorOf(globals)("booking:price.heading")}: 75`}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const region = canvas.getByRole("region");
    const live = region.querySelector("[aria-live=polite]");
    await expect(live).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: placeIn(globals, "yalıkavak") }));
    await expect(region.querySelector("[aria-live=polite]")).toBe(live);
    await expect(live).toHaveTextContent(t("booking:price.heading"));
    await expect(region.querySelector("data[data-currency=EUR]")).toHaveAttribute("value", "75");
  },
};

function Changing({
  asking,
  priced,
  announcement,
}: Record<"asking" | "priced", PricePanelProps> & { announcement: string }) {
  const [isPriced, setPriced] = useState(false);
  return (
    <>
      <button type="button" translate="no" style={{ minBlockSize: "var(--size-tap)" }} onClick={() => setPriced(true)}>
        {priced.route?.to}
      </button>
      <PricePanel {...(isPriced ? { ...priced, announcement } : asking)} />
    </>
  );
}

function askingIn(globals: Globals) {
  const t = translatorOf(globals);
  return {
    heading: t("booking:price.heading"),
    route: null,
    announcement: "",
    content: {
      state: "asking",
      title: t("booking:price.askTitle"),
      text: t("booking:price.askText"),
      example: {
        label: t("booking:price.example"),
        route: { from: placeIn(globals, "airport"), to: placeIn(globals, "yalıkavak") },
        price: formatEuro(75, t.language),
        note: t("fares:vehicles.seats", { vehicle: VEHICLES["vip-vito"].name, count: 7 }),
      },
    },
  } satisfies PricePanelProps;
}

/** From Marmaris to the airport of Izmir, a trip without a fare. */
function bothWaysIn(globals: Globals): PricePanelProps {
  const panel = pricedIn(globals, "known");
  if (panel.content.state !== "priced") return panel;
  const t = translatorOf(globals);
  const journey = {
    text: t("booking:price.bothWays", { fare: panel.content.euro.text }),
    legs: [
      { term: t("booking:fields.date"), time: "14.07.2027, 23:30" },
      { term: t("booking:fields.returnDate"), time: "21.07.2027" },
    ],
  };
  return { ...panel, content: { ...panel.content, journey } };
}

function withoutNear(panel: PricePanelProps): PricePanelProps {
  return panel.content.state === "enquiry" ? { ...panel, content: { ...panel.content, nearby: null } } : panel;
}

function enquiryIn(globals: Globals): PricePanelProps {
  const t = translatorOf(globals);
  return {
    heading: t("booking:price.heading"),
    route: { from: placeIn(globals, "marmaris"), to: placeIn(globals, "izmiradnanmenderesairport") },
    announcement: t("booking:price.enquiryAnnouncement"),
    content: {
      state: "enquiry",
      title: t("fares:price.enquiryTitle"),
      text: t("fares:price.enquiryText"),
      actions: (
        <ContactActions
          layout="grid"
          actions={CONTACT_CHANNELS.map((channel) => ({
            channel,
            href: `#${channel}`,
            label: t(`shell:channels.${channel}`),
          }))}
        />
      ),
      note: t("booking:price.enquiryNote"),
      nearby: (
        <NearFares
          label={t("booking:price.near")}
          onChoose={fn()}
          fares={[
            {
              key: "peninsula",
              route: t("booking:price.route", {
                from: placeIn(globals, "airport"),
                to: placeIn(globals, "peninsula"),
              }),
              vehicle: t("fares:vehicles.seats", { vehicle: VEHICLES["vip-sprinter"].name, count: 19 }),
              price: formatEuro(120, t.language),
            },
          ]}
        />
      ),
    },
  };
}
