import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { VEHICLE_TYPES, VEHICLES } from "#src/domain/price.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

/** Lowest fare of each vehicle in the price table, in euros. */
const LOWEST = { "vip-vito": 45, "vip-sprinter": 120 };

const meta = {
  id: "features-fleetsection",
  title: "Components/Cards and grids/FleetSection",
  component: FleetSection,
  args: {
    cars: loadPage("services", "tr").fleet,
    note: loadPage("services", "tr").fleetNote,
    language: "tr",
    pictured: false,
    Link: "a",
  },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not for selecting a vehicle: that is part of `BookingForm`.",
      keyboard: { Tab: "goes to the next disclosure or link", Enter: "expands the other features, or opens the form" },
      parts: [
        "A `SectionHeader`, in the margin where there is room",
        "A `Fleet`",
        "A note: which model comes under which name",
      ],
      content: {
        do: [
          "Say in the lead what can be asked for: “Ask for a driver who speaks English”",
          "Link only vehicles that the form offers: “Choose the VIP Vito”",
        ],
        dont: ["Name a model in the title that may be another on the day"],
      },
      messages: ["fleet:title", "fleet:lead"],
    }),
  },
  render: (args, { globals }) => {
    const language = languageOf(globals);
    return (
      <FleetSection
        {...args}
        cars={carsIn(globals)}
        note={loadPage("services", language).fleetNote}
        language={language}
      />
    );
  },
} satisfies Meta<typeof FleetSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Three vehicles with their seats and features; the two that the form offers can be chosen, beside their lowest price, and the price of the
 * third can be asked for.
 */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("region", { name: t("fleet:title") })).toBeVisible();
    for (const { capacity: count, vehicleType } of carsIn(globals)) {
      const seats = vehicleType
        ? t("fares:vehicles.comfortAtMost", { count, most: VEHICLES[vehicleType].seats })
        : t("fares:vehicles.comfort", { count });
      await expect(canvas.getByText(seats)).toBeInTheDocument();
    }
    for (const vehicleType of VEHICLE_TYPES) {
      const name = t("fleet:choose", { vehicle: VEHICLES[vehicleType].name });
      const choose = canvas.getByRole<HTMLAnchorElement>("link", { name });
      await expect(choose).toHaveAttribute("href", reservationHref(t.language, { vehicleType }));
      const price = formatEuro(LOWEST[vehicleType], t.language);
      await expect(choose.nextElementSibling).toHaveTextContent(t("fares:from", { price }).replaceAll("\u00a0", " "));
    }
    await expect(canvas.getByRole("link", { name: t("fleet:ask") })).toHaveAttribute(
      "href",
      pathOf(t.language, "contact"),
    );
    await expect(canvas.getAllByRole("link")).toHaveLength(VEHICLE_TYPES.length + 1);
    for (const feature of ["pet", "russianDriver"] as const) {
      const having = carsIn(globals).filter(({ features }) => features.includes(feature));
      await expect(canvas.queryAllByText(t(`fleet:features.${feature}`))).toHaveLength(having.length);
    }
  },
};

/** The vehicles, with lowest fares of the story's own. */
function carsIn(globals: Parameters<typeof languageOf>[0]) {
  return loadPage("services", languageOf(globals)).fleet.map((car) => ({
    ...car,
    ...(car.vehicleType && { leastEuro: LOWEST[car.vehicleType] }),
  }));
}
