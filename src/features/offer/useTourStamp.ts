import type { TourStampData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { StampCardProps } from "#src/ui/StampCard/StampCard.tsx";

type StampProps = Pick<StampCardProps, "image" | "place" | "postmark" | "title" | "facts" | "href">;

/**
 * Returns a function that maps a tour to the props of its stamp. The postmark shows the price or, without one, the duration; tours
 * without stops omit their count. The price of a vehicle for the day is only among the facts, as the lowest one.
 */
export function useTourStamp(postmark: string, language: Language): (tour: TourStampData) => StampProps {
  const { t } = useTranslation("tours");
  return ({ slug, title, place, days, stopCount, price, vehiclePrice, image }) => {
    const duration = t("days", { count: days });
    const euro = price === undefined ? undefined : formatEuro(price, language);
    const from = vehiclePrice === undefined ? euro : t("facts.from", { price: formatEuro(vehiclePrice, language) });
    return {
      image,
      place,
      postmark: { ring: postmark, middle: euro ?? duration },
      title,
      facts: [
        { kind: "days", text: duration },
        ...(stopCount > 0 ? [{ kind: "stops", text: t("stops", { count: stopCount }) } as const] : []),
        ...(from === undefined ? [] : [{ kind: "price", text: from } as const]),
      ],
      href: pathOf(language, "tours", slug),
    };
  };
}
