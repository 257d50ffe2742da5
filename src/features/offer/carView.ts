import type { CarData, CarInsideData } from "#src/content/pageData/pageDataTypes.ts";
import { VEHICLES } from "#src/domain/price.ts";
import type { TranslatePrefixed } from "#src/i18n/messages.ts";

/** Translator for texts about vehicles. */
export type TranslateCar = TranslatePrefixed<"fleet" | "fares">;

/** Texts of a vehicle: its capacity and luggage, its main features, and the further ones. */
export function carView(t: TranslateCar, car: CarData) {
  const { name, image, capacity, vehicleType, inside, features, highlights } = car;
  const others = features.filter((feature) => !highlights.includes(feature));
  return {
    name,
    image,
    capacity: vehicleType
      ? t("fares:vehicles.comfortAtMost", { count: capacity, most: VEHICLES[vehicleType].seats })
      : t("fares:vehicles.comfort", { count: capacity }),
    inside: inside && insideView(t, capacity, inside),
    highlights: highlights.map((feature) => t(`fleet:features.${feature}`)),
    features: others.map((feature) => t(`fleet:features.${feature}`)),
    moreLabel: t(inside ? "fleet:moreInside" : "fleet:more"),
  };
}

/** The interior of a vehicle, with the text about the people and the luggage that its plan shows; it has as many seats as `capacity`. */
export function insideView(t: TranslateCar, capacity: number, { cabin, plan }: CarInsideData) {
  const { size, across, deep } = plan.cases;
  const cases = t(`fleet:cases.${size}`, { count: across * deep });
  const hasSpare = plan.rows.some(({ places }) => places.includes("spare"));
  return { cabin, plan, luggage: t(hasSpare ? "fleet:planWithSpare" : "fleet:plan", { capacity, cases }) };
}
