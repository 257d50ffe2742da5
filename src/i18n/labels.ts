import type { Currency } from "#src/domain/money.ts";
import type { VehicleType } from "#src/domain/price.ts";
import type { TranslatePrefixed } from "./messages.ts";

const VEHICLE_KEYS = {
  "vip-vito": "booking:vehicles.vipVito",
  "vip-sprinter": "booking:vehicles.vipSprinter",
} as const;
const CURRENCY_KEYS = {
  EUR: "booking:currencies.eur",
  TRY: "booking:currencies.try",
  USD: "booking:currencies.usd",
  GBP: "booking:currencies.gbp",
} as const;

/** `VIP Vito` */
export function vehicleName(t: TranslatePrefixed<"booking">, type: VehicleType): string {
  return t(VEHICLE_KEYS[type]);
}

/** `Euro` */
export function currencyName(t: TranslatePrefixed<"booking">, currency: Currency): string {
  return t(CURRENCY_KEYS[currency]);
}

/** `about 50 min`, `35–40 min` */
export function minutesText(t: TranslatePrefixed<"fares">, minutes: number | readonly [number, number]): string {
  if (typeof minutes === "number") return t("fares:about", { minutes });
  const [shortest, longest] = minutes;
  return t("fares:between", { shortest, longest });
}
