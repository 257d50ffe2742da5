import type { TourCardData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { TourGridProps } from "#src/ui/TourGrid/TourGrid.tsx";

/**
 * Maps tours to the props of their stamps. The postmark shows the price or, without one, the duration; tours without stops omit their
 * count.
 */
export function useTourStamps(
  tours: readonly TourCardData[],
  postmark: string,
  language: Language,
): TourGridProps["tours"] {
  const { t } = useTranslation("tours");
  return tours.map(({ slug, title, place, description, days, stopCount, price, image }) => {
    const duration = t("days", { count: days });
    const euro = price === undefined ? undefined : formatEuro(price, language);
    return {
      image,
      place,
      postmark: { ring: postmark, middle: euro ?? duration },
      title,
      text: description,
      facts: [
        { kind: "days", text: duration },
        ...(stopCount > 0 ? [{ kind: "stops", text: t("stops", { count: stopCount }) } as const] : []),
        ...(euro === undefined ? [] : [{ kind: "price", text: euro } as const]),
      ],
      rating: { shown: t("rating.shown"), spoken: t("rating.spoken") },
      moreLabel: t("details"),
      href: pathOf(language, "tours", slug),
    };
  });
}
