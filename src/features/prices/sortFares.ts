import type { PriceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import type { FareOrder, FareSortKey } from "#src/ui/FareTable/FareHead.tsx";

/** The next sort order after a press on a column header: ascending, descending, then unsorted. */
export function nextOrder(order: FareOrder | null, by: FareSortKey): FareOrder | null {
  if (order?.by !== by) return { by, direction: "ascending" };
  return order.direction === "ascending" ? { by, direction: "descending" } : null;
}

/** Returns the fares sorted by name or price; ties are sorted by the other key, ascending. */
export function sortFares(fares: readonly PriceData[], { by, direction }: FareOrder, language: Language): PriceData[] {
  const { compare } = new Intl.Collator(language);
  const byName = (one: PriceData, other: PriceData) =>
    compare(one.toLabel, other.toLabel) || compare(one.fromLabel, other.fromLabel);
  const byPrice = (one: PriceData, other: PriceData) => one.euro - other.euro;
  const sign = direction === "ascending" ? 1 : -1;
  return [...fares].sort((one, other) =>
    by === "name" ? sign * byName(one, other) || byPrice(one, other) : sign * byPrice(one, other) || byName(one, other),
  );
}
