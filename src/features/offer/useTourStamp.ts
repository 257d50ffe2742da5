import type { TourStampData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { StampCardProps } from "#src/ui/StampCard/StampCard.tsx";

type StampProps = Pick<StampCardProps, "image" | "place" | "title" | "facts" | "href">;

/**
 * Returns a function that maps a tour to the props of its stamp. Tours without stops omit their count.
 * The price of a vehicle for the day is the lowest one. Every card has a fact about the price, at the same place.
 */
export function useTourStamp(language: Language): (tour: TourStampData) => StampProps {
  const { t } = useTranslation("tours");
  return ({ slug, title, place, days, stopCount, price, vehiclePrice, image }) => {
    const euro = price === undefined ? t("facts.onRequest") : formatEuro(price, language);
    const least = vehiclePrice === undefined ? euro : t("facts.from", { price: formatEuro(vehiclePrice, language) });
    return {
      image,
      place,
      title,
      facts: [
        { kind: "days", text: t("days", { count: days }) },
        ...(stopCount > 0 ? [{ kind: "stops", text: t("stops", { count: stopCount }) } as const] : []),
        { kind: "price", text: least },
      ],
      href: pathOf(language, "tours", slug),
    };
  };
}
