import type { Currency } from "#src/domain/money.ts";
import type { TranslatePrefixed } from "./messages.ts";

const CURRENCY_KEYS = {
  EUR: "booking:currencies.eur",
  TRY: "booking:currencies.try",
  USD: "booking:currencies.usd",
  GBP: "booking:currencies.gbp",
} as const;

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
