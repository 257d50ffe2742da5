import type { Currency } from "#src/domain/money.ts";
import type { TranslatePrefixed } from "./messages.ts";

const CURRENCY_KEYS = {
  EUR: "fares:currencies.eur",
  TRY: "fares:currencies.try",
  USD: "fares:currencies.usd",
  GBP: "fares:currencies.gbp",
} as const;

/** `Euro` */
export function currencyName(t: TranslatePrefixed<"fares">, currency: Currency): string {
  return t(CURRENCY_KEYS[currency]);
}

/** `about 50 min`, `35–40 min` */
export function minutesText(t: TranslatePrefixed<"fares">, minutes: number | readonly [number, number]): string {
  if (typeof minutes === "number") return t("fares:about", { minutes });
  const [shortest, longest] = minutes;
  return t("fares:between", { shortest, longest });
}
